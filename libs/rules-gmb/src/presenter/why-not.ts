/**
 * Why a piece under way does not come to a hex: it goes as near as it can, and the rules themselves say what keeps it from
 * going on.
 */
import { type Denial, LEGAL, type Reach, type Refusal } from '@hexwright/engine';
import { counted, unmeant, type Verb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { meets } from '../combat-question.ts';
import { MovementRange } from '../movement-range.ts';
import { moveUnderWay } from '../standard/05-1-under-way.ts';
import { DOUBLE_STEPS, SINGLE_STEPS } from '../standard/05-2-facing.ts';
import { plotFrom } from '../standard/05-2-places.ts';
import { isFleeing, STEP } from '../standard/05-2-steps.ts';
import { CHARGE } from '../standard/05-3-charges.ts';
import { BENDING_ROUT_STEPS, DOUBLE_ROUT_STEPS, SINGLE_ROUT_STEPS } from '../standard/11-2-blocked-rout.ts';
import { movementAllowance } from '../standard/13-fatigue.ts';
import { PACKED } from '../step-graph.ts';
import { rangeOf } from './reach.ts';

function covers(found: Reach, hex: number): boolean {
  return found.places.some(({ places }) => places.includes(hex));
}

function distanceTo(battle: Battle, hexes: readonly number[], hex: number): number {
  return Math.min(...hexes.map((one) => (one < 0 ? battle.grid.count : battle.grid.distance(one, hex))));
}

function stepsOf(battle: Battle, piece: number): readonly number[] {
  const double = battle.counters.size[piece] === 2;
  if (!isFleeing(battle)) return double ? DOUBLE_STEPS : SINGLE_STEPS;
  if (!double) return SINGLE_ROUT_STEPS;
  return battle.parameters.routBend === 'allowed' ? BENDING_ROUT_STEPS : DOUBLE_ROUT_STEPS;
}

/** Steps of the piece from where it stands that lead nearer to the hex: those that enter it first. */
function stepsTowards(battle: Battle, piece: number, hex: number): number[] {
  const size = battle.counters.size[piece];
  const left = battle.left.of(piece);
  const direction = battle.direction.of(piece);
  const here = distanceTo(battle, [left, battle.right(piece)], hex);
  return stepsOf(battle, piece)
    .map((step) => {
      const plan = plotFrom(battle, size, left, direction, step);
      return { step, distance: distanceTo(battle, [plan.left, plan.right], hex) };
    })
    .filter(({ distance }) => distance < here)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ step }) => step);
}

/** Why the piece does not take a step or make a charge; null when it may. */
function denial(battle: Battle, verb: Verb<Battle>, piece: number, argument: number): Denial | null {
  const refusals = battle.explain(verb.of(piece, argument));
  return refusals.length === 0 ? null : { command: verb.written(battle, piece, argument), refusals };
}

/** Goes as near to the hex as the piece can, and asks what keeps it from going on. */
function whatStops(battle: Battle, piece: number, hex: number, found: Reach): Denial {
  const { marks } = battle.state;
  const [nearest] = found.places
    .map((place, index) => ({ index, distance: distanceTo(battle, place.places, hex), cost: place.cost }))
    .toSorted((one, other) => one.distance - other.distance || one.cost - other.cost);
  const way: number[] = [];
  for (let at = nearest.index; found.places[at].from >= 0; at = found.places[at].from) way.unshift(at);
  for (const at of way) {
    const { command: written } = found.places[at];
    const one = written === null ? null : STEP.read(battle, written);
    if (one === null) continue;
    // An effect of the package has ended its move on the way, or the game.
    if (battle.isIdle || battle.check(one) !== LEGAL) break;
    battle.apply(one);
  }
  let answer: Denial | null = null;
  if (battle.isInPlay(piece) && battle.pieceAsked === piece) {
    for (const step of stepsTowards(battle, piece, hex)) {
      answer ??= denial(battle, STEP, piece, step);
    }
  }
  while (battle.state.marks > marks) battle.undo();
  return answer ?? unmeant('out-of-reach', [battle.decision?.case ?? ''], 'That is out of reach.', hex);
}

/** That a way leads there, but costs more movement points than the piece has [5.12]; null when that is not the reason. */
function tooFar(battle: Battle, piece: number, hex: number): Denial | null {
  if (battle.decision?.id !== 'moving') return null;
  const strayed = moveUnderWay.strayed.of(battle) === 1;
  const allowance = movementAllowance(battle, piece, strayed);
  const range = rangeOf(battle);
  range.search(piece, moveUnderWay.spent.of(battle), strayed, PACKED - 1 - movementAllowance(battle, piece, false));
  const size = battle.counters.size[piece];
  for (let index = 0; index < range.count; index++) {
    const place = range.places[index];
    const { places } = battle.placeAt(size, MovementRange.leftOf(place), MovementRange.directionOf(place));
    if (!places.includes(hex)) continue;
    // What is near enough is kept from it by something else.
    if (range.costOf(place) <= allowance) return null;
    const points = counted(allowance, 'movement point');
    const text = `${battle.map.numbering.label(hex)} is out of reach: it costs at least ${range.costOf(place)} of ${points}.`;
    return unmeant('out-of-reach', ['5.12'], text, hex);
  }
  return null;
}

/** Why the piece under way does not come to the hex: by steps, or by a charge at what stands there; null when it may. */
export function whyNotThere(battle: Battle, piece: number, hex: number): Denial | null {
  const found = battle.asked?.reach?.(battle, piece) ?? null;
  if (found === null)
    return unmeant('out-of-reach', [battle.decision?.case ?? ''], 'That piece goes nowhere now.', hex);
  if (covers(found, hex)) return null;
  const stopped = tooFar(battle, piece, hex) ?? whatStops(battle, piece, hex, found);
  const target = battle.unitIn(hex);
  const isEnemy = target >= 0 && battle.counters.side[target] !== battle.counters.side[piece];
  if (battle.decision?.id !== 'moving' || !isEnemy) return stopped;
  const charge = denial(battle, CHARGE, piece, target);
  if (charge === null) return null;
  // Who may not charge at all hears of the hex first.
  const mayCharge = meets(battle, 'may-charge', piece);
  const refusals: Refusal[] = mayCharge
    ? [...charge.refusals, ...stopped.refusals]
    : [...stopped.refusals, ...charge.refusals];
  return { command: mayCharge ? charge.command : stopped.command, refusals };
}
