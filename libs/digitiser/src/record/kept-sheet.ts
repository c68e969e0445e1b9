// A sheet as a package keeps it (sheets.json), and what the digitiser makes of that.
import type { CounterSheet, SheetGrid, SheetGroup, SheetReading, SheetZone } from '@hexwright/model';
import type { QuarterTurn } from '../image/quarter-turn.ts';
import { codeOf, type Language } from '../pattern/language.ts';
import { tidyCode } from '../pattern/tidy-code.ts';
import type { ReadGroup } from '../reading/read-sheet-image.ts';
import { USUAL_ZONES, type Zones } from '../reading/sheet-to-read.ts';
import type { Spot, Zone } from '../sheet/counter-image.ts';
import { cellCorners, type Grid, type SheetLayout } from '../sheet/grid.ts';
import { withAnswers, type Answer } from './answers.ts';
import { doubtOf, namedByCode, placeOf, type CounterRecord, type Field } from './counter-record.ts';

/** How the cells of a sheet lie. */
export function layoutOf({ rows, columns, rowsInStrip, columnsInStrip }: CounterSheet): SheetLayout {
  return {
    rows,
    columns,
    ...(rowsInStrip === undefined ? {} : { rowsInStrip }),
    ...(columnsInStrip === undefined ? {} : { columnsInStrip }),
  };
}

/** The grid of a sheet; null where it has none, or one of another layout. */
export function gridOf(sheet: CounterSheet): Grid | null {
  const { grid } = sheet;
  const layout = layoutOf(sheet);
  if (grid?.rowOffsets.length !== layout.rows * 2 || grid.columnOffsets.length !== layout.columns * 2) return null;
  const [one, two, three, four] = grid.corners;
  return { ...grid, layout, corners: [one, two, three, four] };
}

/** A grid as a sheet keeps it, in numbers that are not longer than they are exact. */
export function keptGrid({ corners, bend, rowGutter, columnGutter, rowOffsets, columnOffsets }: Grid): SheetGrid {
  // To add nothing makes -0 a plain 0.
  const to = (digits: number) => (value: number) => Math.round(value * 10 ** digits) / 10 ** digits + 0;
  const [pixels, shares] = [to(2), to(5)];
  return {
    corners: corners.map(({ x, y }) => ({ x: pixels(x), y: pixels(y) })),
    bend: shares(bend),
    rowGutter: shares(rowGutter),
    columnGutter: shares(columnGutter),
    rowOffsets: rowOffsets.map(shares),
    columnOffsets: columnOffsets.map(shares),
  };
}

/** The counters of a sheet, row by row: a double one takes the cell on its right as well. */
export function spotsOf(sheet: CounterSheet): Spot[] {
  const bare = new Set(sheet.bare);
  return cellsOf(sheet).filter((spot) => !bare.has(placeOfSpot(spot)));
}

/** {@link spotsOf} together with the cells that hold no counter. */
export function cellsOf({ rows, columns, doubles = [] }: CounterSheet): Spot[] {
  const long = new Set(doubles);
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row++) {
    let column = 0;
    while (column < columns) {
      const isLong = column + 1 < columns && long.has(placeOf({ row: row + 1, column: column + 1 }));
      spots.push({ row, column, span: isLong ? 2 : 1 });
      column += isLong ? 2 : 1;
    }
  }
  return spots;
}

/** The left cells of double counters, as a sheet keeps them. */
export function doublesOf(spots: readonly Spot[]): string[] {
  return spots.flatMap((spot) => (spot.span === 2 ? [placeOfSpot(spot)] : []));
}

/** The place of a counter, by which answers name it. */
export function placeOfSpot({ row, column }: Spot): string {
  return placeOf({ row: row + 1, column: column + 1 });
}

/** Where names, codes and symbols stand on the counters of a sheet. */
export function zonesOf({ zones = {}, nameless = false, nameRun, backOf }: CounterSheet): Zones {
  return {
    // The counter behind a back has its name from the front.
    name: nameless || backOf !== undefined ? null : (zoneOf(zones.name) ?? USUAL_ZONES.name),
    nameRun: nameRun ?? 'along',
    code: zoneOf(zones.code) ?? USUAL_ZONES.code,
    symbol: zoneOf(zones.symbol),
  };
}

/** How the counters of a sheet lie on it. */
export function turnOfSheet({ upsideDown = false, sideways = false }: CounterSheet): QuarterTurn {
  return upsideDown ? (sideways ? 270 : 180) : sideways ? 90 : 0;
}

/** How a sheet says that its counters lie so. */
export function lying(turn: QuarterTurn): Pick<CounterSheet, 'upsideDown' | 'sideways'> {
  return { upsideDown: turn === 180 || turn === 270, sideways: turn === 90 || turn === 270 };
}

function zoneOf(kept: SheetZone | undefined): Zone | null {
  if (kept === undefined) return null;
  const [left, top, right, bottom] = kept;
  return { left, top, right, bottom };
}

/** What was read on a sheet, as it is kept. */
export function keptGroups(groups: readonly ReadGroup[]): SheetGroup[] {
  return groups.map(({ spots, paper, symbol, name, code }, index) => ({
    id: String(index + 1),
    places: spots.map(placeOfSpot),
    paper: paper + 1,
    ...(symbol === null ? {} : { symbol: symbol + 1 }),
    name: {
      ...(name.accepted === null ? {} : { value: name.accepted }),
      proposals: name.candidates,
      readings: name.readings,
    },
    code: {
      ...(code.accepted === null ? {} : { value: code.accepted.text }),
      proposals: code.candidates.map((candidate) => candidate.code.text),
      readings: code.readings,
    },
    ...(code.mayBe === null ? {} : { doubt: code.mayBe }),
    ...(code.isCutOff ? { cut: true } : {}),
  }));
}

/** How sure the reading of a code was, from 0 to 1: the share of the readings that are exactly the likeliest code. */
export function agreement({ value, proposals, readings }: SheetReading): number {
  const likeliest = value ?? proposals[0];
  if (likeliest === undefined || readings.length === 0) return 0;
  return readings.filter((reading) => tidyCode(reading) === tidyCode(likeliest)).length / readings.length;
}

/** The counters of a sheet with all that was read and said of them; those that nobody can read are left out. */
export function recordsOfSheet(sheet: CounterSheet, language: Language): CounterRecord[] {
  const grid = gridOf(sheet);
  const spots = new Map(spotsOf(sheet).map((spot) => [placeOfSpot(spot), spot]));
  const read = (sheet.groups ?? []).flatMap((group, index) =>
    group.places.flatMap((place) => {
      const spot = spots.get(place);
      return spot === undefined ? [] : [recordOf(sheet.id, group, index + 1, spot, grid, language)];
    }),
  );
  const answers = sheet.answers ?? [];
  const records = withAnswers(
    read.toSorted((one, other) => one.row - other.row || one.column - other.column),
    { [sheet.id]: Object.fromEntries(answers.map(({ id, name, code }) => [id, answerOf(name, code)])) },
    language,
  ).records;
  const lost = new Set(answers.filter(({ unreadable }) => unreadable === true).map(({ id }) => id));
  const groupsLost = new Set(records.filter((record) => lost.has(placeOf(record))).map(({ group }) => group));
  const left = records.filter(({ group }) => !groupsLost.has(group));
  return sheet.nameless === true ? namedByCode(left) : left;
}

function answerOf(name: string | undefined, code: string | undefined): Answer {
  return { ...(name === undefined ? {} : { name }), ...(code === undefined ? {} : { code }) };
}

function recordOf(
  source: string,
  { paper, symbol, name, code, doubt, cut = false }: SheetGroup,
  group: number,
  spot: Spot,
  grid: Grid | null,
  language: Language,
): CounterRecord {
  return {
    source,
    row: spot.row + 1,
    column: spot.column + 1,
    size: spot.span === 2 ? 'double' : 'single',
    quad: grid === null ? null : cellCorners(grid, spot.row, spot.column, spot.span).map(({ x, y }) => [x, y] as const),
    group,
    marks: [`paper ${paper}`],
    symbol: symbol === undefined ? null : `symbol ${symbol}`,
    name: field(name.value ?? null, name.proposals, name.readings),
    code: field(
      code.value === undefined ? null : codeOf(language, code.value),
      code.proposals.flatMap((text) => codeOf(language, text) ?? []),
      code.readings,
    ),
    doubt: doubtOf(doubt ?? null, cut),
  };
}

function field<T>(value: T | null, proposals: readonly T[], readings: readonly string[]): Field<T> {
  return { value, proposals, status: 'printed', method: 'print', readings, by: 'reader' };
}
