/** Restrictions that forbid an act to everybody, all game long: mostly a `when` that was forgotten. */
import type { LinkedPackage } from '@hexwright/model';
import { type KnownRanges, parseExpression, truthOf } from '@hexwright/rule-lang';
import { Findings, type Finding } from './finding.ts';
import { formulaRanges, type RangedPackage } from './formula-ranges.ts';
import type { GameSystem } from './game-system.ts';

type Restricted = RangedPackage & Pick<LinkedPackage, 'restrictions'>;

/**
 * Words that the game does not know are told of elsewhere.
 *
 * @param turns length of the game; 0 where nobody knows
 */
export function checkRestrictions(
  linked: Restricted,
  { acts = [] }: Pick<GameSystem, 'acts'>,
  turns: number,
): readonly Finding[] {
  const findings = new Findings();
  const known = formulaRanges(linked, turns);
  for (const { id, forbids, when, turns: during, case: cited } of linked.restrictions) {
    if (!acts.includes(forbids) || during !== undefined || !holdsAlways(when, known)) continue;
    const at = when === undefined ? `restrictions/${id}` : `restrictions/${id}/when`;
    const message = `This forbids "${forbids}" to everybody, all game long. Say when, or in which turns.`;
    findings.warning(at, 'restriction.everybody', message, cited === undefined ? {} : { case: cited });
  }
  return findings.list;
}

function holdsAlways(when: string | undefined, known: KnownRanges): boolean {
  if (when === undefined) return true;
  const parsed = parseExpression(when);
  return parsed.ok && truthOf(parsed.ast, known) === true;
}
