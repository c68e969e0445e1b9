/** What a unit is able to do where it stands: for computer players, who foresee by it what markers would take from it. */
import { LEGAL } from '@hexwright/engine';
import type { Battle } from './battle.ts';
import { allowanceFrom } from './rules/04-3-allowance.ts';
import { fireRange } from './rules/11-range.ts';

/** So many points of strength more make a unit as good as it need be, and so many less good for nothing. */
const OVERWHELMING = 6;

/** From 0 to 1: the mean of how it moves, attacks, defends itself and, where it ever does, shoots. */
export function fitness(battle: Battle, unit: number): number {
  const { charts, counters, face } = battle;
  if (counters.isUnit[unit] === 0) return 1;
  const { move, attack, fire } = charts.restrictions;
  const asked = battle.asItStands(unit);
  const parts = [strength(battle, unit, false)];
  if (!battle.isGun(unit)) {
    const points = battle.movementOf(unit);
    const stays = points === 0 || move.refusal(asked) !== LEGAL;
    parts.push(stays ? 0 : Math.min(1, allowanceFrom(battle, unit, points) / points));
    parts.push(attack.refusal({ ...asked, attacks: true }) === LEGAL ? strength(battle, unit, true) : 0);
  }
  if (battle.isGun(unit) || counters.hasCrossbow(unit, face.of(unit))) {
    parts.push(fire.refusal(asked) === LEGAL && fireRange(battle, unit, 1) > 0 ? 1 : 0);
  }
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** What modifiers make of its strength, as a part of 1; without them it is halfway. */
function strength(battle: Battle, unit: number, attacks: boolean): number {
  const { strength: slot, bonus } = battle.charts;
  const asked = { ...battle.asItStands(unit), attacks, attackers: 1 };
  const more = slot.sum(asked) + bonus.sum(asked);
  return Math.max(0, Math.min(1, (OVERWHELMING + more) / (2 * OVERWHELMING)));
}
