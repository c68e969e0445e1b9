// Counter sheets that were never printed, scanned by nobody, of which everything is known.
import { blankRaster, type Point, type Raster } from '../image/raster.ts';
import { edgesOf, straightGrid, type Grid, type SheetLayout } from '../sheet/grid.ts';
import type { Corners } from '../sheet/homography.ts';
import { Lens, type ScanKind } from './lens.ts';
import { printText, fillOutline, typeface, type Color } from './print-text.ts';
import { Random } from './random.ts';

export type { ScanKind } from './lens.ts';

/** What a synthetic sheet is made of. */
export interface SheetPlan {
  readonly seed: number;
  readonly dpi: number;
  readonly kind: ScanKind;
  readonly cut: 'dark' | 'light' | 'faint' | 'none';
  readonly rows: number;
  readonly columns: number;
  /** The first rows hold single counters, the others double ones. */
  readonly singleRows: number;
  /** Codes that may be printed. */
  readonly codes: readonly string[];
  /** So many of the last rows are printed on the bare page, as markers often are; none where absent. */
  readonly paleRows?: number;
}

/** A counter that is printed on a sheet. */
export interface PrintedCounter {
  readonly row: number;
  readonly column: number;
  readonly span: 1 | 2;
  readonly name: string;
  readonly code: string;
  readonly side: number;
  /** Which picture is in its middle. */
  readonly symbol: number;
}

/** A picture of a sheet, and the truth about it. */
export interface SyntheticSheet {
  readonly image: Raster;
  readonly layout: SheetLayout;
  readonly counters: readonly PrintedCounter[];
  /** Where the corners of the whole sheet are in the picture. */
  readonly corners: Corners;
  /** Where the corners of a cell are in the picture. */
  cornersOf(row: number, column: number): Corners;
}

/** Inches. */
const CELL = 0.5;
const MARGIN = 0.35;
const STRIP = 2;

const NAMES: readonly string[] = [
  'Guard',
  'Archers',
  'Spears',
  'Dragoons',
  'Pikes',
  'Slingers',
  'Scouts',
  'Levy',
  'Militia',
  'Knights',
  'Squires',
  'Hussars',
  'Rangers',
  'Nomads',
  'Pioneers',
  'Marines',
];
const PAPERS: readonly Color[] = [
  [214, 190, 140],
  [150, 190, 150],
  [160, 185, 215],
  [222, 165, 150],
  [205, 205, 120],
  [190, 165, 205],
];
const TYPES: readonly string[] = ['DejaVuSans-Bold', 'DejaVuSansCondensed-Bold', 'DejaVuSerif-Bold'];
const LINES: Readonly<Record<'dark' | 'light' | 'faint', Color>> = {
  dark: [40, 40, 40],
  light: [250, 250, 248],
  faint: [170, 160, 140],
};
const INK: Color = [25, 22, 24];

interface Kind {
  readonly name: string;
  readonly code: string;
  readonly side: number;
  readonly symbol: number;
}

/** Makes a sheet: the same for the same plan. */
export function syntheticSheet(plan: SheetPlan): SyntheticSheet {
  const random = new Random(plan.seed);
  const gutter = random.pick([0, 0, random.between(0.02, 0.12)]) / CELL;
  const layout: SheetLayout = { columns: plan.columns, rows: plan.rows, rowsInStrip: STRIP };
  const flat = flatGrid(layout, plan.dpi, gutter);
  const counters = deal(plan, random);
  const printed = printSheet(plan, flat, counters, random);
  const lens = new Lens(plan, printed, random);
  const image = lens.picture(printed, random);
  const [rows, columns] = [edgesOf(flat, 'row'), edgesOf(flat, 'column')];
  const at = (x: number, y: number): Point => lens.seen(onPaper(flat, x, y));
  return {
    image,
    layout,
    counters: counters.map(({ row, column, span, kind: { name, code, side, symbol } }) => ({
      row,
      column,
      span,
      name,
      code,
      side,
      symbol,
    })),
    corners: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
    cornersOf: (row, column) => {
      const [left, right, top, bottom] = [
        columns[column * 2],
        columns[column * 2 + 1],
        rows[row * 2],
        rows[row * 2 + 1],
      ];
      return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
    },
  };
}

function flatGrid(layout: SheetLayout, dpi: number, gutter: number): Grid {
  const strips = Math.ceil(layout.rows / STRIP);
  const [left, top] = [MARGIN * dpi, MARGIN * dpi];
  const right = left + layout.columns * CELL * dpi;
  const bottom = top + (layout.rows + (strips - 1) * gutter) * CELL * dpi;
  const corners: Corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return straightGrid(layout, corners, gutter);
}

function onPaper({ corners: [from, , to] }: Grid, x: number, y: number): Point {
  return { x: from.x + (to.x - from.x) * x, y: from.y + (to.y - from.y) * y };
}

interface Dealt {
  readonly row: number;
  readonly column: number;
  readonly span: 1 | 2;
  readonly kind: Kind;
}

/** Counters of a kind stand side by side, one to five of them. */
function deal(plan: SheetPlan, random: Random): Dealt[] {
  const dealt: Dealt[] = [];
  const taken = new Set<string>();
  let [kind, left] = [newKind(plan, random, taken), 0];
  for (let row = 0; row < plan.rows; row++) {
    const span = row < plan.singleRows ? 1 : 2;
    if (row === plan.singleRows) left = 0;
    for (let column = 0; column + span <= plan.columns; column += span) {
      if (left === 0) [kind, left] = [newKind(plan, random, taken), 1 + Math.floor(random.next() * 5)];
      left -= 1;
      dealt.push({ row, column, span, kind });
    }
  }
  return dealt;
}

function newKind(plan: SheetPlan, random: Random, taken: Set<string>): Kind {
  for (;;) {
    const kind = {
      name: random.pick(NAMES),
      code: random.pick(plan.codes),
      side: Math.floor(random.next() * 4),
      symbol: Math.floor(random.next() * 4),
    };
    const key = `${kind.name} ${kind.code} ${kind.side}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return kind;
  }
}

function printSheet(plan: SheetPlan, flat: Grid, dealt: readonly Dealt[], random: Random): Raster {
  const { dpi } = plan;
  const far = flat.corners[2];
  const page = blankRaster(Math.ceil(far.x + MARGIN * dpi), Math.ceil(far.y + MARGIN * dpi));
  for (let at = 0; at < page.data.length; at += 4) page.data.set([243, 240, 232], at);
  const [rows, columns] = [edgesOf(flat, 'row'), edgesOf(flat, 'column')];
  const papers = PAPERS.toSorted(() => random.next() - 0.5);
  const font = typeface(random.pick(TYPES));
  // Colours are printed beside their place, and so is the ink.
  const color = { x: random.between(-0.012, 0.012) * dpi, y: random.between(-0.012, 0.012) * dpi };
  const ink = { x: random.between(-0.01, 0.01) * dpi, y: random.between(-0.01, 0.01) * dpi };
  for (const { row, column, span, kind } of dealt) {
    const from = onPaper(flat, columns[column * 2], rows[row * 2]);
    const to = onPaper(flat, columns[(column + span) * 2 - 1], rows[row * 2 + 1]);
    if (row >= plan.rows - (plan.paleRows ?? 0)) continue;
    fillRectangle(page, from.x + color.x, from.y + color.y, to.x + color.x, to.y + color.y, papers[kind.side]);
  }
  for (const { row, column, span, kind } of dealt) {
    const from = onPaper(flat, columns[column * 2], rows[row * 2]);
    const to = onPaper(flat, columns[(column + span) * 2 - 1], rows[row * 2 + 1]);
    const x = (from.x + to.x) / 2 + ink.x;
    const y = from.y + ink.y;
    const cell = CELL * dpi;
    printText(page, font, kind.name, x, y + cell * 0.17, cell * 0.16, INK);
    printSymbol(page, kind.symbol, x, y + cell * 0.47, cell * 0.15);
    printText(page, font, kind.code, x, y + cell * 0.8, cell * 0.25, INK);
  }
  const foot = { x: (flat.corners[3].x + far.x) / 2, y: far.y + MARGIN * dpi * 0.5 };
  printText(page, font, 'A sheet of counters that was never printed', foot.x, foot.y, CELL * dpi * 0.13, INK);
  if (plan.cut !== 'none') {
    const line = LINES[plan.cut];
    const half = Math.max(0.5, 0.006 * dpi);
    for (const { row, column, span } of dealt) {
      const from = onPaper(flat, columns[column * 2], rows[row * 2]);
      const to = onPaper(flat, columns[(column + span) * 2 - 1], rows[row * 2 + 1]);
      fillRectangle(page, from.x - half, from.y - half, to.x + half, from.y + half, line);
      fillRectangle(page, from.x - half, to.y - half, to.x + half, to.y + half, line);
      fillRectangle(page, from.x - half, from.y - half, from.x + half, to.y + half, line);
      fillRectangle(page, to.x - half, from.y - half, to.x + half, to.y + half, line);
    }
  }
  return page;
}

function fillRectangle(page: Raster, left: number, top: number, right: number, bottom: number, color: Color): void {
  fillOutline(
    page,
    [
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    ],
    color,
  );
}

function printSymbol(page: Raster, symbol: number, x: number, y: number, size: number): void {
  const sides = [3, 4, 5, 24][symbol];
  const outline = Array.from({ length: sides }, (_, index): [number, number] => {
    const angle = ((index + 0.5) / sides) * 2 * Math.PI;
    return [x + Math.sin(angle) * size * 0.8, y + Math.cos(angle) * size * 0.8];
  });
  fillOutline(page, [outline], [90, 60, 50]);
}
