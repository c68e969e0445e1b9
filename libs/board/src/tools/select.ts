import { connected, everywhere, inLasso, inRectangle } from '../edit/areas.ts';
import { combined, modeOfKeys, type SelectionMode } from '../edit/selection.ts';
import type { Point } from '../scene/layout.ts';
import type { Option, Options } from './options.ts';
import { PAINTED_LAYER } from './paint-options.ts';
import {
  counted,
  doing,
  showing,
  valueOf,
  type Tool,
  type ToolAnswer,
  type ToolContext,
  type ToolEvent,
} from './tool.ts';

/** Ways of choosing hexes. */
export type SelectWith = 'rectangle' | 'lasso' | 'wand' | 'same';

/** How hexes are chosen. */
export const SELECT_WITH: Option<SelectWith> = {
  title: 'Select by',
  initial: 'rectangle',
  control: {
    is: 'segments',
    choices: [
      { value: 'rectangle', name: 'Rectangle', tip: 'Drag a rectangle' },
      { value: 'lasso', name: 'Lasso', tip: 'Draw round hexes' },
      { value: 'wand', name: 'Magic wand', tip: 'Contiguous hexes of one kind' },
      { value: 'same', name: 'Select similar', tip: 'Hexes of one kind everywhere' },
    ],
  },
};

/** How newly chosen hexes go together with those chosen before, unless keys say otherwise. */
export const SELECT_MODE: Option<SelectionMode> = {
  title: 'Selection mode',
  initial: 'replace',
  control: {
    is: 'segments',
    choices: [
      { value: 'replace', name: 'New', tip: 'Only what is chosen now' },
      { value: 'add', name: 'Add', tip: 'Add to the selection (Shift)' },
      { value: 'subtract', name: 'Subtract', tip: 'Remove from the selection (Alt)' },
      { value: 'intersect', name: 'Intersect', tip: 'Only what both have (Shift+Alt)' },
    ],
  },
};

/** The line drawn so far (for a rectangle its two corners), or null. */
type SelectState = readonly Point[] | null;

/** Chooses hexes by rectangle, lasso, wand (like ground that hangs together) or all of one kind. Shift adds, alt takes away. */
export const selectTool: Tool<SelectState> = {
  id: 'select',
  title: 'Select hexes',
  key: 'v',
  cursor: 'crosshair',
  icon: [{ d: 'M4 3l4.2 13 2.1-5.3L15.5 9Z' }],
  offers: (now) => [SELECT_WITH, ...(seeksKind(now) ? [PAINTED_LAYER] : []), SELECT_MODE],
  fans: true,
  inspects: true,
  idle: null,
  holds: 'place',
  busy: (state) => state !== null,
  touches: () => [],
  handle(state, event, context) {
    if (event.type === 'key' || event.type === 'leave') return showing(state);
    const [selectWith, selectMode] = [context.options.get(SELECT_WITH), context.options.get(SELECT_MODE)];
    const place = event.hit.place;
    if (seeksKind(context.options)) return pickKind(event, context);
    if (event.type === 'down') return showing([place, place]);
    if (state === null) return showing(null);
    const line = selectWith === 'rectangle' ? [state[0], place] : [...state, place];
    const chosen = enclosed(context, line, event.hit.hex);
    if (event.type === 'move') {
      const outline = selectWith === 'rectangle' ? corners(line[0], line[1]) : line;
      return showing(line, { chosen, outline, note: counted(chosen.length, 'hex', 'hexes') });
    }
    return doing(null, [
      { do: 'select', hexes: combined(context.selection, chosen, modeOfKeys(event.keys, selectMode)) },
    ]);
  },
};

/** Whether a click means all hexes of a kind. */
function seeksKind(options: Options): boolean {
  return options.get(SELECT_WITH) === 'wand' || options.get(SELECT_WITH) === 'same';
}

/** The hexes inside the line; a click, which encloses nothing, means the hex under it. */
function enclosed({ staged, options }: ToolContext, line: readonly Point[], hex: number): number[] {
  const { layout } = staged;
  const first = line[0];
  if (line.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 0.25)) return hex < 0 ? [] : [hex];
  return options.get(SELECT_WITH) === 'rectangle' ? inRectangle(layout, line[0], line[1]) : inLasso(layout, line);
}

function corners(a: Point, b: Point): Point[] {
  return [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];
}

function pickKind(
  event: Extract<ToolEvent, { type: 'down' | 'move' | 'up' }>,
  context: ToolContext,
): ToolAnswer<SelectState> {
  const { staged, options, selection } = context;
  const { hex } = event.hit;
  if (hex < 0 || event.type === 'up') return showing(null);
  const layer = options.get(PAINTED_LAYER);
  const kind = valueOf(staged, layer, hex);
  const same = (other: number): boolean => valueOf(staged, layer, other) === kind;
  const chosen =
    options.get(SELECT_WITH) === 'wand' ? connected(staged.grid, hex, same) : everywhere(staged.grid, same);
  if (event.type === 'move') return showing(null, { chosen, note: counted(chosen.length, 'hex', 'hexes') });
  return doing(null, [
    { do: 'select', hexes: combined(selection, chosen, modeOfKeys(event.keys, options.get(SELECT_MODE))) },
  ]);
}
