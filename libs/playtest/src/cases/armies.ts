/** What the armies of an example come to in points, and which rules they break: nothing is played for that. */
import type { ArmyReview } from '@hexwright/compiler';
import type { Expectation, ExpectedArmy } from '@hexwright/model';
import { isSameSet, shown } from './compare.ts';
import type { Findings } from './findings.ts';

/** Checks what is expected of armies. `armies` are those of the position; null in a game that buys none. */
export function checkArmies(expect: Expectation, armies: readonly ArmyReview[] | null, findings: Findings): void {
  if (expect.armies === undefined) return;
  if (armies === null) {
    findings.add('example.position', ['expect', 'armies'], 'In this game armies are not bought by points.');
    return;
  }
  for (const [side, wanted] of Object.entries(expect.armies)) {
    const at = findings.indexIn(
      armies.map((army) => army.side),
      side,
      'side',
      ['expect', 'armies', side],
    );
    if (at >= 0) checkArmy(armies[at], wanted, findings);
  }
}

function checkArmy({ side, points, costs, faults }: ArmyReview, wanted: ExpectedArmy, findings: Findings): void {
  const path = ['expect', 'armies', side] as const;
  if (wanted.points !== undefined && wanted.points !== points) {
    const items = costs.map((cost) => `${cost.what} ${cost.points}`).join(', ');
    const message = `The army of ${side} costs ${points} points, not ${wanted.points}: ${items}.`;
    findings.add('example.outcome', [...path, 'points'], message);
  }
  const errors = faults.filter(({ severity }) => severity === 'error');
  const cases = [...new Set(errors.map((fault) => fault.case))];
  if (wanted.faults === undefined || isSameSet(cases, wanted.faults)) return;
  const told = errors.map((fault) => `[${fault.case}] ${fault.message}`).join(' ');
  const message = `The army of ${side} breaks ${cases.length === 0 ? 'no rule' : shown(cases)}, not ${shown(wanted.faults)}. ${told}`;
  findings.add('example.outcome', [...path, 'faults'], message.trimEnd());
}
