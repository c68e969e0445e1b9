/** What differences mark on the map. */
import type { JsonValue } from '@hexwright/model';
import type { MapOf } from '@hexwright/workspace';
import { isObject } from '../../scene/items.ts';
import type { ValueDifference } from '../../session/differences.ts';
import type { LabelledPaint } from './painted-changes.ts';

/** A map that things are marked on. */
type Ground = Pick<MapOf, 'grid' | 'numbering'>;

/** A place where something has come, or has gone, and a way that something was moved. */
export type Mark =
  | { readonly is: 'was' | 'now'; readonly hex: number }
  /** The side of a hex in a direction, 0 to 5. */
  | { readonly is: 'was' | 'now'; readonly hex: number; readonly direction: number }
  | { readonly is: 'moved'; readonly hex: number; readonly to: number };

/** Properties that name places on the map. */
const PLACES = ['value', 'hex', 'hexes', 'path', 'between'];

/**
 * Where something has come, has gone, or was moved.
 *
 * @param setUp the set-up as it is now, where the differences are those of its file
 */
export function mapMarks(
  map: Ground,
  groups: readonly LabelledPaint[],
  values: readonly ValueDifference[],
  setUp: unknown,
): readonly Mark[] {
  return [
    ...groups.flatMap(({ labels }) => labels.flatMap((one) => hexMark(map, 'now', one))),
    ...values.flatMap(({ was, path }) => marksOf(map, 'was', was, path)),
    ...values.flatMap(({ now, path }) => marksOf(map, 'now', now, path)),
    ...values.flatMap((value) => moved(map, value)),
    ...turned(setUp, values).flatMap((one) => hexMark(map, 'now', one)),
  ];
}

/** A hex by its label; none that is off the map as it is now. */
function hexMark({ numbering }: Ground, is: 'was' | 'now', label: string): readonly Mark[] {
  const hex = numbering.hexOf(label);
  return hex < 0 ? [] : [{ is, hex }];
}

/** The places that a value on the map speaks of: hexes, or the side that two hexes share. */
function marksOf(
  map: Ground,
  is: 'was' | 'now',
  value: JsonValue | undefined,
  path: readonly string[],
): readonly Mark[] {
  if (isObject(value)) return PLACES.flatMap((name) => marksOf(map, is, value[name], [...path, name]));
  const labels = labelsIn(value, path);
  if (path.at(-1) !== 'between') return labels.flatMap((one) => hexMark(map, is, one));
  const [hex = -1, other = -1] = labels.map((one) => map.numbering.hexOf(one));
  const direction = hex < 0 || other < 0 ? -1 : map.grid.directionBetween(hex, other);
  return direction < 0 ? [] : [{ is, hex, direction }];
}

/** The way of a counter that stands elsewhere in the set-up. */
function moved({ numbering }: Ground, { path, was, now }: ValueDifference): readonly Mark[] {
  if (path[0] !== 'setUp' || path.at(-1) !== 'hexes') return [];
  const [hex, to] = [was, now].map((one) => numbering.hexOf(labelsIn(one, path)[0] ?? ''));
  return hex < 0 || to < 0 || hex === to ? [] : [{ is: 'moved', hex, to }];
}

/** The hexes of counters that stand where they stood, and are otherwise there than they were. */
function turned(setUp: unknown, values: readonly ValueDifference[]): readonly string[] {
  const placed = new Set(
    values.flatMap(({ path: [list, unit = '', part] }) =>
      list === 'setUp' && part !== undefined && part !== 'hexes' ? [unit] : [],
    ),
  );
  const entries = Array.isArray(setUp) ? (setUp as readonly JsonValue[]).filter(isObject) : [];
  return entries
    .filter(({ unit }) => typeof unit === 'string' && placed.has(unit))
    .flatMap(({ hexes }) => labelsIn(hexes, ['hexes']));
}

/** The hex numbers that a value says where its path ends with a property of places. */
function labelsIn(value: JsonValue | undefined, path: readonly string[]): readonly string[] {
  if (!PLACES.slice(1).includes(path.at(-1) ?? '')) return [];
  const all: readonly JsonValue[] = Array.isArray(value) ? (value as readonly JsonValue[]) : [value ?? null];
  return all.filter((one) => typeof one === 'string');
}
