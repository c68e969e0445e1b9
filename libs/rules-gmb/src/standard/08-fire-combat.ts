/**
 * [8.0] Fire combat: both sides fire, the phasing side first and then in turn, until neither wishes to fire more; every
 * hit is a morale check at the end of the phase [8.2].
 */
import {
  type Command,
  type CommandList,
  CONTINUE,
  type Explanation,
  LEGAL,
  Local,
  type Procedure,
  type RefusalCode,
} from '@hexwright/engine';
import { argumentOf, command, entityOf, kindOf } from '@hexwright/rules-kit';
import { axialDistance } from '@hexwright/hex';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../books.ts';
import { NONE, NOT_ALLOWED } from '../charts.ts';
import { ofMorale, ofShot } from '../combat-question.ts';
import { FIRE, PASS, pass } from '../command-kinds.ts';
import { sumAloud } from '../modifiers.ts';
import { CAUSED_BY_FIRE, checkMorale, FIRE_PURPOSE, sufferInCombat } from './10-morale.ts';
import { sighting } from './08-1-line-of-sight.ts';

const NOT_A_FIRER = refusals.add('not-in-fire-mode', '8.0', 'Only a unit in fire mode may fire.');
const ROUTED = refusals.add('routed-no-fire', ['10.1', '8.0'], 'A routed unit may not fire.');
const FINISHED = refusals.add('finished-firing', '8.0', 'That side has said that it fires no more in this phase.');
const FIRED = refusals.add('already-fired', ['8.18', '8.0'], 'A unit fires once a phase, at one target.');
const NOT_A_TARGET = refusals.add('not-a-target', '8.0', 'Only an enemy combat unit on the map can be fired at.');
const OUT_OF_RANGE = refusals.add('out-of-range', ['8.3', '8.0'], 'The target is beyond the range of the weapon.');
const NO_SIGHT = refusals.add('no-line-of-sight', '8.11', 'The line of sight is blocked.', (battle, one) =>
  whatBlocks(battle, entityOf(one), argumentOf(one)),
);
const NO_EFFECT = refusals.add(
  'no-effect-possible',
  '8.3',
  'The table has no effect for that weapon, range and armour.',
);
const NOT_FIRE = refusals.add('not-in-fire', '4.0', 'That is not done in the Fire Combat Phase.');

const fired = events.add(
  'fire',
  '8.0',
  'firer:piece',
  'target:piece',
  'range:number',
  'dice:number',
  'modified:number',
  'bound:number',
  'hit:flag',
);

/** Bits by side: who has finished firing. The other half of the alternation is `next`. */
const finished = new Local(0);
const next = new Local(1);
const begun = new Local(2);

/** The pair of hexes a shot is traced between, and what it needs: reused by every call. */
const shot = { from: -1, to: -1, range: 0, bound: NONE };

/**
 * Finds the pair of hexes from which the shot is best [8.11]: in range, in sight, with the highest bound; of equal
 * ones the nearest. Facing does not matter [8.17], and a double shoots from either of its hexes [15.3]. The refusal when
 * there is none.
 */
function aim(battle: Battle, firer: number, target: number): RefusalCode {
  const { grid, charts } = battle;
  const firerFace = battle.face.of(firer);
  const targetFace = battle.face.of(target);
  const reach = charts.reach(firer, firerFace);
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
    if (range > reach) continue;
    if (!sighting.of(battle).isClear(firer, from, target, to)) {
      if (answer === OUT_OF_RANGE) answer = NO_SIGHT;
      continue;
    }
    const bound = charts.fireBound(firer, firerFace, target, targetFace, range);
    if (bound === NONE || bound === NOT_ALLOWED) {
      if (answer !== LEGAL) answer = NO_EFFECT;
      continue;
    }
    if (answer === LEGAL && (bound < shot.bound || (bound === shot.bound && range >= shot.range))) continue;
    answer = LEGAL;
    shot.from = from;
    shot.to = to;
    shot.range = range;
    shot.bound = bound;
  }
  return answer;
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
function mayFire(battle: Battle, firer: number): RefusalCode {
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

/**
 * The targets there are on the map and their places, side by side, with the rows they stand in: near ones are picked
 * out before sight is traced.
 */
const standing = {
  count: 0,
  unit: new Int16Array(0),
  q: new Int32Array(0),
  r: new Int32Array(0),
  leastR: 0,
  greatestR: 0,
};

function findTargets(battle: Battle, side: number): void {
  const { q, r, count: beyond } = battle.grid;
  const units = battle.counters.unitsOf[battle.enemyOf(side)];
  if (standing.unit.length < units.length) {
    standing.unit = new Int16Array(units.length);
    standing.q = new Int32Array(units.length);
    standing.r = new Int32Array(units.length);
  }
  let count = 0;
  let leastR = beyond;
  let greatestR = -beyond;
  for (const unit of units) {
    const left = battle.left.of(unit);
    if (left < 0) continue;
    standing.unit[count] = unit;
    standing.q[count] = q[left];
    standing.r[count++] = r[left];
    if (r[left] < leastR) leastR = r[left];
    if (r[left] > greatestR) greatestR = r[left];
  }
  standing.count = count;
  standing.leastR = leastR;
  standing.greatestR = greatestR;
}

/** Both pieces may reach a hex further than their left halves. */
const HALVES = 2;

/** Adds the shots of one unit at the targets found; stops after the first when no list is given. */
function listShotsOf(battle: Battle, firer: number, commands: CommandList | null): boolean {
  if (mayFire(battle, firer) !== LEGAL) return false;
  const { grid } = battle;
  const { count, unit, q, r } = standing;
  const limit = battle.charts.reach(firer, battle.face.of(firer)) + HALVES;
  const left = battle.left.of(firer);
  const fromQ = grid.q[left];
  const fromR = grid.r[left];
  if (fromR + limit < standing.leastR || fromR - limit > standing.greatestR) return false;
  for (let index = 0; index < count; index++) {
    if (axialDistance(q[index] - fromQ, r[index] - fromR) > limit) continue;
    const target = unit[index];
    if (aim(battle, firer, target) !== LEGAL) continue;
    if (commands === null) return true;
    commands.add(command(FIRE, firer, target));
  }
  return false;
}

/** By side, the unit that had a shot when somebody last asked: where the search begins, and no more than that. */
const lastSeen = Int16Array.of(-1, -1);

/** True when the side has any shot left. */
function hasShot(battle: Battle, side: number): boolean {
  const { unitsOf } = battle.counters;
  findTargets(battle, side);
  const likely = lastSeen[side];
  if (unitsOf[side].includes(likely) && listShotsOf(battle, likely, null)) return true;
  for (const firer of unitsOf[side]) {
    if (!listShotsOf(battle, firer, null)) continue;
    lastSeen[side] = firer;
    return true;
  }
  return false;
}

/** A shot as the rules see it: the bound, the modifiers' sum and the range; for odds. Call only for a legal shot. */
export function aimedShot(
  battle: Battle,
  firer: number,
  target: number,
): { bound: number; modifier: number; range: number } {
  aim(battle, firer, target);
  const { bound, range } = shot;
  return { bound, modifier: battle.charts.fireDice.sum(ofShot(battle, firer, target, range)), range };
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

function fire(battle: Battle, firer: number, target: number): void {
  aim(battle, firer, target);
  const dice =
    battle.dice.roll(battle.serial, firer, target, FIRE_PURPOSE) +
    battle.dice.roll(battle.serial, firer, target, FIRE_PURPOSE);
  const modified = dice + sumAloud(battle.charts.fireDice, ofShot(battle, firer, target, shot.range));
  // Totals below two hit as well (R02).
  const hit = modified <= shot.bound;
  battle.actedIn.set(firer, battle.serial);
  battle.events.emit(fired, firer, target, shot.range, dice, modified, shot.bound, hit ? 1 : 0);
  if (!hit) return;
  if (battle.parameters.fireRoutModifier === 'running') {
    resolveHit(battle, firer, target);
    return;
  }
  const count = battle.hitCount.value;
  battle.hitBy.set(count, firer);
  battle.hitOn.set(count, target);
  battle.hitCount.set(count + 1);
}

/** One hit is one morale check [8.21]; a later one counts the level an earlier one brought [8.22]. */
function resolveHit(battle: Battle, firer: number, target: number): void {
  if (!battle.isInPlay(target)) return;
  const unrouted = battle.rout.of(target) === 0;
  const increase = checkMorale(ofMorale(battle, target, firer, CAUSED_BY_FIRE));
  if (sufferInCombat(battle, target, increase)) return;
  if (unrouted && increase > 0) battle.routedIn.set(target, battle.serial);
}

/** At the end of the phase all hits take effect, in the order of the shots [8.2]. */
function resolveHits(battle: Battle): void {
  const count = battle.hitCount.value;
  for (let index = 0; index < count; index++) resolveHit(battle, battle.hitBy.of(index), battle.hitOn.of(index));
  battle.hitCount.set(0);
}

export const fireCombat: Procedure<Battle> = {
  id: 'fire',
  case: '8.0',
  proceed(battle) {
    if (begun.of(battle) === 0) {
      begun.set(battle, 1);
      next.set(battle, battle.phasing);
    }
    for (let sides = 0; sides < 2; sides++) {
      const side = next.of(battle);
      if ((finished.of(battle) & (1 << side)) === 0 && hasShot(battle, side)) return side;
      next.set(battle, battle.enemyOf(side));
    }
    resolveHits(battle);
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    const side = next.of(battle);
    findTargets(battle, side);
    for (const firer of battle.counters.unitsOf[side]) listShotsOf(battle, firer, commands);
    commands.add(pass);
  },
  check(battle, one: Command) {
    if (kindOf(one) === PASS) return LEGAL;
    if (kindOf(one) !== FIRE) return NOT_FIRE;
    // Fire is simultaneous [8.0]: no matter who is asked, the other side may speak first, unless it has said that it is done.
    if ((finished.of(battle) & (1 << battle.counters.side[entityOf(one)])) !== 0) return FINISHED;
    return fireRefusal(battle, entityOf(one), argumentOf(one));
  },
  perform(battle, one) {
    if (kindOf(one) === FIRE) {
      fire(battle, entityOf(one), argumentOf(one));
      next.set(battle, battle.enemyOf(battle.counters.side[entityOf(one)]));
    } else {
      finished.set(battle, finished.of(battle) | (1 << next.of(battle)));
      next.set(battle, battle.enemyOf(next.of(battle)));
    }
  },
};
