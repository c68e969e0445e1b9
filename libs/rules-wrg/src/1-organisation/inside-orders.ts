/** [C.10] What an order leaves to who plots: the moves that contradict it, until it is fulfilled, changed, or a test frees them. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import {
  type Block,
  centre,
  corners,
  distance,
  gap,
  type Leg,
  type Point,
  shapesMeet,
  stepped,
} from '@hexwright/table';
import { canReach } from '../2-additional-rules/1-targets.ts';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { isInContact } from '../contacts.ts';
import { blockAt, blockOf } from '../formation.ts';
import { hasCurrentOrder, orderedTarget } from './current-order.ts';
import { ADVANCE, ATTACK, HOLD, SHOOT, SUPPORT, WITHDRAW } from './order-verbs.ts';

const OTHERWISE =
  'Send another order; or test it at the end of a period: troops that carry on then are free for the next.';

const ORDERED_TO_HOLD = refusals.add(
  'ordered-to-hold',
  'C.10',
  `It has orders to hold: it wheels, turns and forms where it stands, and leaves it for nobody. ${OTHERWISE}`,
);
const ORDERED_ELSEWHERE = refusals.add(
  'ordered-elsewhere',
  'C.10',
  `That leads away from where its orders send it. It may wait, or go any other way. ${OTHERWISE}`,
);
const NO_ORDER_TO_CHARGE = refusals.add(
  'no-order-to-charge',
  'C.10',
  `Its orders are not to attack. Who is ordered to support charges those alone who fight its friend. ${OTHERWISE}`,
);
const ORDERED_AT_ANOTHER = refusals.add(
  'ordered-at-another',
  'C.10',
  `Its orders name another enemy: it charges that one, or who stands in the way to them. ${OTHERWISE}`,
);
const ORDERED_TO_SHOOT_AT_ANOTHER = refusals.add(
  'ordered-to-shoot-at-another',
  'C.10',
  `Its orders name another target, which it can shoot at. ${OTHERWISE}`,
);

/** The order that binds a unit this period: none where it has no current one, or a test has left it to its general [VI.chart]. */
function bindingOrder(battle: Battle, unit: number): number {
  const isFree = battle.atWill.of(unit) === battle.turn || !hasCurrentOrder(battle, unit);
  return isFree ? 0 : battle.orderVerb.of(unit);
}

/** Where its order sends a unit: the place, or the middle of whom it is about. */
function aimOf(battle: Battle, unit: number): Point {
  const target = orderedTarget(battle, unit);
  if (target >= 0) return centre(blockOf(battle, target));
  return { x: battle.orderX.of(unit), y: battle.orderY.of(unit) };
}

function isInRange(battle: Battle, unit: number, from: Block): boolean {
  return gap(from, blockOf(battle, orderedTarget(battle, unit))) <= battle.troop(unit).range;
}

/** Whether a unit that holds would stand off its place: further than half its wider front, and further than it stands now. */
function leavesPlace(battle: Battle, unit: number, start: Block, end: Block): boolean {
  const place = { x: battle.orderX.of(unit), y: battle.orderY.of(unit) };
  const allowed = Math.max(Math.max(start.width, end.width) >> 1, distance(centre(start), place));
  return distance(centre(end), place) > allowed;
}

/**
 * Whether a unit may go such a way of its own accord. Who holds wheels and turns upon its place, and leaves it for nobody. For
 * others wheels and turns on the spot are free, and they end no further from the aim of their order than they stand. Shooters
 * may, within their range.
 */
export function checkWayInside(battle: Battle, unit: number, legs: readonly Leg[]): RefusalCode {
  const order = bindingOrder(battle, unit);
  if (order === 0) return LEGAL;
  const isOnTheSpot = legs.every((leg) => leg.do === 'wheel' || leg.do === 'turn');
  if (order === HOLD ? !isOnTheSpot : isOnTheSpot) return order === HOLD ? ORDERED_TO_HOLD : LEGAL;
  const start = blockOf(battle, unit);
  const end = legs.reduce<Block>(stepped, start);
  if (order === HOLD) return leavesPlace(battle, unit, start, end) ? ORDERED_TO_HOLD : LEGAL;
  if (order === SHOOT && isInRange(battle, unit, end)) return LEGAL;
  const aim = aimOf(battle, unit);
  return distance(end, aim) <= distance(start, aim) ? LEGAL : ORDERED_ELSEWHERE;
}

/** Whether a unit may take so many files: who holds does not leave its place by growing deep. */
export function checkFormInside(battle: Battle, unit: number, files: number): RefusalCode {
  if (bindingOrder(battle, unit) !== HOLD) return LEGAL;
  const start = blockOf(battle, unit);
  return leavesPlace(battle, unit, start, blockAt(battle, unit, start, files)) ? ORDERED_TO_HOLD : LEGAL;
}

/** Whether an enemy stands in the straight way from a unit to the one that it is ordered to attack. */
function isInTheWay(battle: Battle, unit: number, enemy: number): boolean {
  const way = [centre(blockOf(battle, unit)), aimOf(battle, unit)];
  return shapesMeet(way, corners(blockOf(battle, enemy)));
}

/** Whether a unit may charge an enemy of its own accord: no other order than to attack, or to support who fights, has it do so. */
export function checkChargeInside(battle: Battle, unit: number, enemy: number): RefusalCode {
  switch (bindingOrder(battle, unit)) {
    case 0:
      return LEGAL;
    case HOLD:
      return ORDERED_TO_HOLD;
    case ATTACK:
      return orderedTarget(battle, unit) === enemy || isInTheWay(battle, unit, enemy) ? LEGAL : ORDERED_AT_ANOTHER;
    case SUPPORT:
      return isInContact(battle, orderedTarget(battle, unit), enemy) ? LEGAL : NO_ORDER_TO_CHARGE;
    case ADVANCE:
    case WITHDRAW:
    case SHOOT:
    default:
      return NO_ORDER_TO_CHARGE;
  }
}

/** [II.1(ii)] Whether a unit may be told to shoot at an enemy: at another than its orders name only while that one is out of reach. */
export function checkShotInside(battle: Battle, unit: number, enemy: number): RefusalCode {
  if (bindingOrder(battle, unit) !== SHOOT) return LEGAL;
  const named = orderedTarget(battle, unit);
  return named === enemy || !canReach(battle, unit, named) ? LEGAL : ORDERED_TO_SHOOT_AT_ANOTHER;
}
