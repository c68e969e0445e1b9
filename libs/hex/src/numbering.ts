/**
 * Hex numbers as printed on a map. A label is only a view of a hex: printing and parsing are each other's inverse, and
 * only the spelling that is printed is understood.
 *
 * Every numbering is two counts, written one after the other. Counts of columns and rows make rectangular numberings;
 * two of the axial coordinates make oblique ones, such as `A29 B40`, whose axes meet at 60 or 120 degrees.
 */
import type { Grid } from './grid.ts';
import { letters, type LetterStyle } from './letters.ts';

/** A coordinate that an oblique axis counts, where s = -q - r. */
export type ObliqueCoordinate = 'q' | 'r' | 's';

/** An axis of an oblique numbering. */
export interface ObliqueAxis {
  /** Written before the number, such as `A`; may be empty. */
  readonly name: string;
  readonly along: ObliqueCoordinate;
}

/** What a map says about its hex numbers. Whatever is absent is as the preset has it. */
export interface NumberingSpec {
  readonly preset: NumberingPreset;
  /** Least number of the columns (oblique: of the first axis): 1 unless said. Letters count A as 1. */
  readonly firstColumn?: number;
  /** Least number of the rows (oblique: of the second axis): 1 unless said. */
  readonly firstRow?: number;
  /** Columns (oblique: the first axis) are counted the other way round: from right to left. */
  readonly descendingColumns?: boolean;
  /** Rows (oblique: the second axis) are counted the other way round: from bottom to top. */
  readonly descendingRows?: boolean;
  /** Least digits of a number, filled up with zeros. */
  readonly digits?: number;
  /** What comes after Z. */
  readonly lettersAfterZ?: LetterStyle;
  /** Written between the two numbers. */
  readonly separator?: string;
  /** The two axes of an oblique numbering. */
  readonly axes?: readonly [ObliqueAxis, ObliqueAxis];
}

/** The hex numbers of one grid. */
export interface Numbering {
  /** The number of a hex, as printed. */
  label(hex: number): string;
  /** The hex that bears this number, or -1. */
  hexOf(label: string): number;
}

/** What a preset fixes; `oblique` counts coordinates where the others count columns and rows. */
interface Preset {
  readonly order: 'column-row' | 'row-column' | 'oblique';
  readonly lettered: 'columns' | 'rows' | 'neither';
  readonly digits: number;
  readonly separator: string;
}

const PRESETS = {
  /** `0412` is column 4, row 12, as on SPI maps. */
  'column-row': { order: 'column-row', lettered: 'neither', digits: 2, separator: '' },
  /** `1204` is row 12, column 4. */
  'row-column': { order: 'row-column', lettered: 'neither', digits: 2, separator: '' },
  /** `D12` is column D, row 12. */
  letters: { order: 'column-row', lettered: 'columns', digits: 2, separator: '' },
  /** `L04` is row L, column 4. */
  'letter-rows': { order: 'row-column', lettered: 'rows', digits: 2, separator: '' },
  /** `A29 B40`. */
  oblique: { order: 'oblique', lettered: 'neither', digits: 1, separator: ' ' },
} satisfies Record<string, Preset>;

/** Names of the numberings. */
export type NumberingPreset = keyof typeof PRESETS;

/** All preset names, for messages and pick lists. */
export const NUMBERING_PRESETS = Object.keys(PRESETS) as readonly NumberingPreset[];

// Where a map does not say: on a flat grid A counts columns eastwards and B hexes northwards, on a pointy grid A counts
// hexes eastwards and B rows southwards.
const OBLIQUE_AXES: Readonly<Record<Grid['orientation'], readonly [ObliqueAxis, ObliqueAxis]>> = {
  flat: [
    { name: 'A', along: 'q' },
    { name: 'B', along: 's' },
  ],
  pointy: [
    { name: 'A', along: 'q' },
    { name: 'B', along: 'r' },
  ],
};

/** One of the two counts: its texts in ascending order of what is counted, and the way back. */
interface Axis {
  readonly texts: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
}

/** The counts of a hex on both axes, from 0, and the hex (or -1) where two counts meet. */
interface Layout {
  first(hex: number): number;
  second(hex: number): number;
  hexAt(first: number, second: number): number;
}

/**
 * The hex numbers of `grid`. Throws a RangeError, worded for the map's author, if the numbering makes no sense or could
 * not tell two hexes apart.
 */
export function createNumbering(spec: NumberingSpec, grid: Grid): Numbering {
  const preset: Preset = PRESETS[spec.preset];
  const { firstColumn = 1, firstRow = 1, descendingColumns = false, descendingRows = false } = spec;
  const { digits = preset.digits, separator = preset.separator, lettersAfterZ = 'alphabetic' } = spec;
  for (const number of [firstColumn, firstRow, digits]) {
    if (!Number.isInteger(number) || number < 0) {
      throw new RangeError(`Hex numbers are whole and not negative, not ${number}`);
    }
  }
  const padded = (number: number) => String(number).padStart(digits, '0');
  const lettered = (number: number) => letters(number, lettersAfterZ);

  if (preset.order === 'oblique') {
    const [first, second] = spec.axes ?? OBLIQUE_AXES[grid.orientation];
    if (first.along === second.along) {
      throw new RangeError(`The two axes of an oblique numbering must differ, not both count along ${first.along}`);
    }
    const firstSpan = spanAlong(grid, first.along);
    const secondSpan = spanAlong(grid, second.along);
    return joined(
      axis(firstSpan.length, firstColumn, descendingColumns, (number) => first.name + padded(number)),
      axis(secondSpan.length, firstRow, descendingRows, (number) => second.name + padded(number)),
      separator,
      {
        first: (hex) => coordinate(grid, hex, first.along) - firstSpan.least,
        second: (hex) => coordinate(grid, hex, second.along) - secondSpan.least,
        hexAt: (i, j) => hexWhere(grid, first.along, i + firstSpan.least, second.along, j + secondSpan.least),
      },
    );
  }
  const columns = axis(grid.columns, firstColumn, descendingColumns, preset.lettered === 'columns' ? lettered : padded);
  const rows = axis(grid.rows, firstRow, descendingRows, preset.lettered === 'rows' ? lettered : padded);
  const columnOf = (hex: number) => grid.columnOf(hex);
  const rowOf = (hex: number) => grid.rowOf(hex);
  return preset.order === 'column-row'
    ? joined(columns, rows, separator, { first: columnOf, second: rowOf, hexAt: (i, j) => grid.hexAt(i, j) })
    : joined(rows, columns, separator, { first: rowOf, second: columnOf, hexAt: (i, j) => grid.hexAt(j, i) });
}

function axis(length: number, least: number, descending: boolean, write: (number: number) => string): Axis {
  const texts = Array.from({ length }, (_, i) => write(least + (descending ? length - 1 - i : i)));
  return { texts, indexOf: new Map(texts.map((text, i) => [text, i])) };
}

/** The numbering that writes both texts of a hex, `separator` between them. */
function joined(first: Axis, second: Axis, separator: string, layout: Layout): Numbering {
  const beginnings = first.texts.map((text) => text + separator);
  const unclear = ambiguousLabel(beginnings, second.texts);
  if (unclear !== null) {
    throw new RangeError(`The hex number ${unclear} could be read in two ways: it needs more digits or a separator`);
  }
  return {
    label: (hex) => beginnings[layout.first(hex)] + second.texts[layout.second(hex)],
    hexOf(label) {
      for (let end = 1; end < label.length; end++) {
        if (!label.startsWith(separator, end)) continue;
        const i = first.indexOf.get(label.slice(0, end));
        const j = second.indexOf.get(label.slice(end + separator.length));
        // At most one split gives two known texts, or the numbering would have been refused.
        if (i !== undefined && j !== undefined) return layout.hexAt(i, j);
      }
      return -1;
    },
  };
}

function coordinate(grid: Grid, hex: number, along: ObliqueCoordinate): number {
  const q = grid.q[hex];
  const r = grid.r[hex];
  return along === 'q' ? q : along === 'r' ? r : -q - r;
}

function spanAlong(grid: Grid, along: ObliqueCoordinate): { least: number; length: number } {
  let least = 0;
  let most = 0;
  for (let hex = 0; hex < grid.count; hex++) {
    const value = coordinate(grid, hex, along);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, length: most - least + 1 };
}

/** The hex of which two different coordinates are known, or -1. */
function hexWhere(grid: Grid, one: ObliqueCoordinate, a: number, other: ObliqueCoordinate, b: number): number {
  const third = -a - b;
  const valueOf = (along: ObliqueCoordinate) => (along === one ? a : along === other ? b : third);
  return grid.at(valueOf('q'), valueOf('r'));
}

/** A text that two different pairs of a beginning and an ending make, or null if there is none. */
function ambiguousLabel(beginnings: readonly string[], endings: readonly string[]): string | null {
  const knownBeginnings = new Set(beginnings);
  const knownEndings = new Set(endings);
  for (const longer of beginnings) {
    for (let cut = 1; cut < longer.length; cut++) {
      // What the longer beginning has more, the ending after the shorter one must begin with.
      if (!knownBeginnings.has(longer.slice(0, cut))) continue;
      const more = longer.slice(cut);
      const ending = endings.find((text) => text.startsWith(more) && knownEndings.has(text.slice(more.length)));
      if (ending !== undefined) return longer.slice(0, cut) + ending;
    }
  }
  return null;
}
