import { isOnHexes, PROHIBITED, type CompiledGame, type CompiledVictory } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import type { PointSpan } from './game-system.ts';
import { NO_LEAST_SCORE } from './lower-victory.ts';

/**
 * Levels of victory that no score can ever reach, as far as the game system knows what can be scored; and a battle that
 * nobody can win, because these are all the levels that have a winner, or that one side always wins.
 *
 * @param pointsOf what a side can score besides objectives
 */
export function checkLevels(game: CompiledGame, pointsOf: (side: number) => PointSpan): readonly Finding[] {
  const { victory, sides } = game;
  if (victory === null || victory.plus < 0 || victory.minus < 0) return [];
  // What an army yet to be raised is worth, nobody knows.
  const isRaised = (side: number): boolean => game.units.some((unit) => unit.side === side);
  if (!isRaised(victory.plus) || !isRaised(victory.minus)) return [];
  const [plus, minus] = [victory.plus, victory.minus].map((side) => withObjectives(game, side, pointsOf(side)));
  const [least, most] = [plus.least - minus.most, plus.most - minus.least];
  const findings = new Findings(victory.case);
  const unreached = victory.levels.filter((_, index) => !isReached(victory, index, least, most));
  for (const { id, name, min } of unreached) {
    const range = `Points of ${sides[victory.plus].name} less those of ${sides[victory.minus].name} can be ${least} to ${most}`;
    const at = `victory/levels/${id}`;
    const way = min === NO_LEAST_SCORE ? 'Raise the min above it' : 'Give it a min in this range';
    const message = `The level "${name}" is never reached: ${range}. ${way}, or let something score more points.`;
    findings.warning(min === NO_LEAST_SCORE ? at : `${at}/min`, 'victory.unreachable', message);
  }
  // What conditions of victory settle, nobody knows beforehand.
  if (victory.conditions.length > 0) return findings.list;
  const winning = victory.levels.filter(({ winner }) => winner >= 0);
  if (winning.length > 0 && winning.every((level) => unreached.includes(level))) {
    const message =
      'Nobody can win this battle: no level of victory that has a winner can be reached. Alter their min.';
    findings.warning('victory', 'victory.no-winner', message);
  }
  const reached = victory.levels.filter((level) => !unreached.includes(level));
  const { winner } = reached[0];
  if (winner >= 0 && reached.every((level) => level.winner === winner)) {
    const message = `${sides[winner].name} wins whatever happens: every level of victory that can be reached is theirs. Give one to the other side, or to nobody.`;
    findings.warning('victory', 'victory.foregone', message);
  }
  return findings.list;
}

/** Whether some score from `least` to `most` comes to the level. */
function isReached({ levels }: CompiledVictory, index: number, least: number, most: number): boolean {
  const above = index === 0 ? Number.POSITIVE_INFINITY : levels[index - 1].min - 1;
  return levels[index].min <= most && above >= least;
}

/** What a side can score with all hexes that score for it, or with those alone that cost it points. */
function withObjectives(game: CompiledGame, side: number, { least, most }: PointSpan): PointSpan {
  if (!isOnHexes(game)) return { least, most };
  const { objectives, map } = game;
  const totals = objectives
    .filter((one) => one.side === side)
    .map(({ points, zone }) => points * zone.hexes.filter((hex) => map.entryCost[hex] !== PROHIBITED).length);
  return {
    least: totals.reduce((sum, total) => sum + Math.min(0, total), least),
    most: totals.reduce((sum, total) => sum + Math.max(0, total), most),
  };
}
