/** [5.3] Cavalry charges: declared at the end of a straight run over clear ground, against a unit ahead. */
import { type CommandList, LEGAL, type RefusalCode } from '@hexwright/engine';
import { pairVerb, at, UNIT_CHARGES } from '@hexwright/rules-kit';
import { zoneHex } from '@hexwright/hex';
import { forbidden } from '../forbidden.ts';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { AHEAD } from './05-2-facing.ts';
import { RUNS, RUNS_DOWN, RUNS_OVER, RUNS_ROUGH } from './07-terrain.ts';
import { meets } from '../combat-question.ts';

const RUN_TOO_SHORT = refusals.add(
  'charge-run-too-short',
  '5.31',
  'A charge needs a longer straight run as the last part of the move.',
);
const DOWNHILL = refusals.add('charge-downhill', ['7.24', '5.31'], 'A charge never goes downhill.');
const NOT_CLEAR = refusals.add('charge-over-rough-ground', ['5.31', '7.21'], 'A charge runs over clear hexes only.');
const OVER_HEXSIDE = refusals.add('charge-over-hexside', '5.31', 'No charge runs over that hexside.');
const MAY_NOT_CHARGE = refusals.add('may-not-charge', ['5.33', '5.31'], 'Only plate and mail cavalry charges.');
const NOT_AHEAD = refusals.add(
  'charge-target-not-ahead',
  '5.31',
  'The target of a charge must be an enemy unit in one of the three hexes ahead.',
);

const charged = events
  .add('charge-declared', '5.31', 'unit:piece', 'target:piece', 'run:number')
  .told((_, name) => `${name('unit')} charges ${name('target')}`);

/** The move under way ends with a charge. */
export const CHARGE = pairVerb<Battle>({
  word: 'charge',
  about: 'Single: the move under way ends with a charge.',
  isPart: true,
  offer: (battle, _, target) => ({ ...at(battle, target, 'Charge'), detail: 'Ends the move.', case: '5.31' }),
});

/** The hex ahead number `index` (0..2) of a unit that has run in `heading`: a double looks from its two halves (R12). */
function hexAhead(battle: Battle, unit: number, heading: number, index: number): number {
  const { neighbour } = battle.grid;
  const left = battle.left.of(unit);
  if (battle.counters.size[unit] === 1) return neighbour[left * 6 + ((heading + 1 - index + 6) % 6)];
  return zoneHex(battle.grid, left, battle.direction.of(unit), AHEAD[index]);
}

function isAhead(battle: Battle, unit: number, heading: number, target: number): boolean {
  for (let index = 0; index < 3; index++) {
    const hex = hexAhead(battle, unit, heading, index);
    if (hex >= 0 && battle.unitIn(hex) === target) return true;
  }
  return false;
}

/**
 * May `unit`, which has run `run` steps in direction `heading`, charge `target` [5.31], [5.33]? The run and the lie of
 * the land were counted while it moved; `broken` is what broke the run last.
 */
export function chargeRefusal(
  battle: Battle,
  unit: number,
  target: number,
  heading: number,
  run: number,
  broken: number,
): RefusalCode {
  if (!meets(battle, 'may-charge', unit)) return MAY_NOT_CHARGE;
  if (heading < 0 || run < battle.parameters.chargeRun) {
    if (broken === RUNS_DOWN) return DOWNHILL;
    if (broken === RUNS_OVER) return OVER_HEXSIDE;
    return broken === RUNS_ROUGH ? NOT_CLEAR : RUN_TOO_SHORT;
  }
  const { counters } = battle;
  if (target >= counters.count || counters.side[target] === counters.side[unit]) return NOT_AHEAD;
  if (!isAhead(battle, unit, heading, target)) return NOT_AHEAD;
  return targetRefusal(battle, unit, target, battle.left.of(unit), battle.right(unit));
}

/** Why exclusive rules or the package forbid a charge at `target` by a unit whose run ends with its halves in `left` and `right`. */
export function targetRefusal(battle: Battle, unit: number, target: number, left: number, right: number): RefusalCode {
  const refusal = battle.hooks['charge.refuse']?.(battle, target, left, right) ?? LEGAL;
  return refusal === LEGAL ? forbidden(battle, 'charge', unit, target) : refusal;
}

/** Adds a charge at every unit ahead that may be charged, left to right. */
export function chargeTargets(battle: Battle, unit: number, heading: number, run: number, commands: CommandList): void {
  let last = -1;
  for (let index = 0; index < 3; index++) {
    const hex = hexAhead(battle, unit, heading, index);
    const target = hex < 0 ? -1 : battle.unitIn(hex);
    if (target < 0 || target === last) continue;
    last = target;
    if (chargeRefusal(battle, unit, target, heading, run, RUNS) === LEGAL) commands.add(CHARGE.of(unit, target));
  }
}

/** Puts the Charge marker on the unit, pointing at its target, after a run of so many steps [5.31]. */
export function declareCharge(battle: Battle, unit: number, target: number, run: number): void {
  battle.charging.set(unit, target + 1);
  battle.events.emit(charged, unit, target, run);
  battle.effects?.raise(UNIT_CHARGES, unit, target);
}

/** Charge markers that were not used go at the end of the charger's own Melee Phase (R13). */
export function removeChargeMarkers(battle: Battle, side: number): void {
  for (const unit of battle.counters.unitsOf[side]) battle.charging.set(unit, 0);
}
