/** The result of a game that an effect of the package has ended for a side. */
import type { GameResult } from '@hexwright/compiler';
import type { PackageGame } from '../package-game.ts';

/** A result, with the side as its winner that an effect has declared to be it: at its least level of victory. */
export function declaredResult({ game, declaredWinner }: PackageGame, result: GameResult): GameResult {
  if (declaredWinner < 0) return result;
  const winner = game.sides[declaredWinner].id;
  if (result.winner === winner) return result;
  const levels = (game.victory?.levels ?? []).filter((level) => level.winner === declaredWinner);
  const level = declaredWinner === game.victory?.plus ? levels.at(-1) : levels.at(0);
  return { ...result, winner, level: level?.id ?? null, levelName: level?.name ?? null };
}
