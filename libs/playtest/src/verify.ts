/** Whether nobody has chosen the dice of a game that was played in a room. */
import type { Game } from '@hexwright/engine';
import { hasErrors, pointerOf, problemAt, type Problem } from '@hexwright/model';
import type { PlaytestCode } from './codes.ts';
import { type FairDice, pledgeOf, seedsOfRounds } from './fair-dice.ts';
import type { Playable } from './library.ts';
import type { GameRecord } from './record.ts';
import { replay, type Replay } from './replay.ts';

type Path = readonly (string | number)[];

/** What came of checking a record. */
export interface DiceVerdict {
  /** The game played again; null where already what its dice are made of is not in order. */
  readonly replayed: Replay | null;
  /** Dice that followed from the secret and the shares as they should. */
  readonly dice: number;
  readonly problems: readonly Problem[];
}

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
    return { replayed: null, dice: 0, problems: [bad(['seed'], message)] };
  }
  const wrong = [...faultsOfMaking(fair), ...faultsOfRecord(record, fair)].map(([path, message]) => bad(path, message));
  if (wrong.length > 0) return { replayed: null, dice: 0, problems: wrong };
  const { replayed, fell, before } = played(playable, record, file);
  const problems = [...replayed.problems];
  const at = fell.findIndex((numbers, index) => listOf(numbers) !== listOf(record.fallen?.[index] ?? []));
  if (at >= 0) {
    const [real, said] = [fell[at], record.fallen?.[at] ?? []].map(wordsOf);
    const which = `Command ${at + 1} of ${record.commands.length}`;
    const message = `${which} had ${real} by the secret and the shares; the record says ${said}.`;
    // A die that is another one is why the position after it is, and the next command is refused.
    problems.unshift(bad(['fallen', at], message));
  } else if (!hasErrors(problems) && !replayed.over) {
    problems.push(
      bad(['commands'], `After ${record.commands.length} commands the game is not over: some are missing.`),
    );
  }
  const right = at < 0 ? fell : fell.slice(0, at);
  return { replayed, dice: right.flat().length + before, problems };
}

/** Whether secret and shares are those that were promised. */
function faultsOfMaking({ pledge, secret, rounds }: FairDice): [Path, string][] {
  const faults: [Path, string][] = [];
  if (pledgeOf(secret) !== pledge) {
    faults.push([['fair', 'secret'], 'This is not the secret that the server promised when the game began.']);
  }
  rounds.forEach(({ from, shares }, round) => {
    const isInOrder = round === 0 ? from === 0 : from > rounds[round - 1].from;
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
  const given = Object.keys(record.dice ?? {});
  if (given.length > 0) faults.push([['dice', given[0]], 'These dice were given by hand: they prove nothing.']);
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
