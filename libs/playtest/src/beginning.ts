/** Where a game begins: at the beginning of its battle, or at a position that an example describes. */
import type { CompiledGame } from '@hexwright/compiler';
import { type DiceSource, DiceTapeError, type Game } from '@hexwright/engine';
import type { CaseFile, Problem } from '@hexwright/model';
import { Findings } from './cases/findings.ts';
import { positionOf } from './cases/position.ts';
import type { Playable } from './library.ts';

/** What a position says that the compiled game does not know, such as a phase; empty when a game can begin there. */
export function positionProblems(game: CompiledGame, position: CaseFile): readonly Problem[] {
  const findings = new Findings(game.id, 'position');
  positionOf(game, position, findings);
  return findings.list;
}

/** A game that has not begun, with what was scored before. Throws RangeError where {@link positionProblems} finds any. */
export function createGame({ library, game }: Playable, position: CaseFile | null): Game {
  return library.create(game, position === null ? undefined : placed(game, position).points);
}

/** Begins it. Of a position's dice those fall first that something rolls before the first decision. */
export function beginGame(play: Game, game: CompiledGame, source: DiceSource, position: CaseFile | null): void {
  if (position === null) {
    play.begin(source);
    return;
  }
  const { turn, playerTurn, step } = placed(game, position);
  try {
    play.beginAt(source, turn, playerTurn, step, position.dice ?? null);
  } catch (error) {
    if (!(error instanceof DiceTapeError)) throw error;
    play.beginAt(source, turn, playerTurn, step);
  }
  play.dice.feed(null);
}

function placed(game: CompiledGame, position: CaseFile): NonNullable<ReturnType<typeof positionOf>> {
  const findings = new Findings(game.id, 'position');
  const found = positionOf(game, position, findings);
  if (found === null) throw new RangeError(findings.list[0]?.message);
  return found;
}
