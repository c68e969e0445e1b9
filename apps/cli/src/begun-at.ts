/** Where the games of an experiment begin that is not made from the set-up: a position of a game, or of an example. */
import { type CaseFile, readJson } from '@hexwright/model';
import { beginningKey, type GameRecord, readRecord, type Seats } from '@hexwright/playtest';
import type { GameSource } from '@hexwright/playtest/store';
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

/** A package whose games are played. */
type Entrant = Omit<OpenPackage, 'problems'>;

/** A position, in the file that it comes from. */
interface BegunAt {
  readonly file: string;
  readonly text: string;
  readonly position: CaseFile;
}

/** Where all games of an experiment begin. */
export class Beginning {
  /** By package: the hash of the game that is played, which is the package's own where games begin at the set-up. */
  readonly hashes: readonly string[];
  readonly #at: BegunAt | undefined;

  constructor(hashes: readonly string[], at: BegunAt | undefined) {
    this.hashes = hashes;
    this.#at = at;
  }

  /** What a batch is told of it. */
  get ofBatch(): { readonly position?: CaseFile } {
    return this.#at === undefined ? {} : { position: this.#at.position };
  }

  /** What tells the games of each package from all others that are kept. */
  sources(seats: Seats, watched: boolean): GameSource[] {
    const position = this.#at?.position ?? null;
    return this.hashes.map((hash) => ({ packageHash: beginningKey(hash, position), seats, watched }));
  }

  /** What reports say of it. */
  get lines(): readonly string[] {
    if (this.#at === undefined) return [];
    const { file, position } = this.#at;
    const when = [position.turn === undefined ? [] : `turn ${position.turn}`, position.phase ?? []].flat().join(', ');
    return [`Every game begins at the position of ${file}${when === '' ? '' : ` (${when})`}.`];
  }

  /** What `--json` says of it. */
  get told(): { readonly from?: string } {
    return this.#at === undefined ? {} : { from: this.#at.file };
  }
}

/**
 * Where the games of some packages begin, by `--from`; null after printing what is wrong with it, or why one of them cannot
 * begin so. Throws {@link UsageError} for a file that holds no position.
 */
export function readBeginning(args: Arguments, entrants: readonly Entrant[], output: Output): Beginning | null {
  const at = readBegunAt(args, entrants[0], output);
  if (at === null) return null;
  const begun = entrants.flatMap((one) => (at === undefined ? one : (atPosition(one, at.position, at, output) ?? [])));
  return begun.length < entrants.length
    ? null
    : new Beginning(
        begun.map(({ game }) => game.hash),
        at,
      );
}

/** The position of `--from`; undefined where there is none, null after printing what is wrong with it. */
function readBegunAt(args: Arguments, opened: Entrant, output: Output): BegunAt | null | undefined {
  const file = args.value('from');
  if (file === undefined) return undefined;
  const text = readFileText(file, 'The studio saves games; examples lie in the folder cases of a package.', output);
  if (text === null) return null;
  const record = readRecord(text, file);
  const position = record.ok ? positionOf(record.record, { file, text }, opened, output) : exampleIn(file, text);
  if (position === null) return null;
  return { file, text, position };
}

function positionOf(
  record: GameRecord,
  log: { readonly file: string; readonly text: string },
  opened: Entrant,
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
