import { connected } from '../edit/areas.ts';
import { paintOption, PAINTED_LAYER } from './paint-options.ts';
import { paintAreaFrom, type PaintArea } from './paint-area.ts';
import { doing, paintEffects, showing, valueOf, type Tool } from './tool.ts';

/** Paints all like ground that hangs together, and shows beforehand how far that goes. */
export const fillTool: Tool<PaintArea | null> = {
  id: 'fill',
  title: 'Fill',
  key: 'g',
  cursor: 'crosshair',
  icon: [
    {
      d: 'M9 3.2 15.8 10 9.4 16.4 2.8 9.8ZM2.8 9.8h12.6M6.4 5.8 4.6 4M17.2 13c.9 1.3 1.3 2.1 1.3 2.8a1.4 1.4 0 0 1-2.8 0c0-.7.5-1.5 1.5-2.8Z',
    },
  ],
  offers: (now) => [PAINTED_LAYER, paintOption(now)],
  paints: true,
  idle: null,
  busy: () => false,
  touches: (options) => [options.get(PAINTED_LAYER)],
  handle(before, event, context) {
    if (event.type === 'key') return showing(before, before?.preview);
    if (event.type === 'leave' || event.type === 'up' || event.hit.hex < 0) return showing(null);
    const { staged, options, selection } = context;
    const { hex } = event.hit;
    const area = paintAreaFrom(before, hex, context, () => {
      const layer = options.get(PAINTED_LAYER);
      const kind = valueOf(staged, layer, hex);
      const chosen = new Set(selection);
      const inside = (other: number): boolean => chosen.size === 0 || chosen.has(other);
      if (!inside(hex)) return [];
      return connected(staged.grid, hex, (other) => valueOf(staged, layer, other) === kind && inside(other));
    });
    if (event.type === 'down') return doing(null, paintEffects(context, 'Fill', area.hexes));
    return showing(area, area.preview);
  },
};
