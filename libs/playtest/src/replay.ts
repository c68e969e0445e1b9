/** Plays a record again and compares. */
import type { GameResult } from '@hexwright/compiler';
import { DiceTapeError } from '@hexwright/engine';
import { pointerOf, problemAt, type Problem } from '@hexwright/model';
import { diceSource } from './fair-dice.ts';
import { beginGame, createGame } from './beginning.ts';
import type { PlaytestCode } from './codes.ts';
import { type Playable, unreadable } from './library.ts';
import type { Spectator } from './match.ts';
import type { GameRecord } from './record.ts';

/** What came of a record. */
export interface Replay extends GameResult {
  /** Commands that could be played. */
  readonly commands: number;
  readonly turns: number;
  readonly over: boolean;
  readonly hash: string;
  /** A warning when the package has changed; an error where the game could not go on, or went another way. */
  readonly problems: readonly Problem[];
}

/**
 * Plays the commands of a record on a package. Stops at the first one that cannot be read or is not legal, or after
 * which the position is another than recorded. `file` is the path of the record, for problems.
 */
export function replay(playable: Playable, record: GameRecord, file: string, spectator: Spectator = {}): Replay {
  const { library, game } = playable;
  const problems: Problem[] = [];
  const note = (code: PlaytestCode, path: readonly (string | number)[], message: string): void => {
    const severity = code === 'record.package' ? 'warning' : 'error';
    problems.push(problemAt({ file, pointer: pointerOf(...path) }, code, message, { severity }));
  };
  if (record.packageHash !== game.hash) {
    const message = `The game was played with ${record.package} at ${record.packageHash}; the package is now ${game.hash}.`;
    note('record.package', ['packageHash'], `${message} It may go another way.`);
  }
  const position = record.position ?? null;
  const play = createGame(playable, position);
  beginGame(play, game, diceSource(record), position);
  spectator.began?.(play);
  let commands = 0;
  for (let index = 0; index < record.commands.length; index++) {
    const trouble = playOne(index);
    if (trouble !== null) {
      note(...trouble);
      break;
    }
    commands++;
  }
  const { hash } = play;
  if (problems.length === 0 && record.result !== undefined && record.result.hash !== hash) {
    note('record.hash', ['result', 'hash'], `The game ends in the position ${hash}, not ${record.result.hash}.`);
  }
  return { ...library.readResult(play), commands, turns: play.turn, over: play.over, hash, problems };

  function playOne(index: number): [PlaytestCode, readonly (string | number)[], string] | null {
    const written = record.commands[index];
    const path = ['commands', index];
    const which = `Command ${index + 1} of ${record.commands.length}, ${JSON.stringify(written)},`;
    try {
      const command = library.readCommand(play, written);
      const [refusal] = play.explain(command);
      if (refusal !== undefined) {
        const cited = refusal.case === '' ? '' : ` [${refusal.case}]`;
        return ['record.command', path, `${which} is refused: ${refusal.text}${cited}`];
      }
      spectator.plays?.(play, command);
      const seed = record.seeds?.[index];
      if (seed !== undefined) play.dice.seed(seed);
      const given = record.dice?.[index];
      if (given !== undefined) play.dice.feed([...Array.from({ length: play.dice.used }, () => 0), ...given]);
      play.apply(command);
      play.dice.feed(null);
      play.state.forget();
      spectator.played?.(play, command);
    } catch (error) {
      const message = error instanceof DiceTapeError ? error.message : unreadable(error);
      if (message === null) throw error;
      return ['record.command', path, `${which} cannot be read: ${message}`];
    }
    const expected = record.hashes?.[index];
    if (expected === undefined || expected === play.publicHash) return null;
    return ['record.hash', ['hashes', index], `After ${which} the position is ${play.publicHash}, not ${expected}.`];
  }
}
