/** [C.1] The end of a period: work, mounting, recovery from disorder, and whether the battle is decided [C.11]. */
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { EVENT_CAUSES, GUNPOWDER } from '../causes.ts';
import { FREE } from '../directions.ts';
import { endRemounting } from '../2-additional-rules/2-mounting.ts';
import { interrupt, takeUpFor, workFor } from '../2-additional-rules/4-field-works.ts';
import { noteSeen } from '../3-reaction-test/surprise.ts';
import { automatic } from './automatic.ts';
import { DIGS, TAKES_UP } from './move-codes.ts';
import { decide } from './victory.ts';

const recovers = events.add('recovers', 'C.6', 'unit:piece').told((_, name) => `${name('unit')} is in order again.`);

export const bookkeeping = automatic('bookkeeping', 'C.1', (battle) => {
  for (const unit of battle.units) {
    if (!battle.isStanding(unit)) continue;
    endRemounting(battle, unit);
    work(battle, unit);
    recover(battle, unit);
    runDown(battle, unit);
  }
  noteSeen(battle);
  decide(battle);
});

/** What a test has directed runs down period by period [III.1]. */
function runDown(battle: Battle, unit: number): void {
  const left = battle.directionLeft.of(unit);
  if (left === 0) return;
  battle.directionLeft.set(unit, left - 1);
  if (left === 1) battle.direction.set(unit, FREE);
}

/** A period of work counts when nobody disturbed it. */
function work(battle: Battle, unit: number): void {
  if (!battle.isWorking(unit)) return;
  const isDisturbed = battle.fought.of(unit) === 1 || battle.broken.of(unit) > 0 || battle.shotAt.of(unit) > 0;
  if (isDisturbed) interrupt(battle, unit);
  else if (battle.move.of(unit) === DIGS) workFor(battle, unit);
  else if (battle.move.of(unit) === TAKES_UP) takeUpFor(battle, unit);
}

/** [C.6] What happened to a unit is over after a whole period halted and unattacked; gunpowder in its own time. */
function recover(battle: Battle, unit: number): void {
  const before = battle.causes.of(unit);
  const isQuiet = battle.moved.of(unit) === 0 && battle.fought.of(unit) === 0 && battle.broken.of(unit) === 0;
  if (isQuiet) battle.endCause(unit, EVENT_CAUSES & battle.causesBefore.of(unit));
  if (battle.turn >= battle.gunpowderUntil.of(unit)) battle.endCause(unit, GUNPOWDER);
  if (before !== 0 && battle.causes.of(unit) === 0) battle.events.emit(recovers, unit);
}
