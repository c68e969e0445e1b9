/** [5.1] How one piece moves: which may, which steps it may take, and what a step does. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { pieceName, pieceVerb, facingText } from '@hexwright/rules-kit';
import { forbidden } from '../forbidden.ts';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { ABOUT_FACE, DOUBLE_STEPS, SINGLE_STEPS, StepPlan } from './05-2-facing.ts';
import { stepRefusal, takeStep } from './06-stacking.ts';
import { chargeStep, NO_RUN, RUNS, stepCost } from './07-terrain.ts';
import { moveUnderWay } from './05-1-under-way.ts';
import { movementAllowance } from './13-fatigue.ts';
import { APPROACHES } from './13-1-approach.ts';

export const NOT_PHASING = refusals.add('not-phasing', '5.11', 'Only the phasing player moves in this phase.');
export const NOT_ON_MAP = refusals.add('not-on-map', '5.11', 'That piece is not on the map.');
const ROUTED = refusals.add('routed', ['10.1', '5.0'], 'A routed unit may not move, fire, fight or change mode.');
export const MOVED = refusals.add('already-moved', ['5.12', '5.0'], 'That piece has already moved in this phase.');
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
  'A leader in the stack has not the movement points; leave that leader behind.',
);
const NOT_ITS_STEP = refusals.add('not-a-step', ['5.2', '5.22', '5.24', '5.25'], 'That is no step of this piece.');

const moved = events
  .add('moved', '5.1', 'unit:piece', 'step:step', 'hex:place', 'facing:facing', 'spent:number')
  .told(
    (event, name) =>
      `${name('unit')} moves to ${String(event.hex)}${facingText(event)}, ${String(event.spent)} MP spent`,
  );

/** A piece begins to move. */
export const MOVE = pieceVerb<Battle>({
  word: 'begin-move',
  about: 'Single: a piece sets out, and the next commands are its way.',
  isPart: true,
  offer: (battle, piece) => ({
    kind: 'piece',
    label: `Move ${pieceName(battle.game, piece)}`,
    detail: `${movementAllowance(battle, piece, false)} movement points.`,
    places: battle.placeOf(piece).places,
  }),
});

const { piece, spent, strayed, runDirection, runLength, started, runBroken } = moveUnderWay;

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
  const refusal = battle.hooks['move.refuse']?.(battle, unit) ?? LEGAL;
  return refusal === LEGAL ? forbidden(battle, 'move', unit) : refusal;
}

/** May the piece under way take that step? */
export function moveStepRefusal(battle: Battle, step: number): RefusalCode {
  const unit = piece.of(battle);
  if (!plotMove(battle, plan, unit, step)) return NOT_ITS_STEP;
  const refusal = stepRefusal(battle, unit, plan);
  if (refusal !== LEGAL) return refusal;
  const total = spent.of(battle) + stepCost(battle, unit, plan, step);
  const off = strayed.of(battle) === 1 || strays(battle, unit, plan.heading);
  if (total > movementAllowance(battle, unit, off))
    return total > movementAllowance(battle, unit, false) ? TOO_DEAR : FATIGUED;
  return battle.riders.isEmpty ? LEGAL : riderRefusal(battle, total, off);
}

/** Have all who go along the points for the way? Apart from {@link moveStepRefusal}, which searches ask of every step. */
function riderRefusal(battle: Battle, total: number, strayed: boolean): RefusalCode {
  for (const leader of battle.riders.pieces()) {
    if (total > movementAllowance(battle, leader, strayed)) return RIDER_TOO_SLOW;
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

/** The piece under way takes a step. */
export function takeMoveStep(battle: Battle, taken: number): void {
  const unit = piece.of(battle);
  plotMove(battle, plan, unit, taken);
  spent.set(battle, spent.of(battle) + stepCost(battle, unit, plan, taken));
  started.set(battle, 1);
  if (strays(battle, unit, plan.heading)) strayed.set(battle, 1);
  countRun(battle, unit, taken);
  battle.events.emit(moved, unit, taken, plan.left, plan.direction, spent.of(battle));
  takeStep(battle, unit, plan);
}
