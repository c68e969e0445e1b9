/** [C.10] Orders as they stand: what a unit has been told, and whether that still holds. */
import { centre } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf } from '../formation.ts';
import { ADVANCE, ATTACK, HOLD, NO_ORDER, ORDER_WORDS, SHOOT, SUPPORT, WITHDRAW } from './order-verbs.ts';

/** An order as people say it: "fire at English bills"; `about` is empty for one that is about nobody. */
export function orderPhrase(order: string, about: string): string {
  if (about === '') return order;
  return `${order === ORDER_WORDS[SHOOT] ? `${order} at` : order} ${about}`;
}

/** Those that are about another unit: an enemy, or the friend who is to be supported. */
export const ABOUT_ANOTHER: ReadonlySet<number> = new Set([ATTACK, SUPPORT, SHOOT]);

/** How near its aim an advance is fulfilled, in thousandths of an inch. */
const THERE = 1000;

/** The unit that its order is about, or -1. */
export function orderedTarget(battle: Battle, unit: number): number {
  return ABOUT_ANOTHER.has(battle.orderVerb.of(unit)) ? battle.orderTarget.of(unit) - 1 : -1;
}

/** Who is ordered to hold does so where its middle is now. */
export function holdPlace(battle: Battle, unit: number): void {
  if (battle.orderVerb.of(unit) !== HOLD) return;
  const { x, y } = centre(blockOf(battle, unit));
  battle.orderX.set(unit, x);
  battle.orderY.set(unit, y);
}

/** Whether a unit has an order that is not fulfilled yet, and still can be: otherwise the chart's other column serves. */
export function hasCurrentOrder(battle: Battle, unit: number): boolean {
  const verb = battle.orderVerb.of(unit);
  if (verb === NO_ORDER) return false;
  if (ABOUT_ANOTHER.has(verb)) {
    const target = orderedTarget(battle, unit);
    return target >= 0 && battle.isStanding(target) && battle.broken.of(target) === 0;
  }
  if (verb !== ADVANCE && verb !== WITHDRAW) return true;
  const [dx, dy] = [battle.orderX.of(unit) - battle.x.of(unit), battle.orderY.of(unit) - battle.y.of(unit)];
  return Math.abs(dx) > THERE || Math.abs(dy) > THERE;
}
