/**
 * [8.0] Fire combat: both sides fire, the phasing side first and then in turn, until neither wishes to fire more; every
 * hit is a morale check at the end of the phase [8.2].
 */
import { type CommandList, CONTINUE, LEGAL, Local } from '@hexwright/engine';
import {
  argumentOf,
  type Decision,
  entityOf,
  at,
  UNIT_FIRES,
  UNIT_IS_FIRED_AT,
  UNIT_IS_HIT,
} from '@hexwright/rules-kit';
import { axialDistance } from '@hexwright/hex';
import { attackVerb, nearestEnemy } from '../attack-verb.ts';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { ofMorale } from '../combat-question.ts';
import { sumAloud, throwOf } from '../modifiers.ts';
import { fireOdds, oddsCounter } from '../odds.ts';
import { attackWords } from '../presenter/attack-odds.ts';
import { PASS } from './04-passing.ts';
import { aim, aimedShot, fireRange, fireRefusal, mayFire, shot, shotQuestion } from './08-3-shots.ts';
import { CAUSED_BY_FIRE, checkMorale, FIRE_PURPOSE, sufferInCombat } from './10-morale.ts';

const FINISHED = refusals.add('finished-firing', '8.0', 'That side has said that it fires no more in this phase.');
const NOT_FIRE = refusals.add('not-in-fire', '4.0', 'That is not done in the Fire Combat Phase.');

const fired = events
  .add(
    'fire',
    '8.0',
    'firer:piece',
    'target:piece',
    'range:number',
    'dice:number',
    'modified:number',
    'bound:number',
    'hit:flag',
  )
  .told(
    (event, name) => `${name('firer')} fires at ${name('target')}, range ${String(event.range)}: ${throwOf(event)}`,
  );

/** A unit shoots at an enemy. */
export const FIRE = attackVerb('fire', 'A unit shoots at an enemy.', (battle, firer, target) => {
  const odds = oddsCounter.of(battle);
  odds.countFire(firer, target);
  const { range } = aimedShot(battle, firer, target);
  const detail = `Range ${range}; hits with ${odds.hits} of 36 throws.`;
  return { ...at(battle, target, 'Fire at'), detail, case: '8.0' };
});

/** Bits by side: who has finished firing. The other half of the alternation is `next`. */
const finished = new Local(0);
const next = new Local(1);
const begun = new Local(2);

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

const NOBODY = -1;

/** Both pieces may reach a hex further than their left halves. */
const HALVES = 2;

/** Adds the shots of one unit at the targets found. Where no list is given, the first target; -1 when there is none. */
function listShotsOf(battle: Battle, firer: number, commands: CommandList | null): number {
  if (mayFire(battle, firer) !== LEGAL) return NOBODY;
  const { grid } = battle;
  const { count, unit, q, r } = standing;
  const limit = fireRange(battle, firer, battle.face.of(firer)) + HALVES;
  const left = battle.left.of(firer);
  const fromQ = grid.q[left];
  const fromR = grid.r[left];
  if (fromR + limit < standing.leastR || fromR - limit > standing.greatestR) return NOBODY;
  for (let index = 0; index < count; index++) {
    if (axialDistance(q[index] - fromQ, r[index] - fromR) > limit) continue;
    const target = unit[index];
    if (aim(battle, firer, target) !== LEGAL) continue;
    if (commands === null) return target;
    commands.add(FIRE.of(firer, target));
  }
  return NOBODY;
}

/** By side, a shot that there was when somebody last asked, firer and target: asked about first, and no more than that. */
const lastSeen = [
  { firer: NOBODY, target: NOBODY },
  { firer: NOBODY, target: NOBODY },
];

/** True when the side has any shot left. */
function hasShot(battle: Battle, side: number): boolean {
  const { counters } = battle;
  const likely = lastSeen[side];
  const { firer, target } = likely;
  // The units of another battle have other numbers.
  const isKnown = firer !== NOBODY && firer < counters.count && counters.side[firer] === side;
  if (isKnown && fireRefusal(battle, firer, target) === LEGAL) return true;
  findTargets(battle, side);
  for (const one of counters.unitsOf[side]) {
    const at = listShotsOf(battle, one, null);
    if (at === NOBODY) continue;
    likely.firer = one;
    likely.target = at;
    return true;
  }
  return false;
}

function fire(battle: Battle, firer: number, target: number): void {
  aim(battle, firer, target);
  const dice =
    battle.dice.roll(battle.serial, firer, target, FIRE_PURPOSE) +
    battle.dice.roll(battle.serial, firer, target, FIRE_PURPOSE);
  const modified = dice + sumAloud(battle.charts.fireDice, shotQuestion(battle, firer, target));
  const { face, charts } = battle;
  const bound = charts.fireBound(firer, face.of(firer), target, face.of(target), shot.range, battle.watchTables);
  // Totals below two hit as well (R02).
  const hit = modified <= bound;
  battle.actedIn.set(firer, battle.serial);
  battle.events.emit(fired, firer, target, shot.range, dice, modified, bound, hit ? 1 : 0);
  battle.effects?.raise(UNIT_FIRES, firer, target);
  battle.effects?.raise(UNIT_IS_FIRED_AT, target, firer);
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
  battle.effects?.raise(UNIT_IS_HIT, target, firer);
  if (sufferInCombat(battle, target, increase, firer)) return;
  if (unrouted && increase > 0) battle.routedIn.set(target, battle.serial);
}

/** At the end of the phase all hits take effect, in the order of the shots [8.2]. */
function resolveHits(battle: Battle): void {
  const count = battle.hitCount.value;
  for (let index = 0; index < count; index++) resolveHit(battle, battle.hitBy.of(index), battle.hitOn.of(index));
  battle.hitCount.set(0);
}

export const fireCombat: Decision<Battle> = {
  id: 'fire',
  case: '8.0',
  verbs: [FIRE, PASS],
  prompt: () => ({
    title: 'Fire',
    text: 'Choose a unit to fire and its target. The sides fire in turn; every hit counts at the end of the phase.',
    showsShots: true,
  }),
  ending: () => ({ label: 'End fire', detail: 'This side fires no more in this phase.' }),
  meant: (battle, piece, hex) => FIRE.of(piece, battle.piecesIn(hex)[0] ?? piece),
  begins: (battle, piece) => FIRE.of(piece, nearestEnemy(battle, piece)),
  odds: (battle, one) =>
    FIRE.is(one)
      ? attackWords(battle, one, { verb: 'fires at', odds: fireOdds, table: 'Fire table', case: '8.3' })
      : null,
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
    commands.add(PASS.of());
  },
  check(battle, one) {
    if (PASS.is(one)) return LEGAL;
    if (!FIRE.is(one)) return NOT_FIRE;
    // Fire is simultaneous [8.0]: no matter who is asked, the other side may speak first, unless it has said that it is done.
    if ((finished.of(battle) & (1 << battle.counters.side[entityOf(one)])) !== 0) return FINISHED;
    return fireRefusal(battle, entityOf(one), argumentOf(one));
  },
  perform(battle, one) {
    if (FIRE.is(one)) {
      fire(battle, entityOf(one), argumentOf(one));
      next.set(battle, battle.enemyOf(battle.counters.side[entityOf(one)]));
    } else {
      finished.set(battle, finished.of(battle) | (1 << next.of(battle)));
      next.set(battle, battle.enemyOf(next.of(battle)));
    }
  },
};
