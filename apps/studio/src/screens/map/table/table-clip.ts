/** What was copied from a table, kept while the studio is open: it may be laid on another one. */
import { inchesText, type Point } from '@hexwright/table';
import { itemOf, type JsonObject, placementOf, type Project } from '@hexwright/workspace';
import { isObject } from '../../../scene/items.ts';
import type { TableList } from './table-edits.ts';

const INCH = 1000;

/** A thing of a table, or a unit with the way it stands. */
type Clip =
  | { readonly list: TableList; readonly stem: string; readonly item: JsonObject }
  | { readonly list: 'units'; readonly stem: string; readonly item: JsonObject; readonly placement: JsonObject };

let clip: Clip | null = null;

/** Copies a thing of a table or a unit on it; false where it is not there. */
export function copyThing(project: Project, id: string, list: Clip['list'], name: string): boolean {
  const item = itemOf(project, id, list === 'units' ? `units/${name}` : `table/${list}/${name}`);
  if (!isObject(item)) return false;
  const stem = name.replace(/-\d+$/, '');
  if (list !== 'units') clip = { list, stem, item };
  else {
    const placement = placementOf(project, id, name);
    if (placement === undefined) return false;
    clip = { list, stem, item, placement };
  }
  return true;
}

/** What was copied, as it lies with its first point somewhere; null for nothing. */
export function thingAt({ x, y }: Point): Clip | null {
  if (clip === null) return null;
  if (clip.list === 'units') {
    return { ...clip, placement: { ...clip.placement, hexes: [`${inchesText(x)},${inchesText(y)}`] } };
  }
  const { item } = clip;
  const [first] = pointsOf(item);
  if (first === undefined) return null;
  const [right, down] = [x / INCH - first[0], y / INCH - first[1]];
  const moved = (point: readonly number[]): number[] => [point[0] + right, point[1] + down];
  const list = (name: string): JsonObject => {
    const points = item[name];
    return Array.isArray(points) ? { [name]: points.map((point) => moved(point as number[])) } : {};
  };
  const at = item['at'];
  const alone: JsonObject = Array.isArray(at) ? { at: moved(at as number[]) } : {};
  return { ...clip, item: { ...item, ...list('area'), ...list('line'), ...alone } };
}

function pointsOf({ area, line, at }: JsonObject): readonly (readonly number[])[] {
  const points = area ?? line ?? [at ?? []];
  return (points as readonly (readonly number[])[]).filter((point) => point.length === 2);
}
