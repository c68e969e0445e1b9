/** [13.0] Heavy horse tramples its own foot and guns. */
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { HEAVY } from '../counters.ts';
import { eliminate, UNSCORED } from './19-victory.ts';

const trampled = events
  .add('trampled', '13.0', 'unit:piece', 'victim:piece', 'hex:place')
  .told((event, name) => `${name('unit')} tramples ${name('victim')} in ${String(event.hex)}`);

/** True when the unit may ride the friend down [13.0]: not when it is disordered [9.22]. */
export function canTrample(battle: Battle, unit: number, friend: number): boolean {
  return !battle.isDisordered(unit) && isTrampledBy(battle, unit, friend);
}

/** True when the troops of the friend are such as those of the unit trample [13.0]. */
export function isTrampledBy(battle: Battle, unit: number, friend: number): boolean {
  const { side } = battle.counters;
  if (battle.troopsOf(unit) !== HEAVY || side[unit] !== side[friend]) return false;
  return battle.isFoot(friend) || battle.isGun(friend);
}

/** The friend is eliminated and scores nothing. */
export function trample(battle: Battle, unit: number, friend: number): void {
  battle.events.emit(trampled, unit, friend, battle.hex.of(friend));
  eliminate(battle, friend, UNSCORED, unit);
}
