/** The captain's orders [C.10]: everybody has one that can still be carried out, so that tests leave them to it. */
import type { Temper } from '@hexwright/compiler';
import { type Command, LEGAL } from '@hexwright/engine';
import { hasCurrentOrder } from '../1-organisation/current-order.ts';
import { ADVANCE, ATTACK, HOLD, NO_ORDER, SHOOT } from '../1-organisation/order-verbs.ts';
import { ORDER, ORDERED } from '../1-organisation/orders.ts';
import type { Battle } from '../battle.ts';
import { isAtPost, postOf } from './posts.ts';
import { isShooter, letsCome, nearest } from './threats.ts';

/**
 * The order of a unit: to advance to a post of its own, or to hold it; of others shooters shoot, and the rest attack the nearest
 * enemy, or hold where they let the other side come.
 */
function orderFor(battle: Battle, unit: number, temper: Temper): Command {
  const post = postOf(battle, unit, temper);
  if (post !== null) {
    const { x, y } = post.middle;
    return isAtPost(battle, unit, post)
      ? ORDER.of(battle, { unit, verb: HOLD, target: -1, to: -1 })
      : ORDER.of(battle, { unit, verb: ADVANCE, target: -1, to: battle.map.at(x, y) });
  }
  const enemy = nearest(battle, unit);
  const verb = isShooter(battle, unit) ? SHOOT : ATTACK;
  if (enemy < 0 || letsCome(battle, unit, temper)) {
    return ORDER.of(battle, { unit, verb: HOLD, target: -1, to: -1 });
  }
  return ORDER.of(battle, { unit, verb, target: enemy, to: -1 });
}

/** Whether a unit has an order that serves: who holds and does not mean to let the other side come has not. */
function isWellOrdered(battle: Battle, unit: number, temper: Temper): boolean {
  const post = postOf(battle, unit, temper);
  if (post !== null) return battle.orderVerb.of(unit) === (isAtPost(battle, unit, post) ? HOLD : ADVANCE);
  return hasCurrentOrder(battle, unit) && (battle.orderVerb.of(unit) !== HOLD || letsCome(battle, unit, temper));
}

/** The next order of a side: for who has none that serves, and none on its way. */
export function nextOrder(battle: Battle, side: number, temper: Temper): Command {
  for (const unit of battle.units) {
    if (battle.sides[unit] !== side || !battle.isStanding(unit) || isWellOrdered(battle, unit, temper)) continue;
    if (battle.sentOrder[0].of(unit) !== NO_ORDER || battle.newOrder[0].of(unit) !== NO_ORDER) continue;
    const order = orderFor(battle, unit, temper);
    if (battle.check(order) === LEGAL) return order;
  }
  return ORDERED.of();
}
