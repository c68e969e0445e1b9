/** [III.flank] Flanks and rears: on which side of a unit another stands, and whether its own flanks are secure. */
import { type Block, corners, gapToPoint, HALF_TURN, inArc, type Point, QUARTER, shapeGap } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { isEngaged, isFarther } from '../contacts.ts';
import { blockOf } from '../formation.ts';
import { normalMove } from '../sequence/allowance.ts';
import { countsFor, isInView } from './who-counts.ts';

/** Where a point lies of a block: ahead of its front, behind its rear, or on a flank. */
export type Whereabouts = 'front' | 'flank' | 'rear';

export function whereabouts(block: Block, point: Point): Whereabouts {
  if (inArc(block, point, QUARTER)) return 'front';
  const [, , right, left] = corners(block);
  const back = {
    x: Math.round((right.x + left.x) / 2),
    y: Math.round((right.y + left.y) / 2),
    facing: block.facing + HALF_TURN,
    width: block.width,
    depth: block.depth,
  };
  return inArc(back, point, QUARTER) ? 'rear' : 'flank';
}

/** Whether a friend can secure a flank of a unit: it counts for it and is in view, in good order, not going back, and not fighting. */
function isSteadyFor(battle: Battle, unit: number, friend: number): boolean {
  return (
    countsFor(battle, unit, friend) &&
    isInView(battle, unit, friend) &&
    battle.disorder(friend) === 0 &&
    battle.broken.of(friend) === 0 &&
    !battle.isGoingBack(friend) &&
    !isEngaged(battle, friend)
  );
}

/** How many of its two flanks are not secure: no impassable obstacle at the end of its front, no steady friend near enough. */
export function unsecuredFlanks(battle: Battle, unit: number): number {
  const block = blockOf(battle, unit);
  const [left, right] = corners(block);
  const { front } = battle.troop(unit).body;
  const friends = battle.units.filter(
    (other) => other !== unit && battle.sides[other] === battle.sides[unit] && battle.isStanding(other),
  );
  const isNear = (friend: number, end: Point): boolean => {
    const [theirs, reach] = [blockOf(battle, friend), normalMove(battle, friend)];
    return !isFarther(theirs, { ...end, width: 0, depth: 0 }, reach) && gapToPoint(theirs, end) <= reach;
  };
  const isSecure = (end: Point): boolean =>
    // A gap of one figure lets nobody through.
    battle.terrain.barriers.some((shape) => shapeGap(shape, [end]) <= front) ||
    friends.some((friend) => isNear(friend, end) && isSteadyFor(battle, unit, friend));
  return [left, right].filter((end) => !isSecure(end)).length;
}
