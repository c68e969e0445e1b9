import { everywhere } from '../edit/areas.ts';
import { reachFrom, type Reach } from './reach.ts';
import { doing, paintEffects, showing, valueOf, type Tool } from './tool.ts';

/** Paints every hex of one kind, wherever it lies. */
export const replaceTool: Tool<Reach | null> = {
  id: 'replace',
  title: 'Replace everywhere',
  key: 'k',
  cursor: 'crosshair',
  idle: null,
  busy: () => false,
  touches: (options) => [options.plane],
  handle(before, event, context) {
    if (event.type === 'key') return showing(before, before?.preview);
    if (event.type === 'leave' || event.type === 'up' || event.hit.hex < 0) return showing(null);
    const { staged, options } = context;
    const { hex } = event.hit;
    const reach = reachFrom(before, hex, context, () => {
      const kind = valueOf(staged, options.plane, hex);
      return everywhere(staged.grid, (other) => valueOf(staged, options.plane, other) === kind);
    });
    if (event.type === 'down') return doing(null, paintEffects(context, 'Replace', reach.hexes));
    return showing(reach, reach.preview);
  },
};
