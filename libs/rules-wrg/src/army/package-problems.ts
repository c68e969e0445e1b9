/** What is wrong with the armies of a package that say what they may cost: problems as everything else in its files. */
import type { PackageProblem } from '@hexwright/compiler';
import type { LinkedPackage } from '@hexwright/model';
import { armies } from './armies.ts';

/** Sides that name no points are those of a battle that was fought: nobody reckons them. */
export function armyProblems(linked: LinkedPackage): PackageProblem[] {
  if (!linked.sides.some((side) => 'points' in side)) return [];
  return armies
    .review(linked)
    .filter(({ limit }) => limit > 0)
    .flatMap(({ side, faults }) =>
      faults.map(({ id, code, case: cited, severity, message }) => ({
        at: id === '' ? `sides/${side}` : `units/${id}`,
        code: `set-up.${code.replace('.', '-')}`,
        case: cited,
        severity,
        message,
      })),
    );
}
