/** The ways that units go, as paths of the table [C.7]. */
import {
  advance,
  bearing,
  blockInArc,
  centre,
  edgeTouched,
  norm,
  QUARTER,
  turnBetween,
  wheelCost,
  type Block,
  type Edge,
  type Facing,
  type Leg,
} from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf } from '../formation.ts';
import { normalMove } from './allowance.ts';
import { MARCHES, RETIRES, RETREATS, STEPS, TURNS } from './move-codes.ts';

/** Further than anybody goes. */
export const ON = 100_000;
/** A wheel is said to be one of at least a tenth of a degree. */
const HALF_TURN = 1800;

/** A wheel of a block, about the end of the front that it wheels towards; no leg for none. */
export function wheelLeg(by: number): Leg[] {
  return by === 0 ? [] : [{ do: 'wheel', about: by > 0 ? 'right' : 'left', by }];
}

/** Straight ahead, or back below 0; no leg for none. */
export function aheadLeg(by: number): Leg[] {
  return by === 0 ? [] : [{ do: 'ahead', by }];
}

/** A wheel, straight ahead, and another wheel. */
export function marchLegs(wheel: number, advance: number, then: number): Leg[] {
  return [...wheelLeg(wheel), ...aheadLeg(advance), ...wheelLeg(then)];
}

/** A turn of every figure by right angles, and straight ahead. */
export function turnLegs(quarters: number, advance: number): Leg[] {
  return [{ do: 'turn', quarters: quarters as 1 | 2 | 3 }, ...aheadLeg(advance)];
}

/** What a march takes of the move of a block as wide as that. */
export function marchCost(width: number, wheel: number, advance: number, then: number): number {
  return wheelCost({ width }, wheel) + Math.abs(advance) + wheelCost({ width }, then);
}

/** By how much a block must wheel to have another before it: not at all where it would run into it as it is. */
export function wheelTowards(block: Block, target: Block): number {
  if (blockInArc(block, target, 0)) return 0;
  return turnBetween(block.facing, bearing(block, centre(target)));
}

/** Towards another block, and on until something holds it. */
export function legsTowards(block: Block, target: Block): Leg[] {
  return [...wheelLeg(wheelTowards(block, target)), ...aheadLeg(ON)];
}

/** By the edge of a unit that is struck: which way it goes back, by tenths of a degree from where it looks. */
const BACK: Readonly<Record<Edge, number>> = { front: HALF_TURN, right: -QUARTER, rear: 0, left: QUARTER };

/** [C.5] The way that a block goes back that is struck at an edge. */
export function wayBack({ facing }: Block, edge: Edge): Facing {
  return norm(facing + BACK[edge]);
}

/**
 * [C.5] After one who was thrown back: the way that they went, as the victors stand, onto the ground that they held. Towards
 * them where that does not lead to them any more.
 */
export function followLegs(battle: Battle, unit: number, target: number): Leg[] {
  const [own, theirs] = [blockOf(battle, unit), blockOf(battle, target)];
  const legs: Leg[] = [{ do: 'slide', towards: wayBack(theirs, edgeTouched(theirs, own)), by: ON }];
  const mover = { block: own, legs, allowance: normalMove(battle, unit) };
  const [{ meetings }] = advance([mover], [theirs], 1, { holds: () => true });
  return meetings.length > 0 ? legs : legsTowards(own, theirs);
}

/** The legs of the move that is written for a unit; none for what does not lead anywhere. */
export function legsOf(battle: Battle, unit: number): Leg[] {
  const [a, b, c] = battle.moveOf.map((column) => column.of(unit));
  switch (battle.move.of(unit)) {
    case MARCHES:
      return marchLegs(a, b, c);
    case TURNS:
      return aheadLeg(b);
    case STEPS:
      return sideLegs(a, b, battle.parameters.number('side-rate'));
    case RETIRES:
      return aheadLeg(-a);
    case RETREATS:
      return aheadLeg(a);
    default:
      return [];
  }
}

/** Sideways or back, where a move leads only so far, in percent [C.7]. */
export function sideLegs(way: number, by: number, rate: number): Leg[] {
  const takes = Math.ceil((by * 100) / Math.max(rate, 1));
  if (way === 2) return [{ do: 'ahead', by: -by, takes }];
  return [{ do: 'side', by: way === 0 ? -by : by, takes }];
}

/** The direction away from another unit. */
export function awayFrom(battle: Battle, unit: number, other: number): number {
  return bearing(centre(blockOf(battle, other)), centre(blockOf(battle, unit)));
}

/** A facing turned about. */
export function about(facing: number): number {
  return norm(facing + HALF_TURN);
}
