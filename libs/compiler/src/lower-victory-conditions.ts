/** What settles a battle whatever the score. */
import type { Victory, VictoryCondition } from '@hexwright/model';
import { BOOLEAN, type Environment } from '@hexwright/rule-lang';
import type { CompiledVictoryCondition, Vocabulary } from './compiled-game.ts';
import { Findings, type Stage } from './finding.ts';
import { lowerExpressionText } from './lower-expression.ts';
import { lowerTurns } from './lower-turns.ts';

/**
 * Conditions of victory, in the order of the package; those whose formula is wrong are left out, with findings. `environment`
 * is what formulas about the game as a whole may say.
 */
export function lowerVictoryConditions(
  { conditions = [], levels = [] }: Victory,
  vocabulary: Vocabulary,
  environment: Environment,
): Stage<readonly CompiledVictoryCondition[]> {
  const findings = new Findings();
  const lowered = conditions.flatMap((condition): readonly CompiledVictoryCondition[] => {
    const { id, label, at = 'turn-ends' } = condition;
    const path = `victory/conditions/${id}`;
    const own = new Findings(condition.case);
    const when = lowerExpressionText(condition.when, environment, BOOLEAN, [], `${path}/when`, own);
    const turns = lowerTurns(condition.turns, `${path}/turns`, own);
    const level = levels.findIndex((one) => one.id === condition.level);
    const ofLevel = level < 0 ? undefined : vocabulary.indexOf('sides', levels[level].winner ?? '');
    const winner = winnerOf(condition, ofLevel, vocabulary, path, own);
    findings.list.push(...own.list);
    if (when === null) return [];
    return [Object.freeze({ id, case: condition.case ?? '', label, when, at, turns, winner, level })];
  });
  return findings.with(Object.freeze(lowered));
}

/** The side that has won: the one named, else that of the level, which cannot be another. */
function winnerOf(
  { winner, level }: VictoryCondition,
  ofLevel: number | undefined,
  vocabulary: Vocabulary,
  path: string,
  findings: Findings,
): number {
  const named = winner === undefined ? undefined : vocabulary.indexOf('sides', winner);
  if (named === undefined || ofLevel === undefined || named === ofLevel) return named ?? ofLevel ?? -1;
  const other = vocabulary.ids('sides').at(ofLevel);
  const whose = ofLevel < 0 || other === undefined ? 'a draw' : `a victory of "${other}"`;
  const message = `The level "${level}" is ${whose}, but the winner here is "${winner}". Name the same side, or another level.`;
  findings.error(`${path}/winner`, 'victory.level', message, {
    fixes: [{ title: 'Leave the winner to the level', op: 'remove' }],
  });
  return named;
}
