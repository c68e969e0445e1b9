/** [8.3] Shots: who may fire at whom, from where to where, and what a shot needs. */
import { type Explanation, LEGAL, type RefusalCode } from '@hexwright/engine';
import { argumentOf, type Breakdown, entityOf, type ModifierSlot } from '@hexwright/rules-kit';
import { forbidden } from '../forbidden.ts';
import type { Battle, CombatQuestion } from '../battle.ts';
import { refusals } from '../registry.ts';
import { NONE, NOT_ALLOWED } from '../charts.ts';
import { ofAct, ofShot } from '../combat-question.ts';
import { sighting } from './08-1-line-of-sight.ts';

const NOT_A_FIRER = refusals.add('not-in-fire-mode', '8.0', 'Only a unit in fire mode may fire.');
const ROUTED = refusals.add('routed-no-fire', ['10.1', '8.0'], 'A routed unit may not fire.');
const FIRED = refusals.add('already-fired', ['8.18', '8.0'], 'A unit fires once a phase, at one target.');
const NOT_A_TARGET = refusals.add('not-a-target', '8.0', 'Only an enemy combat unit on the map can be fired at.');
const OUT_OF_RANGE = refusals.add(
  'out-of-range',
  ['8.3', '8.0'],
  'The target is beyond the range of the weapon.',
  (battle, one) => ({ cases: casesOf(battle.charts.fireRange.breakdown(ofAct(battle, entityOf(one), entityOf(one)))) }),
);
const NO_SIGHT = refusals.add('no-line-of-sight', '8.11', 'The line of sight is blocked.', (battle, one) =>
  whatBlocks(battle, entityOf(one), argumentOf(one)),
);
const OUT_OF_SIGHT = refusals.add(
  'out-of-sight',
  ['8.1', '8.0'],
  'The target is too far away to be seen.',
  (battle, one) => ({
    cases: casesOf(battle.charts.sightRange.breakdown(ofAct(battle, entityOf(one), entityOf(one)), UNLIMITED_SIGHT)),
  }),
);
const NO_EFFECT = refusals.add(
  'no-effect-possible',
  '8.3',
  'The table has no effect for that weapon, range and armour.',
);
/** Hexes over which one sees where the package sets no limit: more than any map has. */
const UNLIMITED_SIGHT = 9999;

/** The cases of modifiers that cite any. */
function casesOf(parts: readonly Breakdown[]): string[] {
  return parts.flatMap(({ case: cited }) => (cited === '' ? [] : [cited]));
}

/** Longest range in hexes at which the unit fires with that face up [8.3]; 0 when it does not fire. */
export function fireRange(battle: Battle, firer: number, face: number): number {
  const { charts } = battle;
  const printed = charts.reach(firer, face);
  return charts.fireRange.isEmpty || printed === 0 ? printed : modifiedRange(battle, charts.fireRange, firer, printed);
}

/** Hexes over which the piece sees at most [8.1]. */
export function sightRange(battle: Battle, piece: number): number {
  const { sightRange: slot } = battle.charts;
  return slot.isEmpty ? UNLIMITED_SIGHT : modifiedRange(battle, slot, piece, UNLIMITED_SIGHT);
}

/** What the modifiers of the package make of a range in hexes. */
function modifiedRange(battle: Battle, slot: ModifierSlot<CombatQuestion>, piece: number, range: number): number {
  return Math.max(0, range + slot.sum(ofAct(battle, piece, piece), range));
}

/** Hexes over which the unit could shoot with that face up: as far as its weapon carries and it sees. */
export function shootingRange(battle: Battle, firer: number, face: number): number {
  return Math.min(fireRange(battle, firer, face), sightRange(battle, firer));
}

/** The pair of hexes a shot is traced between, and what it needs: reused by every call of {@link aim}. */
export const shot = { from: -1, to: -1, range: 0, bound: NONE };

/**
 * Finds the pair of hexes from which the shot is best [8.11]: in range, in sight, with the highest bound; of equal
 * ones the nearest. Facing does not matter [8.17], and a double shoots from either of its hexes [15.3]. The refusal when
 * there is none.
 */
export function aim(battle: Battle, firer: number, target: number): RefusalCode {
  const { grid, charts } = battle;
  const firerFace = battle.face.of(firer);
  const targetFace = battle.face.of(target);
  const reach = fireRange(battle, firer, firerFace);
  const limit = charts.sightRange.isEmpty ? reach : Math.min(reach, sightRange(battle, firer));
  const sight = sighting.of(battle);
  let answer = OUT_OF_RANGE;
  shot.bound = NONE;
  shot.range = reach + 1;
  const fromLeft = battle.left.of(firer);
  const toLeft = battle.left.of(target);
  const fromRight = battle.right(firer);
  const toRight = battle.right(target);
  for (let pair = 0; pair < 4; pair++) {
    const from = pair < 2 ? fromLeft : fromRight;
    const to = (pair & 1) === 0 ? toLeft : toRight;
    if ((pair >= 2 && fromRight === fromLeft) || ((pair & 1) === 1 && toRight === toLeft)) continue;
    const range = grid.distance(from, to);
    if (range > limit) {
      if (range <= reach && answer === OUT_OF_RANGE) answer = OUT_OF_SIGHT;
      continue;
    }
    const bound = charts.fireBound(firer, firerFace, target, targetFace, range);
    // Sight is what takes longest: a pair that is no better than one already found is not traced.
    if (answer === LEGAL && (bound < shot.bound || (bound === shot.bound && range >= shot.range))) continue;
    if (!sight.isClear(firer, from, target, to)) {
      if (answer === OUT_OF_RANGE || answer === OUT_OF_SIGHT) answer = NO_SIGHT;
      continue;
    }
    if (bound === NONE || bound === NOT_ALLOWED) {
      if (answer !== LEGAL) answer = NO_EFFECT;
      continue;
    }
    answer = LEGAL;
    shot.from = from;
    shot.to = to;
    shot.range = range;
    shot.bound = bound;
  }
  if (answer !== LEGAL || charts.forbidsNothing) return answer;
  return forbidden(battle, 'fire', firer, target, -1, shot.range);
}

/** The shot just aimed as its modifiers are asked about it, with the hexside that it comes over last where they ask for it. */
export function shotQuestion(battle: Battle, firer: number, target: number): CombatQuestion {
  const { from, to, range } = shot;
  return battle.charts.fireAsksSide
    ? ofShot(battle, firer, target, range, hexBefore(battle, from, to), to)
    : ofShot(battle, firer, target, range);
}

/** The last hex before `to` on the way from `from`; the first of two where the line runs between them. */
function hexBefore({ grid }: Battle, from: number, to: number): number {
  const { neighbour } = grid;
  let nearest = -1;
  for (let direction = 0; direction < 6; direction++) {
    const hex = neighbour[to * 6 + direction];
    if (hex < 0 || (nearest >= 0 && grid.distance(from, hex) >= grid.distance(from, nearest))) continue;
    nearest = hex;
  }
  return nearest;
}

/** What blocks the shortest line between the two units, and by which cases. */
function whatBlocks(battle: Battle, firer: number, target: number): Explanation {
  const lines = [battle.left.of(firer), battle.right(firer)].flatMap((from) =>
    [battle.left.of(target), battle.right(target)].map((to) => ({ from, to, length: battle.grid.distance(from, to) })),
  );
  const [{ from, to }] = lines.toSorted((one, other) => one.length - other.length);
  return sighting.of(battle).explain(firer, from, target, to);
}

/** A unit that may still fire this phase: eligibility does not suffer from fire in the same phase [8.0]. */
export function mayFire(battle: Battle, firer: number): RefusalCode {
  if (!battle.isCombatUnit(firer)) return NOT_A_FIRER;
  if (!battle.isInPlay(firer) || battle.charts.reach(firer, battle.face.of(firer)) === 0) return NOT_A_FIRER;
  if (battle.hasActed(firer)) return FIRED;
  return battle.rout.of(firer) > 0 && battle.routedIn.of(firer) !== battle.serial ? ROUTED : LEGAL;
}

/** May `firer` fire at `target` now, in either side's turn? */
export function fireRefusal(battle: Battle, firer: number, target: number): RefusalCode {
  const refusal = mayFire(battle, firer);
  if (refusal !== LEGAL) return refusal;
  const { counters } = battle;
  if (target >= counters.count || !battle.isCombatUnit(target) || !battle.isInPlay(target)) return NOT_A_TARGET;
  return counters.side[target] === counters.side[firer] ? NOT_A_TARGET : aim(battle, firer, target);
}

/** A shot as the rules see it: the bound, the modifiers' sum, the range and what they are asked; for odds. Call only for a legal shot. */
export function aimedShot(
  battle: Battle,
  firer: number,
  target: number,
): { bound: number; modifier: number; range: number; asked: CombatQuestion } {
  aim(battle, firer, target);
  const { bound, range } = shot;
  const asked = shotQuestion(battle, firer, target);
  return { bound, modifier: battle.charts.fireDice.sum(asked), range, asked };
}

/**
 * The bound and the modifiers' sum of a shot at `range` hexes with the face `firerFace`, supposing that it could be
 * made: for players who look ahead.
 */
export function supposedShot(
  battle: Battle,
  firer: number,
  firerFace: number,
  target: number,
  range: number,
): { bound: number; modifier: number } {
  return {
    bound: battle.charts.fireBound(firer, firerFace, target, battle.face.of(target), range),
    modifier: battle.charts.fireDice.sum(ofShot(battle, firer, target, range)),
  };
}
