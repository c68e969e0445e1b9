/** Reads synthetic counter sheets of which everything is known: fixed ones, and others with seeds that nobody has seen. */
import {
  cellCorners,
  findCounters,
  findGrid,
  languageOf,
  type Grid,
  readSheetImage,
  ReaderPool,
  refineGrid,
  tally,
  USUAL_ZONES,
  type Language,
  type TextReader,
} from '@hexwright/digitiser';
import { syntheticSheet, type ScanKind, type SheetPlan, type SyntheticSheet } from '@hexwright/digitiser/testing';
import { PrintReader } from '../../apps/cli/src/print-reader.ts';
import { atLeast, atMost, type Measurement, reported } from './measurement.ts';

/** Four for each kind of scan, one for each way in which sheets are cut. */
const FIXED: readonly number[] = [1, 2, 3, 4];
/** As many again as are fixed. */
const FRESH = FIXED.map((_, index) => Math.floor(Math.random() * 1_000_000) + 1000 + index);
const KINDS: readonly ScanKind[] = ['scan', 'print', 'photo'];
const CUTS = ['dark', 'light', 'faint', 'none'] as const;
const RESOLUTIONS: readonly number[] = [150, 300, 150, 300, 600];
/** From here on at most a twentieth of the groups may be left to a person. */
const CLEAR = 300;
/** Inches. */
const GROSS = 0.25;
const FINE = 0.06;
/** How far clicked corners are off. */
const CLICK = 0.05;

interface Counts {
  sheets: number;
  corners: number;
  fine: number;
  gross: number;
  automatic: number;
  /** Automatic grids that are wrong although the cells add up. */
  unseen: number;
  /** Groups of sheets at 300 dots to the inch and more, and those of the others. */
  readonly clear: Groups;
  readonly coarse: Groups;
  accepted: number;
  wrong: number;
  longest: number;
}

interface Groups {
  all: number;
  /** Those that are left to a person. */
  asked: number;
}

/** Grids with and without four corners, and what is read on the counters. */
export async function benchDigitiser(): Promise<Measurement[]> {
  const language = troops();
  const counts: Counts = {
    sheets: 0,
    corners: 0,
    fine: 0,
    gross: 0,
    automatic: 0,
    unseen: 0,
    clear: { all: 0, asked: 0 },
    coarse: { all: 0, asked: 0 },
    accepted: 0,
    wrong: 0,
    longest: 0,
  };
  // As in the studio: a sheet is read on two cores.
  const readers = [await PrintReader.open(), await PrintReader.open()];
  const reader = new ReaderPool(readers);
  try {
    for (const plan of plans(language)) await measure(plan, language, reader, counts);
  } finally {
    for (const one of readers) await one.close();
  }
  console.error(`fresh seeds: ${FRESH.join(', ')}`);
  const share = (part: number, whole: number): number => (100 * part) / whole;
  const asked = ({ all, asked: some }: Groups): number => share(some, Math.max(1, all));
  return [
    atLeast('sheets', 'sheets', counts.sheets, 1),
    atMost('grids off by a quarter of an inch, four corners given', 'sheets', counts.gross, 0),
    atLeast('corners of cells within 0.06 inch, four corners given', '%', share(counts.fine, counts.corners), 98),
    atLeast('grids found without help', '%', share(counts.automatic, counts.sheets), 85),
    atMost('wrong grids that the total does not tell', 'sheets', counts.unseen, 0),
    atLeast('codes taken without a person', 'counters', counts.accepted, 1),
    atMost('of which wrong', 'counters', counts.wrong, 0),
    atMost(`groups left to a person, ${CLEAR} dpi and more`, '%', asked(counts.clear), 5),
    reported('groups left to a person, less', '%', asked(counts.coarse)),
    atMost('slowest sheet in Node, with its print', 's', counts.longest / 1000, 12),
  ];
}

function troops(): Language {
  const reading = languageOf([{ kind: 'unit', pattern: '{armour:P|M|L|N}-{movement:4|6|8|12|16}-{morale:A-E}' }]);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.language;
}

function plans(language: Language): SheetPlan[] {
  const codes = [...language.codes.values()].map(({ text }) => text);
  return [...FIXED, ...FRESH].flatMap((seed) =>
    KINDS.map((kind, index): SheetPlan => ({
      seed,
      // Not in step with the cut lines: of the fixed ones a photograph without any is among those at 600.
      dpi: RESOLUTIONS[(seed * 2 + index) % RESOLUTIONS.length],
      kind,
      cut: CUTS[(seed + index) % CUTS.length],
      rows: 10,
      columns: 10,
      singleRows: 4,
      codes,
    })),
  );
}

async function measure(plan: SheetPlan, language: Language, reader: TextReader, counts: Counts): Promise<void> {
  const sheet = syntheticSheet(plan);
  const { image, layout } = sheet;
  const begun = performance.now();
  const clicked = sheet.corners.map(({ x, y }, corner) => ({
    x: x + (corner % 2 === 0 ? CLICK : -CLICK) * plan.dpi,
    y: y + (corner < 2 ? -CLICK : CLICK) * plan.dpi,
  }));
  const { grid } = refineGrid(image, layout, [clicked[0], clicked[1], clicked[2], clicked[3]]);
  const spots = findCounters(image, grid);
  const zones = USUAL_ZONES;
  const groups = await readSheetImage({ image, grid, spots, zones, turn: 0, language, lexicon: [], drawn: [] }, reader);
  counts.longest = Math.max(counts.longest, performance.now() - begun);
  counts.sheets += 1;
  const misses = missesOf(sheet, grid, plan.dpi);
  counts.corners += misses.length;
  counts.fine += misses.filter((miss) => miss < FINE).length;
  counts.gross += misses.some((miss) => miss > GROSS) ? 1 : 0;
  const counted = plan.dpi < CLEAR ? counts.coarse : counts.clear;
  counted.all += groups.length;
  counted.asked += groups.filter(({ code }) => code.accepted === null).length;
  for (const { spots: members, code } of groups) {
    for (const { row, column } of code.accepted === null ? [] : members) {
      counts.accepted += 1;
      const printed = sheet.counters.find((one) => one.row === row && one.column === column);
      counts.wrong += printed?.code === code.accepted?.text ? 0 : 1;
    }
  }
  measureAutomatic(sheet, plan, counts);
}

/** A grid that nobody helped with; where it is wrong, the counters must not add up, or it must be known as lost. */
function measureAutomatic(sheet: SyntheticSheet, { dpi }: SheetPlan, counts: Counts): void {
  const found = findGrid(sheet.image, sheet.layout);
  if (found === null) return;
  if (missesOf(sheet, found.grid, dpi).every((miss) => miss <= GROSS)) {
    counts.automatic += 1;
    return;
  }
  const counted = tally(
    findCounters(sheet.image, found.grid).map(({ span }) => ({ size: span === 2 ? 'double' : 'single' })),
  );
  const printed = tally(sheet.counters.map(({ span }) => ({ size: span === 2 ? 'double' : 'single' })));
  if (counted.doubles === printed.doubles) counts.unseen += 1;
}

/** How far each corner of each cell is off, in inches. */
function missesOf(sheet: SyntheticSheet, grid: Grid, dpi: number): number[] {
  const { rows, columns } = sheet.layout;
  return Array.from({ length: rows * columns }, (_, cell) => cell).flatMap((cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const found = cellCorners(grid, row, column);
    return sheet.cornersOf(row, column).map(({ x, y }, at) => Math.hypot(x - found[at].x, y - found[at].y) / dpi);
  });
}
