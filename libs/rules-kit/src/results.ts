/** How a game stands, or has ended: by what has settled it, or by the package's levels of victory. */
import type { CompiledVictoryLevel, GameResult } from '@hexwright/compiler';
import type { PackageGame } from './package-game.ts';
import type { Verdict } from './verdicts.ts';

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
  return {
    winner: level === null ? unsettled(play) : nameOf(play, level.winner),
    level: level?.id ?? null,
    levelName: level?.name ?? null,
    score: scoreOf(play),
    victoryPoints: Object.fromEntries(play.game.sides.map(({ id }, side) => [id, play.victoryPoints.of(side)])),
  };
}

/** What has settled the game decides; where nothing has, its rules do. */
export function resultOf<Play extends PackageGame>(play: Play, byRules: (play: Play) => GameResult): GameResult {
  const { verdict } = play;
  if (verdict === null) return byRules(play);
  const { by, winner } = verdict;
  return {
    ...readResult(play, levelOf(play, verdict)),
    winner: nameOf(play, winner),
    settledBy: { id: by.id, label: by.label, case: by.case },
  };
}

/** The level that it names; else that of the score where it is the winner's, or else the least of the winner's. */
function levelOf(play: PackageGame, { by, winner }: Verdict): CompiledVictoryLevel | null {
  const { levels = [], plus } = play.game.victory ?? {};
  if ('level' in by && by.level >= 0) return levels[by.level];
  const reached = victoryLevel(play);
  if (reached?.winner === winner) return reached;
  const theirs = levels.filter((level) => level.winner === winner);
  return (winner === plus ? theirs.at(-1) : theirs.at(0)) ?? null;
}

function nameOf({ game }: PackageGame, winner: number): string {
  return winner < 0 ? 'draw' : game.sides[winner].id;
}

/** A battle that conditions alone can settle is a draw when it is over and none has; before, nobody is ahead. */
function unsettled({ game, over }: PackageGame): string | null {
  return over && game.victory !== null ? 'draw' : null;
}
