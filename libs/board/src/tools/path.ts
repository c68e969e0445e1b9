import { wayDown, wayMoved, type WayPen } from '../edit/way-pen.ts';
import type { Option } from './options.ts';
import { digitOf, ERASE } from './paint-options.ts';
import { counted, doing, showing, type Tool, type ToolAnswer, type ToolContext } from './tool.ts';

/** Index of the kind of path that is drawn; digits choose it. */
export const PATH_STYLE: Option<number> = {
  title: 'Kind',
  initial: 0,
  control: {
    is: 'list',
    choices: ({ scene }) => scene.pathStyles.map(({ name }, value) => ({ value, name })),
    empty: 'The terrain chart has no kind of this yet.',
  },
  keyed: (key, style, { scene }) => digitOf(key, style, scene.pathStyles.length),
  said: (style, { scene }) => scene.pathStyles.at(style)?.name ?? null,
};

/** Draws roads, streams and the like from center to center. Going back takes the end away; alt removes a whole path. */
export const pathTool: Tool<WayPen | null> = {
  id: 'path',
  title: 'Draw roads and streams',
  key: 'p',
  cursor: 'crosshair',
  icon: [
    { d: 'M2.5 16.5C6 16.5 5 11 9.4 10.4S14.4 4 17.5 3.5' },
    { d: 'M2.5 12.8C4.8 12.2 4.8 8 8.6 7.2M11.4 13.6c3.2-.8 3.6-4.4 6.1-5.6', look: 'faint' },
  ],
  offers: () => [PATH_STYLE, ERASE],
  paints: true,
  idle: null,
  holds: 'place',
  busy: (state) => state !== null,
  touches: () => ['paths'],
  handle(state, event, context) {
    if (event.type === 'key' || event.type === 'leave') return showing(state);
    const { hit } = event;
    if (state === null && (context.options.get(ERASE) || event.keys.alt))
      return removing(event.type === 'down', hit.path, context);
    if (event.type === 'down') return hit.hex < 0 ? showing(null) : shown(wayDown(hit), context);
    if (state === null) return showing(null, hit.hex < 0 ? {} : { brush: [hit.hex] });
    const pen = wayMoved(context.staged.layout, state, hit.place);
    if (event.type === 'move') return shown(pen, context);
    const way = pen.hexes;
    const style = context.options.get(PATH_STYLE);
    const kind = context.staged.scene.pathStyles[style];
    if (way.length < 2 || kind === undefined) return showing(null);
    const title = `Draw ${kind.name.toLowerCase()} through ${counted(way.length, 'hex', 'hexes')}`;
    return doing(null, [{ do: 'add-path', title, style, hexes: way }]);
  },
};

function shown(pen: WayPen, { options }: ToolContext): ToolAnswer<WayPen | null> {
  const { hexes } = pen;
  return showing(pen, { path: hexes, pathStyle: options.get(PATH_STYLE), note: counted(hexes.length, 'hex', 'hexes') });
}

function removing(pressed: boolean, index: number, { staged }: ToolContext): ToolAnswer<WayPen | null> {
  const path = staged.scene.paths[index];
  if (path === undefined) return showing(null);
  if (!pressed) return showing(null, { path: path.hexes, pathStyle: path.style, erase: true });
  const title = `Remove ${staged.scene.pathStyles[path.style].name.toLowerCase()}`;
  return doing(null, [{ do: 'remove-path', title, path: path.id }]);
}
