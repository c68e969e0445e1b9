/**
 * [7.0] Terrain: what a step costs. The chart [7.4] is data; the compiler has made it costs by hex and surcharges by
 * hexside (climbing a contour [7.22], crossing a ridge).
 */
import { PROHIBITED } from '@hexwright/compiler';
import type { Part } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { ofStep } from '../combat-question.ts';
import { LEADER } from '../counters.ts';
import { ABOUT_FACE, FORWARD_LEFT, FORWARD_RIGHT, SHIFT_LEFT, SHIFT_RIGHT, type StepPlan } from './05-2-facing.ts';

/**
 * Movement points that the ground asks for a step whose hexes are all on the map and may be entered [5.13]: the dearer of the hexes that a
 * double enters (R11) and the greater surcharge of its halves, so that two climbing halves pay once [7.22]; one more
 * for a step to the flank [5.24]; about-face has its own price [5.21]. Leaders in the way and stacking cost nothing
 * [5.14], [6.21].
 */
export function groundCost(battle: Battle, plan: StepPlan, step: number): number {
  const { parameters, map } = battle;
  if (step === ABOUT_FACE) return parameters.aboutFaceCost;
  let cost = map.stepCost[plan.from * 6 + plan.heading];
  let surcharge = battle.surcharge[plan.from * 6 + plan.heading];
  if (plan.count > 1) {
    cost = Math.max(cost, map.stepCost[plan.secondFrom * 6 + plan.heading]);
    surcharge = Math.max(surcharge, battle.surcharge[plan.secondFrom * 6 + plan.heading]);
  } else if (paysForTrailing(battle, plan)) {
    surcharge = Math.max(surcharge, battle.surcharge[plan.followsFrom * 6 + plan.followsIn]);
  }
  if (step === SHIFT_LEFT || step === SHIFT_RIGHT) cost += parameters.sidewaysSurcharge;
  return cost + surcharge;
}

/**
 * Whether what the half crosses counts that follows the other into the hex that this leaves. [5.24] prices the hex that the
 * unit enters, [7.22] a half that crosses a contour: which of them says more is an option of the package.
 */
export function paysForTrailing({ parameters }: Battle, { followsFrom }: StepPlan): boolean {
  return followsFrom >= 0 && parameters.trailingHalf === 'paid';
}

/**
 * Movement points of a step as a piece pays them: what the ground costs, modified by the package of every hex that is
 * entered, of which the dearest counts. `left` and `direction` say where the piece stands before the step.
 */
export function stepCost(battle: Battle, piece: number, plan: StepPlan, step: number): number {
  const ground = groundCost(battle, plan, step);
  return battle.pricesSteps && plan.count > 0 ? modifiedCost(battle, piece, plan, ground) : ground;
}

/** What a step into other hexes comes to that costs `ground` without modifiers. */
function modifiedCost(battle: Battle, piece: number, plan: StepPlan, ground: number): number {
  const { entered, heading } = plan;
  const second = plan.count > 1 ? plan.secondEntered : -1;
  return enteringCost(
    battle,
    piece,
    ground,
    entered,
    second,
    heading,
    battle.left.of(piece),
    battle.direction.of(piece),
  );
}

/**
 * What a step that costs `ground` without modifiers comes to, from where the piece stands or is supposed to; `second` is
 * the other hex that a double enters, or -1.
 */
export function enteringCost(
  battle: Battle,
  piece: number,
  ground: number,
  entered: number,
  second: number,
  heading: number,
  left: number,
  direction: number,
): number {
  const first = hexCost(battle, piece, ground, entered, heading, left, direction);
  return second < 0 ? first : Math.max(first, hexCost(battle, piece, ground, second, heading, left, direction));
}

/** What a step into one hex comes to. */
function hexCost(
  battle: Battle,
  piece: number,
  ground: number,
  hex: number,
  heading: number,
  left: number,
  direction: number,
): number {
  const change = battle.charts.movementCost.sum(ofStep(battle, piece, hex, heading, left, direction), ground);
  return Math.max(0, ground + change);
}

/** What modifies the cost of a step, part by part: of the dearer hex of two; the sum is never less than 0. */
export function costChanges(
  battle: Battle,
  piece: number,
  plan: StepPlan,
  step: number,
  left: number,
  direction: number,
): Part[] {
  const { movementCost } = battle.charts;
  if (plan.count === 0 || movementCost.isEmpty) return [];
  const ground = groundCost(battle, plan, step);
  const of = (hex: number): Part[] =>
    movementCost
      .breakdown(ofStep(battle, piece, hex, plan.heading, left, direction), ground)
      .map(({ label, value, case: cited }) => ({ label, value, case: cited }));
  const sum = (parts: readonly Part[]): number => parts.reduce((total, { value }) => total + value, 0);
  const choices = [of(plan.entered), ...(plan.count > 1 ? [of(plan.secondEntered)] : [])];
  const [parts] = choices.toSorted((one, other) => sum(other) - sum(one));
  const below = ground + sum(parts);
  return below < 0 ? [...parts, { label: 'Never less than nothing', value: -below, case: '5.13' }] : parts;
}

/**
 * Whether some half of the piece would cross a hexside that nobody may cross [7.25], also the half that follows the
 * other.
 */
export function crossesProhibited({ surcharge }: Battle, plan: StepPlan): boolean {
  if (plan.count === 0) return false;
  if (surcharge[plan.from * 6 + plan.heading] === PROHIBITED) return true;
  if (plan.count > 1) return surcharge[plan.secondFrom * 6 + plan.heading] === PROHIBITED;
  return plan.followsFrom >= 0 && surcharge[plan.followsFrom * 6 + plan.followsIn] === PROHIBITED;
}

/** Whether a step belongs to a charge's run [5.31]; if not, why. */
export const RUNS = 0;
export const NO_RUN = 1;
/** It enters a hex that is not clear. */
export const RUNS_ROUGH = 2;
/** It goes down a contour [7.24]. */
export const RUNS_DOWN = 3;
/** It goes over a hexside that no charge crosses. */
export const RUNS_OVER = 4;

/** May the step be part of a charge's run: straight ahead, over clear hexes, never downhill [5.31], [7.24]? */
export function chargeStep(battle: Battle, piece: number, plan: StepPlan, step: number): number {
  const { map, counters } = battle;
  if (plan.count === 0 || counters.kind[piece] === LEADER) return NO_RUN;
  if (counters.size[piece] === 2 && step !== FORWARD_LEFT && step !== FORWARD_RIGHT) return NO_RUN;
  const { heading, entered, from, secondEntered, secondFrom } = plan;
  const both = plan.count > 1;
  const first = barredCrossing(battle, from, heading);
  if (first !== RUNS) return first;
  if (both) {
    const second = barredCrossing(battle, secondFrom, heading);
    if (second !== RUNS) return second;
  }
  const { charge: barred } = map.groundValues;
  if (barred[entered] !== 0 || (both && barred[secondEntered] !== 0)) return RUNS_ROUGH;
  return RUNS;
}

/** Why no charge crosses that hexside; {@link RUNS} where one may. */
function barredCrossing({ map, grid }: Battle, from: number, heading: number): number {
  if (map.crossingValues['charge'][from * 6 + heading] === 0) return RUNS;
  const beyond = grid.neighbour[from * 6 + heading];
  return map.elevation[beyond] < map.elevation[from] ? RUNS_DOWN : RUNS_OVER;
}
