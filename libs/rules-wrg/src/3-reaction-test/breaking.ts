/** [C.8] Troops break: they run from the next rout on, and the units of their Force test [III.2(v)]. */
import { UNIT_BREAKS } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { BROKEN_TROOPS } from '../causes.ts';
import { FREE } from '../directions.ts';
import { NOBODY, setCharge } from '../sequence/charging.ts';
import { endPursuit } from '../sequence/pursuit.ts';

const broke = events.add('broke', 'C.8', 'unit:piece').told((_, name) => `${name('unit')} breaks.`);
const flees = events
  .add('flees', 'III.2(vii)', 'unit:piece')
  .told((_, name) => `${name('unit')} flees the field, and will not come back.`);

/** A unit breaks; `isForGood` where nobody can rally it any more. One that is broken already may still do that. */
export function breakTroops(battle: Battle, unit: number, isForGood = false): void {
  if (battle.broken.of(unit) === 0) {
    battle.broken.set(unit, 1);
    battle.brokeIn.set(unit, battle.turn);
    battle.rallied.set(unit, 0);
    battle.addCause(unit, BROKEN_TROOPS);
    battle.direction.set(unit, FREE);
    battle.directionLeft.set(unit, 0);
    setCharge(battle, unit, NOBODY);
    battle.follows.set(unit, 0);
    if (battle.pursues.of(unit) > 0) endPursuit(battle, unit);
    battle.events.emit(broke, unit);
    battle.effects?.raise(UNIT_BREAKS, unit);
  }
  if (!isForGood || battle.fleeing.of(unit) === 1) return;
  // Its flight begins now, however long it has been running [III.2(vii)].
  battle.broken.set(unit, 1);
  battle.fleeing.set(unit, 1);
  battle.events.emit(flees, unit);
}
