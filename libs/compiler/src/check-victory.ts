import type { JsonValue, LinkedPackage } from '@hexwright/model';
import type { CompiledUnit } from './compiled-game.ts';
import { Findings, type Finding, type FindingFix } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** What of a linked package says who wins. */
export type VictoryView = Pick<LinkedPackage, 'sides' | 'victory' | 'objectives' | 'modules' | 'parameters' | 'tables'>;

/**
 * A battle that nobody can win: without levels or conditions of victory, without a winner among them, or without points to
 * reach the levels. And objectives that are worth nothing.
 */
export function checkVictory(
  linked: VictoryView,
  units: readonly CompiledUnit[],
  system: GameSystem,
): readonly Finding[] {
  const findings = new Findings();
  const { victory, sides, objectives } = linked;
  const { levels = [], conditions = [] } = victory ?? {};
  if (levels.length + conditions.length === 0) {
    if (sides.length !== 2) return [];
    const vain = objectives.length === 0 ? '' : ' The points of its objectives lead to nothing.';
    const message = `Nobody can win this battle: no levels of victory say what a score means, and no conditions settle it.${vain} Add victory.`;
    findings.warning('victory', 'victory.missing', message, {
      missing: 'victory',
      fixes: [moreIsBetter(sides)],
    });
  } else if ([...levels, ...conditions].every(({ winner }) => winner === undefined)) {
    const message =
      'Nobody can win this battle: no level of victory has a winner, nor has a condition. Give them winners.';
    findings.warning('victory', 'victory.no-winner', message, { missing: 'victory', added: ['victory/levels'] });
  }
  for (const { id, points, case: cited } of objectives) {
    if (points !== 0) continue;
    const message =
      'This objective is worth 0 points, so that nothing comes of holding it. Give it points, or take it out.';
    findings.about(cited).warning(`objectives/${id}/points`, 'objective.worthless', message);
  }
  if (levels.length > 0 || conditions.length === 0) findings.list.push(...checkPoints(linked, units, system));
  return findings.list;
}

/** Levels of victory by which the side with more points wins. */
function moreIsBetter([one, other]: VictoryView['sides']): FindingFix {
  const value: JsonValue = {
    score: { plus: one.id, minus: other.id },
    levels: [
      { id: `${one.id}-wins`, name: `${one.name} wins`, min: 1, winner: one.id },
      { id: 'nobody-wins', name: 'A draw', min: 0 },
      { id: `${other.id}-wins`, name: `${other.name} wins`, winner: other.id },
    ],
  };
  return { title: 'Let the side with more points win', op: 'set', value };
}

/** A battle in which nothing scores: no objective, no module that counts losses, no counter that is worth points. */
function checkPoints(linked: VictoryView, units: readonly CompiledUnit[], system: GameSystem): readonly Finding[] {
  const { scoring } = system;
  if (scoring === undefined || linked.objectives.length > 0) return [];
  if (scoring.modules.some((id) => linked.modules.includes(id))) return [];
  if (units.some(({ faces }) => scoring.values.some((name) => (faces[0]?.values[name] ?? 0) !== 0))) return [];
  const findings = new Findings();
  const modules = system.modules.filter(({ id }) => scoring.modules.includes(id));
  const names = modules.map(({ id, title }) => `"${id}" (${title})`).join(' or ');
  const message = `Nothing in this battle scores points: it has no objectives, and no module counts losses. Add an objective, or turn on ${names}.`;
  const fixes = modules.flatMap((spec) => turnOn(spec.id, spec.title, linked, system));
  findings.warning('modules', 'victory.no-points', message, { fixes });
  return findings.list;
}

/** Turns a module on, with the least value for each parameter that it lacks; nothing where it lacks a table. */
function turnOn(id: string, title: string, linked: VictoryView, system: GameSystem): readonly FindingFix[] {
  const lacksTable = system.tables.some(
    (one) => one.module === id && !linked.tables.some((table) => table.id === one.id),
  );
  if (lacksTable) return [];
  const parameters = system.parameters.filter(
    (one) => one.module === id && !linked.parameters.some((given) => given.id === one.id),
  );
  const also = parameters.map((spec) => {
    const value = spec.type === 'choice' ? spec.values[0] : Math.max(spec.minimum, Math.min(1, spec.maximum));
    return { op: 'add' as const, at: 'parameters/-', value: { id: spec.id, value } };
  });
  return [{ title: `Turn on "${title}"`, op: 'add', at: 'modules/-', value: id, also }];
}
