/** [C.1] The charge bonus: chargers go on, those whom they charge shoot, evade or come to meet them; all at once. */
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { isEngaged } from '../contacts.ts';
import { FREE } from '../directions.ts';
import { blockOf } from '../formation.ts';
import { isReadyToShoot, targetFor } from '../2-additional-rules/1-targets.ts';
import { shootAll, volleyOf } from '../6-tables/volley.ts';
import { isChargeBarred } from '../line-of-sight.ts';
import { chargeMove } from './allowance.ts';
import { setCharge } from './charging.ts';
import { automatic } from './automatic.ts';
import { chargersOf, COUNTERCHARGES, EVADES, STANDS } from './charge-tests.ts';
import { hinderedLegs } from './hindrance.ts';
import { goAlong, report } from './moves.ts';
import { type Motion, moveTogether, passesInOrder } from './motion.ts';
import { faceAbout } from './turning.ts';
import { aheadLeg, awayFrom, legsTowards } from './ways.ts';

const evades = events
  .add('evades', 'VI.units', 'unit:piece', 'from:piece')
  .told((_, name) => `${name('unit')} evades ${name('from')}.`);
const countercharges = events
  .add('countercharges', 'III.4', 'unit:piece', 'target:piece')
  .told((_, name) => `${name('unit')} countercharges ${name('target')}.`);

export const chargeBonus = automatic('charge-bonus', 'C.1', (battle) => {
  shootAtChargers(battle);
  const motions = battle.units.flatMap((unit) => motionOf(battle, unit));
  report(
    battle,
    moveTogether(battle, motions, (unit, other) => passesInOrder(battle, unit, other)),
  );
  goAlong(battle);
});

/** [C.3] A unit that is charged and stands may shoot at its charger, before contact. */
function shootAtChargers(battle: Battle): void {
  const volleys = battle.units.flatMap((unit) => {
    const isCharged = battle.isStanding(unit) && chargersOf(battle, unit).length > 0;
    if (!isCharged || battle.response.of(unit) !== STANDS || !isReadyToShoot(battle, unit)) return [];
    const target = targetFor(battle, unit);
    return target >= 0 && battle.charges.of(target) === unit + 1 ? [volleyOf(battle, unit, target)] : [];
  });
  shootAll(battle, volleys);
}

/** How a unit goes in the second part of the move; nothing for most. */
function motionOf(battle: Battle, unit: number): Motion[] {
  if (!battle.isStanding(unit) || battle.broken.of(unit) > 0) return [];
  const response = battle.response.of(unit);
  const [charger = -1] = response === STANDS ? [] : chargersOf(battle, unit);
  if (response === EVADES && charger >= 0) return evasion(battle, unit, charger);
  if (response === COUNTERCHARGES && charger >= 0) {
    setCharge(battle, unit, charger);
    battle.events.emit(countercharges, unit, charger);
  }
  const target = battle.charges.of(unit) - 1;
  if (target < 0 || !battle.isStanding(target) || battle.direction.of(unit) !== FREE || isEngaged(battle, unit))
    return [];
  if (isChargeBarred(battle, unit, target)) return [];
  const left = chargeMove(battle, unit) - battle.moved.of(unit);
  const legs = legsTowards(blockOf(battle, unit), blockOf(battle, target));
  return left <= 0 ? [] : [{ unit, legs: hinderedLegs(battle, unit, legs), allowance: left }];
}

/** Straight away from who charges, backs turned. */
function evasion(battle: Battle, unit: number, charger: number): Motion[] {
  const { evade } = battle.troop(unit).body;
  faceAbout(battle, unit, awayFrom(battle, unit, charger));
  battle.events.emit(evades, unit, charger);
  return [{ unit, legs: hinderedLegs(battle, unit, aheadLeg(evade)), allowance: evade }];
}
