import { mirroredPatch, placedPatch, rotatedPatch, type Patch } from '../edit/patch.ts';
import { counted, doing, showing, type Tool, type ToolAnswer } from './tool.ts';

/** Lays a copied piece of map down and shows beforehand what it would become. R turns it, F mirrors it. */
export const stampTool: Tool<null> = {
  id: 'stamp',
  title: 'Paste',
  key: 't',
  cursor: 'crosshair',
  idle: null,
  busy: () => false,
  touches: () => ['ground', 'elevation'],
  handle(_, event, context) {
    const { patch } = context.options;
    if (patch === null || event.type === 'leave') return showing(null);
    const { grid } = context.staged;
    if (event.type === 'key') {
      const key = event.key.toLowerCase();
      if (key === 'r') return changed(rotatedPatch(patch, event.keys.shift ? -1 : 1), 'Copy turned by 60 degrees');
      if (key !== 'f') return showing(null);
      const axis = event.keys.shift ? 'top-bottom' : 'left-right';
      return changed(mirroredPatch(patch, axis, grid.orientation), 'Copy mirrored');
    }
    const { hex } = event.hit;
    if (hex < 0 || event.type === 'up') return showing(null);
    const placed = placedPatch(grid, patch, hex);
    const what = counted(placed.hexes.length, 'hex', 'hexes');
    if (event.type === 'down') return doing(null, [{ do: 'lay-patch', title: `Paste ${what}`, patch, hex }]);
    return showing(null, {
      paint: placed.hexes.map((one) => ({ hex: one.hex, ground: one.ground, level: one.elevation })),
      sides: placed.sides.map(({ side }) => side),
      sideStyle: placed.sides[0]?.style ?? 0,
      note: what,
    });
  },
};

function changed(patch: Patch, said: string): ToolAnswer<null> {
  return doing(null, [{ do: 'options', options: { patch }, said }]);
}
