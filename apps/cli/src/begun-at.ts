/** Where the games of an experiment begin that is not made from the set-up: a position of a game, or of an example. */
import type { CompiledGame } from '@hexwright/compiler';
import { type CaseFile, readJson } from '@hexwright/model';
import { beginningKey, type GameRecord, readRecord } from '@hexwright/playtest';
import { Playtest } from '@hexwright/playtest/live';
import type { Arguments, OptionSpec } from './command.ts';
import type { Output } from './output.ts';
import { atPosition, type OpenPackage } from './packages.ts';
import { beginning, readFileText } from './records.ts';
import { UsageError } from './usage-error.ts';

export const FROM_OPTION: OptionSpec = {
  name: 'from',
  value: 'file',
  description:
    'Begin every game at a position instead of the set-up: a game that was saved (before its last move; "cursor" in the file\n'.concat(
      'says which that is), or an example of the rules (a .case.json). Every package is played from it.',
    ),
};

/** A position, in the file that it comes from. */
export interface BegunAt {
  readonly file: string;
  readonly text: string;
  readonly position: CaseFile;
}

/**
 * The position of `--from`; undefined where there is none, null after printing what is wrong with it. Throws
 * {@link UsageError} for a file that holds none.
 */
export function readBegunAt(
  args: Arguments,
  opened: Omit<OpenPackage, 'problems'>,
  output: Output,
): BegunAt | null | undefined {
  const file = args.value('from');
  if (file === undefined) return undefined;
  const text = readFileText(file, 'The studio saves games; examples lie in the folder cases of a package.', output);
  if (text === null) return null;
  const record = readRecord(text, file);
  const position = record.ok ? positionOf(record.record, { file, text }, opened, output) : exampleIn(file, text);
  if (position === null) return null;
  return { file, text, position };
}

/** The packages as their games begin there; null after printing why one cannot begin so. */
export function gamesFrom(
  begun: BegunAt | undefined,
  entrants: readonly Omit<OpenPackage, 'problems'>[],
  output: Output,
): readonly CompiledGame[] | null {
  if (begun === undefined) return entrants.map(({ game }) => game);
  const found = entrants.flatMap((one) => atPosition(one, begun.position, begun, output) ?? []);
  return found.length < entrants.length ? null : found.map(({ game }) => game);
}

/** What reports say of it. */
export function fromLines(begun: BegunAt | undefined): readonly string[] {
  if (begun === undefined) return [];
  const { turn, phase } = begun.position;
  const when = [turn === undefined ? [] : `turn ${turn}`, phase ?? []].flat().join(', ');
  return [`Every game begins at the position of ${begun.file}${when === '' ? '' : ` (${when})`}.`];
}

/** What tells the games from a position from all others. */
export function positionKey(packageHash: string, begun: BegunAt | undefined): string {
  return beginningKey(packageHash, begun?.position ?? null);
}

function positionOf(
  record: GameRecord,
  log: { readonly file: string; readonly text: string },
  opened: Omit<OpenPackage, 'problems'>,
  output: Output,
): CaseFile | null {
  const playable = beginning(opened, record, log, output);
  if (playable === null) return null;
  const { playtest, trouble } = Playtest.load(playable, record);
  if (trouble !== null)
    throw new UsageError(`--from ${log.file}: ${trouble}`, 'Save the game anew under this package.');
  const position = playtest.asCaseFile();
  if (position !== null) return withoutDice(position);
  throw new UsageError(
    `--from ${log.file}: no position can be made of where that game stands.`,
    'Save it after a move of a later phase, whose choices lie open.',
  );
}

function exampleIn(file: string, text: string): CaseFile {
  const reading = readJson(text);
  const value = reading.ok ? reading.value : null;
  if (typeof value === 'object' && value !== null && 'units' in value) return withoutDice(value as unknown as CaseFile);
  throw new UsageError(
    `--from ${file}: this is neither a saved game nor an example.`,
    'Name a file of the one or the other.',
  );
}

/** The dice of an example are those of its own line: games from there throw theirs. */
function withoutDice({ dice: _, ...position }: CaseFile): CaseFile {
  return position;
}
