/** [VI.chart] What a reaction test directs, written into the state: movement obeys it from the next period on [III.3]. */
import { UNIT_RALLIES } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { BROKEN_TROOPS, FORMATION } from '../causes.ts';
import { isEngaged } from '../contacts.ts';
import { FREE, HALT, RETIRE, RETREAT, TO_FRIENDS, TOWARDS_ENEMY, UNCONTROLLED } from '../directions.ts';
import { endPursuit } from '../sequence/pursuit.ts';
import { closeUp } from '../sequence/turning.ts';
import { breakTroops } from './breaking.ts';
import {
  BREAK_OR_RETREAT,
  HALT_BAND,
  HALT_OR_RETIRE,
  HALTS,
  type Result,
  RETIRE_DISORGANISED,
  TO_SAFETY,
  TOWARDS,
  UNCONTROLLED_ADVANCE,
  UNCONTROLLED_BAND,
} from './chart.ts';
import { BELOW_HALF_STRENGTH, HOLDING_BACK, RALLYING } from './reasons.ts';

const rallied = events.add('rallied', 'II.6', 'unit:piece').told((_, name) => `${name('unit')} is rallied.`);
const heldBack = events
  .add('held-back', 'III.2(viii)', 'unit:piece')
  .told((_, name) => `${name('unit')} does not follow up.`);
const followsUp = events
  .add('not-held-back', 'III.2(viii)', 'unit:piece')
  .told((_, name) => `${name('unit')} cannot be held back.`);

/** An advance out of control goes on until something ends it. */
export const ENDLESS = 99;

/** Whether troops are under fire or charged: then the worst result breaks them. */
function isPressed(battle: Battle, unit: number): boolean {
  return (
    battle.underFire.of(unit) > 0 ||
    isEngaged(battle, unit) ||
    battle.units.some((other) => battle.isStanding(other) && battle.charges.of(other) === unit + 1)
  );
}

/** Directs a unit for so many periods after this one. */
export function direct(battle: Battle, unit: number, direction: number, periods: number): void {
  battle.direction.set(unit, direction);
  // The end of the period under way takes one off.
  battle.directionLeft.set(unit, direction === FREE ? 0 : periods + 1);
}

function obey(battle: Battle, unit: number, { directs, periods }: Result): void {
  switch (directs) {
    case BREAK_OR_RETREAT:
      if (isPressed(battle, unit)) breakTroops(battle, unit);
      else direct(battle, unit, RETREAT, periods);
      return;
    case RETIRE_DISORGANISED:
      battle.addCause(unit, FORMATION);
      direct(battle, unit, RETIRE, periods);
      return;
    case HALT_OR_RETIRE:
      if (battle.pursues.of(unit) > 0) {
        endPursuit(battle, unit);
        direct(battle, unit, HALT, 1);
      } else direct(battle, unit, RETIRE, periods);
      return;
    case HALTS:
      if (battle.pursues.of(unit) > 0) endPursuit(battle, unit);
      direct(battle, unit, HALT, periods);
      return;
    case TO_SAFETY:
      direct(battle, unit, TO_FRIENDS, periods);
      return;
    case TOWARDS:
      direct(battle, unit, TOWARDS_ENEMY, periods);
      return;
    case UNCONTROLLED_ADVANCE:
      direct(battle, unit, UNCONTROLLED, ENDLESS);
      return;
    default:
      // It carries on or takes other action, or does as the general wishes: its order does not bind its next plot [C.10].
      direct(battle, unit, FREE, 0);
      battle.atWill.set(unit, battle.turn + 1);
  }
}

/** [II.6] Broken troops come back to order: halted, and disorganised. */
export function rally(battle: Battle, unit: number): void {
  battle.broken.set(unit, 0);
  battle.rallied.set(unit, 0);
  closeUp(battle, unit);
  battle.endCause(unit, BROKEN_TROOPS);
  battle.addCause(unit, FORMATION);
  direct(battle, unit, HALT, 1);
  battle.events.emit(rallied, unit);
  battle.effects?.raise(UNIT_RALLIES, unit);
}

/** Does what the chart says, or what the reason of the test makes of it. */
export function carryOut(battle: Battle, unit: number, why: number, band: number, result: Result): void {
  switch (why) {
    case HOLDING_BACK:
      // [III.2(viii)] The rest of the chart is ignored.
      if (band < UNCONTROLLED_BAND) battle.follows.set(unit, 0);
      battle.events.emit(band < UNCONTROLLED_BAND ? heldBack : followsUp, unit);
      return;
    case RALLYING:
      if (band >= HALT_BAND) rally(battle, unit);
      return;
    case BELOW_HALF_STRENGTH:
      if (band < HALT_BAND) breakTroops(battle, unit, true);
      // A unit that stands firm in a fight fights on.
      else if (!isEngaged(battle, unit)) obey(battle, unit, result);
      return;
    default:
      obey(battle, unit, result);
  }
}
