import { decode } from '../pattern/decode.ts';
import type { Language } from '../pattern/language.ts';
import { tidyCode } from '../pattern/tidy-code.ts';
import { plainLetters } from './plain-letters.ts';
import { readSheetRows, type TextCounter } from './read-sheet.ts';
import { rowsOf, type Row } from './rows.ts';
import { sheetTexts, type SheetText, type Totals } from './sections.ts';
import { reconcile, tally, type Difference, type Tally } from './totals.ts';
import { turned } from './turned.ts';

/** One sheet of a transcription, and whether it adds up. */
export interface TranscribedSheet {
  readonly title: string;
  readonly number: number | null;
  readonly face: 'front' | 'back' | null;
  readonly counters: readonly TextCounter[];
  readonly tally: Tally;
  readonly printed: Totals;
  /** Where the count disagrees with what is printed; a sheet of which nothing was transcribed has none. */
  readonly differences: readonly Difference[];
  /** Whether it was transcribed upside-down. Its rows and cells are then in the order in which they are printed. */
  readonly isTurned: boolean;
  /** What somebody should know who relies on it. */
  readonly notes: readonly string[];
}

/** As many codes the other way up as make a sheet one that was read upside-down, and as many times those the right way up. */
const ENOUGH_TURNED = 2;
const TIMES_UPRIGHT = 4;
/** A turned reading this near to a code counts for half a code. */
const NEAR = 0.6;
/** Shorter words are codes by chance. */
const SHORTEST = 4;

/**
 * The sheets of a transcription or the rows of a list: counters with their codes, and whether each sheet has as many as its
 * heading says.
 *
 * @param expected what is known of every sheet besides its heading
 */
export function readTranscription(source: string, language: Language, expected: Totals = {}): TranscribedSheet[] {
  const plain = plainLetters(source.replaceAll(/\r\n?/g, '\n'));
  const notesOfAll = plain.lookAlikes === 0 ? [] : noteLookAlikes(source);
  return sheetTexts(plain.text).map((sheet) => readSheet(sheet, language, expected, notesOfAll));
}

function readSheet(
  sheet: SheetText,
  language: Language,
  expected: Totals,
  lookAlikes: readonly { readonly line: number; readonly letters: number }[],
): TranscribedSheet {
  const upright = rowsOf(sheet.text, sheet.line);
  const isTurned = isUpsideDown(upright, language);
  const { counters, proseLines, looseLines } = readSheetRows(isTurned ? turnRows(upright) : upright, language);
  const printed = { ...expected, ...sheet.printed };
  const counted = tally(counters);
  const last = sheet.line + sheet.text.split('\n').length - 1;
  const foreign = lookAlikes.filter(({ line }) => line >= sheet.line && line <= last);
  const letters = foreign.reduce((sum, one) => sum + one.letters, 0);
  return {
    title: sheet.title,
    number: sheet.number,
    face: sheet.face,
    counters,
    tally: counted,
    printed,
    differences: counters.length === 0 ? [] : reconcile(printed, counted),
    isTurned,
    notes: [
      ...(counters.length === 0 ? ['Nothing of it is in the transcription.'] : []),
      ...(isTurned ? ['It was read upside-down; its codes make sense only when turned.'] : []),
      ...(letters === 0
        ? []
        : [`${letters} letters were Cyrillic or Greek and have been read as the Latin ones they look like.`]),
      ...(proseLines.length === 0
        ? []
        : [`Lines ${proseLines.slice(0, 5).join(', ')} have cells that are too long for counters; they are left out.`]),
      ...(counters.length === 0 || looseLines.length === 0 ? [] : [noteLooseLines(looseLines)]),
    ],
  };
}

/** They may be remarks, or counters whose code is not of this game. */
function noteLooseLines(lines: readonly number[]): string {
  const first = lines.slice(0, 5).join(', ');
  return lines.length === 1
    ? `Line ${first} ends in no code of the patterns; it is left out.`
    : `${lines.length} lines end in no code of the patterns, the first of them ${first}; they are left out.`;
}

/** Lines with letters of other alphabets, and how many each has. */
function noteLookAlikes(source: string): { readonly line: number; readonly letters: number }[] {
  return source.split(/\r\n?|\n/).flatMap((text, index) => {
    const letters = plainLetters(text).lookAlikes;
    return letters === 0 ? [] : [{ line: index + 1, letters }];
  });
}

/** Whether the words of the rows are codes when turned round, and hardly any as they stand. */
function isUpsideDown(rows: readonly Row[], language: Language): boolean {
  const words = Map.groupBy(
    rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.split(/\s+/))),
    (word) => word,
  );
  let upright = 0;
  let round = 0;
  for (const [word, all] of words) {
    if (word.length < SHORTEST || word.length > language.longest + 1) continue;
    if (language.codes.has(tidyCode(word))) upright += all.length;
    else round += all.length * likeness(turned(word), language);
  }
  return round >= ENOUGH_TURNED && round >= upright * TIMES_UPRIGHT;
}

/** 1 for a code, a half for what is nearly one. */
function likeness(word: string, language: Language): number {
  if (language.codes.has(tidyCode(word))) return 1;
  if (!/\d/.test(word)) return 0;
  const [nearest] = decode(language, word).candidates;
  return nearest !== undefined && nearest.cost <= NEAR ? 0.5 : 0;
}

function turnRows(rows: readonly Row[]): Row[] {
  return rows.toReversed().map((row) => ({ ...row, cells: row.cells.toReversed().map(turned) }));
}
