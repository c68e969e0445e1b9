import { wayDown, wayMoved, type WayPen } from '../edit/way-pen.ts';
import { counted, doing, showing, type Tool, type ToolAnswer, type ToolContext } from './tool.ts';

/** Draws roads, streams and the like from center to center. Going back takes the end away; alt removes a whole path. */
export const pathTool: Tool<WayPen | null> = {
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
    if (event.type === 'down') return hit.hex < 0 ? showing(null) : shown(wayDown(hit), context);
    if (state === null) return showing(null, hit.hex < 0 ? {} : { brush: [hit.hex] });
    const pen = wayMoved(context.staged.layout, state, hit.place);
    if (event.type === 'move') return shown(pen, context);
    const way = pen.hexes;
    const kind = context.staged.scene.pathStyles[context.options.pathStyle];
    if (way.length < 2 || kind === undefined) return showing(null);
    const title = `Draw ${kind.name.toLowerCase()} through ${counted(way.length, 'hex', 'hexes')}`;
    return doing(null, [{ do: 'add-path', title, style: context.options.pathStyle, hexes: way }]);
  },
};

function shown(pen: WayPen, { options }: ToolContext): ToolAnswer<WayPen | null> {
  const { hexes } = pen;
  return showing(pen, { path: hexes, pathStyle: options.pathStyle, note: counted(hexes.length, 'hex', 'hexes') });
}

function removing(pressed: boolean, index: number, { staged }: ToolContext): ToolAnswer<WayPen | null> {
  const path = staged.scene.paths[index];
  if (path === undefined) return showing(null);
  if (!pressed) return showing(null, { path: path.hexes, pathStyle: path.style, erase: true });
  const title = `Remove ${staged.scene.pathStyles[path.style].name.toLowerCase()}`;
  return doing(null, [{ do: 'remove-path', title, path: path.id }]);
}
