/**
 * [11.0] Rout movement: every routed unit goes towards its edge, one after the other in its owner's order, by a way of
 * least increase that its owner chooses [11.26]. Retreat after melee runs by the same rules [15.41].
 */
import { CONTINUE, LEGAL, Local, type RefusalCode, type WrittenCommand } from '@hexwright/engine';
import {
  argumentOf,
  type CommandPart,
  counted,
  type Decision,
  entityOf,
  listOf,
  type LongForm,
  pieceName,
  pieceVerb,
  readPiece,
  taking,
  wayWords,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { readPart, wayWithDrops } from '../long-ways.ts';
import { stepReach } from '../presenter/step-reach.ts';
import { LEFT_MAP } from '../status.ts';
import { scoreUnit } from '../victory.ts';
import { STOP } from './04-passing.ts';
import { HOLD, STEP_LIMIT } from './05-2-facing.ts';
import { STEP } from './05-2-steps.ts';
import { takeStep } from './06-stacking.ts';
import { raiseRout } from './10-morale.ts';
import { BLOCKED, EXITS, type LeastIncrease, leastIncrease } from './11-2-blocked-rout.ts';
import {
  alongText,
  disobey,
  DROP,
  dropRefusal,
  leadersWith,
  listDroppable,
  listTakeable,
  TAKE,
  takeAlong,
  takeRefusal,
} from './12-leaders.ts';
import { lose } from '../loss.ts';

const NOT_ROUTED = refusals.add('not-routed', '11.0', 'Only routed units of the side whose turn it is are moved now.');
const ROUT_DONE = refusals.add('rout-already-moved', '11.14', 'That unit has made its rout movement in this phase.');
const NOT_LEAST = refusals.add(
  'not-least-increase',
  ['11.26', '11.0', '11.14', '11.21'],
  'A routed unit must go a way that raises its rout level least; that step does not belong to one.',
);
const NOT_ROUT = refusals.add('not-in-rout', '4.0', 'That is not done in rout movement.');
const NO_SUCH_STEP = refusals.add('not-a-rout-step', '11.24', 'That is no step of a routed unit of this size.');
const PATH_TOO_SHORT = refusals.add(
  'rout-path-too-short',
  ['11.14', '11.11', '11.12', '15.41'],
  'A routed unit moves the whole distance that is due.',
);
const PATH_TOO_LONG = refusals.add(
  'rout-path-too-long',
  ['11.14', '11.11', '11.12', '15.41'],
  'A routed unit moves no farther than the distance that is due.',
);

const routMoved = events
  .add('rout-moved', '11.1', 'unit:piece', 'step:step', 'hex:place', 'facing:facing')
  .told((event, name) => `${name('unit')} flees to ${String(event.hex)}`);
const held = events
  .add('rout-held', '11.22', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} cannot flee from ${String(event.hex)}`);
const penalty = events
  .add('rout-penalty', '11.21', 'unit:piece', 'increase:number')
  .told((event, name) => `${name('unit')} is hindered: rout +${String(event.increase)}`);
const leftMap = events
  .add('left-map', '7.3', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} flees off the map from ${String(event.hex)}`);

/** The rout movement of a unit begins. */
export const ROUT = pieceVerb<Battle>({
  word: 'begin-rout',
  about: 'Single: the rout movement of a unit begins, and the next commands are its way.',
  isPart: true,
  offer: (battle, unit) => ({
    kind: 'piece',
    label: `Let ${pieceName(battle.game, unit)} flee`,
    detail: `Rout level ${battle.rout.of(unit)}.`,
    places: battle.placeOf(unit).places,
  }),
});

/** True for a unit that must move in this Rout Movement Phase and has not yet. */
function mustRout(battle: Battle, unit: number): boolean {
  if (battle.rout.of(unit) === 0 || !battle.isInPlay(unit) || battle.hasMoved(unit)) return false;
  return battle.hooks['rout.exempt']?.(battle, unit) !== true;
}

/** Hexes due for each rout level [11.11], [11.12], by the allowance printed on the face up. */
function hexesPerLevel(battle: Battle, unit: number): number {
  const { parameters } = battle;
  const allowance = battle.counters.movement(unit, battle.face.of(unit));
  return allowance > parameters.slowMovementLimit ? parameters.routHexesFast : parameters.routHexesSlow;
}

/**
 * Hexes that one increase stands for when they are missed: each for a slow unit [11.22]; for a fast one those of a level,
 * or by option all that are due [11.23] (R04).
 */
export function hexesPerIncrease(battle: Battle, unit: number, hexesDue: number): number {
  const { fastRoutShortfall, routHexesSlow } = battle.parameters;
  const perLevel = hexesPerLevel(battle, unit);
  return fastRoutShortfall === 'once' && perLevel > routHexesSlow ? hexesDue : perLevel;
}

/** Which of the two sides moves: 0 the phasing side, 1 the other. */
const stage = new Local(0);

function routingSide(battle: Battle): number {
  return stage.of(battle) === 0 ? battle.phasing : battle.enemyOf(battle.phasing);
}

/** [4.0] A2: the phasing side's routed units, then the other's. */
export const routMovement: Decision<Battle> = {
  id: 'rout-movement',
  case: '11.0',
  verbs: [ROUT],
  prompt: () => ({ title: 'Rout movement', text: 'Choose which routed unit goes next. All of them must.' }),
  reach(battle, unit) {
    const begin = ROUT.of(unit);
    if (battle.check(begin) !== LEGAL) return null;
    const { marks } = battle.state;
    const before = [ROUT.written(battle, unit)];
    battle.apply(begin);
    const found = stepReach(battle, unit, hexesLeft(battle), before);
    while (battle.state.marks > marks) battle.undo();
    return found;
  },
  proceed(battle) {
    for (; stage.of(battle) < 2; stage.set(battle, stage.of(battle) + 1)) {
      const side = routingSide(battle);
      for (const unit of battle.counters.unitsOf[side]) if (mustRout(battle, unit)) return side;
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    for (const unit of battle.counters.unitsOf[routingSide(battle)]) {
      if (mustRout(battle, unit)) commands.add(ROUT.of(unit));
    }
  },
  check(battle, one) {
    const unit = entityOf(one);
    if (!ROUT.is(one)) return NOT_ROUT;
    if (battle.counters.side[unit] !== routingSide(battle) || !battle.isCombatUnit(unit)) return NOT_ROUTED;
    if (mustRout(battle, unit)) return LEGAL;
    return battle.rout.of(unit) > 0 && battle.hasMoved(unit) ? ROUT_DONE : NOT_ROUTED;
  },
  perform(battle, one) {
    const unit = entityOf(one);
    battle.movedIn.set(unit, battle.serial);
    const due = battle.rout.of(unit) * hexesPerLevel(battle, unit);
    battle.riders.clear();
    battle.enter(routing, unit, due, hexesPerIncrease(battle, unit, due), 0);
  },
};

const piece = new Local(0);
const due = new Local(1);
const group = new Local(2);
/** The piece before which the unit retreats, plus one; 0 in a rout. */
const before = new Local(3);
const used = new Local(4);
const spoiled = new Local(5);
const started = new Local(6);
/** The least increase of all ways from here. */
const least = new Local(7);

/** The search of this battle, told about the unit under way. */
function search(battle: Battle): LeastIncrease {
  const seeker = leastIncrease.of(battle);
  const unit = piece.of(battle);
  seeker.clear();
  seeker.task.piece = unit;
  seeker.task.due = due.of(battle);
  seeker.task.group = group.of(battle);
  seeker.task.stands = before.of(battle) === 0 && battle.hooks['rout.stands']?.(battle, unit) === true;
  seeker.task.limit = battle.parameters.routLevelMaximum + 1 - battle.rout.of(unit);
  return seeker;
}

function stepRefusal(battle: Battle, seeker: LeastIncrease, step: number): RefusalCode {
  if (!seeker.steps().includes(step)) return NO_SUCH_STEP;
  const unit = piece.of(battle);
  const direction = battle.direction.of(unit);
  const done = used.of(battle);
  const wasSpoiled = spoiled.of(battle) === 1 && done % seeker.task.group !== 0;
  const outcome = seeker.plot(battle.left.of(unit), direction, step);
  if (outcome === BLOCKED) return seeker.refusal;
  if (outcome === EXITS) return LEGAL;
  const budget = least.of(battle);
  // Where every way eliminates the unit, it may go any of them [11.26].
  if (budget >= seeker.task.limit) return LEGAL;
  const increase = seeker.increase(direction, step, done, wasSpoiled);
  const free = seeker.fulfils(direction, step);
  const { left, direction: next } = seeker.plan;
  return seeker.isPossible(left, next, done + 1, !free || wasSpoiled, budget - increase) ? LEGAL : NOT_LEAST;
}

function go(battle: Battle, step: number): void {
  const seeker = search(battle);
  const unit = piece.of(battle);
  const direction = battle.direction.of(unit);
  const done = used.of(battle);
  const wasSpoiled = spoiled.of(battle) === 1 && done % seeker.task.group !== 0;
  const hex = battle.left.of(unit);
  const outcome = seeker.plot(hex, direction, step);
  started.set(battle, 1);
  used.set(battle, done + 1);
  if (outcome === EXITS) {
    battle.remove(unit, LEFT_MAP);
    battle.events.emit(leftMap, unit, hex);
    lose(battle, unit, hex, before.of(battle) - 1);
    scoreUnit(battle, unit);
    countRetreatStep(battle);
    return;
  }
  const increase = seeker.increase(direction, step, done, wasSpoiled);
  spoiled.set(battle, seeker.fulfils(direction, step) && !wasSpoiled ? 0 : 1);
  if (step === HOLD) {
    battle.events.emit(held, unit, hex);
  } else {
    const { plan } = seeker;
    if (before.of(battle) > 0)
      recordPath(battle, plan.count > 0 ? plan.entered : -1, plan.count > 1 ? plan.secondEntered : -1);
    battle.events.emit(routMoved, unit, step, plan.left, plan.direction);
    takeStep(battle, unit, plan);
    countRetreatStep(battle);
  }
  if (increase === 0) return;
  battle.events.emit(penalty, unit, increase);
  const leaders = leadersWith(battle, unit);
  // A rise of this kind is not "due to combat" [12.3], but a leader whose unit is gone is disobeyed all the same [6.22].
  if (raiseRout(battle, unit, increase, before.of(battle) - 1)) disobey(battle, unit, leaders);
}

function countRetreatStep(battle: Battle): void {
  if (before.of(battle) > 0) battle.retreatSteps.set(battle.retreatSteps.value + 1);
}

/** Adds hexes to the path of retreat [15.43]. */
function recordPath(battle: Battle, first: number, second: number): void {
  for (const hex of [first, second]) {
    if (hex < 0) continue;
    const length = battle.pathLength.value;
    battle.path.set(length, hex);
    battle.pathLength.set(length + 1);
  }
}

/** Hexes that the unit under way has still to go. */
function hexesLeft(battle: Battle): number {
  return due.of(battle) - used.of(battle);
}

/** One routed unit on its way, or one that retreats after a combat. */
export const routing: Decision<Battle> = {
  id: 'routing',
  case: '11.26',
  name: (battle) => (before.of(battle) > 0 ? 'retreat' : 'rout'),
  verbs: [STEP, TAKE, DROP],
  piece: (battle) => piece.of(battle),
  isWay: true,
  prompt(battle, name) {
    const way = `${counted(hexesLeft(battle), 'more hex', 'more hexes')} by the path that raises its rout level least.`;
    return before.of(battle) > 0
      ? { title: `${name} retreats`, text: `${name} must retreat ${way}${alongText(battle)}`, case: '15.41' }
      : { title: `${name} flees`, text: `${name} must run ${way}${alongText(battle)}` };
  },
  reach: (battle, unit) => (piece.of(battle) === unit ? stepReach(battle, unit, hexesLeft(battle)) : null),
  proceed(battle) {
    const unit = piece.of(battle);
    if (!battle.isInPlay(unit) || used.of(battle) >= due.of(battle)) {
      battle.frames.pop();
      return CONTINUE;
    }
    const seeker = search(battle);
    least.set(
      battle,
      seeker.least(battle.left.of(unit), battle.direction.of(unit), used.of(battle), spoiled.of(battle) === 1),
    );
    return battle.counters.side[unit];
  },
  legal(battle, commands) {
    const unit = piece.of(battle);
    const seeker = search(battle);
    for (const step of seeker.steps()) {
      if (stepRefusal(battle, seeker, step) === LEGAL) commands.add(STEP.of(unit, step));
    }
    if (started.of(battle) === 0) listTakeable(battle, unit, commands, false);
    else listDroppable(battle, commands);
  },
  check(battle, one) {
    const unit = piece.of(battle);
    if (STEP.is(one)) {
      if (entityOf(one) !== unit || argumentOf(one) >= STEP_LIMIT) return NO_SUCH_STEP;
      return stepRefusal(battle, search(battle), argumentOf(one));
    }
    if (TAKE.is(one)) return takeRefusal(battle, unit, entityOf(one), started.of(battle) === 1, false);
    return DROP.is(one) ? dropRefusal(battle, entityOf(one), started.of(battle) === 1) : NOT_ROUT;
  },
  perform(battle, one) {
    if (STEP.is(one)) go(battle, argumentOf(one));
    else if (TAKE.is(one)) takeAlong(battle, entityOf(one), false);
    else battle.riders.leave(entityOf(one));
  },
};

/** The path of a routed unit: neither shorter nor longer than what is due [11.14], but for a unit lost on the way. */
export function* fleeing(battle: Battle, written: WrittenCommand): Generator<CommandPart> {
  const unit = readPiece(battle, written.unit);
  const isUnderWay = (): boolean => battle.decision?.id === 'routing' && piece.of(battle) === unit;
  yield* taking(battle, TAKE, written);
  for (const [index, step] of listOf(written.steps).entries()) {
    if (index > 0 && !isUnderWay()) {
      if (battle.isInPlay(unit)) yield { refusal: battle.refusals.describe(PATH_TOO_LONG, battle, STOP.of()) };
      return;
    }
    yield () => readPart(battle, written, step);
  }
  if (isUnderWay()) yield { refusal: battle.refusals.describe(PATH_TOO_SHORT, battle, STOP.of()) };
}

/** A whole rout movement. */
export const routForm: LongForm<Battle> = {
  word: 'rout',
  takes: 'unit, steps, [with]',
  about: 'A routed unit makes its whole rout movement.',
  *parts(battle, written) {
    yield () => ROUT.of(readPiece(battle, written.unit));
    yield* fleeing(battle, written);
  },
  gather(commands, at) {
    if (commands[at].do !== ROUT.words.word) return null;
    const { unit } = commands[at];
    const way = wayWithDrops(commands, at + 1, unit);
    return { written: { do: 'rout', unit, ...wayWords(way) }, next: way.next };
  },
};
