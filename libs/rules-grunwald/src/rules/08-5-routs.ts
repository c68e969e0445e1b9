/** [8.5] Routs: three hexes away, through friends if need be, who may be swept along [8.56]. */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import {
  argumentOf,
  type CommandPart,
  type Decision,
  entityOf,
  type LongForm,
  offering,
  pieceName,
  pieceVerb,
  readPiece,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { routReach } from '../presenter/rout-reach.ts';
import { events, refusals } from '../registry.ts';
import { ROUT_TRAMPLE } from '../dice-uses.ts';
import { enter, GOES_ON } from './04-5-entering.ts';
import { companionsOf } from './05-stacking.ts';
import { overEdge } from './08-1-combat.ts';
import { finishes, isFar, isRiddenThrough, routStepRefusal } from './08-5-rout-ways.ts';
import { disorder } from './09-disorder.ts';
import { leaveMap } from './10-leaving-the-map.ts';
import { IN_THE_PIT } from './14-wolf-pits.ts';
import { eliminate, IN_COMBAT, OTHERWISE } from './19-victory.ts';
import { gatherWay, going, goTo, STEP, walk } from './04-2-ways.ts';

/** Says which unit routs next. */
export const ROUT = pieceVerb<Battle>({
  word: 'begin-rout',
  about: 'Single: says which unit routs next.',
  isPart: true,
  offer: offering('answer', 'Rout with'),
});

/** The steps of a rout: none after its end, but for a unit lost on the way. */
function* whileUnderWay(battle: Battle, one: number, steps: Iterable<CommandPart>): Generator<CommandPart> {
  const isUnderWay = (): boolean => battle.decision === routing && unit.of(battle) === one;
  const from = isUnderWay() ? start.of(battle) : battle.hex.of(one);
  let hasBegun = false;
  for (const part of steps) {
    if (hasBegun && !isUnderWay()) {
      if (!battle.isInPlay(one)) return;
      const why = isFar(battle, from, battle.hex.of(one)) ? ROUT_IS_OVER : IN_THE_PIT;
      yield { refusal: battle.refusals.describe(why, battle, ROUT.of(one)) };
    }
    hasBegun = true;
    yield part;
  }
}

export const routForm: LongForm<Battle> = {
  word: 'rout',
  takes: 'unit, steps',
  about: 'A unit routs: which one where several must, and its way.',
  *parts(battle, written, read) {
    const begins = ROUT.of(readPiece(battle, written.unit));
    if (!battle.isIdle && battle.check(begins) === LEGAL) yield () => begins;
    yield* whileUnderWay(battle, readPiece(battle, written.unit), walk(battle, written, read));
  },
  gather: (commands, at) => gatherWay('rout', ROUT, commands, at),
};

const routed = events
  .add('routed', '8.53', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} routs to ${String(event.hex)}`);
const trapped = events
  .add('rout-impossible', '8.54', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} has no way to rout from ${String(event.hex)}`);
const passedThrough = events
  .add('rout-through', '8.56', 'unit:piece', 'router:piece', 'die:number', 'disordered:flag')
  .told(
    (event, name) =>
      `${name('router')} rides through ${name('unit')}: ${String(event.die)}, ${event.disordered === true ? 'swept along' : 'it stands'}`,
  );

const NOT_NEXT = refusals.add(
  'not-next-to-rout',
  ['8.56', '8.51'],
  'Units rout in the order in which they were disordered; only those disordered together are in their owner’s choice.',
);
const ROUT_IS_OVER = refusals.add(
  'rout-is-over',
  ['8.53', '8.57'],
  'The unit has routed as far as it must: a rout goes no farther.',
);
const ANOTHER_ROUTS = refusals.add('another-routs', '8.51', 'The unit that routs must finish its rout first.');

const side = new Local(0);

/** [8.56] Who routs next: all who were disordered together, those first in the line, or by an option last (R19). */
function next(battle: Battle): number[] {
  const { routOrder } = battle.combat;
  const lastIn = battle.parameters.is('trample-order', 'last-in');
  let best = 0;
  let units: number[] = [];
  for (const unit of battle.counters.unitsOf[side.of(battle)]) {
    const order = routOrder.of(unit);
    if (order === 0 || !battle.isInPlay(unit)) continue;
    if (best === 0 || (lastIn ? order > best : order < best)) {
      best = order;
      units = [];
    }
    if (order === best) units.push(unit);
  }
  return units;
}

function begin(battle: Battle, one: number): void {
  battle.combat.routOrder.set(one, 0);
  battle.riders.set(companionsOf(battle, one));
  battle.enter(routing, one, battle.hex.of(one));
}

/** Local: the side whose units rout. They go one after the other. */
export const routs: Decision<Battle> = {
  id: 'routs',
  case: '8.51',
  verbs: [ROUT],
  prompt: () => ({ title: 'Routs', text: 'Choose the unit that routs next.' }),
  proceed(battle) {
    const units = next(battle);
    if (units.length > 1) return side.of(battle);
    if (units.length === 1) begin(battle, units[0]);
    else battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    for (const one of next(battle)) commands.add(ROUT.of(one));
  },
  check: (battle, one) => (ROUT.is(one) && next(battle).includes(entityOf(one)) ? LEGAL : NOT_NEXT),
  perform: (battle, one) => begin(battle, entityOf(one)),
};

const unit = new Local(0);
const start = new Local(1);
/** 1 once it goes no further: a pit. */
const fallen = new Local(2);
/** 1 once it has come as far as it must, and runs on past friends [8.57]. */
const farEnough = new Local(3);

function stepRefusal(battle: Battle, direction: number): number {
  const one = unit.of(battle);
  return routStepRefusal(battle, one, start.of(battle), battle.hex.of(one), farEnough.of(battle) === 1, direction);
}

/** [8.56] A friend is ridden through: on 4 to 6 it is swept along, a gun lost [12.34]. */
function rideThrough(battle: Battle, one: number, friend: number): void {
  if (!isRiddenThrough(battle, friend)) return;
  const die = battle.dice.roll(battle.serial, friend, one, ROUT_TRAMPLE);
  const swept = die >= battle.parameters.number('rout-trample-from');
  battle.events.emit(passedThrough, friend, one, die, swept ? 1 : 0);
  if (!swept) return;
  if (battle.isGun(friend)) {
    eliminate(battle, friend, OTHERWISE, one);
    return;
  }
  const again = battle.isDisordered(friend);
  disorder(battle, friend);
  if (again && battle.parameters.is('disordered-again', 'stays')) return;
  battle.combat.mustRout(battle, friend, false);
}

function step(battle: Battle, one: number, direction: number): void {
  const to = battle.beyond(battle.hex.of(one), direction);
  if (to < 0) {
    battle.combat.note(one, overEdge(direction));
    leaveMap(battle, one, direction);
    return;
  }
  const friend = battle.unitIn(to);
  if (friend >= 0) rideThrough(battle, one, friend);
  battle.events.emit(routed, one, to);
  battle.combat.note(one, to);
  if (isFar(battle, start.of(battle), to)) farEnough.set(battle, 1);
  if (enter(battle, one, to, direction, battle.riders.pieces()) !== GOES_ON) fallen.set(battle, 1);
}

/** Whom it rides through in the hex, in words. */
function through(battle: Battle, _: number, to: number): string {
  const friend = battle.unitIn(to);
  return friend < 0 ? '' : `, through ${pieceName(battle.game, friend)}`;
}

/** Locals: the unit, and the hex in which its rout began. Its owner decides each hex. */
export const routing: Decision<Battle> = {
  id: 'routing',
  case: '8.53',
  verbs: [STEP],
  isWay: true,
  piece: (battle) => unit.of(battle),
  reach: (battle, one) =>
    unit.of(battle) === one ? routReach(battle, one, start.of(battle), farEnough.of(battle) === 1) : null,
  prompt: (_, name) => ({
    title: `${name} routs`,
    text: 'Choose where its flight ends, or each hex of it, away from where it began. Friends ridden through may be swept along.',
  }),
  offers: [STEP.offeredAs(going(through))],
  meant: goTo,
  proceed(battle) {
    const one = unit.of(battle);
    if (
      !battle.isInPlay(one) ||
      fallen.of(battle) === 1 ||
      finishes(battle, one, start.of(battle), battle.hex.of(one), farEnough.of(battle) === 1)
    ) {
      battle.frames.pop();
      return CONTINUE;
    }
    for (let direction = 0; direction < 6; direction++) {
      if (stepRefusal(battle, direction) === LEGAL) return battle.counters.side[one];
    }
    battle.frames.pop();
    battle.events.emit(trapped, one, battle.hex.of(one));
    eliminate(battle, one, IN_COMBAT);
    return CONTINUE;
  },
  legal(battle, commands) {
    const one = unit.of(battle);
    for (let direction = 0; direction < 6; direction++) {
      if (stepRefusal(battle, direction) === LEGAL) commands.add(STEP.of(one, direction));
    }
  },
  check(battle, one) {
    if (!STEP.is(one) || entityOf(one) !== unit.of(battle) || argumentOf(one) > 5) return ANOTHER_ROUTS;
    return stepRefusal(battle, argumentOf(one));
  },
  perform: (battle, one) => step(battle, entityOf(one), argumentOf(one)),
};
