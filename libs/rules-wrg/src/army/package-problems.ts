/** What is wrong with the armies of a package that say what they may cost: problems as everything else in its files. */
import type { PackageProblem } from '@hexwright/compiler';
import type { LinkedPackage } from '@hexwright/model';
import { armies } from './armies.ts';

/** Sides that name no points are those of a battle that was fought: nobody reckons them. */
export function armyProblems(linked: LinkedPackage): PackageProblem[] {
  const agreed = linked.sides.filter((side) => 'points' in side);
  if (agreed.length === 0) return [];
  const none = agreed.filter(({ points }) => typeof points !== 'number' || points < 1);
  const nothing = none.map(({ id, name, points }): PackageProblem => {
    const message = `The army of the ${name} may cost ${JSON.stringify(points)} points, for which nobody can be bought. Agree on 1 or more.`;
    return { at: `sides/${id}/points`, code: 'set-up.army-points', case: 'I.4a', severity: 'error', message };
  });
  const found = armies
    .review(linked)
    .filter(({ limit }) => limit > 0)
    .flatMap(({ side, faults }) => {
      const pathOf = (id: string): string => (id === '' ? `sides/${side}` : `units/${id}`);
      return faults.map(({ id, part, also = [], code, case: cited, severity, message }) => ({
        at: part === undefined ? pathOf(id) : `${pathOf(id)}/${part}`,
        added: also.map((one) => `${pathOf(one.id)}/${one.part}`),
        code: `set-up.${code.replace('.', '-')}`,
        case: cited,
        severity,
        message,
      }));
    });
  return [...nothing, ...found];
}
