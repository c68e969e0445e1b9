// From four corners that are nearly right to a grid that lies on the printed lines.
import type { Point, Raster } from '../image/raster.ts';
import { smaller } from '../image/smaller.ts';
import { edgeProfile } from './edge-profile.ts';
import { edgesOf, placer, scaledGrid, straightGrid, strips, type Grid, type SheetLayout } from './grid.ts';
import type { Corners } from './homography.ts';
import { solve } from './solve.ts';

/** A grid, and how much more of an edge there is on its lines than beside them. */
export interface FittedGrid {
  readonly grid: Grid;
  /** Around 1 and below for a grid that lies anywhere. */
  readonly score: number;
  /** The share of the sides of its cells that lie on an edge: few do where it goes on beside the counters. */
  readonly seen: number;
  /** The same of the cells of the first or last row or column, where it is least: of bare paper it is next to nothing. */
  readonly rim: number;
}

/** A cell is looked at in about as many pixels. */
const CELL_PIXELS = 56;
/** How far from where they are expected lines are looked for, in cells: wide at first, then narrower. */
const REACHES: readonly number[] = [0.16, 0.13, 0.09, 0.06, 0.045, 0.035];
/** So many of them show which gutter to go on with. */
const TRIAL = 3;
/** Gutters to begin with, in cells. */
const GUTTERS: readonly number[] = [0, 0.08, 0.16, 0.24];
/** How far corners may be too far out or in, in cells: from there the edges of the paper or a row of print may look like the line. */
const SPREADS: readonly number[] = [0, -0.1, 0.1];
/** Steps of a profile, in cells. */
const STEP = 0.015;
/** How firmly single lines stay where the gutters put them: they move only where many sides say so. */
const LINE_STIFFNESS = 40;
/** And how firmly strips stay where they are: gutters may be unlike. */
const STRIP_STIFFNESS = 2;
/** An edge on a side is stronger than this, and so many times as strong as what is around it. */
const FAINT = 8;
const STANDS_OUT = 2.5;
/** What nothing moves. */
const FIXED = 1e12;

/**
 * The grid on the picture nearest to four corners. Each side of each cell votes for where its line is, by the strongest
 * edge near it; the corners, the bend, the gutters and, stiffly, the single lines follow what most sides say.
 */
export function refineGrid(source: Raster, layout: SheetLayout, corners: Corners): FittedGrid {
  const rowStarts = strips(layout.rows, layout.rowsInStrip) > 1 ? GUTTERS : [0];
  const columnStarts = strips(layout.columns, layout.columnsInStrip) > 1 ? GUTTERS : [0];
  const starts = SPREADS.map((by) => spread(corners, by / layout.columns))
    .flatMap((from) => rowStarts.map((rowGutter) => ({ from, rowGutter })))
    .flatMap(({ from, rowGutter }) =>
      columnStarts.map((columnGutter) => straightGrid(layout, from, rowGutter, columnGutter)),
    );
  return fittedFrom(source, starts);
}

/** The best of the grids that lie near some others, of which one is not far from right. */
export function fittedFrom(source: Raster, starts: readonly Grid[]): FittedGrid {
  const [
    {
      corners: [one, two],
      layout,
    },
  ] = starts;
  const width = Math.hypot(two.x - one.x, two.y - one.y) / layout.columns;
  const factor = Math.max(1, Math.floor(width / CELL_PIXELS));
  const image = smaller(source, factor);
  const best = starts
    .map((start): FittedGrid => {
      const begun = scaledGrid(start, 1 / factor);
      const grid = REACHES.slice(0, TRIAL).reduce((found, reach) => step(image, found, reach), begun);
      return { grid, ...scoreOf(image, grid) };
    })
    .reduce(better);
  const grid = REACHES.slice(TRIAL).reduce((begun, reach) => step(image, begun, reach), best.grid);
  return { ...scoreOf(image, grid), grid: scaledGrid(grid, factor) };
}

/** The one that lies better of two grids on one picture. */
export function better(one: FittedGrid, other: FittedGrid): FittedGrid {
  return other.score * other.seen > one.score * one.seen ? other : one;
}

/** One side of a cell, where the grid puts it. */
interface Side {
  readonly axis: 'row' | 'column';
  readonly edge: number;
  /** The column of its cell, of a side of a row; its row, of a side of a column. */
  readonly cell: number;
  /** Its ends, as shares of the sheet. */
  readonly ends: readonly [Point, Point];
}

function sidesOf(grid: Grid): Side[] {
  const rows = edgesOf(grid, 'row');
  const columns = edgesOf(grid, 'column');
  const { layout } = grid;
  const sides: Side[] = [];
  for (const [edge, y] of rows.entries()) {
    for (let column = 0; column < layout.columns; column++) {
      sides.push({
        axis: 'row',
        edge,
        cell: column,
        ends: [
          { x: columns[column * 2], y },
          { x: columns[column * 2 + 1], y },
        ],
      });
    }
  }
  for (const [edge, x] of columns.entries()) {
    for (let row = 0; row < layout.rows; row++) {
      sides.push({
        axis: 'column',
        edge,
        cell: row,
        ends: [
          { x, y: rows[row * 2] },
          { x, y: rows[row * 2 + 1] },
        ],
      });
    }
  }
  return sides;
}

interface Vote {
  readonly side: Side;
  readonly direction: Point;
  /** How far from its place the line is, in pixels along `direction`, and how sure that is. */
  readonly offset: number;
  readonly weight: number;
}

function step(image: Raster, grid: Grid, reach: number): Grid {
  const place = placer(grid);
  if (place === null) return grid;
  const cell = cellSize(grid);
  const steps = Math.round(reach / STEP);
  const votes = sidesOf(grid).map((side) => vote(image, side, place, cell, steps));
  return fit(grid, votes, (reach * cell) / 3);
}

function vote(image: Raster, side: Side, place: (x: number, y: number) => Point, cell: number, steps: number): Vote {
  const [from, to] = side.ends.map(({ x, y }) => place(x, y));
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const sign = side.axis === 'row' ? 1 : -1;
  const direction = { x: (-(to.y - from.y) / length) * sign, y: ((to.x - from.x) / length) * sign };
  const across = { x: direction.x * cell, y: direction.y * cell };
  const { strength } = edgeProfile(image, from, to, across, steps, STEP);
  let peak = 0;
  let sum = 0;
  for (const [at, value] of strength.entries()) {
    sum += value;
    if (value > strength[peak]) peak = at;
  }
  const mean = sum / strength.length;
  const [before, at, after] = [strength[peak - 1] ?? 0, strength[peak], strength[peak + 1] ?? 0];
  const curve = before - 2 * at + after;
  const between = peak > 0 && peak < strength.length - 1 && curve < 0 ? (0.5 * (before - after)) / curve : 0;
  const isInside = peak > 0 && peak < strength.length - 1;
  return {
    side,
    direction,
    offset: (peak - steps + between) * STEP * cell,
    weight: isInside ? Math.max(0, at - mean) / (at + 12) : 0,
  };
}

/** Gauss-Newton with weights that fall for votes far from what the others say. */
function fit(grid: Grid, votes: readonly Vote[], tolerance: number): Grid {
  const start = parametersOf(grid);
  const slopes = jacobian(grid, start, votes);
  // Most lines are no matter to a side: those that are, once for all rounds.
  const matters = slopes.map((slope) => slope.flatMap((value, at) => (value === 0 ? [] : [at])));
  let change = stripsMoved(grid, votes, slopes, start.length);
  for (let round = 0; round < 6; round++) {
    const rows = start.map((_, index) => {
      const row = new Array<number>(start.length + 1).fill(0);
      const stiffness = stiffnessOf(grid, index);
      row[index] = stiffness;
      // Lines are pulled back to where their strip puts them.
      if (isLine(grid, index)) row[start.length] = -stiffness * start[index];
      return row;
    });
    for (const [index, { offset, weight }] of votes.entries()) {
      if (weight === 0) continue;
      const slope = slopes[index];
      let rest = offset;
      for (const at of matters[index]) rest -= slope[at] * change[at];
      const trust = weight / (1 + (rest / tolerance) ** 2) ** 2;
      for (const one of matters[index]) {
        const row = rows[one];
        const pull = trust * slope[one];
        for (const other of matters[index]) row[other] += pull * slope[other];
        row[slope.length] += pull * offset;
      }
    }
    change = solve(rows) ?? change;
  }
  return withParameters(
    grid,
    start.map((value, index) => value + change[index]),
  );
}

/** Corners (8), bend, both gutters, and then the lines and strips: those of the rows, then those of the columns. */
const FIRST_LINE = 11;

function parametersOf(grid: Grid): number[] {
  const { rows, columns, rowsInStrip, columnsInStrip } = grid.layout;
  return [
    ...grid.corners.flatMap(({ x, y }) => [x, y]),
    grid.bend,
    grid.rowGutter,
    grid.columnGutter,
    ...linesAndStrips(grid.rowOffsets, rows, rowsInStrip),
    ...linesAndStrips(grid.columnOffsets, columns, columnsInStrip),
  ];
}

function withParameters(grid: Grid, values: readonly number[]): Grid {
  const at = (index: number): Point => ({ x: values[index * 2], y: values[index * 2 + 1] });
  const { rows, columns, rowsInStrip, columnsInStrip } = grid.layout;
  const [, { first: firstOfColumns }] = runsOf(grid);
  return {
    layout: grid.layout,
    corners: [at(0), at(1), at(2), at(3)],
    bend: values[8],
    rowGutter: Math.max(0, values[9]),
    columnGutter: Math.max(0, values[10]),
    rowOffsets: offsetsOf(values.slice(FIRST_LINE, firstOfColumns), rows, rowsInStrip),
    columnOffsets: offsetsOf(values.slice(firstOfColumns), columns, columnsInStrip),
  };
}

/** How far each edge is off its strip's place, and then how far each strip is off its own. */
function linesAndStrips(offsets: readonly number[], count: number, inStrip: number = count): number[] {
  const all = strips(count, inStrip);
  const moved = Array.from({ length: all }, (_, strip) => {
    // The outermost strips are where the corners are.
    if (strip === 0 || strip === all - 1) return 0;
    const own = offsets.slice(strip * inStrip * 2, (strip + 1) * inStrip * 2);
    return own.reduce((sum, offset) => sum + offset, 0) / own.length;
  });
  return [...offsets.map((offset, edge) => offset - moved[Math.floor(edge / (inStrip * 2))]), ...moved];
}

/** How far each edge is off the place that the gutters give it: {@link linesAndStrips} taken together again. */
function offsetsOf(values: readonly number[], count: number, inStrip: number = count): number[] {
  return values.slice(0, count * 2).map((line, edge) => line + values[count * 2 + Math.floor(edge / (inStrip * 2))]);
}

/** What keeps a parameter where it is, besides the votes. */
function stiffnessOf(grid: Grid, index: number): number {
  const cell = cellSize(grid) ** 2;
  const [rows, columns] = runsOf(grid);
  if (index < 8) return 1e-3;
  if (index === 8) return cell * 2;
  if (index === 9) return rows.strips > 1 ? 1e-3 : FIXED;
  if (index === 10) return columns.strips > 1 ? 1e-3 : FIXED;
  const { first, edges, strips: count } = index < columns.first ? rows : columns;
  const place = index - first;
  // The outermost lines and strips are where the corners are.
  if (place < edges) return place === 0 || place === edges - 1 ? FIXED : cell * LINE_STIFFNESS;
  return place === edges || place === edges + count - 1 ? FIXED : cell * STRIP_STIFFNESS;
}

function isLine(grid: Grid, index: number): boolean {
  return runsOf(grid).some(({ first, edges }) => index >= first && index < first + edges);
}

/** Which sides lie elsewhere when a parameter changes: of a line its own sides only, of a strip those of its lines. */
function sidesMovedBy(grid: Grid, index: number): (side: Side) => boolean {
  if (index < FIRST_LINE) return () => true;
  const [rows, columns] = runsOf(grid);
  const run = index < columns.first ? rows : columns;
  const place = index - run.first;
  return ({ axis, edge }) =>
    axis === run.axis &&
    (place < run.edges ? place === edge : place - run.edges === Math.floor(edge / run.edgesInStrip));
}

/** The parameters of the rows, and those of the columns. */
interface Run {
  readonly axis: 'row' | 'column';
  /** The first of them; strips come after lines. */
  readonly first: number;
  readonly edges: number;
  readonly strips: number;
  readonly edgesInStrip: number;
}

function runsOf({ layout: { rows, columns, rowsInStrip = rows, columnsInStrip = columns } }: Grid): [Run, Run] {
  const [ofRows, ofColumns] = [strips(rows, rowsInStrip), strips(columns, columnsInStrip)];
  const next = FIRST_LINE + rows * 2 + ofRows;
  return [
    { axis: 'row', first: FIRST_LINE, edges: rows * 2, strips: ofRows, edgesInStrip: rowsInStrip * 2 },
    { axis: 'column', first: next, edges: columns * 2, strips: ofColumns, edgesInStrip: columnsInStrip * 2 },
  ];
}

/**
 * A first guess of what changes: strips that most of their sides say lie elsewhere than between the outermost ones. From
 * none at all, their sides are too far from the others to be believed.
 */
function stripsMoved(grid: Grid, votes: readonly Vote[], slopes: readonly number[][], parameters: number): number[] {
  const change = new Array<number>(parameters).fill(0);
  for (const { axis, first, edges, strips: count, edgesInStrip } of runsOf(grid)) {
    const wanted = Array.from({ length: count }, (_, strip) =>
      median(
        votes.flatMap(({ side, offset, weight }, vote) => {
          if (side.axis !== axis || Math.floor(side.edge / edgesInStrip) !== strip || weight === 0) return [];
          return offset / slopes[vote][first + edges + strip];
        }),
      ),
    );
    for (let strip = 1; strip < count - 1; strip++) {
      const between = wanted[0] + ((wanted[count - 1] - wanted[0]) * strip) / (count - 1);
      change[first + edges + strip] = wanted[strip] - between;
    }
  }
  return change;
}

function median(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.toSorted((one, other) => one - other)[values.length >> 1];
}

/** How each vote's place moves along its direction when a parameter changes by one. */
function jacobian(grid: Grid, start: readonly number[], votes: readonly Vote[]): number[][] {
  const slopes = votes.map(() => new Array<number>(start.length).fill(0));
  const middlesOf = (one: Grid): ((side: Side) => Point) => {
    const place = placer(one);
    const [rows, columns] = [edgesOf(one, 'row'), edgesOf(one, 'column')];
    return ({ axis, edge, ends }) => {
      const along = (ends[0][axis === 'row' ? 'x' : 'y'] + ends[1][axis === 'row' ? 'x' : 'y']) / 2;
      return place === null ? { x: 0, y: 0 } : axis === 'row' ? place(along, rows[edge]) : place(columns[edge], along);
    };
  };
  const before = votes.map(({ side }) => side).map(middlesOf(grid));
  for (let index = 0; index < start.length; index++) {
    const by = index < 8 ? 0.5 : 0.002;
    const isMoved = sidesMovedBy(grid, index);
    const middle = middlesOf(
      withParameters(
        grid,
        start.map((value, at) => (at === index ? value + by : value)),
      ),
    );
    for (const [vote, { side, direction }] of votes.entries()) {
      if (!isMoved(side)) continue;
      const [one, other] = [before[vote], middle(side)];
      slopes[vote][index] = ((other.x - one.x) * direction.x + (other.y - one.y) * direction.y) / by;
    }
  }
  return slopes;
}

/** How much stronger edges are on the lines than around them, and on which share of the sides they are. */
function scoreOf(image: Raster, grid: Grid): Pick<FittedGrid, 'score' | 'seen' | 'rim'> {
  const place = placer(grid);
  if (place === null) return { score: 0, seen: 0, rim: 0 };
  const cell = cellSize(grid);
  const steps = 20;
  let [on, around] = [0, 0];
  const sides = sidesOf(grid);
  const seen: Side[] = [];
  for (const side of sides) {
    const [from, to] = side.ends.map(({ x, y }) => place(x, y));
    const across = side.axis === 'row' ? { x: 0, y: cell } : { x: cell, y: 0 };
    const { strength } = edgeProfile(image, from, to, across, steps, STEP);
    const here = Math.max(strength[steps - 1], strength[steps], strength[steps + 1]);
    const near = strength.reduce((sum, value) => sum + value, 0) / strength.length;
    on += here;
    around += near;
    if (here > Math.max(FAINT, near * STANDS_OUT)) seen.push(side);
  }
  const { rows, columns } = grid.layout;
  const shareOf = (isMeant: (side: Side) => boolean): number =>
    seen.filter(isMeant).length / sides.filter(isMeant).length;
  const rims = [
    ({ axis, cell: at }: Side) => axis === 'row' && at === 0,
    ({ axis, cell: at }: Side) => axis === 'row' && at === columns - 1,
    ({ axis, cell: at }: Side) => axis === 'column' && at === 0,
    ({ axis, cell: at }: Side) => axis === 'column' && at === rows - 1,
  ].map(shareOf);
  return { score: on / (around + 1e-9), seen: seen.length / sides.length, rim: Math.min(...rims) };
}

function cellSize({ corners, layout }: Grid): number {
  return Math.hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y) / Math.hypot(layout.columns, layout.rows);
}

/** Corners farther from their middle by a share of the width of the sheet at each end. */
function spread(corners: Corners, by: number): Corners {
  const middle = { x: 0, y: 0 };
  for (const { x, y } of corners) {
    middle.x += x / 4;
    middle.y += y / 4;
  }
  const width = Math.hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y);
  const at = (corner: Point): Point => ({
    x: corner.x + Math.sign(corner.x - middle.x) * by * width,
    y: corner.y + Math.sign(corner.y - middle.y) * by * width,
  });
  return [at(corners[0]), at(corners[1]), at(corners[2]), at(corners[3])];
}
