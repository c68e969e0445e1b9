import type { Objective, Victory, VictoryLevel } from '@hexwright/model';
import type {
  CompiledMap,
  CompiledObjective,
  CompiledVictory,
  CompiledVictoryLevel,
  Vocabulary,
} from './compiled-game.ts';
import { Findings, type Stage } from './finding.ts';

/** {@link CompiledVictory} level that has no least score: below whatever anybody can score. */
export const NO_LEAST_SCORE = -2147483648;

/** Victory with sides as indices; its conditions are lowered by themselves. */
export function lowerVictory(
  victory: Victory | null,
  vocabulary: Vocabulary,
): Stage<Omit<CompiledVictory, 'conditions'> | null> {
  const findings = new Findings();
  if (victory === null) return findings.with(null);
  const { levels = [], score } = victory;
  if (score !== undefined && score.plus === score.minus) {
    const others = vocabulary.ids('sides').filter((id) => id !== score.plus);
    const message = `Points of "${score.plus}" less those of "${score.minus}" are always 0. Subtract those of the other side.`;
    const fixes = others.map((value) => ({ title: `Subtract the points of "${value}"`, op: 'set' as const, value }));
    findings.error('victory/score/minus', 'victory.score', message, { fixes });
  }
  return findings.with(
    Object.freeze({
      case: victory.case ?? '',
      plus: score === undefined ? -1 : vocabulary.indexOf('sides', score.plus),
      minus: score === undefined ? -1 : vocabulary.indexOf('sides', score.minus),
      levels: lowerLevels(levels, vocabulary, findings),
    }),
  );
}

/** Levels must come from the highest score down, the last without a least score. */
function lowerLevels(
  levels: readonly VictoryLevel[],
  vocabulary: Vocabulary,
  findings: Findings,
): readonly CompiledVictoryLevel[] {
  levels.forEach((level, index) => {
    const at = `victory/levels/${level.id}`;
    const above = index === 0 ? undefined : levels[index - 1];
    const last = index === levels.length - 1;
    if (above?.min === undefined ? index > 0 : level.min !== undefined && level.min >= above.min) {
      const message = `The level "${above?.id}" above takes every score that this one would. List levels from the highest min down.`;
      // A package above may have altered either of the two, or put the one above there.
      const other = `victory/levels/${above?.id}`;
      findings.error(at, 'victory.order', message, {
        added: [`${at}/min`, other, `${other}/min`],
        ...(above?.min === undefined ? { missing: `${other}/min` } : {}),
      });
    } else if (last && level.min !== undefined) {
      const message = `No level is left for scores below ${level.min}. Leave min out of the last level.`;
      findings.error(`${at}/min`, 'victory.gap', message, { fixes: [{ title: 'Leave min out', op: 'remove' }] });
    }
  });
  return Object.freeze(
    levels.map((level) =>
      Object.freeze({
        id: level.id,
        name: level.name,
        title: level.title ?? '',
        min: level.min ?? NO_LEAST_SCORE,
        winner: level.winner === undefined ? -1 : vocabulary.indexOf('sides', level.winner),
      }),
    ),
  );
}

/** Objectives with their zones, one for each side that can score by them; one whose zone the map lacks is left out, the linker having said so. */
export function lowerObjectives(
  objectives: readonly Objective[],
  map: CompiledMap,
  vocabulary: Vocabulary,
): readonly CompiledObjective[] {
  return Object.freeze(
    objectives.flatMap((objective) => {
      const zone = map.zones.get(objective.zone);
      if (!zone) return [];
      const { id, points } = objective;
      const sides = objective.side === undefined ? vocabulary.ids('sides') : [objective.side];
      return sides.map((name) => {
        const side = vocabulary.indexOf('sides', name);
        return Object.freeze({ id, case: objective.case ?? '', zone, side, points });
      });
    }),
  );
}
