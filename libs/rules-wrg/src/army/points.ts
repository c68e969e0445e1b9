/** [I.4a], [I.6], [IV.points] What an army costs, item by item. */
import type { ArmyCost } from '@hexwright/compiler';
import type { ArmyList, ArmyUnit } from './army-list.ts';
import type { ArmyRules } from './army-rules.ts';

/** What one unit costs by itself: its figures or pieces, its horses, mantlets and bearers. */
export function unitCosts(unit: ArmyUnit, rules: ArmyRules): ArmyCost[] {
  const row = rules.rows.get(unit.troops);
  if (row === undefined) return [];
  const { horse, mantlet, bearer } = rules.prices;
  // [IV.points] Artillery is bought by the piece with its crew.
  const bought = row.crew > 0 ? Math.ceil(unit.figures / row.crew) : unit.figures;
  const item = (what: string, points: number, cited: string): ArmyCost[] =>
    points === 0 ? [] : [{ id: unit.id, what, points, case: cited }];
  const thing = row.crew > 0 ? 'piece' : 'figure';
  return [
    ...item(`${bought} ${bought === 1 ? thing : `${thing}s`} of ${row.points}`, bought * row.points, 'IV.points'),
    ...item(`${unit.figures} horses`, unit.horses ? unit.figures * horse : 0, 'II.3'),
    ...item(`${unit.figures} mantlets`, unit.mantlets ? unit.figures * mantlet : 0, 'II.5'),
    ...item(`${unit.bearers} bearers`, unit.bearers * bearer, 'II.5'),
  ];
}

/** Everything that an army costs. */
export function costsOf(list: ArmyList, rules: ArmyRules): ArmyCost[] {
  const { ofCommander, independent, unitsInForce, furtherUnit } = rules.prices;
  const costs: ArmyCost[] = list.commanders.map(({ id, rank }) => ({
    id,
    what: `commander of class ${rank}`,
    points: ofCommander[rank] ?? 0,
    case: 'I.4a',
  }));
  const isLed = list.commanders.some(({ role }) => role === 'independent');
  const counted = new Map<number, number>();
  for (const unit of list.units) {
    costs.push(...unitCosts(unit, rules));
    const nth = (counted.get(unit.force) ?? 0) + 1;
    counted.set(unit.force, nth);
    if (unit.force === 0) {
      // [I.3] One commander may lead several independent units, and none of them pays.
      if (!isLed) costs.push({ id: unit.id, what: 'independent', points: independent, case: 'I.3' });
    } else if (nth > unitsInForce) {
      costs.push({ id: unit.id, what: `unit ${nth} of Force ${unit.force}`, points: furtherUnit, case: 'I.6' });
    }
  }
  return costs;
}

/** The sum of it all. */
export function pointsOf(list: ArmyList, rules: ArmyRules): number {
  return costsOf(list, rules).reduce((sum, { points }) => sum + points, 0);
}
