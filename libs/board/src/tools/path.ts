import { lineBetween } from '../edit/areas.ts';
import { counted, doing, showing, type Tool, type ToolAnswer, type ToolContext } from './tool.ts';

/** The hexes drawn through so far, or null. */
type PathState = readonly number[] | null;

/** Draws roads, streams and the like from center to center. Going back takes the end away; alt removes a whole path. */
export const pathTool: Tool<PathState> = {
  id: 'path',
  title: 'Draw roads and streams',
  key: 'p',
  cursor: 'crosshair',
  idle: null,
  holds: true,
  busy: (state) => state !== null,
  touches: () => ['paths'],
  handle(state, event, context) {
    if (event.type === 'key' || event.type === 'leave') return showing(state);
    const { hit } = event;
    if (state === null && (context.options.erase || event.keys.alt))
      return removing(event.type === 'down', hit.path, context);
    if (event.type === 'down') return hit.hex < 0 ? showing(null) : shown([hit.hex], context);
    if (state === null) return showing(null, hit.hex < 0 ? {} : { brush: [hit.hex] });
    const way = hit.hex < 0 ? state : extended(state, hit.hex, context);
    if (event.type === 'move') return shown(way, context);
    const kind = context.staged.scene.pathStyles[context.options.pathStyle];
    if (way.length < 2 || kind === undefined) return showing(null);
    const title = `Draw ${kind.name.toLowerCase()} through ${counted(way.length, 'hex', 'hexes')}`;
    return doing(null, [{ do: 'add-path', title, style: context.options.pathStyle, hexes: way }]);
  },
};

function shown(way: readonly number[], { options }: ToolContext): ToolAnswer<PathState> {
  return showing(way, { path: way, pathStyle: options.pathStyle, note: counted(way.length, 'hex', 'hexes') });
}

function extended(way: readonly number[], hex: number, { staged }: ToolContext): readonly number[] {
  // Back over its own last hexes the pen rubs out; anywhere else it may cross itself.
  if (way.length > 1 && hex === way.at(-2)) return way.slice(0, -1);
  const last = way.at(-1);
  if (last === undefined || last === hex) return way;
  return [...way, ...lineBetween(staged.grid, last, hex).slice(1)];
}

function removing(pressed: boolean, index: number, { staged }: ToolContext): ToolAnswer<PathState> {
  const path = staged.scene.paths[index];
  if (path === undefined) return showing(null);
  if (!pressed) return showing(null, { path: path.hexes, pathStyle: path.style, erase: true });
  const title = `Remove ${staged.scene.pathStyles[path.style].name.toLowerCase()}`;
  return doing(null, [{ do: 'remove-path', title, path: path.id }]);
}
