/** Modifiers of numbers that have no limit until a modifier sets one: limits that are none, and what is added to no limit. */
import type { LinkedPackage } from '@hexwright/model';
import { outcomesOf, parseExpression, type KnownRanges } from '@hexwright/rule-lang';
import { Findings, type Finding } from './finding.ts';

type Modifier = LinkedPackage['modifiers'][number];

/**
 * @param least the least limit of each such number, by its slot
 * @param known what the numbers can be that formulas ask for: see `formulaRanges`
 */
export function checkLimits(
  { modifiers, editions = [] }: Pick<LinkedPackage, 'modifiers' | 'editions'>,
  least: Readonly<Record<string, number>>,
  known: KnownRanges,
): readonly Finding[] {
  const findings = new Findings();
  const list = [...modifiers, ...editions.flatMap((edition) => edition.modifiers)];
  for (const modifier of modifiers) {
    const { id, applies, stacking, case: cited } = modifier;
    if (!Object.hasOwn(least, applies)) continue;
    const about = cited === undefined ? {} : { case: cited };
    if (stacking === 'set') {
      const most = tooLittle(modifier, known, least[applies]);
      if (most === null) continue;
      const message = `"${applies}" cannot be ${most}: its least limit is ${least[applies]}. Write ${least[applies]} or more; where nobody is to be let in or to act at all, forbid it by a restriction.`;
      findings.error(`modifiers/${id}/value`, 'modifier.limit', message, about);
    } else if (!list.some((one) => one.applies === applies && one.stacking === 'set')) {
      const message = `"${applies}" has no limit that this could change. Write "set" as its stacking, so that it is one.`;
      findings.warning(`modifiers/${id}/stacking`, 'modifier.idle', message, about);
    }
  }
  return findings.list;
}

/** The most of a part of a value that is never as much as the least limit; null where there is none. */
function tooLittle({ value }: Modifier, known: KnownRanges, least: number): number | null {
  if (typeof value === 'number') return value < least ? value : null;
  const parsed = parseExpression(value);
  const part = parsed.ok ? outcomesOf(parsed.ast, known).find(({ most }) => most < least) : undefined;
  return part?.most ?? null;
}
