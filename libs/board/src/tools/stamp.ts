import { mirroredPatch, placedPatch, rotatedPatch, type Patch } from '../edit/patch.ts';
import { LAYER_NAMES } from '../scene/layers.ts';
import { MIRROR, TURN_LEFT, TURN_RIGHT } from './icon.ts';
import { setting, type Option } from './options.ts';
import { selectTool } from './select.ts';
import type { ToolAction } from './space.ts';
import { counted, doing, showing, type Tool, type ToolAnswer, type ToolContext } from './tool.ts';

/** A copied piece of map to be laid down, or null. */
export const PATCH: Option<Patch | null> = { title: 'The copy', initial: null };

/** Lays a copied piece of map down and shows beforehand what it would become. R turns it, F mirrors it. */
export const stampTool: Tool<null> = {
  id: 'stamp',
  title: 'Paste',
  key: 't',
  cursor: 'crosshair',
  icon: [{ d: 'M7.2 7.2h9.2v9.4H7.2ZM4.8 12.8H3.6V3.4h9.2v1.4' }],
  idle: null,
  hint: ({ options }) =>
    options.get(PATCH) === null ? 'Select hexes and copy them with Ctrl+C first.' : 'Click to paste, Esc cancels.',
  actions: ({ options }) => (options.get(PATCH) === null ? null : { of: PATCH.title, list: ACTIONS }),
  busy: () => false,
  touches: () => ['terrain', 'elevation'],
  handle(_, event, context) {
    const patch = context.options.get(PATCH);
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
    const kept = touchable(patch, context);
    const placed = placedPatch(grid, kept, hex);
    const what = `${counted(placed.hexes.length, 'hex', 'hexes')}${without(patch, kept, context)}`;
    if (event.type === 'down') return doing(null, [{ do: 'lay-patch', title: `Paste ${what}`, patch: kept, hex }]);
    return showing(null, {
      paint: placed.hexes.map((one) => ({ hex: one.hex, terrain: one.terrain, level: one.elevation })),
      sides: placed.sides.map(({ side }) => side),
      sideStyle: placed.sides[0]?.style ?? 0,
      note: what,
    });
  },
  // A hand without its copy is as good as empty.
  letGo: ({ options }) =>
    options.get(PATCH) === null
      ? []
      : [
          { do: 'options', settings: [setting(PATCH, null)] },
          { do: 'take', tool: selectTool.id },
        ],
};

const ACTIONS: readonly ToolAction[] = [
  { title: 'Turn left (R)', icon: TURN_LEFT, press: 'r' },
  { title: 'Turn right (Shift+R)', icon: TURN_RIGHT, press: 'r', shift: true },
  { title: 'Mirror (F)', icon: MIRROR, press: 'f' },
];

/** What of a copy may be laid down: hexsides and paths stay away where their layer is locked or hidden. */
function touchable(patch: Patch, { untouchable }: ToolContext): Patch {
  return {
    hexes: patch.hexes,
    sides: untouchable.has('sides') ? [] : patch.sides,
    paths: untouchable.has('paths') ? [] : patch.paths,
  };
}

/** Says what stays away, and why: ` without hexsides (locked)`. */
function without(patch: Patch, kept: Patch, { untouchable }: ToolContext): string {
  const left = (['sides', 'paths'] as const).filter((layer) => kept[layer].length < patch[layer].length);
  const words = left.map((layer) => `${LAYER_NAMES[layer].toLowerCase()} (${untouchable.get(layer)})`);
  return words.length === 0 ? '' : ` without ${words.join(' and ')}`;
}

function changed(patch: Patch, said: string): ToolAnswer<null> {
  return doing(null, [{ do: 'options', settings: [setting(PATCH, patch)], said }]);
}
