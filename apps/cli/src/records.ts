/** Records of games as the command line is given them: files. */
import { readFileSync, statSync } from 'node:fs';
import {
  formatProblem,
  LARGEST_FILE,
  locateProblems,
  type Place,
  pointerOf,
  problemAt,
  type Problem,
  tooLarge,
} from '@hexwright/model';
import { type GameRecord, type Playable, type PlaytestCode, readRecord } from '@hexwright/playtest';
import type { Output } from './output.ts';
import { atPosition, type OpenPackage } from './packages.ts';

/** Where a record comes from, in words for those who have named a file that is not there. */
const LOGGED = '"hexwright play --log" writes one; the studio saves one of a game that is over.';

/** A record with its text, for the places of problems; null when it cannot be read, which has been said then. */
export function openRecord(
  file: string,
  output: Output,
  whence = LOGGED,
): { readonly record: GameRecord; readonly text: string } | null {
  const text = readText(file, whence);
  if (typeof text !== 'string') return fail(file, [text], output);
  const reading = readRecord(text, file);
  if (reading.ok) return { record: reading.record, text };
  return fail(
    file,
    locateProblems(reading.problems, () => text),
    output,
  );
}

/** What a record is played on: the battle, or the position that it begins at; null when that is not there any more. */
export function beginning(
  opened: Omit<OpenPackage, 'problems'>,
  { position }: GameRecord,
  log: { readonly file: string; readonly text: string },
  output: Output,
): Playable | null {
  return position === undefined ? opened.games.playable(opened.game) : atPosition(opened, position, log, output);
}

/** Says what is wrong with the dice of a record at a place in it; the exit code. */
export function failWith(file: string, text: string, path: readonly string[], message: string, output: Output): number {
  const code: PlaytestCode = 'record.dice';
  const problem = problemAt({ file, pointer: pointerOf(...path) }, code, message);
  fail(
    file,
    locateProblems([problem], () => text),
    output,
  );
  return 1;
}

function fail(log: string, problems: readonly Problem[], output: Output): null {
  output.line(problems.map(formatProblem).join('\n'));
  output.result({ log, ok: false, problems });
  return null;
}

/** The text of a file; null after printing why it cannot be read. */
export function readFileText(file: string, whence: string, output: Output): string | null {
  const text = readText(file, whence);
  return typeof text === 'string' ? text : fail(file, [text], output);
}

/** The text of a file, or why it cannot be read. */
function readText(file: string, whence: string): string | Problem {
  const place = { file, pointer: '' };
  try {
    const status = statSync(file);
    // A pipe or a device may have no end.
    if (!status.isFile()) return unreadable(place);
    if (status.size > LARGEST_FILE) return tooLarge(place, status.size);
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return problemAt(place, 'file.missing', `There is no such file. ${whence}`);
    }
    return unreadable(place);
  }
}

function unreadable(place: Place): Problem {
  return problemAt(place, 'file.unreadable', 'The file cannot be read. Name a text file in UTF-8 that you may read.');
}
