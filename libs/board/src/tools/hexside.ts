import { sideAcross } from '@hexwright/hex';
import { penDown, penMoved, penSides, type SidePen } from '../edit/side-pen.ts';
import type { Option } from './options.ts';
import { digitOf, ERASE } from './paint-options.ts';
import { counted, doing, showing, type Tool, type ToolContext, type ToolEffect } from './tool.ts';

/** Index of the kind of hexside that is drawn; digits choose it. */
export const SIDE_STYLE: Option<number> = {
  title: 'Kind',
  initial: 0,
  control: {
    is: 'list',
    choices: ({ scene }) => scene.sideStyles.map(({ name }, value) => ({ value, name })),
    empty: 'The terrain chart has no kind of this yet.',
  },
  keyed: (key, style, { scene }) => digitOf(key, style, scene.sideStyles.length),
  said: (style, { scene }) => scene.sideStyles.at(style)?.name ?? null,
};

/** Draws along hexsides, as the pen is led over the map; a click sets a single side. Alt takes away. */
export const hexsideTool: Tool<SidePen | null> = {
  id: 'hexside',
  title: 'Draw hexsides',
  key: 's',
  cursor: 'crosshair',
  icon: [
    { d: 'M10 2.2 16.8 6.1V13.9L10 17.8 3.2 13.9V6.1Z', look: 'faint' },
    { d: 'M10 2.2 16.8 6.1V13.9', look: 'bold' },
  ],
  offers: () => [SIDE_STYLE, ERASE],
  paints: true,
  idle: null,
  holds: 'corner',
  busy: (pen) => pen !== null,
  touches: () => ['sides'],
  handle(pen, event, context) {
    if (event.type === 'key' || event.type === 'leave') return showing(pen);
    const { hit } = event;
    const erase = context.options.get(ERASE) || event.keys.alt;
    const look = { sideStyle: context.options.get(SIDE_STYLE), erase };
    const meant = inner(context, [hit.side]);
    if (event.type === 'down') return hit.hex < 0 ? showing(null) : showing(penDown(hit), { ...look, sides: meant });
    if (pen === null) return showing(null, hit.hex < 0 ? {} : { ...look, sides: meant });
    const next = penMoved(context.staged.layout, pen, hit.place);
    const drawn = inner(context, penSides(next));
    if (event.type === 'move')
      return showing(next, { ...look, sides: drawn, note: counted(drawn.length, 'side', 'sides') });
    return doing(null, effects(context, drawn, erase));
  },
};

/** Those of the sides that lie between two hexes: beyond the rim of the map there is nothing to be parted. */
function inner({ staged }: ToolContext, sides: readonly number[]): number[] {
  return sides.filter((side) => side >= 0 && sideAcross(staged.grid, side) >= 0);
}

function effects({ staged, options }: ToolContext, drawn: readonly number[], erase: boolean): ToolEffect[] {
  const style = options.get(SIDE_STYLE);
  const kind = staged.scene.sideStyles[style];
  const there = new Set(staged.scene.sides.filter((one) => one.style === style).map(({ side }) => side));
  const sides = drawn.filter((side) => there.has(side) === erase);
  if (kind === undefined || sides.length === 0) return [];
  const what = counted(sides.length, 'side', 'sides');
  const title = erase ? `Erase ${what}: ${kind.name.toLowerCase()}` : `Draw ${what}: ${kind.name.toLowerCase()}`;
  return [{ do: 'sides', title, style, sides, erase }];
}
