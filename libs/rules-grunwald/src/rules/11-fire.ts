/** [11.0] The fire phase: crossbows and guns fire at units of the side that has just moved, one after the other. */
import { CONTINUE, LEGAL } from '@hexwright/engine';
import {
  argumentOf,
  at,
  type Decision,
  entityOf,
  NO_WORD,
  pairVerb,
  UNIT_FIRES,
  UNIT_IS_FIRED_AT,
  UNIT_IS_HIT,
  thrownText,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { fireOdds } from '../presenter/attack-odds.ts';
import { events, refusals } from '../registry.ts';
import { ARTILLERY, CROSSBOW } from '../dice-uses.ts';
import { fireForbidden } from '../forbidden.ts';
import { sumAloud } from '../modifiers.ts';
import { atFire } from '../questions.ts';
import { turnsBetween } from './06-zones-of-control.ts';
import { arcOf, enemiesIn, fireRange } from './11-range.ts';
import { startFireResult } from './08-1-results.ts';
import { gunTargets } from './12-artillery.ts';
import { listRemovals, mayRemovePits, removalRefusal, REMOVE_PIT, removePit } from './14-wolf-pits.ts';
import { PASS } from './03-1-ending.ts';
import { resultText } from '../wording.ts';

export const FIRE = pairVerb<Battle>({
  word: 'fire',
  about: 'A gun or crossbowmen shoot at an enemy.',
  offer: (battle, _, target) => at(battle, target, 'Fire at'),
});

const shot = events
  .add('crossbow-fire', '11.13', 'unit:piece', 'target:piece', 'die:number', 'modified:number', 'result:result')
  .told(
    (event, name) =>
      `${name('unit')} shoots at ${name('target')}: ${thrownText(event.die, event.modified)}, ${resultText(event)}`,
  );
const cannonade = events
  .add('artillery-fire', '12.12', 'unit:piece', 'target:piece', 'die:number', 'modified:number', 'result:result')
  .told(
    (event, name) =>
      `${name('unit')} fires at ${name('target')}: ${thrownText(event.die, event.modified)}, ${resultText(event)}`,
  );

const NOTHING_TO_DO = refusals.add('not-in-fire', '11.11', 'That is not done in the fire phase.');
const CANNOT_FIRE = refusals.add(
  'cannot-fire',
  ['11.11', '12.11'],
  'Only crossbow units and guns of the side that does not move fire.',
);
const DISORDERED = refusals.add('disordered-fire', '11.15', 'A disordered unit does not fire.');
const HAS_FIRED = refusals.add('has-fired', ['11.12', '12.11'], 'It has fired in this phase.');
const NOT_IN_FRONT = refusals.add(
  'not-in-front',
  '11.12',
  'Crossbows fire at an enemy unit in one of the three hexes of their front.',
);
const NOT_IN_ARC = refusals.add(
  'not-in-arc',
  '12.11',
  'A gun fires at an enemy unit in the hex ahead or, if nobody stands there, in one of those behind that.',
);

/** Why a unit cannot fire at all; 0 when it can. */
function firerRefusal(battle: Battle, unit: number): number {
  const { counters } = battle;
  if (counters.side[unit] === battle.phasing || !battle.isInPlay(unit)) return CANNOT_FIRE;
  if (!counters.hasCrossbow(unit, battle.face.of(unit)) && !battle.isGun(unit)) return CANNOT_FIRE;
  if (battle.isDisordered(unit)) return DISORDERED;
  return battle.attackedIn.of(unit) === battle.serial ? HAS_FIRED : LEGAL;
}

/** [11.12] Hexes that crossbows shoot before them. */
const CROSSBOW_RANGE = 1;

/** [11.12] The enemies in the frontal zone of a crossbow unit, as far as it shoots. */
function crossbowTargets(battle: Battle, unit: number): number[] {
  const range = fireRange(battle, unit, CROSSBOW_RANGE);
  const facing = battle.facing.of(unit);
  const front = [0, 1, 2, 3, 4, 5].filter((direction) => turnsBetween(facing, direction) <= 1);
  return enemiesIn(battle, arcOf(battle, battle.hex.of(unit), front, range));
}

/** Enemies at which the unit could fire, whatever the package forbids. */
function targetsOf(battle: Battle, unit: number): number[] {
  return battle.isGun(unit) ? gunTargets(battle, unit) : crossbowTargets(battle, unit);
}

/** Enemies at which the unit can fire. */
export function fireTargets(battle: Battle, unit: number): number[] {
  return targetsOf(battle, unit).filter((target) => fireForbidden(battle, unit, target) === LEGAL);
}

/** Why a unit cannot fire at a target; 0 when it can. */
export function fireRefusal(battle: Battle, unit: number, target: number): number {
  const refusal = firerRefusal(battle, unit);
  if (refusal !== LEGAL) return refusal;
  if (targetsOf(battle, unit).includes(target)) return fireForbidden(battle, unit, target);
  return battle.isGun(unit) ? NOT_IN_ARC : NOT_IN_FRONT;
}

/** [11.13], [12.12] One die; each shot takes effect at once [11.14], [12.13]. */
function fireAt(battle: Battle, unit: number, target: number): void {
  const gun = battle.isGun(unit);
  battle.attackedIn.set(unit, battle.serial);
  const die = battle.dice.roll(battle.serial, unit, target, gun ? ARTILLERY : CROSSBOW);
  const { charts, watchTables } = battle;
  const modified = die + sumAloud(charts.fireDie, atFire(battle, unit, target));
  const result = (gun ? charts.artillery : charts.crossbow).at(modified - 1, 0, watchTables);
  battle.events.emit(gun ? cannonade : shot, unit, target, die, modified, result);
  battle.effects?.raise(UNIT_FIRES, unit, target);
  battle.effects?.raise(UNIT_IS_FIRED_AT, target, unit);
  if (result === NO_WORD) return;
  battle.effects?.raise(UNIT_IS_HIT, target, unit);
  battle.combat.open(battle, target, unit);
  if (battle.grid.distance(battle.hex.of(unit), battle.hex.of(target)) === 1) battle.combat.join(battle, unit);
  startFireResult(battle, result);
}

/** [3.1] The phase. It ends by itself when nobody can fire and no pit can be taken away [14.13]. */
export const fire: Decision<Battle> = {
  id: 'fire',
  case: '11.11',
  verbs: [FIRE, REMOVE_PIT, PASS],
  prompt: () => ({ title: 'Fire', text: 'Choose who fires at whom. Each shot counts at once.', showsShots: true }),
  ending: () => ({ label: 'Cease fire' }),
  meant: (battle, unit, hex) => FIRE.of(unit, battle.piecesIn(hex)[0] ?? unit),
  odds: (battle, one) => (FIRE.is(one) ? fireOdds(battle, entityOf(one), argumentOf(one)) : null),
  proceed(battle) {
    const side = battle.enemyOf(battle.phasing);
    for (const unit of battle.counters.unitsOf[side]) {
      if (firerRefusal(battle, unit) === LEGAL && fireTargets(battle, unit).length > 0) return side;
    }
    if (mayRemovePits(battle, side)) return side;
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    for (const unit of battle.counters.unitsOf[battle.enemyOf(battle.phasing)]) {
      if (firerRefusal(battle, unit) !== LEGAL) continue;
      for (const target of fireTargets(battle, unit)) commands.add(FIRE.of(unit, target));
    }
    // [14.13] Pits may be taken away in the other side's half of the turn too.
    listRemovals(battle, battle.enemyOf(battle.phasing), commands);
    commands.add(PASS.of());
  },
  check(battle, one) {
    if (PASS.is(one)) return LEGAL;
    if (REMOVE_PIT.is(one)) return removalRefusal(battle, battle.enemyOf(battle.phasing), one);
    return FIRE.is(one) ? fireRefusal(battle, entityOf(one), argumentOf(one)) : NOTHING_TO_DO;
  },
  perform(battle, one) {
    if (PASS.is(one)) battle.frames.pop();
    else if (REMOVE_PIT.is(one)) removePit(battle, entityOf(one));
    else fireAt(battle, entityOf(one), argumentOf(one));
  },
};
