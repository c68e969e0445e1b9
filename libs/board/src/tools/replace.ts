import { everywhere } from '../edit/areas.ts';
import { paintOption, PAINTED_LAYER } from './paint-options.ts';
import { paintAreaFrom, type PaintArea } from './paint-area.ts';
import { doing, paintEffects, showing, valueOf, type Tool } from './tool.ts';

/** Paints every hex of one kind, wherever it lies. */
export const replaceTool: Tool<PaintArea | null> = {
  id: 'replace',
  title: 'Replace everywhere',
  key: 'k',
  cursor: 'crosshair',
  icon: [{ d: 'M3 7.5A7 7 0 0 1 15.4 5.3M15.6 2.4v3.2h-3.2M17 12.5A7 7 0 0 1 4.6 14.7M4.4 17.6v-3.2h3.2' }],
  offers: (now) => [PAINTED_LAYER, paintOption(now)],
  paints: true,
  idle: null,
  busy: () => false,
  touches: (options) => [options.get(PAINTED_LAYER)],
  handle(before, event, context) {
    if (event.type === 'key') return showing(before, before?.preview);
    if (event.type === 'leave' || event.type === 'up' || event.hit.hex < 0) return showing(null);
    const { staged, options } = context;
    const { hex } = event.hit;
    const area = paintAreaFrom(before, hex, context, () => {
      const layer = options.get(PAINTED_LAYER);
      const kind = valueOf(staged, layer, hex);
      return everywhere(staged.grid, (other) => valueOf(staged, layer, other) === kind);
    });
    if (event.type === 'down') return doing(null, paintEffects(context, 'Replace', area.hexes));
    return showing(area, area.preview);
  },
};
