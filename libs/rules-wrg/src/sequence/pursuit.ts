/** [C.8] Units that fought one that breaks go after it. */
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { PURSUIT } from '../causes.ts';
import { enemiesTouching } from '../contacts.ts';

const pursues = events
  .add('pursues', 'C.8', 'unit:piece', 'target:piece')
  .told((_, name) => `${name('unit')} pursues ${name('target')}.`);

/** Whether somebody who fights a broken unit goes after it: in order, able to, and free of other enemies. */
function goesAfter(battle: Battle, unit: number): boolean {
  if (battle.broken.of(unit) > 0 || battle.pursues.of(unit) > 0) return false;
  if (battle.troop(unit).body.charge === 0) return false;
  return enemiesTouching(battle, unit).every((other) => battle.broken.of(other) > 0);
}

/** All who are in contact with somebody who has just broken. */
export function beginPursuits(battle: Battle): void {
  for (const unit of battle.units) {
    if (!battle.isStanding(unit) || battle.broken.of(unit) !== 1) continue;
    for (const enemy of enemiesTouching(battle, unit)) {
      if (!goesAfter(battle, enemy)) continue;
      battle.pursues.set(enemy, unit + 1);
      battle.pursued.set(enemy, 0);
      battle.follows.set(enemy, 0);
      battle.addCause(enemy, PURSUIT);
      battle.addCause(unit, PURSUIT);
      battle.events.emit(pursues, enemy, unit);
    }
  }
}

/** A pursuit is over. */
export function endPursuit(battle: Battle, unit: number): void {
  battle.pursues.set(unit, 0);
  battle.pursued.set(unit, 0);
}

/** Who pursues nobody and is pursued by nobody any more is not disorganised by that [VI.causes]. */
export function notePursuits(battle: Battle): void {
  for (const unit of battle.units) {
    const isQuarry = battle.broken.of(unit) > 0 && battle.units.some((other) => battle.pursues.of(other) === unit + 1);
    if (battle.pursues.of(unit) === 0 && !isQuarry) battle.endCause(unit, PURSUIT);
  }
}
