/** How a game stands, or has ended, by the package's levels of victory. */
import type { CompiledVictoryLevel, GameResult } from '@hexwright/compiler';
import type { PackageGame } from './package-game.ts';

/** The score as the levels of victory read it; 0 where the package has none. */
export function scoreOf({ game, victoryPoints }: PackageGame): number {
  const { victory } = game;
  return victory === null ? 0 : victoryPoints.of(victory.plus) - victoryPoints.of(victory.minus);
}

/** The level of victory that the score reaches; null where the package has none. */
export function victoryLevel(play: PackageGame): CompiledVictoryLevel | null {
  const score = scoreOf(play);
  return play.game.victory?.levels.find((level) => score >= level.min) ?? null;
}

/** Level and points as they stand now; final once the game is over. `level` is the one reached, if not by the score. */
export function readResult(play: PackageGame, level = victoryLevel(play)): GameResult {
  const { sides } = play.game;
  return {
    winner: level === null ? null : level.winner < 0 ? 'draw' : sides[level.winner].id,
    level: level?.id ?? null,
    levelName: level?.name ?? null,
    score: scoreOf(play),
    victoryPoints: Object.fromEntries(sides.map(({ id }, side) => [id, play.victoryPoints.of(side)])),
  };
}
