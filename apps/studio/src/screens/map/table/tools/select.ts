import { bearing, distance, norm, type Point } from '@hexwright/table';
import type { TableUnit } from '../../../../table/units.ts';
import { chosenPoints, chosenUnit, endsOf, handleOf, thingAt, unitAt } from '../handles.ts';
import { snapped } from '../table-edits.ts';
import { answer, type TableContext, type TableEffect, type TablePreview, type TableTool } from '../table-tool.ts';

/** With the pointer, facings are set by whole degrees. */
const DEGREE = 10;

/** What is dragged: a point of what is chosen, a unit, the way it looks, or an end of its front. */
type Held =
  | { readonly what: 'point'; readonly index: number }
  | { readonly what: 'unit' | 'turn' | 'files'; readonly unit: TableUnit };

/** A drag under way. */
interface Drag {
  readonly held: Held;
  readonly from: Point;
}

/** Chooses what lies on the table, and drags units, points and handles. */
export const selectTool: TableTool<Drag | null> = {
  id: 'select',
  title: 'Select',
  key: 'v',
  cursor: 'default',
  icon: [{ d: 'M5 3v12.5l3.4-3 2.4 4.7 2-1-2.4-4.6H15Z' }],
  hint: () =>
    'Drag units, corners, the dot before a front to turn it, the ends of a front for its files. Keys: [ and ] turn, comma and full stop form, M moves to the cross, Ctrl+C and Ctrl+V copy, Delete removes.',
  idle: null,
  busy: (drag) => drag !== null,
  touches: () => [],
  grabs: (at, context) => heldAt(context, at) !== null,
  handle(drag, event, context) {
    if (event.type === 'key' || event.type === 'leave') return answer(drag);
    const { hit, type } = event;
    if (type === 'down') {
      const held = heldAt(context, hit);
      return answer(held === null ? null : { held, from: hit });
    }
    if (drag === null) {
      return answer(null, null, type === 'up' ? [{ do: 'choose', chosen: thingAt(context, hit) }] : []);
    }
    if (type === 'up') return answer(null, null, dropped(drag, hit, context));
    return answer(drag, isClick(drag, hit, context) ? null : moved(drag, hit, context));
  },
};

/** A pointer that strays no further has clicked. */
function isClick({ from }: Drag, to: Point, { near }: TableContext): boolean {
  return distance(from, to) <= near / 2;
}

/** What is dragged by a pointer that goes down here; null for nothing. */
function heldAt(context: TableContext, point: Point): Held | null {
  const isNear = (one: Point): boolean => distance(one, point) <= context.near;
  const index = chosenPoints(context).findIndex(isNear);
  if (index >= 0) return { what: 'point', index };
  const chosen = chosenUnit(context);
  if (chosen !== undefined && isNear(handleOf(chosen))) return { what: 'turn', unit: chosen };
  if (chosen !== undefined && endsOf(chosen).some(isNear)) return { what: 'files', unit: chosen };
  const unit = unitAt(context, point);
  return unit === undefined ? null : { what: 'unit', unit };
}

function dropped(drag: Drag, to: Point, context: TableContext): TableEffect[] {
  const { held } = drag;
  const { chosen, plan } = context;
  if (isClick(drag, to, context))
    return held.what === 'unit' ? [{ do: 'choose', chosen: { list: 'units', id: held.unit.id } }] : [];
  if (held.what === 'point') {
    return chosen === null ? [] : [{ do: 'move-point', chosen, index: held.index, to: snapped(to, plan) }];
  }
  const { x, y, facing, files } = stance(held, drag.from, to, context);
  const unit = held.unit.id;
  return held.what === 'files' ? [{ do: 'form', unit, files }] : [{ do: 'stand', unit, at: { x, y }, facing }];
}

function moved({ held, from }: Drag, to: Point, context: TableContext): Partial<TablePreview> {
  if (held.what !== 'point') return { unit: { id: held.unit.id, outline: stance(held, from, to, context) } };
  return { points: chosenPoints(context).map((point, i) => (i === held.index ? snapped(to, context.plan) : point)) };
}

/** Where a unit stands that is dragged: as far from where it stood as the hand has gone. */
function stance(
  { what, unit: { outline } }: Exclude<Held, { readonly what: 'point' }>,
  from: Point,
  to: Point,
  { plan }: TableContext,
): TableUnit['outline'] {
  if (what === 'files') {
    // The middle of the front stays: both ends go as far.
    const room = outline.width / Math.max(1, outline.files);
    const files = Math.round((2 * distance(outline, to)) / room);
    return inFiles(outline, Math.max(1, Math.min(outline.figures, files)));
  }
  if (what === 'turn') return { ...outline, facing: norm(Math.round(bearing(outline, to) / DEGREE) * DEGREE) };
  return { ...outline, ...snapped({ x: outline.x + to.x - from.x, y: outline.y + to.y - from.y }, plan) };
}

/** A block in so many files, with as many ranks as its figures then need. */
function inFiles(outline: TableUnit['outline'], files: number): TableUnit['outline'] {
  const ranks = Math.ceil(outline.figures / files);
  const [front, deep] = [outline.width / Math.max(1, outline.files), outline.depth / Math.max(1, outline.ranks)];
  return { ...outline, files, ranks, width: front * files, depth: deep * ranks };
}
