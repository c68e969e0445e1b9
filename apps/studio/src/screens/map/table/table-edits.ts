/** What is done to a table by hand, as edits of the document. Points are thousandths of an inch, files have inches. */
import type { TablePlan } from '@hexwright/playtest/screen';
import { norm, type Point } from '@hexwright/table';
import {
  addItem,
  alterItem,
  type JsonObject,
  type Plan,
  placementOf,
  type Project,
  removeItem,
  setItem,
  setItems,
} from '@hexwright/workspace';
import { TABLE_WORDS } from './table-words.ts';

const INCH = 1000;
/** Points are set down on quarters of an inch. */
const GRAIN = 250;

/** A list of what lies on a table. */
export type TableList = 'features' | 'deployments' | 'zones' | 'labels';

/** The nearest point that things are set down on. */
export function snapped({ x, y }: Point, { width, depth }: Pick<TablePlan, 'width' | 'depth'>): Point {
  const near = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value / GRAIN) * GRAIN));
  return { x: near(x, width), y: near(y, depth) };
}

/** A point as files have it. */
export function written({ x, y }: Point): [number, number] {
  return [x / INCH, y / INCH];
}

/** `wood-2`, for the second thing that is called wood. */
export function freeName(stem: string, taken: readonly { readonly id: string }[]): string {
  const names = new Set(taken.map(({ id }) => id));
  for (let number = 1; ; number++) if (!names.has(`${stem}-${number}`)) return `${stem}-${number}`;
}

/** Lays something new on the table. */
export function lay(project: Project, id: string, list: TableList, item: JsonObject): Plan {
  return addItem(project, id, `table/${list}`, item);
}

/** Moves what stands at one point. */
export function moveTo(project: Project, id: string, target: string, to: Point): Plan {
  return setItem(project, id, target, written(to));
}

/** Moves a corner of an area, or a point of a line. */
export function movePoint(project: Project, id: string, target: string, index: number, to: Point): Plan {
  return alterItem(project, id, target, (points) =>
    Array.isArray(points) ? points.map((point, i) => (i === index ? written(to) : point)) : points,
  );
}

/** Gives a part of something another value; undefined leaves it to its kind. */
export function say(project: Project, id: string, target: string, value: string | number | boolean | undefined): Plan {
  return setItem(project, id, target, value);
}

export function takeAway(project: Project, id: string, list: TableList, name: string): Plan {
  return removeItem(project, id, `table/${list}/${name}`);
}

/** Puts a unit on a point of the table, looking some way: tenths of a degree clockwise from north. */
export function stand(project: Project, id: string, unit: string, label: string, facing: number): Plan {
  const values = { hexes: [label], facing: norm(facing) };
  if (placementOf(project, id, unit) === undefined) return addItem(project, id, 'setUp', { unit, ...values });
  const targets = Object.entries(values).map(([name, value]) => ({ target: `setUp/${unit}/${name}`, value }));
  return setItems(project, id, targets, TABLE_WORDS.move(unit, label));
}

/** Gives a unit so many figures side by side at the beginning. */
export function formUp(project: Project, id: string, unit: string, files: number): Plan {
  return setItems(project, id, [{ target: `units/${unit}/values/files`, value: files }], `${unit}: ${files} files`);
}
