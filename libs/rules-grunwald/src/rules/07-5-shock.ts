/** [7.5] Shock: printed on the front of horse, lost for good by combat, fire and wolf pits. */
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';

const lost = events.add('shock-lost', '7.53', 'unit:piece').told((_, name) => `${name('unit')} has spent its shock`);

/** True while the counter lies shock side up [7.52]. */
export function hasShock(battle: Battle, unit: number): boolean {
  return battle.counters.shock(unit, battle.face.of(unit)) === 1;
}

/** [7.53], [7.56] The unit is turned over, once and for all. */
export function loseShock(battle: Battle, unit: number): void {
  if (!hasShock(battle, unit)) return;
  battle.showFace(unit, 1);
  battle.events.emit(lost, unit);
}
