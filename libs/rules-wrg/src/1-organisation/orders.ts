/** [I.5], [C.10] Orders: written by both sides at once and unseen; each is obeyed when it has come to its unit. */
import { LEGAL, type Place, type RefusalCode } from '@hexwright/engine';
import {
  bareVerb,
  type Decision,
  NotationError,
  pieceName,
  quoted,
  readPiece,
  readPlace,
  simultaneous,
  ValueVerb,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { enemiesOf, nearestEnemy } from '../contacts.ts';
import { delayOf } from './chain-of-command.ts';
import { holdPlace, orderPhrase } from './current-order.ts';
import { ADVANCE, ATTACK, HOLD, NO_ORDER, ORDER_WORDS, SHOOT, SUPPORT, WITHDRAW } from './order-verbs.ts';

/** An order: what to do, about whom, and where; -1 for nobody and nowhere. */
export interface Order {
  readonly unit: number;
  readonly verb: number;
  readonly target: number;
  readonly to: Place;
}

/** Who orders are about: nobody, an enemy, a friend, or a place. */
const ABOUT: readonly ('nobody' | 'enemy' | 'friend' | 'place')[] = [
  'nobody',
  'nobody',
  'place',
  'enemy',
  'friend',
  'place',
  'enemy',
];

const given = events
  .add('ordered', 'I.5', 'unit:piece', 'order:order', 'target:piece')
  .told(
    ({ order, target }, name) =>
      `${name('unit')} has orders to ${orderPhrase(String(order), target === null ? '' : name('target'))}.`,
  );

const sent = events
  .add('order-sent', 'I.5', 'unit:piece', 'order:order', 'periods:number')
  .told(
    ({ order, periods }, name) =>
      `${name('unit')} will have orders to ${String(order)} in ${Number(periods) === 1 ? 'a period' : `${String(periods)} periods`}.`,
  );

const FOREIGN_ORDER = refusals.add('foreign-order', 'I.5', 'That unit is not yours to order.');
const NOT_ORDERED = refusals.add('not-ordered', 'I.5', 'Commanders and broken troops are given no orders.');
const NO_COMMANDER = refusals.add(
  'no-commander',
  'I.5',
  'Nobody can bring it an order: no commander is with the main body of its Force. Send one of the staff, or ride there.',
);
const TWO_ORDERS = refusals.add('two-orders', 'I.5', 'It is given an order already this period.');
const NOT_AN_ORDER = refusals.add('not-an-order', 'C.10', 'Orders alone are given here.');
const WRONG_AIM = refusals.add(
  'wrong-aim',
  'C.10',
  'An order to attack or to fire is about an enemy, one to support about a friend, one to advance or retire about a place.',
);

export const ORDER = new ValueVerb<Battle, Order>(
  {
    word: 'order',
    about: 'Gives a unit an order: hold, advance or retire to a place, attack or fire at an enemy, support a friend.',
    offer: ({ game }, { unit, verb, target }) => ({
      kind: 'answer',
      label: `${pieceName(game, unit)}: ${orderPhrase(ORDER_WORDS[verb], target < 0 ? '' : pieceName(game, target))}`,
      ...(target < 0 ? {} : { target }),
    }),
  },
  {
    takes: 'unit, order, [target], [to]',
    write: ({ game, map }, { unit, verb, target, to }) => ({
      unit: game.units[unit].id,
      order: ORDER_WORDS[verb],
      ...(target < 0 ? {} : { target: game.units[target].id }),
      ...(to < 0 ? {} : { to: map.label(to) }),
    }),
    read: (battle, { unit, order, target, to }) => {
      const verb = ORDER_WORDS.findIndex((word) => word === order);
      if (verb <= NO_ORDER)
        throw new NotationError(
          `There is no order ${quoted(order)}. Write one of: ${ORDER_WORDS.slice(1).join(', ')}.`,
        );
      return {
        unit: readPiece(battle, unit),
        verb,
        target: target === undefined ? -1 : readPiece(battle, target),
        to: to === undefined ? -1 : readPlace(battle, to),
      };
    },
    piece: ({ unit }) => unit,
  },
);
export const ORDERED = bareVerb<Battle>({ word: 'ordered', about: 'All orders of the side are given.', ends: true });

/** Why a unit cannot be given an order at all; 0 where it can. */
function unfit(battle: Battle, side: number, unit: number): RefusalCode {
  if (battle.sides[unit] !== side) return FOREIGN_ORDER;
  if (battle.isCommander[unit] || !battle.isStanding(unit) || battle.broken.of(unit) > 0) return NOT_ORDERED;
  if (battle.newOrder[0].of(unit) !== NO_ORDER) return TWO_ORDERS;
  return delayOf(battle, unit) < 0 ? NO_COMMANDER : LEGAL;
}

function isAimed(battle: Battle, { unit, verb, target, to }: Order): boolean {
  switch (ABOUT[verb]) {
    case 'place':
      return target < 0 && to >= 0;
    case 'enemy':
      return to < 0 && target >= 0 && battle.isStanding(target) && battle.sides[target] !== battle.sides[unit];
    case 'friend':
      return (
        to < 0 &&
        target >= 0 &&
        target !== unit &&
        battle.isStanding(target) &&
        battle.sides[target] === battle.sides[unit]
      );
    default:
      return target < 0 && to < 0;
  }
}

/** What was written is on its way, in place of what was before. */
function send(battle: Battle, unit: number): void {
  if (battle.newOrder[0].of(unit) === NO_ORDER) return;
  const delay = delayOf(battle, unit);
  battle.newOrder.forEach((written, at) => {
    battle.sentOrder[at].set(unit, written.of(unit));
    written.set(unit, 0);
  });
  battle.orderDue.set(unit, battle.turn + delay);
  if (delay > 0) battle.events.emit(sent, unit, battle.sentOrder[0].of(unit), delay);
}

/** An order that has come to its unit is obeyed from now on. */
function bring(battle: Battle, unit: number): void {
  const [verb, target, x, y] = battle.sentOrder;
  if (verb.of(unit) === NO_ORDER || battle.orderDue.of(unit) > battle.turn) return;
  if (battle.isStanding(unit)) {
    battle.orderVerb.set(unit, verb.of(unit));
    battle.orderTarget.set(unit, target.of(unit));
    battle.orderX.set(unit, x.of(unit));
    battle.orderY.set(unit, y.of(unit));
    holdPlace(battle, unit);
    battle.events.emit(given, unit, verb.of(unit), target.of(unit) - 1);
  }
  verb.set(unit, NO_ORDER);
}

export const orders: Decision<Battle> = {
  ...simultaneous<Battle>({
    id: 'orders',
    case: 'I.5',
    decides: (battle, side) => battle.units.some((unit) => unfit(battle, side, unit) === LEGAL),
    legal(battle, side, commands) {
      for (const unit of battle.units) {
        if (unfit(battle, side, unit) !== LEGAL) continue;
        commands.add(ORDER.of(battle, { unit, verb: HOLD, target: -1, to: -1 }));
        const enemy = nearestEnemy(battle, unit);
        if (enemy < 0) continue;
        commands.add(ORDER.of(battle, { unit, verb: ATTACK, target: enemy, to: -1 }));
        if (battle.troop(unit).missile !== null) {
          commands.add(ORDER.of(battle, { unit, verb: SHOOT, target: enemy, to: -1 }));
        }
      }
      commands.add(ORDERED.of());
    },
    check(battle, side, one) {
      if (ORDERED.is(one)) return LEGAL;
      if (!ORDER.is(one)) return NOT_AN_ORDER;
      const order = ORDER.value(battle, one);
      const refusal = unfit(battle, side, order.unit);
      if (refusal !== LEGAL) return refusal;
      return isAimed(battle, order) ? LEGAL : WRONG_AIM;
    },
    note(battle, _, one) {
      if (ORDERED.is(one)) return true;
      const { unit, verb, target, to } = ORDER.value(battle, one);
      const values = [verb, target + 1, to < 0 ? 0 : battle.map.xOf(to), to < 0 ? 0 : battle.map.yOf(to)];
      battle.newOrder.forEach((column, at) => column.set(unit, values[at]));
      return false;
    },
    reveal(battle) {
      for (const unit of battle.units) {
        send(battle, unit);
        bring(battle, unit);
      }
    },
  }),
  verbs: [ORDER, ORDERED],
  prompt: () => ({
    title: 'Orders',
    text: 'Order your units anew, where you wish: choose one, then an order, or click an enemy, a friend or a place. An order goes by way of the commander of the Force, takes its time, and binds.',
  }),
  ending: () => ({ label: 'All orders are given' }),
  candidates(battle, unit, place) {
    const verb = (kind: number, target: number): number =>
      ORDER.of(battle, { unit, verb: kind, target, to: target < 0 ? place : -1 });
    const here = battle.piecesIn(place).find((piece) => battle.isStanding(piece)) ?? -1;
    if (here < 0) return [verb(ADVANCE, -1), verb(WITHDRAW, -1)];
    return enemiesOf(battle, unit).includes(here) ? [verb(ATTACK, here), verb(SHOOT, here)] : [verb(SUPPORT, here)];
  },
};
