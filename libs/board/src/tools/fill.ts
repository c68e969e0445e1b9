import { connected } from '../edit/areas.ts';
import { counted, doing, paintable, painted, paintEffects, showing, valueOf, type Tool } from './tool.ts';

/** Paints all like ground that hangs together, and shows beforehand how far that goes. */
export const fillTool: Tool<null> = {
  id: 'fill',
  title: 'Fill',
  key: 'g',
  cursor: 'crosshair',
  idle: null,
  busy: () => false,
  handle(_, event, context) {
    if (event.type === 'key' || event.type === 'leave' || event.type === 'up' || event.hit.hex < 0)
      return showing(null);
    const { staged, options, selection } = context;
    const { hex } = event.hit;
    const kind = valueOf(staged, options.plane, hex);
    const chosen = new Set(selection);
    const inside = (other: number): boolean => chosen.size === 0 || chosen.has(other);
    const same = (other: number): boolean => valueOf(staged, options.plane, other) === kind && inside(other);
    const area = inside(hex) ? paintable(context, connected(staged.grid, hex, same)) : [];
    if (event.type === 'down') return doing(null, paintEffects(context, 'Fill', area));
    return showing(null, { paint: painted(context, area), note: counted(area.length, 'hex', 'hexes') });
  },
};
