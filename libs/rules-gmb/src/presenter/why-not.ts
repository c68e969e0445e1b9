/**
 * Why a person may not do what he clicked: the command that he seems to have meant is tried, and the rules themselves say
 * what forbids it.
 */
import type { Command, Denial, Reach, Refusal } from '@hexwright/engine';
import { argumentOf, command, entityOf, kindOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { CHANGE_FACE, CHARGE, FIRE, MELEE, MOVE, PASS, ROUT, STEP, STOP, stop } from '../command-kinds.ts';
import { LEADER } from '../counters.ts';
import { MovementRange } from '../movement-range.ts';
import { readCommand, writeCommand } from '../notation.ts';
import { moveUnderWay } from '../standard/05-1-movement.ts';
import { DOUBLE_STEPS, SINGLE_STEPS } from '../standard/05-2-facing.ts';
import { BENDING_ROUT_STEPS, DOUBLE_ROUT_STEPS, SINGLE_ROUT_STEPS } from '../standard/11-2-blocked-rout.ts';
import { movementAllowance } from '../standard/13-fatigue.ts';
import { PACKED } from '../step-graph.ts';
import { plotFrom } from './places.ts';
import { rangeOf, reach } from './reach.ts';
import { isFleeing, pieceUnderWay } from './under-way.ts';
import { meets } from '../combat-question.ts';
import { rampageNumbers } from '../tamburlaine/18-rampant-elephants.ts';
import { CHALLENGE } from '../king-arthur/duel-commands.ts';

const NOBODY = -1;

/** The refusal of what no command could mean. */
function unmeant(id: string, text: string, cited: string, hex: number): Denial {
  return { command: null, refusals: [{ id, case: cited, cases: [cited], text, hexes: [hex] }] };
}

/** Why a command is refused; null when it is not. */
function denial(battle: Battle, one: Command): Denial | null {
  const refusals = battle.explain(one);
  if (refusals.length === 0) return null;
  // A face that the counter does not have cannot be written.
  const isMeant = kindOf(one) !== CHANGE_FACE || argumentOf(one) < battle.counters.faces[entityOf(one)];
  return { command: isMeant ? writeCommand(battle, one) : null, refusals };
}

function covers(found: Reach, hex: number): boolean {
  return found.places.some(({ hexes }) => hexes.includes(hex));
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

/** Goes as near to the hex as the piece can, and asks what keeps it from going on. */
function whatStops(battle: Battle, piece: number, hex: number, found: Reach): Denial {
  const { marks } = battle.state;
  const [nearest] = found.places
    .map((place, index) => ({ index, distance: distanceTo(battle, place.hexes, hex), cost: place.cost }))
    .toSorted((one, other) => one.distance - other.distance || one.cost - other.cost);
  const way: number[] = [];
  for (let at = nearest.index; found.places[at].from >= 0; at = found.places[at].from) way.unshift(at);
  for (const at of way) {
    const { command: written } = found.places[at];
    if (written !== null) battle.apply(readCommand(battle, written));
  }
  let answer: Denial | null = null;
  if (battle.isInPlay(piece) && pieceUnderWay(battle) === piece) {
    for (const step of stepsTowards(battle, piece, hex)) {
      answer ??= denial(battle, command(STEP, piece, step));
    }
  }
  while (battle.state.marks > marks) battle.undo();
  return answer ?? unmeant('out-of-reach', 'That is out of reach.', battle.decision?.case ?? '', hex);
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
    const { hexes } = battle.placeAt(size, MovementRange.leftOf(place), MovementRange.directionOf(place));
    if (!hexes.includes(hex)) continue;
    // What is near enough is kept from it by something else.
    if (range.costOf(place) <= allowance) return null;
    const points = `${allowance} movement point${allowance === 1 ? '' : 's'}`;
    const text = `${battle.map.numbering.label(hex)} is out of reach: it costs at least ${range.costOf(place)} of ${points}.`;
    return unmeant('out-of-reach', text, '5.12', hex);
  }
  return null;
}

/** The piece is under way: by steps, or by a charge at what stands there. */
function whyNotGo(battle: Battle, piece: number, hex: number): Denial | null {
  const found = reach(battle, piece);
  if (found === null) return unmeant('out-of-reach', 'That piece goes nowhere now.', battle.decision?.case ?? '', hex);
  if (covers(found, hex)) return null;
  const stopped = tooFar(battle, piece, hex) ?? whatStops(battle, piece, hex, found);
  const target = battle.unitIn(hex);
  const isEnemy = target >= 0 && battle.counters.side[target] !== battle.counters.side[piece];
  if (battle.decision?.id !== 'moving' || !isEnemy) return stopped;
  const charge = denial(battle, command(CHARGE, piece, target));
  if (charge === null) return null;
  // Who may not charge at all hears of the hex first.
  const mayCharge = meets(battle, 'may-charge', piece);
  const refusals: Refusal[] = mayCharge
    ? [...charge.refusals, ...stopped.refusals]
    : [...stopped.refusals, ...charge.refusals];
  return { command: mayCharge ? charge.command : stopped.command, refusals };
}

/** As {@link whyNotGo}, for a piece that has to be named first. */
function whyNotBegin(battle: Battle, begin: Command, hex: number): Denial | null {
  const refused = denial(battle, begin);
  if (refused !== null) return refused;
  const { marks } = battle.state;
  battle.apply(begin);
  const answer = whyNotGo(battle, entityOf(begin), hex);
  while (battle.state.marks > marks) battle.undo();
  return answer;
}

/** An attack on who stands in the hex; where nobody does, the rules say what a target is. */
function whyNotAttack(battle: Battle, kind: number, piece: number, hex: number): Denial | null {
  const [target = piece] = battle.piecesIn(hex);
  const answer = denial(battle, command(kind, piece, target));
  return target === piece && answer !== null ? { ...answer, command: null } : answer;
}

/** A challenge to the leader in the hex [18.1]; to the units there, where no leader stands. */
function whyNotChallenge(battle: Battle, piece: number, hex: number): Denial | null {
  const found = battle.piecesIn(hex);
  const target = found.find((one) => battle.counters.kind[one] === LEADER) ?? found[0] ?? piece;
  return denial(battle, command(CHALLENGE, piece, target));
}

function otherFace(battle: Battle, piece: number): Command {
  const faces = Math.max(2, battle.counters.faces[piece]);
  return command(CHANGE_FACE, piece, (battle.face.of(piece) + 1) % faces);
}

/** The enemy combat unit that is nearest to the piece; the piece itself when there is none. */
function nearestEnemy(battle: Battle, piece: number): number {
  const { unitsOf, side } = battle.counters;
  const [nearest = piece] = unitsOf[battle.enemyOf(side[piece])]
    .filter((unit) => battle.isInPlay(unit))
    .toSorted((one, other) => distanceBetween(battle, piece, one) - distanceBetween(battle, piece, other));
  return nearest;
}

function distanceBetween(battle: Battle, one: number, other: number): number {
  const hexes = [battle.left.of(other), battle.right(other)];
  return Math.min(...[battle.left.of(one), battle.right(one)].map((hex) => distanceTo(battle, hexes, hex)));
}

/** What a person means who clicks a piece to begin with it. */
function beginning(battle: Battle, piece: number): Command {
  switch (battle.decision?.id) {
    case 'fire':
      return command(FIRE, piece, battle.isInPlay(piece) ? nearestEnemy(battle, piece) : piece);
    case 'melee':
      return command(MELEE, piece, battle.isInPlay(piece) ? nearestEnemy(battle, piece) : piece);
    case 'rout-movement':
      return command(ROUT, piece);
    case 'man-to-man':
      return command(CHALLENGE, piece, piece);
    case 'mode-change':
    case 'starting-modes':
      return otherFace(battle, piece);
    case 'routing':
    case 'advance':
      return command(STEP, piece, 0);
    case 'rampant-elephants':
      return rampageNumbers.of(battle).row === 'owner' ? stop : command(MOVE, piece);
    default:
      return command(MOVE, piece);
  }
}

/** Nothing is chosen yet: why nothing can be begun in that hex. */
function whyNotHere(battle: Battle, hex: number): Denial | null {
  const found = battle.piecesIn(hex);
  const acting = new Set(
    battle
      .legal()
      .toArray()
      .filter((one) => kindOf(one) !== PASS && kindOf(one) !== STOP)
      .map(entityOf),
  );
  if (found.some((piece) => acting.has(piece))) return null;
  if (found.length === 0) return unmeant('nobody-there', 'Nobody stands there.', battle.decision?.case ?? '', hex);
  return denial(battle, beginning(battle, found[0]));
}

/** Why the piece ({@link NOBODY}: what stands there) may not go to the hex, or act upon who is in it; null when it may. */
export function whyNot(battle: Battle, piece: number, hex: number): Denial | null {
  if (battle.isIdle) return denial(battle, stop);
  if (piece === NOBODY) return whyNotHere(battle, hex);
  switch (battle.decision?.id) {
    case 'movement':
      return whyNotBegin(battle, command(MOVE, piece), hex);
    case 'rout-movement':
      return whyNotBegin(battle, command(ROUT, piece), hex);
    case 'fire':
      return whyNotAttack(battle, FIRE, piece, hex);
    case 'melee':
      return whyNotAttack(battle, MELEE, piece, hex);
    case 'man-to-man':
      return whyNotChallenge(battle, piece, hex);
    case 'moving':
    case 'routing':
    case 'advance':
      return pieceUnderWay(battle) === piece ? whyNotGo(battle, piece, hex) : denial(battle, beginning(battle, piece));
    default:
      return denial(battle, beginning(battle, piece));
  }
}
