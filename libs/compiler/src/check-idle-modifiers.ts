/** Modifiers that add nothing, whatever happens. */
import type { LinkedPackage } from '@hexwright/model';
import { type KnownRanges, outcomesOf, parseExpression } from '@hexwright/rule-lang';
import { Findings, type Finding } from './finding.ts';

type Modifier = LinkedPackage['modifiers'][number];

/** @param known what the numbers can be that formulas ask for: see `formulaRanges` */
export function checkIdleModifiers(
  { modifiers, editions = [] }: Pick<LinkedPackage, 'modifiers' | 'editions'>,
  known: KnownRanges,
): readonly Finding[] {
  const findings = new Findings();
  const list = [...modifiers, ...editions.flatMap((edition) => edition.modifiers)];
  for (const { id, applies, case: cited } of modifiers) {
    // In some turns it may be worth something.
    const values = list.filter((one) => one.id === id);
    if (!values.every((one) => isNothing(one.value, known) && !countsAtNothing(one, list))) continue;
    const message = `This adds nothing to "${applies}", whatever happens. Give it another value, or leave the modifier out.`;
    findings.warning(`modifiers/${id}/value`, 'modifier.idle', message, cited === undefined ? {} : { case: cited });
  }
  return findings.list;
}

function isNothing(value: number | string, known: KnownRanges): boolean {
  if (typeof value === 'number') return value === 0;
  const parsed = parseExpression(value);
  return parsed.ok && outcomesOf(parsed.ast, known).every(({ least, most }) => least === 0 && most === 0);
}

/** Whether nothing is something: where the number becomes 0, or 0 is better or worse than what others of a group add. */
function countsAtNothing({ id, applies, stacking = 'add' }: Modifier, list: readonly Modifier[]): boolean {
  const [kind, group] = stacking.split(':');
  if (kind === 'set') return true;
  if (group === undefined) return false;
  return list.some((one) => one.id !== id && one.applies === applies && one.stacking?.split(':')[1] === group);
}
