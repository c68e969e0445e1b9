/** Tools that draw on a table, from clicks to what is drawn: plain steps that need no screen. */
import { bearing, type Cell, distance, INCH, inchesText, type Lattice, type Point } from '@hexwright/table';

/** What may be in hand. */
export const TABLE_TOOLS = ['select', 'area', 'line', 'brush', 'deployment', 'label', 'tape'] as const;

export type TableTool = (typeof TABLE_TOOLS)[number];

/** What is being drawn: the points that are set, in order. */
export type Drawing = readonly Point[];

/** What a click makes of a drawing. */
export interface Drawn {
  readonly points: Drawing;
  /** All of it, once it is finished. */
  readonly done: Drawing | null;
}

/** How many points each tool needs at least. */
const LEAST: Readonly<Record<TableTool, number>> = {
  select: 1,
  area: 3,
  line: 2,
  brush: 1,
  deployment: 3,
  label: 1,
  tape: 2,
};

/** A click with a tool. An area is finished by a click on its first corner, a line by one on its last point. */
export function click(tool: TableTool, points: Drawing, at: Point, near: number): Drawn {
  const isArea = tool === 'area' || tool === 'deployment';
  if (tool === 'label') return { points: [], done: [at] };
  if (tool === 'tape')
    return points.length === 1 ? { points: [], done: [...points, at] } : { points: [at], done: null };
  const end = isArea ? points[0] : points[points.length - 1];
  if (end !== undefined && distance(end, at) <= near) return finish(tool, points);
  return { points: [...points, at], done: null };
}

/** Ends a drawing, by Enter or a second click. One of too few points goes on. */
export function finish(tool: TableTool, points: Drawing): Drawn {
  return points.length < LEAST[tool] ? { points, done: null } : { points: [], done: points };
}

/** The squares that a brush comes over on its way from one point to another, with those it has painted. */
export function brushed(lattice: Lattice, painted: ReadonlySet<Cell>, from: Point, to: Point): ReadonlySet<Cell> {
  const steps = Math.max(1, Math.ceil((2 * distance(from, to)) / INCH));
  const cells = Array.from({ length: steps + 1 }, (_, step) =>
    lattice.cellAt({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }),
  );
  return new Set([...painted, ...cells.filter((cell) => cell >= 0)]);
}

/** How far it is from one point to another, and which way. */
export function measured(from: Point, to: Point): string {
  return `${inchesText(distance(from, to))} inches, ${bearing(from, to) / 10}°`;
}
