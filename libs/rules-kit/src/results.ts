/** How a game stands, or has ended: by what has settled it, or by the package's levels of victory. */
import type { CompiledVictoryCondition, CompiledVictoryLevel, GameResult } from '@hexwright/compiler';
import type { PackageGame } from './package-game.ts';

/** The score as the levels of victory read it; 0 where the package has none. */
export function scoreOf({ game, victoryPoints }: PackageGame): number {
  const { victory } = game;
  if (victory === null || victory.levels.length === 0) return 0;
  return victoryPoints.of(victory.plus) - victoryPoints.of(victory.minus);
}

/** The level of victory that the score reaches; null where the package has none. */
export function victoryLevel(play: PackageGame): CompiledVictoryLevel | null {
  const score = scoreOf(play);
  return play.game.victory?.levels.find((level) => score >= level.min) ?? null;
}

/** Level and points as they stand now; final once the game is over. `level` is the one reached, if not by the score. */
export function readResult(play: PackageGame, level = victoryLevel(play)): GameResult {
  const { decided } = play;
  const reached = decided === null ? level : (play.game.victory?.levels[decided.level] ?? null);
  return {
    winner: winnerOf(play, decided, reached),
    level: reached?.id ?? null,
    levelName: reached?.name ?? null,
    ...(decided === null ? {} : { settledBy: { id: decided.id, label: decided.label, case: decided.case } }),
    score: scoreOf(play),
    victoryPoints: Object.fromEntries(play.game.sides.map(({ id }, side) => [id, play.victoryPoints.of(side)])),
  };
}

/** A battle that conditions alone can settle is a draw when it is over and none has; before, nobody is ahead. */
function winnerOf(
  { game, over }: PackageGame,
  decided: CompiledVictoryCondition | null,
  level: CompiledVictoryLevel | null,
): string | null {
  const by = decided ?? level;
  if (by !== null) return by.winner < 0 ? 'draw' : game.sides[by.winner].id;
  return over && game.victory !== null ? 'draw' : null;
}
