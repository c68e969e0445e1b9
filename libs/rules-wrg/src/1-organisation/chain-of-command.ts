/** [I.5] How an order comes to a unit: by messenger, and by way of the commander of its Force, who takes a period over it. */
import { distance, type Point } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { standardOf } from '../line-of-sight.ts';
import { INCH } from '../troops.ts';
import { C_IN_C, commandersOf, companyOf, forceOf, hasRole, OF_FORCE, STAFF, whereIs } from './commanders.ts';

/** The commander in chief of a side, or -1 once it has none. */
export function chiefOf(battle: Battle, side: number): number {
  return commandersOf(battle, side).find((commander) => hasRole(battle, commander, C_IN_C)) ?? -1;
}

/** Whether a commander is with the main body of a Force, or would be at a place: more than half of its figures are near. */
export function isWithMainBody(
  battle: Battle,
  commander: number,
  force: number,
  here: Point = whereIs(battle, commander),
): boolean {
  const near = battle.parameters.number('main-body-inches') * INCH;
  let [all, close] = [0, 0];
  for (const unit of battle.units) {
    const isOfForce = battle.sides[unit] === battle.sides[commander] && forceOf(battle, unit) === force;
    if (!isOfForce || !battle.isStanding(unit)) continue;
    const figures = battle.figures(unit);
    all += figures;
    if (distance(here, standardOf(battle, unit)) <= near) close += figures;
  }
  return 2 * close > all;
}

/** Who commands a Force now: its commander, or else the chief or one of the staff who is with it, in this order; -1 for nobody. */
export function actingCommander(battle: Battle, side: number, force: number): number {
  const with_ = commandersOf(battle, side).filter((commander) => isWithMainBody(battle, commander, force));
  const leads = (commander: number): boolean =>
    forceOf(battle, commander) === force &&
    (hasRole(battle, commander, OF_FORCE) || hasRole(battle, commander, C_IN_C));
  return (
    with_.find(leads) ??
    with_.find((commander) => hasRole(battle, commander, C_IN_C)) ??
    with_.find((commander) => hasRole(battle, commander, STAFF)) ??
    -1
  );
}

/** Whether a commander of the staff would leave a Force that is theirs to command until its own commander is back. */
export function leavesForce(battle: Battle, commander: number, to: Point): boolean {
  if (!hasRole(battle, commander, STAFF)) return false;
  const side = battle.sides[commander];
  const forces = new Set(
    battle.units.filter((unit) => battle.sides[unit] === side).map((unit) => forceOf(battle, unit)),
  );
  return [...forces].some(
    (force) =>
      force > 0 && actingCommander(battle, side, force) === commander && !isWithMainBody(battle, commander, force, to),
  );
}

/** Periods that a messenger is on the way before the one of the arrival. */
function ride(battle: Battle, from: Point, to: Point): number {
  const speed = battle.parameters.number('messenger-inches') * INCH;
  return Math.max(0, Math.ceil(distance(from, to) / speed) - 1);
}

/** How many periods pass before a unit has an order that is given now; -1 where nobody can bring it one. */
export function delayOf(battle: Battle, unit: number): number {
  const side = battle.sides[unit];
  const chief = chiefOf(battle, side);
  const force = forceOf(battle, unit);
  if (force === 0) {
    // [I.3] Independent units have theirs from the chief, or from their own commander.
    const own = commandersOf(battle, side).find((commander) => companyOf(battle, commander) === unit) ?? chief;
    return own < 0 ? -1 : ride(battle, whereIs(battle, own), standardOf(battle, unit));
  }
  const leader = actingCommander(battle, side, force);
  if (leader < 0) return -1;
  // Those who lead the Force in person, or have nobody over them any more, order its units at once.
  if (chief < 0 || leader === chief) return 0;
  return ride(battle, whereIs(battle, chief), whereIs(battle, leader)) + battle.parameters.number('digest-periods');
}
