/** What a unit is able to do as it stands: for computer players, who foresee by it what markers would take from it or give it. */
import { LEGAL } from '@hexwright/engine';
import type { Battle } from './battle.ts';
import { chargeForbidden, fireForbidden, moveForbidden } from './forbidden.ts';
import { chargeMove, normalMove } from './sequence/allowance.ts';

/** From 0 to 1: the mean of how it moves, charges and shoots, as far as it ever does [C.7], [VI.units]. */
export function fitness(battle: Battle, unit: number): number {
  if (!battle.isStanding(unit)) return 1;
  const { body, missile } = battle.troop(unit);
  const foe = battle.game.units.findIndex(
    ({ index }) => battle.isStanding(index) && battle.sides[index] !== battle.sides[unit],
  );
  const parts: number[] = [];
  const goes = (inches: number, printed: number, isAllowed: boolean): void => {
    if (printed > 0) parts.push(isAllowed ? Math.min(1, inches / printed) : 0);
  };
  goes(normalMove(battle, unit), body.normal, moveForbidden(battle, unit) === LEGAL);
  goes(chargeMove(battle, unit), body.charge, chargeForbidden(battle, unit, foe) === LEGAL);
  if (missile !== null) parts.push(fireForbidden(battle, unit, foe) === LEGAL ? 1 : 0);
  return parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
