/** Whether nobody has chosen the dice of a game that was played in a room. */
import type { Game } from '@hexwright/engine';
import { hasErrors, pointerOf, problemAt, type Problem } from '@hexwright/model';
import type { PlaytestCode } from './codes.ts';
import { type FairDice, pledgeOf, seedsOfRounds } from './fair-dice.ts';
import type { Playable } from './library.ts';
import type { MatchResult } from './match.ts';
import type { GameRecord } from './record.ts';
import { replay, type Replay } from './replay.ts';

type Path = readonly (string | number)[];

/** What came of checking a record. */
export interface DiceVerdict {
  /** The game played again; null where already what its dice are made of is not in order. */
  readonly replayed: Replay | null;
  /** Dice that followed from the secret and the shares as they should. */
  readonly dice: number;
  /** How many of them prove each round of shares: those that fell since it counts. Of few dice, other shares may give the same. */
  readonly byRound: readonly number[];
  /** What the record says besides, which nothing proves: names of its properties, and pointers to rounds without a die. */
  readonly unproved: readonly string[];
  readonly problems: readonly Problem[];
}

/** The properties of a record of which every word is checked: another word, and it fails. */
const PROVED: ReadonlySet<string> = new Set([
  'format',
  'package',
  'packageHash',
  'seed',
  'fair',
  'fallen',
  'options',
  'position',
  'commands',
  'hashes',
  'result',
  'seeds',
]);
/** What a game of a room has none of. */
const NONE = {
  dice: 'These dice were given by hand: they prove nothing.',
  cursor: 'Nobody goes back in a game of a room: "cursor" has no place here.',
  branches: 'A game of a room went one way only: "branches" have no place here.',
} as const;

/**
 * Checks the record of a finished game of a room: the secret is the one that was promised, the shares are those that were
 * promised, and every die and every position follows from them and from the commands. `file` is its path, for problems.
 */
export function verifyDice(playable: Playable, record: GameRecord, file: string): DiceVerdict {
  const bad = (path: Path, message: string): Problem => {
    const code: PlaytestCode = 'record.dice';
    return problemAt({ file, pointer: pointerOf(...path) }, code, message);
  };
  const { fair } = record;
  if (fair === undefined) {
    const message = 'This game has no dice that can be proved: only a game played in a room has, once it is over.';
    return { ...UNSEEN, problems: [bad(['seed'], message)] };
  }
  const faults = [...faultsOfMaking(fair), ...faultsOfRecord(record, fair), ...faultsOfPackage(record, playable)];
  const wrong = faults.map(([path, message]) => bad(path, message));
  if (wrong.length > 0) return { ...UNSEEN, problems: wrong };
  const { replayed, fell, before } = played(playable, record, file);
  const problems = [...replayed.problems];
  const at = fell.findIndex((numbers, index) => listOf(numbers) !== listOf(record.fallen?.[index] ?? []));
  if (at >= 0) {
    const [real, said] = [fell[at], record.fallen?.[at] ?? []].map(wordsOf);
    const which = `Command ${at + 1} of ${record.commands.length}`;
    const message = `${which} had ${real} by the secret and the shares; the record says ${said}.`;
    // A die that is another one is why the position after it is, and the next command is refused.
    problems.unshift(bad(['fallen', at], message));
  } else if (replayed.commands === record.commands.length && !replayed.over) {
    problems.unshift(
      bad(['commands'], `After ${record.commands.length} commands the game is not over: some are missing.`),
    );
  } else if (!hasErrors(problems)) {
    problems.push(...faultsOfResult(record, replayed).map(([path, message]) => bad(path, message)));
  }
  const right = at < 0 ? fell : fell.slice(0, at);
  const dice = right.flat().length + before;
  const byRound = fair.rounds.map(({ from }) => (from === 0 ? dice : right.slice(from).flat().length));
  return { replayed, dice, byRound, unproved: unprovedOf(record, fair, byRound), problems };
}

/** Of a record whose game was not even played again. */
const UNSEEN = { replayed: null, dice: 0, byRound: [], unproved: [] } as const;

/** What the record says that nothing proves. A round after which no die fell is in no die. */
function unprovedOf(record: GameRecord, { rounds, abandoned }: FairDice, byRound: readonly number[]): string[] {
  const others = Object.keys(record).filter((name) => !PROVED.has(name));
  const idle = rounds.flatMap((_, at) => (byRound[at] === 0 ? [pointerOf('fair', 'rounds', at)] : []));
  const isMore = abandoned > (rounds.at(-1)?.abandoned ?? 0);
  return [...others, ...idle, ...(isMore ? [pointerOf('fair', 'abandoned')] : [])];
}

/** Whether the game was played on this text of its package: on another one nobody knows what its commands meant. */
function faultsOfPackage(record: GameRecord, { game }: Playable): [Path, string][] {
  if (record.packageHash === game.hash) return [];
  const message = `The game was played with ${record.package} at ${record.packageHash}; here it is ${game.hash}.`;
  return [[['packageHash'], `${message} Name the folder that has it as it was: --scenarios folder.`]];
}

/** Whether what the record says of the end is what came of the game. */
function faultsOfResult({ result }: GameRecord, replayed: Replay): [Path, string][] {
  const { problems: _, over, ...came } = replayed;
  const real: Readonly<Record<string, unknown>> = {
    ...came,
    end: over ? 'over' : 'limit',
  } satisfies Omit<MatchResult, 'seed'>;
  const said: Readonly<Record<string, unknown>> = { ...result };
  const names = [...new Set([...Object.keys(real), ...Object.keys(said)])];
  const other = names.find((name) => ordered(said[name]) !== ordered(real[name]));
  if (other === undefined) return [];
  const path = Object.hasOwn(said, other) ? ['result', other] : ['result'];
  return [[path, `"${other}" of the game is ${wordOf(real[other])}; the record says ${wordOf(said[other])}.`]];
}

/** A value of JSON in one way, whatever the order of its properties. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

const wordOf = (value: unknown): string => (value === undefined ? 'nothing' : ordered(value));

/** Whether secret and shares are those that were promised. */
function faultsOfMaking({ pledge, secret, rounds, abandoned }: FairDice): [Path, string][] {
  const faults: [Path, string][] = [];
  if (pledgeOf(secret) !== pledge) {
    faults.push([['fair', 'secret'], 'This is not the secret that the server promised when the game began.']);
  }
  if (abandoned < (rounds.at(-1)?.abandoned ?? 0)) {
    faults.push([['fair', 'abandoned'], 'More rounds were given up than this says: the last round tells of them.']);
  }
  rounds.forEach(({ from, shares }, round) => {
    const isInOrder = round === 0 ? from === 0 : from >= rounds[round - 1].from;
    if (!isInOrder) {
      const message = 'The rounds are not in the order in which they were played, the first from command 0 on.';
      faults.push([['fair', 'rounds', round, 'from'], message]);
    }
    shares.forEach(({ sides, pledge: promised, share }, index) => {
      if (pledgeOf(share) === promised) return;
      const message = `This is not the share that was promised for ${sides.join(' and ')}.`;
      faults.push([['fair', 'rounds', round, 'shares', index, 'share'], message]);
    });
  });
  return faults;
}

/** Whether a record has all that can be checked, and nothing that takes the place of the dice. */
function faultsOfRecord(record: GameRecord, fair: FairDice): [Path, string][] {
  const faults: [Path, string][] = [];
  for (const [name, message] of Object.entries(NONE)) if (Object.hasOwn(record, name)) faults.push([[name], message]);
  if (record.seed !== 0) faults.push([['seed'], 'The dice of a game of a room fall by no seed: it must be 0.']);
  const late = fair.rounds.findIndex(({ from }) => from > record.commands.length);
  if (late >= 0) faults.push([['fair', 'rounds', late, 'from'], 'The game was over before this round.']);
  const seeds = record.seeds ?? {};
  const expected = seedsOfRounds(fair);
  const other = [...Object.keys(seeds), ...Object.keys(expected)].find((at) => seeds[at] !== expected[at]);
  if (other !== undefined) {
    const path = seeds[other] === undefined ? ['fair', 'rounds'] : ['seeds', other];
    faults.push([path, `From command ${Number(other) + 1} on dice fall otherwise than the rounds of shares say.`]);
  }
  if (record.fallen === undefined) faults.push([[], 'The dice that fell are missing: "fallen".']);
  if (record.hashes === undefined) faults.push([[], 'The positions after the commands are missing: "hashes".']);
  if (record.result === undefined) faults.push([[], 'What came of the game is missing: "result".']);
  const beyond = Object.keys(record.fallen ?? {}).find((at) => Number(at) >= record.commands.length);
  if (beyond !== undefined) faults.push([['fallen', beyond], `There is no command ${Number(beyond) + 1}.`]);
  return faults;
}

interface Played {
  readonly replayed: Replay;
  /** By the number of the command from 0. */
  readonly fell: readonly (readonly number[])[];
  /** Dice that fell before the first command. */
  readonly before: number;
}

/** Plays a record again and writes down what falls. */
function played(playable: Playable, record: GameRecord, file: string): Played {
  const fell: number[][] = [];
  let before = 0;
  const replayed = replay(playable, record, file, {
    began: (play: Game) => {
      before = play.dice.used;
      play.dice.watch = (number) => fell.at(-1)?.push(number);
    },
    plays: () => void fell.push([]),
  });
  return { replayed, fell, before };
}

const listOf = (numbers: readonly number[]): string => numbers.join(' ');

const wordsOf = (numbers: readonly number[]): string =>
  numbers.length === 0 ? 'no dice' : `the dice ${numbers.join(', ')}`;
