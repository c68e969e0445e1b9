/**
 * [5.1] The Movement Phase: one unit or stack at a time, step by step, each finished before the next.
 */
import { type Command, type CommandList, LEGAL, Local, type Procedure, type RefusalCode } from '@hexwright/engine';
import { argumentOf, command, entityOf, kindOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../books.ts';
import { CHANGE_FACE, CHARGE, DROP, MOVE, PASS, pass, STEP, STOP, stop, TAKE } from '../command-kinds.ts';
import { changeFace } from './05-4-mode.ts';
import { ABOUT_FACE, DOUBLE_STEPS, SINGLE_STEPS, StepPlan } from './05-2-facing.ts';
import { chargeRefusal, chargeTargets, declareCharge } from './05-3-charges.ts';
import { stepRefusal, takeStep } from './06-stacking.ts';
import { chargeStep, NO_RUN, RUNS, stepCost } from './07-terrain.ts';
import { dropRefusal, listDroppable, listTakeable, putDown, takeAlong, takeRefusal } from './12-leaders.ts';
import { movementAllowance } from './13-fatigue.ts';
import { APPROACHES } from './13-1-approach.ts';

const NOT_PHASING = refusals.add('not-phasing', '5.11', 'Only the phasing player moves in this phase.');
const NOT_ON_MAP = refusals.add('not-on-map', '5.11', 'That piece is not on the map.');
const ROUTED = refusals.add('routed', ['10.1', '5.0'], 'A routed unit may not move, fire, fight or change mode.');
const MOVED = refusals.add('already-moved', ['5.12', '5.0'], 'That piece has already moved in this phase.');
const TOO_DEAR = refusals.add(
  'allowance-spent',
  ['5.12', '5.13'],
  'The step costs more movement points than are left.',
);
const FATIGUED = refusals.add(
  'fatigued-allowance',
  ['13.1', '5.12'],
  'Fatigued, a piece that moves along or away from its own edge has half its allowance: not enough for that step.',
);
const RIDER_TOO_SLOW = refusals.add(
  'rider-too-slow',
  '12.1',
  'A leader in the stack has not the movement points; leave him behind.',
);
const NOT_ITS_STEP = refusals.add('not-a-step', ['5.2', '5.22', '5.24', '5.25'], 'That is no step of this piece.');
const ANOTHER_MOVES = refusals.add('another-moves', '5.0', 'The piece that is moving must finish first.');
const NOTHING_TO_DO = refusals.add('not-in-movement', '4.0', 'That is not done in the Movement Phase.');

const moved = events.add('moved', '5.1', 'unit:piece', 'step:step', 'hex:hex', 'facing:facing', 'spent:number');

const piece = new Local(0);
const spent = new Local(1);
const strayed = new Local(2);
/** Direction plus one of the run that may become a charge, and its length in steps [5.31]. */
const runDirection = new Local(3);
const runLength = new Local(4);
const started = new Local(5);
/** What last broke a run in that direction: a value of `chargeStep`. */
const runBroken = new Local(6);

const plan = new StepPlan();

/** Plots a step of a movement [5.2], from where the piece stands; false when the piece has no such step. */
export function plotMove(battle: Battle, into: StepPlan, unit: number, step: number): boolean {
  const left = battle.left.of(unit);
  if (battle.counters.size[unit] === 2) {
    if (step < DOUBLE_STEPS[0] || step > ABOUT_FACE) return false;
    into.plotDouble(battle.grid, left, battle.direction.of(unit), step);
  } else {
    if (step > SINGLE_STEPS[5]) return false;
    into.plotSingle(battle.grid, left, step);
  }
  return true;
}

/** Whether the plotted step strays from the friendly edge [13.1]; an about-face goes nowhere (R24). */
export function strays(battle: Battle, unit: number, heading: number): boolean {
  return heading >= 0 && battle.approach[battle.counters.side[unit] * 6 + heading] !== APPROACHES;
}

/** Whether the piece may be moved at all in this Movement Phase [5.11]. */
export function moveRefusal(battle: Battle, unit: number): RefusalCode {
  if (battle.counters.side[unit] !== battle.phasing) return NOT_PHASING;
  if (!battle.isInPlay(unit)) return NOT_ON_MAP;
  if (battle.rout.of(unit) > 0) return ROUTED;
  if (battle.hasMoved(unit)) return MOVED;
  for (const refuse of battle.hooks['move.refuse']) {
    const refusal = refuse(battle, unit);
    if (refusal !== LEGAL) return refusal;
  }
  return LEGAL;
}

/** Some pieces change mode instead of moving; which, exclusive rules say [5.4]. */
function faceRefusal(battle: Battle, unit: number, face: number): RefusalCode {
  if (battle.counters.side[unit] !== battle.phasing) return NOT_PHASING;
  if (!battle.isInPlay(unit)) return NOT_ON_MAP;
  let answer: RefusalCode = NOTHING_TO_DO;
  for (const refuse of battle.hooks['face.refuse']) {
    answer = refuse(battle, unit, face);
    if (answer === LEGAL) break;
  }
  return answer === LEGAL && battle.hasMoved(unit) ? MOVED : answer;
}

/** [5.0] The phase: the phasing player names a piece to move, or has moved enough. */
export const movement: Procedure<Battle> = {
  id: 'movement',
  case: '5.0',
  proceed: (battle) => battle.phasing,
  legal(battle, commands) {
    const changing = battle.hooks['face.refuse'].length > 0;
    for (const unit of battle.counters.piecesOf[battle.phasing]) {
      if (moveRefusal(battle, unit) === LEGAL) commands.add(command(MOVE, unit));
      // A counter with one face has nothing to change to.
      if (!changing || battle.counters.faces[unit] === 1) continue;
      for (let face = 0; face < battle.counters.faces[unit]; face++) {
        if (faceRefusal(battle, unit, face) === LEGAL) commands.add(command(CHANGE_FACE, unit, face));
      }
    }
    commands.add(pass);
  },
  check(battle, one) {
    switch (kindOf(one)) {
      case MOVE:
        return moveRefusal(battle, entityOf(one));
      case CHANGE_FACE:
        return faceRefusal(battle, entityOf(one), argumentOf(one));
      case PASS:
        return LEGAL;
      default:
        return NOTHING_TO_DO;
    }
  },
  perform(battle, one) {
    const unit = entityOf(one);
    switch (kindOf(one)) {
      case MOVE:
        battle.movedIn.set(unit, battle.serial);
        battle.riders.set(0);
        battle.enter(moving, unit);
        break;
      case CHANGE_FACE:
        if (battle.hooks['face.takes-move'].some((takes) => takes(battle, unit)))
          battle.movedIn.set(unit, battle.serial);
        else battle.actedIn.set(unit, battle.serial);
        changeFace(battle, unit, argumentOf(one));
        break;
      default:
        battle.frames.pop();
    }
  },
};

function stepCheck(battle: Battle, step: number): RefusalCode {
  const unit = piece.of(battle);
  if (!plotMove(battle, plan, unit, step)) return NOT_ITS_STEP;
  const refusal = stepRefusal(battle, unit, plan);
  if (refusal !== LEGAL) return refusal;
  const total = spent.of(battle) + stepCost(battle, plan, step);
  const off = strayed.of(battle) === 1 || strays(battle, unit, plan.heading);
  if (total > movementAllowance(battle, unit, off))
    return total > movementAllowance(battle, unit, false) ? TOO_DEAR : FATIGUED;
  const riders = battle.riders.value;
  if (riders !== 0) {
    const { leaders } = battle.counters;
    for (let index = 0; index < leaders.length; index++) {
      if ((riders & (1 << index)) !== 0 && total > movementAllowance(battle, leaders[index], off))
        return RIDER_TOO_SLOW;
    }
  }
  return LEGAL;
}

/** Counts the straight run that may become a charge [5.31], and remembers what broke it. */
function countRun(battle: Battle, unit: number, taken: number): void {
  const running = chargeStep(battle, unit, plan, taken);
  const heading = running === NO_RUN ? 0 : plan.heading + 1;
  const same = heading === runDirection.of(battle);
  runDirection.set(battle, heading);
  if (running !== RUNS) {
    runLength.set(battle, 0);
    runBroken.set(battle, running);
    return;
  }
  runLength.set(battle, same ? runLength.of(battle) + 1 : 1);
  if (!same) runBroken.set(battle, RUNS);
}

function step(battle: Battle, taken: number): void {
  const unit = piece.of(battle);
  plotMove(battle, plan, unit, taken);
  spent.set(battle, spent.of(battle) + stepCost(battle, plan, taken));
  started.set(battle, 1);
  if (strays(battle, unit, plan.heading)) strayed.set(battle, 1);
  countRun(battle, unit, taken);
  battle.events.emit(moved, unit, taken, plan.left, plan.direction, spent.of(battle));
  takeStep(battle, unit, plan);
}

/** [5.1] One piece under way. */
export const moving: Procedure<Battle> = {
  id: 'moving',
  case: '5.1',
  proceed: (battle) => battle.phasing,
  legal(battle, commands: CommandList) {
    const unit = piece.of(battle);
    if (started.of(battle) === 0) listTakeable(battle, unit, commands);
    else listDroppable(battle, commands);
    const steps = battle.counters.size[unit] === 2 ? DOUBLE_STEPS : SINGLE_STEPS;
    for (const one of steps) if (stepCheck(battle, one) === LEGAL) commands.add(command(STEP, unit, one));
    if (runLength.of(battle) >= battle.parameters.chargeRun) {
      chargeTargets(battle, unit, runDirection.of(battle) - 1, runLength.of(battle), commands);
    }
    commands.add(stop);
  },
  check(battle, one: Command) {
    const unit = piece.of(battle);
    const entity = entityOf(one);
    switch (kindOf(one)) {
      case STOP:
        return LEGAL;
      case STEP:
        return entity === unit ? stepCheck(battle, argumentOf(one)) : ANOTHER_MOVES;
      case TAKE:
        return takeRefusal(battle, unit, entity, started.of(battle) === 1);
      case DROP:
        return dropRefusal(battle, entity, started.of(battle) === 1);
      case CHARGE:
        if (entity !== unit) return ANOTHER_MOVES;
        return chargeRefusal(
          battle,
          unit,
          argumentOf(one),
          runDirection.of(battle) - 1,
          runLength.of(battle),
          runBroken.of(battle),
        );
      default:
        return ANOTHER_MOVES;
    }
  },
  perform(battle, one) {
    switch (kindOf(one)) {
      case STEP:
        step(battle, argumentOf(one));
        break;
      case TAKE:
        takeAlong(battle, entityOf(one));
        break;
      case DROP:
        putDown(battle, entityOf(one));
        break;
      case CHARGE:
        declareCharge(battle, entityOf(one), argumentOf(one), runLength.of(battle));
        battle.frames.pop();
        break;
      default:
        battle.frames.pop();
    }
  },
};

/** What a screen may ask about the piece under way while {@link moving} decides. */
export const moveUnderWay = { piece, spent, strayed };
