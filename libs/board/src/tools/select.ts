import { connected, everywhere, inLasso, inRectangle } from '../edit/areas.ts';
import { combined, modeOfKeys } from '../edit/selection.ts';
import type { Point } from '../scene/layout.ts';
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

/** The line drawn so far (for a rectangle its two corners), or null. */
type SelectState = readonly Point[] | null;

/** Chooses hexes by rectangle, lasso, wand (like ground that hangs together) or all of one kind. Shift adds, alt takes away. */
export const selectTool: Tool<SelectState> = {
  id: 'select',
  title: 'Select hexes',
  key: 'v',
  cursor: 'crosshair',
  idle: null,
  holds: true,
  busy: (state) => state !== null,
  touches: () => [],
  handle(state, event, context) {
    if (event.type === 'key' || event.type === 'leave') return showing(state);
    const { selectWith, selectMode } = context.options;
    const place = event.hit.place;
    if (selectWith === 'wand' || selectWith === 'same') return pickKind(event, context);
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

/** The hexes inside the line; a click, which encloses nothing, means the hex under it. */
function enclosed({ staged, options }: ToolContext, line: readonly Point[], hex: number): number[] {
  const { layout } = staged;
  const first = line[0];
  if (line.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 0.25)) return hex < 0 ? [] : [hex];
  return options.selectWith === 'rectangle' ? inRectangle(layout, line[0], line[1]) : inLasso(layout, line);
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
  const kind = valueOf(staged, options.plane, hex);
  const same = (other: number): boolean => valueOf(staged, options.plane, other) === kind;
  const chosen = options.selectWith === 'wand' ? connected(staged.grid, hex, same) : everywhere(staged.grid, same);
  if (event.type === 'move') return showing(null, { chosen, note: counted(chosen.length, 'hex', 'hexes') });
  return doing(null, [
    { do: 'select', hexes: combined(selection, chosen, modeOfKeys(event.keys, options.selectMode)) },
  ]);
}
