// Hex maps that were never printed, scanned by nobody, of which everything is known.
import { createNumbering, Grid, type GridSpec, type NumberingSpec } from '@hexwright/hex';
import { blankRaster, type Point, type Raster } from '../image/raster.ts';
import { centreOf, cornersFromCentre } from '../map/lattice.ts';
import { Lens, type ScanKind } from './lens.ts';
import { fillOutline, printText, typeface, type Color } from './print-text.ts';
import { Random } from './random.ts';

/** What a synthetic map is made of. */
export interface MapPlan {
  readonly seed: number;
  readonly grid: GridSpec;
  readonly numbering: NumberingSpec;
  /** From the centre of a hex to the next, in pixels. */
  readonly spacing: number;
  readonly kind: ScanKind;
  /** Whole lines, or only ticks at the corners. */
  readonly line: 'dark' | 'light' | 'faint' | 'ticks';
  /** Kinds of terrain on it. */
  readonly terrains: readonly MapTerrain[];
  /** Levels that tints of the ground tell apart, 1 or more. */
  readonly levels: number;
  /** Whether a river runs along hexsides, and a road from hex to hex. */
  readonly ways: boolean;
}

/** What a kind of terrain looks like. */
export type MapTerrain = 'clear' | 'woods' | 'marsh' | 'rough' | 'town' | 'lake';

/** A scan of a map, and the truth about it. */
export interface SyntheticMap {
  readonly image: Raster;
  readonly grid: Grid;
  /** By hex. */
  readonly terrain: readonly MapTerrain[];
  readonly level: readonly number[];
  /** Pairs of hexes that the river runs between. */
  readonly river: readonly (readonly [number, number])[];
  /** The hexes of the road, in order. */
  readonly road: readonly number[];
  /** Where the centre of a hex is in the picture. */
  centreOf(hex: number): Point;
}

/** All kinds of terrain that can be drawn. */
export const MAP_TERRAINS: readonly MapTerrain[] = ['clear', 'woods', 'marsh', 'rough', 'town', 'lake'];
export const RIVER_COLOR: Color = [70, 120, 175];
export const ROAD_COLOR: Color = [120, 60, 40];

const PAPER: Color = [240, 236, 226];
const TINTS: readonly Color[] = [
  [232, 224, 192],
  [220, 200, 150],
  [198, 168, 116],
];
const LINES: Readonly<Record<MapPlan['line'], Color>> = {
  dark: [50, 48, 44],
  light: [252, 252, 250],
  faint: [172, 164, 146],
  ticks: [50, 48, 44],
};
const MARGIN = 1.1;
const INK: Color = [40, 38, 36];

/** Makes a map: the same for the same plan. */
export function syntheticMap(plan: MapPlan): SyntheticMap {
  const random = new Random(plan.seed);
  const grid = new Grid(plan.grid);
  // Maps are seldom printed exactly as wide as high.
  const stretch = { x: plan.spacing, y: plan.spacing * random.between(0.97, 1.03) };
  const ideal = Array.from({ length: grid.count }, (_, hex) => centreOf(grid, hex));
  const left = Math.min(...ideal.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...ideal.map(({ y }) => y)) - MARGIN;
  const onPage = ({ x, y }: Point): Point => ({ x: (x - left) * stretch.x, y: (y - top) * stretch.y });
  const far = onPage({
    x: Math.max(...ideal.map(({ x }) => x)) + MARGIN,
    y: Math.max(...ideal.map(({ y }) => y)) + MARGIN,
  });
  const page = blankRaster(Math.ceil(far.x), Math.ceil(far.y));
  for (let at = 0; at < page.data.length; at += 4) page.data.set(PAPER, at);
  const terrain = patches(grid, plan.terrains, random);
  const levels = patches(
    grid,
    Array.from({ length: plan.levels }, (_, level) => level),
    random,
  );
  const river = plan.ways ? riverOf(grid, random) : [];
  const road = plan.ways ? roadOf(grid, random) : [];
  const draw = new Drawing(page, plan, grid, onPage, random);
  // Colours are printed beside their place.
  const off = { x: random.between(-0.02, 0.02), y: random.between(-0.02, 0.02) };
  for (let hex = 0; hex < grid.count; hex++) draw.ground(hex, TINTS[levels[hex]], off);
  for (let hex = 0; hex < grid.count; hex++) draw.terrain(hex, terrain[hex], off);
  draw.road(road);
  draw.river(river);
  draw.lines();
  draw.numbers();
  const lens = new Lens({ kind: plan.kind, dpi: plan.spacing * 1.6 }, page, random);
  const image = lens.picture(page, random);
  return { image, grid, terrain, level: levels, river, road, centreOf: (hex) => lens.seen(onPage(ideal[hex])) };
}

/** Kinds in patches, and all of them somewhere. */
function patches<Kind>(grid: Grid, kinds: readonly Kind[], random: Random): Kind[] {
  const count = Math.max(kinds.length * 2, Math.round(grid.count / 9));
  const middles = Array.from({ length: count }, (_, index) => ({
    at: centreOf(grid, Math.floor(random.next() * grid.count)),
    kind: index < kinds.length ? kinds[index] : random.pick(kinds),
  }));
  return Array.from({ length: grid.count }, (_, hex) => {
    const { x, y } = centreOf(grid, hex);
    const nearest = middles.reduce((best, one) =>
      Math.hypot(one.at.x - x, one.at.y - y) < Math.hypot(best.at.x - x, best.at.y - y) ? one : best,
    );
    return nearest.kind;
  });
}

/** From the left to the right, up and down, along the sides between those above and those below. */
function riverOf(grid: Grid, random: Random): [number, number][] {
  const [middle, swing, phase] = [grid.rows * random.between(0.35, 0.65), grid.rows * 0.2, random.between(0, 6)];
  const isAbove = (hex: number): boolean =>
    centreOf(grid, hex).y <
    centreOf(grid, grid.hexAt(0, Math.floor(middle))).y + swing * Math.sin(grid.columnOf(hex) / 2 + phase);
  const sides: [number, number][] = [];
  for (let hex = 0; hex < grid.count; hex++) {
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbour[hex * 6 + d];
      if (next > hex && isAbove(hex) !== isAbove(next)) sides.push([hex, next]);
    }
  }
  return sides;
}

/** From the upper to the lower rim, a hex after the other. */
function roadOf(grid: Grid, random: Random): number[] {
  let here = grid.hexAt(Math.floor(random.next() * grid.columns), 0);
  const path = [here];
  const goal = grid.hexAt(Math.floor(random.next() * grid.columns), grid.rows - 1);
  while (here !== goal) {
    const near = [...grid.neighbour.subarray(here * 6, here * 6 + 6)].filter((hex) => hex >= 0);
    here = near.reduce((best, hex) => (grid.distance(hex, goal) < grid.distance(best, goal) ? hex : best));
    path.push(here);
  }
  return path;
}

class Drawing {
  readonly page: Raster;
  readonly plan: MapPlan;
  readonly grid: Grid;
  readonly onPage: (point: Point) => Point;
  readonly random: Random;
  readonly #corners: readonly Point[];

  constructor(page: Raster, plan: MapPlan, grid: Grid, onPage: (point: Point) => Point, random: Random) {
    this.page = page;
    this.plan = plan;
    this.grid = grid;
    this.onPage = onPage;
    this.random = random;
    this.#corners = cornersFromCentre(grid);
  }

  ground(hex: number, color: Color, off: Point): void {
    this.#fill(this.#outline(hex, 1.02, off), color);
  }

  terrain(hex: number, kind: MapTerrain, off: Point): void {
    const { random } = this;
    if (kind === 'lake') this.#fill(this.#outline(hex, 1.02, off), [150, 190, 215]);
    const marks = { clear: 0, woods: 26, marsh: 14, rough: 16, town: 9, lake: 3 }[kind];
    for (let mark = 0; mark < marks; mark++) {
      const angle = random.between(0, 2 * Math.PI);
      const away = Math.sqrt(random.next()) * 0.46;
      const at = { x: Math.cos(angle) * away + off.x, y: Math.sin(angle) * away + off.y };
      if (kind === 'woods') this.#blob(hex, at, random.between(0.06, 0.1), [random.between(80, 110), 140, 76]);
      else if (kind === 'marsh') this.#box(hex, at, 0.09, 0.012, [70, 120, 150]);
      else if (kind === 'rough') this.#box(hex, at, 0.018, 0.07, [120, 96, 70]);
      else if (kind === 'town') this.#box(hex, at, random.between(0.05, 0.09), 0.06, [92, 84, 88]);
      else this.#box(hex, at, 0.1, 0.01, [110, 150, 190]);
    }
  }

  road(path: readonly number[]): void {
    const points = path.map((hex) => this.#near(centreOf(this.grid, hex), 0.12));
    for (let at = 0; at + 1 < points.length; at++) this.#stroke(points[at], points[at + 1], 0.06, ROAD_COLOR);
  }

  river(sides: readonly (readonly [number, number])[]): void {
    for (const [hex, next] of sides) {
      const direction = this.grid.directionBetween(hex, next);
      const centre = centreOf(this.grid, hex);
      const [from, to] = [this.#corners[direction], this.#corners[(direction + 1) % 6]];
      const middle = { x: centre.x + (from.x + to.x) / 2, y: centre.y + (from.y + to.y) / 2 };
      const bend = this.#near(middle, 0.04);
      this.#stroke({ x: centre.x + from.x, y: centre.y + from.y }, bend, 0.09, RIVER_COLOR);
      this.#stroke(bend, { x: centre.x + to.x, y: centre.y + to.y }, 0.09, RIVER_COLOR);
    }
  }

  lines(): void {
    const { line, spacing } = this.plan;
    const breadth = Math.max(1.4 / spacing, 0.02);
    for (let hex = 0; hex < this.grid.count; hex++) {
      const centre = centreOf(this.grid, hex);
      for (let side = 0; side < 6; side++) {
        const corners = [this.#corners[side], this.#corners[(side + 1) % 6]];
        const [from, to] = corners.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
        if (line !== 'ticks') this.#stroke(from, to, breadth, LINES[line]);
        else {
          this.#stroke(from, between(from, to, 0.2), breadth, LINES.ticks);
          this.#stroke(to, between(to, from, 0.2), breadth, LINES.ticks);
        }
      }
    }
  }

  numbers(): void {
    const numbering = createNumbering(this.plan.numbering, this.grid);
    const font = typeface('DejaVuSans');
    for (let hex = 0; hex < this.grid.count; hex++) {
      const { x, y } = centreOf(this.grid, hex);
      const at = this.onPage({ x, y: y - 0.3 });
      printText(this.page, font, numbering.label(hex), at.x, at.y, this.plan.spacing * 0.17, INK);
    }
  }

  #near({ x, y }: Point, by: number): Point {
    return { x: x + this.random.between(-by, by), y: y + this.random.between(-by, by) };
  }

  #outline(hex: number, size: number, off: Point): Point[] {
    const centre = centreOf(this.grid, hex);
    return this.#corners.map(({ x, y }) => ({ x: centre.x + x * size + off.x, y: centre.y + y * size + off.y }));
  }

  #blob(hex: number, at: Point, radius: number, color: Color): void {
    const centre = centreOf(this.grid, hex);
    const around = Array.from({ length: 10 }, (_, step) => (step / 10) * 2 * Math.PI);
    this.#fill(
      around.map((angle) => ({
        x: centre.x + at.x + Math.cos(angle) * radius,
        y: centre.y + at.y + Math.sin(angle) * radius,
      })),
      color,
    );
  }

  #box(hex: number, at: Point, width: number, height: number, color: Color): void {
    const { x, y } = centreOf(this.grid, hex);
    const [left, top] = [x + at.x - width, y + at.y - height];
    const [right, bottom] = [x + at.x + width, y + at.y + height];
    this.#fill(
      [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
      color,
    );
  }

  #stroke(from: Point, to: Point, breadth: number, color: Color): void {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [x, y] = [((to.x - from.x) / length) * (breadth / 2), ((to.y - from.y) / length) * (breadth / 2)];
    this.#fill(
      [
        { x: from.x - y - x, y: from.y + x - y },
        { x: to.x - y + x, y: to.y + x + y },
        { x: to.x + y + x, y: to.y - x + y },
        { x: from.x + y - x, y: from.y - x - y },
      ],
      color,
    );
  }

  #fill(points: readonly Point[], color: Color): void {
    const outline = points.map((point): [number, number] => {
      const { x, y } = this.onPage(point);
      return [x, y];
    });
    fillOutline(this.page, [outline], color);
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
