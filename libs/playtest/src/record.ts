/** A game as a file: everything needed to play it again. */
import type { GameLibrary } from '@hexwright/compiler';
import { type Command, type Game, MOST_FACES, type WrittenCommand } from '@hexwright/engine';
import { pointerOf, problemAt, readJson, type CaseFile, type JsonValue, type Problem } from '@hexwright/model';
import type { PlaytestCode } from './codes.ts';
import { type FairDice, isDiceHex } from './fair-dice.ts';
import type { MatchResult, Seats, Spectator } from './match.ts';

/** The `format` of a record; a change of meaning gets another number. */
export const RECORD_FORMAT = 'hexwright-game-1';

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  /** Id of the package. */
  readonly package: string;
  /** Hash of the compiled package. */
  readonly packageHash: string;
  readonly seed: number;
  /** Of a game in a room: what its dice fell by in place of the seed. */
  readonly fair?: FairDice;
  /** Of a game in a room: the dice that fell, by the number of their command from 0. */
  readonly fallen?: Readonly<Record<string, readonly number[]>>;
  /** Player names by side. */
  readonly seats: Seats;
  /** Choices that were made in place of the package's own, by option. */
  readonly options: Readonly<Record<string, string>>;
  /** The position it begins at, as an example describes it; the beginning of the battle where absent. */
  readonly position?: CaseFile;
  /** In the order in which they were given; each is one command of the engine. */
  readonly commands: readonly WrittenCommand[];
  /** The hash of the position after each command, as far as it lies open: where choices are secret, that of the rest. */
  readonly hashes?: readonly string[];
  readonly result?: Omit<MatchResult, 'seed'>;
  /** Dice that were given by hand, by the number of their command from 0. */
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  /** Seeds by which dice fall from a command on, by its number from 0. */
  readonly seeds?: Readonly<Record<string, number>>;
  /** Names of the branches that begin with a command, by its number from 0. */
  readonly names?: Readonly<Record<string, string>>;
  /** Who held the seat that gave a command, and the commands after it, by its number from 0; where absent, see {@link seats}. */
  readonly players?: Readonly<Record<string, string>>;
  /** Numbers, from 0, of the commands with which a move begins as its player made it; absent: with every one. */
  readonly begun?: readonly number[];
  /** What was pinned to the game after so many commands. */
  readonly notes?: Readonly<Record<string, string>>;
  /** What was noted for all after so many commands, such as that somebody was shown what is hidden. */
  readonly witnessed?: Readonly<Record<string, readonly string[]>>;
  /** After how many commands somebody stands who has gone back; after all of them where absent. */
  readonly cursor?: number;
  /** Other ways that were tried. */
  readonly branches?: readonly RecordBranch[];
}

/** Commands one after the other, and what is kept of them: numbers count from the first of them. */
export type RecordMoves = Pick<
  GameRecord,
  'commands' | 'dice' | 'seeds' | 'names' | 'players' | 'begun' | 'notes' | 'witnessed'
>;

/** Commands that were given in place of others. */
export interface RecordBranch extends RecordMoves {
  /**
   * The move that it begins after: 0 is the beginning of the game, then come the commands of the record, then those of
   * the branches in their order.
   */
  readonly from: number;
}

/** Looks on and remembers every command and the position after it. */
export class Recorder implements Spectator {
  readonly commands: WrittenCommand[] = [];
  readonly hashes: string[] = [];
  readonly #library: GameLibrary;

  constructor(library: GameLibrary) {
    this.#library = library;
  }

  plays(play: Game, command: Command): void {
    // Before it is played: afterwards the words would be looked up in another position.
    this.commands.push(this.#library.writeCommand(play, command));
  }

  played(play: Game): void {
    this.hashes.push(play.publicHash);
  }
}

/** A record as text: one command a line. */
export function writeRecord(record: GameRecord): string {
  const { commands, hashes = [], branches = [], ...head } = record;
  const start = JSON.stringify(head, null, 2).slice(0, -2);
  const list = (items: readonly unknown[]): string => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  const tail = hashes.length === 0 ? '' : `,\n  "hashes": [\n${list(hashes)}\n  ]`;
  const more = branches.length === 0 ? '' : `,\n  "branches": [\n${list(branches)}\n  ]`;
  return `${start},\n  "commands": [\n${list(commands)}\n  ]${tail}${more}\n}\n`;
}

/** A record, or why a text is none. */
export type RecordReading =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Check = (value: JsonValue | undefined) => boolean;

const LEAST_DIE = 1;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isHash: Check = (value) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);
const isWords: Check = (value) => isFields(value) && Object.values(value).every((word) => typeof word === 'string');
const isCommand: Check = (value) => isFields(value) && typeof value['do'] === 'string';

const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isDie: Check = (value) => isCount(value) && Number(value) >= LEAST_DIE && Number(value) <= MOST_FACES;
const isByNumber = (value: JsonValue | undefined, is: Check): boolean =>
  value === undefined ||
  (isFields(value) && Object.entries(value).every(([number, one]) => /^(0|[1-9]\d*)$/.test(number) && is(one)));
const isDice: Check = (value) => isByNumber(value, (dice) => Array.isArray(dice) && dice.every(isDie));
const isSeeds: Check = (value) => isByNumber(value, Number.isSafeInteger);
const isNames: Check = (value) => isByNumber(value, (name) => typeof name === 'string');
const isBegun: Check = (value) => value === undefined || (Array.isArray(value) && value.every(isCount));
const isWitnessed: Check = (value) => isByNumber(value, (texts) => Array.isArray(texts) && texts.every(isText));
const isBranch: Check = (value) =>
  isFields(value) &&
  isCount(value['from']) &&
  Array.isArray(value['commands']) &&
  value['commands'].every(isCommand) &&
  isDice(value['dice']) &&
  isSeeds(value['seeds']) &&
  isNames(value['names']) &&
  isNames(value['players']) &&
  isBegun(value['begun']) &&
  isNames(value['notes']) &&
  isWitnessed(value['witnessed']);

const isShare: Check = (value) =>
  isFields(value) &&
  Array.isArray(value['sides']) &&
  value['sides'].every((side) => typeof side === 'string') &&
  isDiceHex(value['pledge']) &&
  isDiceHex(value['share']);
const isRound: Check = (value) =>
  isFields(value) &&
  isCount(value['from']) &&
  (value['abandoned'] === undefined || isCount(value['abandoned'])) &&
  Array.isArray(value['shares']) &&
  value['shares'].every(isShare);
const isFair: Check = (value) =>
  value === undefined ||
  (isFields(value) &&
    isDiceHex(value['pledge']) &&
    isDiceHex(value['secret']) &&
    isCount(value['abandoned']) &&
    Array.isArray(value['rounds']) &&
    value['rounds'].length > 0 &&
    value['rounds'].every(isRound));

const isResult: Check = (value) => value === undefined || (isFields(value) && isHash(value['hash']));

const PROPERTIES: readonly (readonly [name: string, is: Check, form: string])[] = [
  ['package', isText, 'the id of a package'],
  ['packageHash', isHash, 'sixteen hexadecimal digits'],
  ['seed', Number.isSafeInteger, 'a whole number'],
  ['fair', isFair, 'what the dice of a game in a room fall by: "pledge", "secret", "abandoned" and "rounds"'],
  ['fallen', isDice, 'numbers of dice, each from 1 up, by the number of their command'],
  ['seats', isWords, 'player names by side'],
  ['options', isWords, 'choices by option'],
  ['position', (value) => value === undefined || isFields(value), 'a position as an example has it'],
  ['commands', Array.isArray, 'a list of commands'],
  ['dice', isDice, 'numbers of dice, each from 1 up, by the number of their command'],
  ['seeds', isSeeds, 'whole numbers by the number of a command'],
  ['names', isNames, 'names by the number of a command'],
  ['players', isNames, 'player names by the number of a command'],
  ['begun', isBegun, 'a list of numbers of commands'],
  ['notes', isNames, 'notes by a number of commands'],
  ['witnessed', isWitnessed, 'lists of sentences by a number of commands'],
  ['result', isResult, 'how the game ended, with the "hash" of its last position'],
  ['cursor', (value) => value === undefined || isCount(value), 'a number of commands'],
  [
    'branches',
    (value) => value === undefined || (Array.isArray(value) && value.every(isBranch)),
    'a list of branches, each with "from" and "commands"',
  ],
];

/** Reads a record. `file` is its path, for problems. */
export function readRecord(text: string, file: string): RecordReading {
  const reading = readJson(text);
  if (!reading.ok) return { ok: false, problems: reading.problems.map((problem) => ({ ...problem, file })) };
  const { value } = reading;
  const bad = (path: readonly (string | number)[], message: string): Problem => {
    const code: PlaytestCode = 'record.format';
    return problemAt({ file, pointer: pointerOf(...path) }, code, message);
  };
  if (!isFields(value) || value['format'] !== RECORD_FORMAT) {
    const at = isFields(value) && value['format'] !== undefined ? ['format'] : [];
    const message = `This is no record of a game: "format" must be "${RECORD_FORMAT}". "hexwright play --log" and the studio write such files.`;
    return { ok: false, problems: [bad(at, message)] };
  }
  // Of what is said twice nobody knows which is meant.
  const problems = reading.problems.map((problem) => ({ ...problem, file }));
  problems.push(
    ...PROPERTIES.filter(([name, is]) => !is(value[name])).map(([name, , form]) =>
      bad([name], `"${name}" must be ${form}.`),
    ),
  );
  const { commands, hashes } = value;
  if (Array.isArray(commands)) {
    const at = commands.findIndex((one) => !isCommand(one));
    if (at >= 0) problems.push(bad(['commands', at], 'A command is an object with the word "do".'));
  }
  if (hashes !== undefined && !(Array.isArray(hashes) && hashes.every(isHash))) {
    problems.push(bad(['hashes'], '"hashes" must be a list of positions, each of sixteen hexadecimal digits.'));
  } else if (hashes !== undefined && Array.isArray(commands) && hashes.length !== commands.length) {
    const counts = `${hashes.length} positions for ${commands.length} commands`;
    problems.push(
      bad(['hashes'], `"hashes" has ${counts}; it needs one for each. Leave it out to compare only the end.`),
    );
  }
  // The checks above are those of its type.
  return problems.length > 0 ? { ok: false, problems } : { ok: true, record: value as unknown as GameRecord };
}

function isFields(value: unknown): value is { readonly [name: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
