// One source of a folder: from the bytes of a file to counters, and what is to be said about them.
import {
  codeRead,
  countersBeyond,
  findCounters,
  findGrid,
  type CounterRecord,
  type Language,
  type LexiconEntry,
  LOST,
  namedByCode,
  readSheetImage,
  readTranscription,
  reconcile,
  recordOfText,
  recordsOfGroups,
  refineGrid,
  tally,
  turnOfCounters,
  type Difference,
  type Grid,
  type GridSide,
  type TextReader,
} from '@hexwright/digitiser';
import { problemAt, type Problem } from '@hexwright/model';
import { pictureOf } from './picture.ts';
import type { SheetSource, Source } from './settings.ts';

/** What a source gave. */
export interface SourceReading {
  readonly records: readonly CounterRecord[];
  /** Where its grid lies; null for a text, or where none was found. */
  readonly grid: Grid | null;
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
}

/** Where fewer counters than this share have a code, something is wrong with the whole. */
const LEAST_CODES = 0.1;

/** How counters that do not stand upright lie. */
const LYING = {
  90: 'the counters lie on their side, turned clockwise',
  180: 'it lies upside-down',
  270: 'the counters lie on their side, turned anticlockwise',
} as const;

/** Counters that the grid has left out. */
const BEYOND: Readonly<Record<GridSide, string>> = {
  left: 'there are more counters left of the grid',
  right: 'there are more counters right of the grid',
  above: 'there are more counters above the grid',
  below: 'there are more counters below the grid',
};

/** The counters of a text. */
export function readTextSource({ file, expected }: Source, bytes: Uint8Array, language: Language): SourceReading {
  const sheets = readTranscription(new TextDecoder().decode(bytes), language, expected);
  const records = sheets.flatMap(({ counters }) => counters.map((counter) => recordOfText(file, counter)));
  const nameOf = (title: string): string => (title === '' ? file : `${file}, ${title}`);
  return {
    records,
    grid: null,
    notes: sheets.flatMap(({ title, notes }) => notes.map((note) => `${nameOf(title)}: ${note}`)),
    problems: [
      ...sheets.flatMap(({ title, differences }) => totalProblems(file, nameOf(title), differences)),
      ...(records.length === 0 ? [problem(file, 'sheet.no-counters', `${file}: no line of it holds counters.`)] : []),
      ...patternProblems(file, records),
    ],
  };
}

/** The counters of the picture of a sheet. */
export async function readSheetSource(
  { file, page, expected }: Source,
  sheet: SheetSource,
  bytes: Uint8Array,
  language: Language,
  lexicon: readonly LexiconEntry[],
  reader: TextReader,
): Promise<SourceReading> {
  const reading = await pictureOf({ file, page }, bytes);
  if (!reading.ok) return failed(reading.problem);
  const { image, drawn } = reading;
  const fitted =
    sheet.corners === null ? findGrid(image, sheet.layout) : refineGrid(image, sheet.layout, sheet.corners);
  if (fitted === null) {
    return failed(
      problem(
        file,
        'sheet.no-counters',
        `${file}: no block of counters is to be seen. If there is one, give its "corners".`,
      ),
    );
  }
  const { grid, score } = fitted;
  if (score < LOST) {
    const message = `${file}: the grid does not lie on the counters. See that "rows" and "columns" are right, and give the "corners" of the block of counters.`;
    return { ...failed(problem(file, 'sheet.lost', message)), grid };
  }
  const spots = findCounters(image, grid);
  const begun = { image, grid, spots, zones: sheet.zones, language, lexicon, drawn, turn: sheet.turn ?? 0 };
  const turn = sheet.turn ?? (await turnOfCounters(begun, reader));
  const groups = await readSheetImage({ ...begun, turn }, reader);
  const read = recordsOfGroups(file, groups);
  const records = sheet.zones.name === null ? namedByCode(read) : read;
  const differences = reconcile(expected, tally(records));
  return {
    records,
    grid,
    notes: [
      ...(sheet.turn === null && turn !== 0
        ? [`${file}: ${LYING[turn]}; rows and columns are counted as it lies.`]
        : []),
      ...countersBeyond(image, grid).map(
        (side) =>
          `${file}: ${BEYOND[side]}. Unless they are another block, give the "corners", and see that "rows" and "columns" are right.`,
      ),
    ],
    problems: [...totalProblems(file, file, differences), ...codeProblems(file, records, language)],
  };
}

function totalProblems(file: string, name: string, differences: readonly Difference[]): Problem[] {
  if (differences.length === 0) return [];
  const told = differences.map(({ what, printed, counted }) => `${counted} ${what} in place of ${printed}`).join(', ');
  return [problem(file, 'sheet.total', `${name}: it does not add up: ${told}.`)];
}

/** A pattern that fits nothing is a wrong pattern, not a text of riddles. */
function patternProblems(file: string, records: readonly CounterRecord[]): Problem[] {
  if (records.length === 0 || records.some(({ code }) => code.value !== null || code.proposals.length > 0)) return [];
  const message = `${file}: none of its ${records.length} counters has a code of the patterns. Are they those of this game?`;
  return [problem(file, 'sheet.no-codes', message)];
}

/** A pattern that fits hardly anything, a zone that lies beside the codes, or a grid beside the counters is no sheet of riddles. */
function codeProblems(file: string, records: readonly CounterRecord[], language: Language): Problem[] {
  const read = records.filter(({ code }) => code.readings.some((one) => codeRead(language, one) !== null));
  if (records.length === 0 || read.length >= records.length * LEAST_CODES) return [];
  const told = read.length === 0 ? 'none' : `only ${read.length}`;
  return [
    problem(
      file,
      'sheet.no-codes',
      `${file}: ${told} of its ${records.length} counters ${read.length === 1 || read.length === 0 ? 'has' : 'have'} a code of the patterns. Are they those of this game, and do grid and zones lie right?`,
    ),
  ];
}

function failed(one: Problem): SourceReading {
  return { records: [], grid: null, notes: [], problems: [one] };
}

function problem(file: string, code: string, message: string): Problem {
  return problemAt({ file, pointer: '' }, code, message);
}
