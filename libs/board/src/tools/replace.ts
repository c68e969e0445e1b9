import { everywhere } from '../edit/areas.ts';
import { paintOption, PLANE } from './paint-options.ts';
import { reachFrom, type Reach } from './reach.ts';
import { doing, paintEffects, showing, valueOf, type Tool } from './tool.ts';

/** Paints every hex of one kind, wherever it lies. */
export const replaceTool: Tool<Reach | null> = {
  id: 'replace',
  title: 'Replace everywhere',
  key: 'k',
  cursor: 'crosshair',
  icon: [{ d: 'M3 7.5A7 7 0 0 1 15.4 5.3M15.6 2.4v3.2h-3.2M17 12.5A7 7 0 0 1 4.6 14.7M4.4 17.6v-3.2h3.2' }],
  offers: (now) => [PLANE, paintOption(now)],
  paints: true,
  idle: null,
  busy: () => false,
  touches: (options) => [options.get(PLANE)],
  handle(before, event, context) {
    if (event.type === 'key') return showing(before, before?.preview);
    if (event.type === 'leave' || event.type === 'up' || event.hit.hex < 0) return showing(null);
    const { staged, options } = context;
    const { hex } = event.hit;
    const reach = reachFrom(before, hex, context, () => {
      const plane = options.get(PLANE);
      const kind = valueOf(staged, plane, hex);
      return everywhere(staged.grid, (other) => valueOf(staged, plane, other) === kind);
    });
    if (event.type === 'down') return doing(null, paintEffects(context, 'Replace', reach.hexes));
    return showing(reach, reach.preview);
  },
};
