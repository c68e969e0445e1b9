/** What may be plotted for a unit [C.1], [C.7], and why not. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { distance, gap, type Point, wheelCost } from '@hexwright/table';
import { leavesForce } from '../1-organisation/chain-of-command.ts';
import { checkWayInside } from '../1-organisation/inside-orders.ts';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { isEngaged, isFarther } from '../contacts.ts';
import { FREE } from '../directions.ts';
import { chargeForbidden, moveForbidden } from '../forbidden.ts';
import { blockOf } from '../formation.ts';
import { checkTarget } from '../2-additional-rules/1-targets.ts';
import { mayRemount } from '../2-additional-rules/2-mounting.ts';
import { mayDig, mayTakeUp } from '../2-additional-rules/4-field-works.ts';
import { isChargeBarred } from '../line-of-sight.ts';
import { INCH } from '../troops.ts';
import { chargeMove, normalMove, restAfter } from './allowance.ts';
import { STEP_WAYS } from './move-codes.ts';
import type { March, Ride, Step, Turn } from './plot-verbs.ts';
import { marchCost, marchLegs, wheelTowards } from './ways.ts';

const FOREIGN = refusals.add('foreign-unit', 'C.1', 'That unit is not yours to command.');
const LATE = refusals.add('late', 'C.1', 'Its side has written its plots: they are not changed any more.');
const ABSENT = refusals.add('absent', 'C.1', 'That unit is not on the table.');
const WRONG_KIND = refusals.add('wrong-kind', 'C.1', 'Troops and commanders are plotted with other words.');
const BROKEN = refusals.add('broken-unit', 'C.8', 'It is broken and runs.');
const PURSUES = refusals.add('pursues', 'C.8', 'It pursues a broken enemy.');
const FOLLOWS_UP = refusals.add('follows-up', 'III.2(viii)', 'It follows up an enemy that it has thrown back.');
const DIRECTED = refusals.add('directed', 'III.1', 'A reaction test still says what it does.');
const ENGAGED = refusals.add('engaged', 'C.7', 'It is in close fight and cannot leave it.');
const TOO_FAR = refusals.add('too-far', 'C.7', 'That is more than its move.');
const NOT_A_WAY = refusals.add('not-a-way', 'C.7', 'A march leads ahead, and no wheel is more than half a turn.');
const NO_FILES = refusals.add('no-files', 'C.7', 'It cannot have so many files, or has them already.');
const NEVER_CHARGES = refusals.add('never-charges', 'VI.units', 'Such troops do not charge.');
const NOT_AN_ENEMY = refusals.add('not-an-enemy', 'C.7', 'That is no enemy on the table.');
const BEHIND = refusals.add(
  'behind',
  'C.7',
  'That enemy is not before its front: a charge wheels no further than a right angle.',
);
const OUT_OF_CHARGE = refusals.add('out-of-charge', 'VI.units', 'That enemy is further away than a charge leads.');
const BARRED_TERRAIN = refusals.add('barred-terrain', 'C.7', 'Cavalry does not charge in woods, or up steep ground.');
const RIDES_TOO_FAR = refusals.add(
  'rides-too-far',
  'C.10',
  'A commander rides no further than a messenger in a period.',
);

const ACTS_FOR_ANOTHER = refusals.add(
  'acts-for-another',
  'I.5',
  'They command this Force for its own commander, and stay with its main body until that one is back.',
);

const HALF_TURN = 1800;
const RIGHT_ANGLE = 900;

/** Whether a plot comes too late: the side of the unit has written, and another one writes now. */
export function checkInTime({ plan, sides }: Battle, side: number, unit: number): RefusalCode {
  return plan.order.indexOf(sides[unit]) < plan.order.indexOf(side) ? LATE : LEGAL;
}

/** Why a unit of troops may not be given any plot; commanders ride. */
export function unfitFor(battle: Battle, side: number, unit: number): RefusalCode {
  if (battle.sides[unit] !== side) return FOREIGN;
  if (!battle.isInPlay(unit)) return ABSENT;
  if (battle.isCommander[unit]) return LEGAL;
  if (battle.broken.of(unit) > 0) return BROKEN;
  if (battle.pursues.of(unit) > 0) return PURSUES;
  if (battle.follows.of(unit) > 0) return FOLLOWS_UP;
  if (battle.direction.of(unit) !== FREE) return DIRECTED;
  return LEGAL;
}

/** As {@link unfitFor}, of troops that are to go somewhere or do something else than hold and shoot. */
export function unfitToMove(battle: Battle, unit: number): RefusalCode {
  if (battle.isCommander[unit]) return WRONG_KIND;
  return isEngaged(battle, unit) ? ENGAGED : moveForbidden(battle, unit);
}

export function checkHold(battle: Battle, unit: number): RefusalCode {
  return battle.isCommander[unit] || battle.isStanding(unit) ? LEGAL : ABSENT;
}

export function checkMarch(battle: Battle, { unit, wheel, advance, then }: March): RefusalCode {
  if (advance < 0 || Math.abs(wheel) > HALF_TURN || Math.abs(then) > HALF_TURN) return NOT_A_WAY;
  if (wheel === 0 && advance === 0 && then === 0) return NOT_A_WAY;
  const { width } = blockOf(battle, unit);
  return marchCost(width, wheel, advance, then) <= normalMove(battle, unit) ? LEGAL : TOO_FAR;
}

/** As {@link checkMarch}, and whether the orders of the unit allow it [C.10]. */
export function checkMarchInside(battle: Battle, march: March): RefusalCode {
  const { unit, wheel, advance, then } = march;
  return checkMarch(battle, march) || checkWayInside(battle, unit, marchLegs(wheel, advance, then));
}

export function checkTurn(battle: Battle, { unit, advance }: Turn): RefusalCode {
  if (advance < 0) return NOT_A_WAY;
  return advance <= restAfter(battle, unit, 'turn-cost') ? LEGAL : TOO_FAR;
}

export function checkStep(battle: Battle, { unit, way, by }: Step): RefusalCode {
  if (by <= 0 || way >= STEP_WAYS.length) return NOT_A_WAY;
  const rate = battle.parameters.number('side-rate');
  return rate > 0 && by * 100 <= normalMove(battle, unit) * rate ? LEGAL : TOO_FAR;
}

export function checkForm(battle: Battle, unit: number, files: number): RefusalCode {
  const fits = files >= 1 && files <= battle.figures(unit) && files !== battle.files.of(unit);
  return fits && battle.troop(unit).crew === 0 ? LEGAL : NO_FILES;
}

export function checkCharge(battle: Battle, unit: number, target: number): RefusalCode {
  const reach = chargeMove(battle, unit);
  if (reach === 0) return NEVER_CHARGES;
  if (!battle.isStanding(target) || battle.sides[target] === battle.sides[unit]) return NOT_AN_ENEMY;
  const [own, theirs] = [blockOf(battle, unit), blockOf(battle, target)];
  if (isFarther(own, theirs, reach)) return OUT_OF_CHARGE;
  const wheel = wheelTowards(own, theirs);
  if (Math.abs(wheel) > RIGHT_ANGLE) return BEHIND;
  if (isChargeBarred(battle, unit, target)) return BARRED_TERRAIN;
  if (gap(own, theirs) + wheelCost(own, wheel) > reach) return OUT_OF_CHARGE;
  return chargeForbidden(battle, unit, target);
}

export function checkShoot(battle: Battle, unit: number, target: number): RefusalCode {
  return battle.isCommander[unit] ? WRONG_KIND : checkTarget(battle, unit, target);
}

export function checkMount(battle: Battle, unit: number): RefusalCode {
  return mayRemount(battle, unit);
}

export function checkDig(battle: Battle, unit: number): RefusalCode {
  return mayDig(battle, unit);
}

export function checkTakeUp(battle: Battle, unit: number): RefusalCode {
  return mayTakeUp(battle, unit);
}

export function checkRide(battle: Battle, { unit, to }: Ride): RefusalCode {
  if (!battle.isCommander[unit]) return WRONG_KIND;
  return checkWayOf(battle, unit, { x: battle.map.xOf(to), y: battle.map.yOf(to) });
}

export function checkJoin(battle: Battle, unit: number, target: number): RefusalCode {
  if (!battle.isCommander[unit]) return WRONG_KIND;
  if (!battle.isStanding(target) || battle.sides[target] !== battle.sides[unit]) return ABSENT;
  return checkWayOf(battle, unit, { x: battle.x.of(target), y: battle.y.of(target) });
}

/** A commander's way to a place: no further than a messenger rides, and not away from a Force that they command for another. */
function checkWayOf(battle: Battle, unit: number, to: Point): RefusalCode {
  const from = { x: battle.x.of(unit), y: battle.y.of(unit) };
  if (distance(from, to) > battle.parameters.number('messenger-inches') * INCH) return RIDES_TOO_FAR;
  return leavesForce(battle, unit, to) ? ACTS_FOR_ANOTHER : LEGAL;
}
