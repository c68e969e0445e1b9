/** [16.0] Standards: one a side, carried by a unit, captured by a unit that enters its hex. */
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';

const taken = events
  .add('standard-taken', '16.0', 'standard:piece', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} takes ${name('standard')} in ${String(event.hex)}`);
const fell = events
  .add('standard-fell', '16.0', 'standard:piece', 'hex:place')
  .told((event, name) => `${name('standard')} lies in ${String(event.hex)}`);

/** True when the unit carries the standard of its own side, which adds to its strength. */
export function hasOwnStandard(battle: Battle, unit: number): boolean {
  return battle.counters.standards.some(
    (standard) =>
      battle.carrier.of(standard) === unit + 1 && battle.counters.side[standard] === battle.counters.side[unit],
  );
}

/** The unit picks up whatever standard lies in its hex. */
export function takeStandards(battle: Battle, unit: number): void {
  const hex = battle.hex.of(unit);
  if (battle.isGun(unit)) return;
  for (const standard of battle.counters.standards) {
    if (battle.hex.of(standard) !== hex || battle.carrier.of(standard) !== 0) continue;
    battle.carrier.set(standard, unit + 1);
    battle.events.emit(taken, standard, unit, hex);
  }
}

/** The unit is eliminated in `hex`: what it carried lies there. */
export function dropStandards(battle: Battle, unit: number, hex: number): void {
  for (const standard of battle.counters.standards) {
    if (battle.carrier.of(standard) !== unit + 1) continue;
    battle.carrier.set(standard, 0);
    if (hex >= 0) battle.events.emit(fell, standard, hex);
  }
}
