import { connected } from '../edit/areas.ts';
import { reachFrom, type Reach } from './reach.ts';
import { doing, paintEffects, showing, valueOf, type Tool } from './tool.ts';

/** Paints all like ground that hangs together, and shows beforehand how far that goes. */
export const fillTool: Tool<Reach | null> = {
  id: 'fill',
  title: 'Fill',
  key: 'g',
  cursor: 'crosshair',
  idle: null,
  busy: () => false,
  touches: (options) => [options.plane],
  handle(before, event, context) {
    if (event.type === 'key') return showing(before, before?.preview);
    if (event.type === 'leave' || event.type === 'up' || event.hit.hex < 0) return showing(null);
    const { staged, options, selection } = context;
    const { hex } = event.hit;
    const reach = reachFrom(before, hex, context, () => {
      const kind = valueOf(staged, options.plane, hex);
      const chosen = new Set(selection);
      const inside = (other: number): boolean => chosen.size === 0 || chosen.has(other);
      if (!inside(hex)) return [];
      return connected(staged.grid, hex, (other) => valueOf(staged, options.plane, other) === kind && inside(other));
    });
    if (event.type === 'down') return doing(null, paintEffects(context, 'Fill', reach.hexes));
    return showing(reach, reach.preview);
  },
};
