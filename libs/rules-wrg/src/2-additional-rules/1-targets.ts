/** [II.1] Who shoots, how many of them, and at whom. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { ahead, blockInArc, centre, corners, gap, gapToPoint, QUARTER, shapesMeet, type Block } from '@hexwright/table';
import { SHOOT as ORDERED_TO_SHOOT } from '../1-organisation/order-verbs.ts';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { enemiesOf, isEngaged } from '../contacts.ts';
import { fireForbidden } from '../forbidden.ts';
import { blockOf, filesOf } from '../formation.ts';
import { normalMove } from '../sequence/allowance.ts';
import { isOverhead, seesUnit } from '../line-of-sight.ts';

const NO_MISSILES = refusals.add('no-missiles', 'VI.ranges', 'It has nothing to shoot with.');
const NO_TARGET = refusals.add('no-target', 'II.1(ii)', 'That is no enemy on the table.');

const DEGREE = 10;

/** Whether a unit may be told to shoot at another: whether it then can is seen when it shoots. */
export function checkTarget(battle: Battle, unit: number, target: number): RefusalCode {
  if (battle.troop(unit).missile === null) return NO_MISSILES;
  if (!battle.isStanding(target) || battle.sides[target] === battle.sides[unit]) return NO_TARGET;
  return fireForbidden(battle, unit, target);
}

/** [C.3] Whether it can shoot at all now: in order enough, in no fight, and not moved too far for its weapon. */
export function isReadyToShoot(battle: Battle, unit: number): boolean {
  const { missile, body } = battle.troop(unit);
  if (missile === null || !battle.isStanding(unit) || battle.broken.of(unit) > 0) return false;
  if (battle.mounting.of(unit) === 1 || battle.isWorking(unit) || battle.shotAt.of(unit) > 0) return false;
  const allowed = Math.min(missile.firesMoved, body.firesMoved);
  if (battle.moved.of(unit) * 100 > normalMove(battle, unit) * allowed) return false;
  // [II.5] Mantlets are shot over only while they stand still.
  if (battle.moved.of(unit) > 0 && battle.hasMantlets(unit)) return false;
  return !isEngaged(battle, unit);
}

/** [C.3] Figures of the front rank within range of a target; 0 where it is not before them. */
export function figuresInReach(battle: Battle, unit: number, target: number): number {
  return countInReach(battle, unit, target, Infinity);
}

/** The same, but no more than are enough to know. */
function countInReach(battle: Battle, unit: number, target: number, enough: number): number {
  const [own, theirs] = [blockOf(battle, unit), blockOf(battle, target)];
  const { range, body, crew } = battle.troop(unit);
  // No point of a block is further from the middle of its front than half its front and its depth.
  const nearest = Math.max(Math.abs(own.x - theirs.x), Math.abs(own.y - theirs.y)) - (own.width + theirs.width) / 2;
  if (nearest > range + own.depth + theirs.depth) return 0;
  // Nor is any figure nearer than the blocks are.
  if (gap(own, theirs) > range) return 0;
  if (!blockInArc(own, theirs, battle.parameters.number('fire-arc') * DEGREE)) return 0;
  if (crew > 0) return gapToPoint(theirs, own) <= range ? battle.fighters(unit) : 0;
  const files = Math.min(filesOf(battle, unit), battle.fighters(unit));
  let count = 0;
  for (let file = 0; file < files && count < enough; file++) {
    const aside = Math.floor((body.front * (2 * file + 1) - own.width) / 2);
    if (gapToPoint(theirs, ahead(own, own.facing + QUARTER, aside)) <= range) count++;
  }
  return count;
}

/** [II.1(i)] Whether some other unit stands in the line from the middle of a front to the middle of a target. */
export function isMasked(battle: Battle, unit: number, target: number): boolean {
  const own = blockOf(battle, unit);
  const line = [{ x: own.x, y: own.y }, centre(blockOf(battle, target))];
  return battle.units.some(
    (other) =>
      other !== unit &&
      other !== target &&
      battle.isStanding(other) &&
      isNear(line, blockOf(battle, other)) &&
      shapesMeet(line, corners(blockOf(battle, other))) &&
      !isOverhead(battle, unit, target, other),
  );
}

/** Whether a block may lie in a line at all: a first look that costs little. */
function isNear([from, to]: readonly { readonly x: number; readonly y: number }[], block: Block): boolean {
  const reach = block.width + block.depth;
  return (
    Math.min(from.x, to.x) - reach <= block.x &&
    block.x <= Math.max(from.x, to.x) + reach &&
    Math.min(from.y, to.y) - reach <= block.y &&
    block.y <= Math.max(from.y, to.y) + reach
  );
}

/** Whether it can shoot at a target from where both stand. */
export function canReach(battle: Battle, unit: number, target: number): boolean {
  return (
    battle.isStanding(target) &&
    countInReach(battle, unit, target, 1) > 0 &&
    !isMasked(battle, unit, target) &&
    seesUnit(battle, unit, target) &&
    fireForbidden(battle, unit, target) === LEGAL
  );
}

/** All whom it can shoot at from where it stands, in the order of the package. */
export function targetsOf(battle: Battle, unit: number): number[] {
  return enemiesOf(battle, unit).filter((target) => canReach(battle, unit, target) && !isInMelee(battle, unit, target));
}

/** Whether a friend of the shooter fights that enemy: nobody shoots into a fight. */
function isInMelee(battle: Battle, unit: number, target: number): boolean {
  return isEngaged(battle, target) && battle.sides[target] !== battle.sides[unit];
}

/**
 * [II.1(ii)] Whom it must shoot at: an enemy who assaults it, then one who shot at it last, then the target of its order, then
 * anybody; of several the nearest, and the first of the package. -1 for nobody.
 */
export function targetFor(battle: Battle, unit: number): number {
  const targets = targetsOf(battle, unit);
  let [best, bestClaim, bestGap] = [-1, Infinity, Infinity];
  for (const target of targets) {
    const claim = claimOf(battle, unit, target);
    if (claim > bestClaim) continue;
    const away = gap(blockOf(battle, unit), blockOf(battle, target));
    if (claim < bestClaim || away < bestGap) [best, bestClaim, bestGap] = [target, claim, away];
  }
  return best;
}

function claimOf(battle: Battle, unit: number, target: number): number {
  if (battle.charges.of(target) === unit + 1) return 0;
  if (battle.shotBefore.of(target) === unit + 1) return 1;
  const isNamed = battle.orderVerb.of(unit) === ORDERED_TO_SHOOT && battle.orderTarget.of(unit) === target + 1;
  return isNamed || battle.fireAt.of(unit) === target + 1 ? 2 : 3;
}
