/**
 * Restrictions that forbid an act to everybody, all game long, mostly by a `when` that was forgotten; and those that a unit
 * comes under on its way, which nobody who looks for a way can foresee.
 */
import type { LinkedPackage } from '@hexwright/model';
import { type KnownRanges, parseExpression, truthOf } from '@hexwright/rule-lang';
import { Findings, type Finding } from './finding.ts';
import { formulaRanges, type RangedPackage } from './formula-ranges.ts';
import type { GameSystem } from './game-system.ts';

type Restricted = RangedPackage & Pick<LinkedPackage, 'restrictions' | 'effects'>;

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
  const changes = changedOnTheWay(linked);
  for (const { id, forbids, when, turns: during, case: cited } of linked.restrictions) {
    const about = cited === undefined ? {} : { case: cited };
    const [marker, effect] =
      forbids === 'enter'
        ? ([...changes].find(([one]) => new RegExp(String.raw`\bunit\.${one}\b`).test(when ?? '')) ?? [])
        : [];
    if (marker !== undefined) {
      const message = `"${marker}" changes on the way, by the effect "${effect}", and ways are shown and planned before anybody sets out. Ask for unit.underWay and for what is so in the hex, or do it at the end of the phase.`;
      findings.warning(`restrictions/${id}/when`, 'restriction.on-the-way', message, about);
    }
    if (!acts.includes(forbids) || during !== undefined || !holdsAlways(when, known)) continue;
    const at = when === undefined ? `restrictions/${id}` : `restrictions/${id}/when`;
    const message = `This forbids "${forbids}" to everybody, all game long. Say when, or in which turns.`;
    findings.warning(at, 'restriction.everybody', message, about);
  }
  return findings.list;
}

/** Markers of units that effects change as a unit enters a hex, each with the effect that does. */
function changedOnTheWay({ markers, effects }: Restricted): ReadonlyMap<string, string> {
  const ofUnits = new Set(markers.flatMap(({ id, of }) => (of === 'unit' ? [id] : [])));
  return new Map(
    effects.flatMap(({ id, at, then }) =>
      at === 'unit-enters'
        ? then.flatMap(({ marker = '' }) => (ofUnits.has(marker) ? [[marker, id] as const] : []))
        : [],
    ),
  );
}

function holdsAlways(when: string | undefined, known: KnownRanges): boolean {
  if (when === undefined) return true;
  const parsed = parseExpression(when);
  return parsed.ok && truthOf(parsed.ast, known) === true;
}
