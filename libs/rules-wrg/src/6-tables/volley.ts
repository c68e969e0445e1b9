/** [VI.weapons] A volley: weapon factor against the target, tactical factors, dice, and the casualty table. */
import { counted, UNIT_FIRES, UNIT_IS_FIRED_AT, UNIT_IS_HIT } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { GUNPOWDER } from '../causes.ts';
import { blockOf } from '../formation.ts';
import { factorsOf } from '../factors.ts';
import { areMantletsUp } from '../2-additional-rules/5-mantlets.ts';
import { figuresInReach } from '../2-additional-rules/1-targets.ts';
import { isSteadied } from '../1-organisation/supervision.ts';
import { questionOf, type QuestionDetails } from '../questions.ts';
import { isCoveredFrom, isHigher } from '../line-of-sight.ts';
import { FIRE_FACTOR } from '../slots.ts';
import type { Body } from '../troops.ts';
import { loseMen } from './losses.ts';
import { rollFire } from './random.ts';

const shot = events
  .add('volley', 'C.3', 'unit:piece', 'target:piece', 'figures:number', 'factor:number', 'swing:number', 'men:number')
  .told(
    ({ figures, factor, swing, men }, name) =>
      `${name('unit')} shoots at ${name('target')} with ${counted(Number(figures), 'figure')}, factor ${String(factor)}, dice ${String(swing)}: ${counted(Number(men), 'man', 'men')}.`,
  );
const shaken = events
  .add('gunpowder', 'II.1(v)', 'unit:piece')
  .told((_, name) => `${name('unit')} is disorganised by gunpowder.`);

/** A volley as it stands before the dice. */
export interface Volley {
  readonly unit: number;
  readonly target: number;
  readonly figures: number;
  /** Weapon and tactical factors. */
  readonly factor: number;
  /** A commander steadies it: dice take nothing from it [I.4c]. */
  readonly isSteady: boolean;
}

/** The body that a unit is shot at as: on horses, or on its way to or from them, as horse [II.2], [II.3]. */
export function bodyAsTarget(battle: Battle, unit: number): Body {
  if (battle.mounting.of(unit) === 0) return battle.troop(unit).body;
  const row = battle.rowOf(unit);
  return row.body.isMounted ? row.body : (battle.troops.riding[battle.game.units[unit].class] ?? row).body;
}

/** How two units stand to each other when one shoots at the other. */
export function shootingStand(battle: Battle, unit: number, target: number): QuestionDetails {
  const { missile } = battle.troop(unit);
  return {
    weapon: missile?.index ?? -1,
    isHigher: isHigher(battle, unit, target),
    isCovered: isCovered(battle, unit, target),
    isBehindMantlets: areMantletsUp(battle, target, blockOf(battle, unit)),
    targetBody: bodyAsTarget(battle, target).index,
  };
}

/** [II.1(iv)] Cover helps the target: the terrain, or mantlets, which do not stop gunpowder [II.5]. */
function isCovered(battle: Battle, unit: number, target: number): boolean {
  const { missile } = battle.troop(unit);
  if (missile === null) return false;
  if (isCoveredFrom(battle, target, unit)) return true;
  return !missile.isGunpowder && areMantletsUp(battle, target, blockOf(battle, unit));
}

/** The volley of a unit at a target within its reach. */
export function volleyOf(battle: Battle, unit: number, target: number): Volley {
  const { missile } = battle.troop(unit);
  const weapon = missile?.factors[bodyAsTarget(battle, target).index] ?? 0;
  const asked = questionOf(battle, unit, target, shootingStand(battle, unit, target));
  return {
    unit,
    target,
    figures: figuresInReach(battle, unit, target),
    factor: weapon + factorsOf(battle).of(FIRE_FACTOR).sum(asked),
    isSteady: isSteadied(battle, unit),
  };
}

/** Rolls for volleys that are all shot at once, and lets the men fall together. */
export function shootAll(battle: Battle, volleys: readonly Volley[]): void {
  const before = new Map(volleys.map(({ target }) => [target, battle.figures(target)]));
  const fallen = volleys.map(({ unit, target, figures, factor, isSteady }) => {
    const swing = rollFire(battle, unit, target, isSteady);
    const men = battle.casualties.men(factor + swing, figures, battle.watchTables);
    battle.shotAt.set(unit, target + 1);
    battle.events.emit(shot, unit, target, figures, factor, swing, men);
    return men;
  });
  volleys.forEach(({ unit, target, figures }, at) => {
    const { missile } = battle.troop(unit);
    if (missile === null) return;
    battle.underFire.add(target, figures * missile.equivalent);
    if (missile.isGunpowder) battle.underGunpowder.add(target, figures);
    battle.missileLoss.add(target, fallen[at]);
    battle.stirred.set(target, 1);
  });
  volleys.forEach(({ unit, target }, at) => {
    battle.effects?.raise(UNIT_FIRES, unit, target);
    battle.effects?.raise(UNIT_IS_FIRED_AT, target, unit);
    if (!battle.isStanding(target)) return;
    if (loseMen(battle, target, fallen[at], true, unit) > 0) battle.effects?.raise(UNIT_IS_HIT, target, unit);
  });
  for (const [target, figures] of before) if (battle.isStanding(target)) disorganise(battle, target, figures);
}

/** [II.1(v)] Much gunpowder disorganises, to the end of the next period. */
function disorganise(battle: Battle, target: number, figures: number): void {
  const guns = battle.underGunpowder.of(target);
  if (guns === 0 || guns * 100 < figures * battle.parameters.number('gunpowder-share')) return;
  battle.addCause(target, GUNPOWDER);
  battle.gunpowderUntil.set(target, battle.turn + 1);
  battle.events.emit(shaken, target);
}
