import { everywhere } from '../edit/areas.ts';
import { counted, doing, paintable, painted, paintEffects, showing, valueOf, type Tool } from './tool.ts';

/** Paints every hex of one kind, wherever it lies. */
export const replaceTool: Tool<null> = {
  id: 'replace',
  title: 'Replace everywhere',
  key: 'k',
  cursor: 'crosshair',
  idle: null,
  busy: () => false,
  handle(_, event, context) {
    if (event.type === 'key' || event.type === 'leave' || event.type === 'up' || event.hit.hex < 0)
      return showing(null);
    const { staged, options } = context;
    const kind = valueOf(staged, options.plane, event.hit.hex);
    const all = everywhere(staged.grid, (hex) => valueOf(staged, options.plane, hex) === kind);
    const area = paintable(context, all);
    if (event.type === 'down') return doing(null, paintEffects(context, 'Replace', area));
    return showing(null, { paint: painted(context, area), note: counted(area.length, 'hex', 'hexes') });
  },
};
