/** How the field looks to one side: who is near whom, who is menaced, and which side gains by waiting. */
import type { Temper } from '@hexwright/compiler';
import { blockInArc, centre, distance } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { enemiesOf, gapBetween, isFarther } from '../contacts.ts';
import { blockOf } from '../formation.ts';
import { chargeMove } from '../sequence/allowance.ts';
import { INCH } from '../troops.ts';

/** Which part of the game a side waits for the other at most: a third. */
const PATIENCE = 3;
/** A general who is drawn to the enemy so much does not wait, in hundredths; those of the first sends on who fights, not who shoots. */
const KEEN = 120;
const EAGER = 200;
/** Weapons that reach less far are thrown before a fight. */
const SHOOTS_FROM = 10 * INCH;
/** What lies within so many tenths of a degree of straight ahead is before a unit. */
const BEFORE = 450;

/** Whether a unit has an enemy before its front. */
export function isBefore(battle: Battle, unit: number, enemy: number): boolean {
  return blockInArc(blockOf(battle, unit), blockOf(battle, enemy), BEFORE);
}

/** An enemy who could charge it next and is not before it, the nearest; -1 for none. */
export function menaceOnFlank(battle: Battle, unit: number): number {
  let [found, least] = [-1, Infinity];
  for (const enemy of enemiesOf(battle, unit)) {
    if (battle.broken.of(enemy) > 0 || battle.troop(enemy).melee === undefined) continue;
    const reach = chargeMove(battle, enemy);
    if (isFarther(blockOf(battle, unit), blockOf(battle, enemy), reach)) continue;
    const away = gapBetween(battle, unit, enemy);
    if (away > reach || away >= least || isBefore(battle, unit, enemy)) continue;
    [found, least] = [enemy, away];
  }
  return found;
}

/** The enemy whose middle is nearest, broken ones last; -1 for none. */
export function nearest(battle: Battle, unit: number): number {
  const own = centre(blockOf(battle, unit));
  const far = (enemy: number): number =>
    distance(own, centre(blockOf(battle, enemy))) + (battle.broken.of(enemy) > 0 ? 1_000_000 : 0);
  let [found, least] = [-1, Infinity];
  for (const enemy of enemiesOf(battle, unit)) {
    const away = far(enemy);
    if (away < least) [found, least] = [enemy, away];
  }
  return found;
}

/** Figures with weapons that reach further than a charge, by their range: what a side does by waiting. */
function shooting(battle: Battle, side: number): number {
  return battle.units
    .filter((unit) => battle.sides[unit] === side && battle.isStanding(unit) && battle.broken.of(unit) === 0)
    .reduce((sum, unit) => {
      const { missile, range } = battle.troop(unit);
      const best = missile === null ? 0 : Math.max(...missile.factors);
      return sum + (range >= 10_000 ? best * battle.figures(unit) : 0);
    }, 0);
}

/** Whether there is no more time to wait. */
export function isLate(battle: Battle): boolean {
  return battle.turn * PATIENCE > battle.game.turns;
}

/** Whether a side has taken more points than any other has. */
export function isAhead({ victoryPoints, game }: Battle, side: number): boolean {
  return game.sides.every((_, other) => other === side || victoryPoints.of(side) > victoryPoints.of(other));
}

/** Whether a unit serves by shooting. */
export function isShooter(battle: Battle, unit: number): boolean {
  const { missile, range } = battle.troop(unit);
  return missile !== null && range >= SHOOTS_FROM;
}

/** Whether a unit is to let the other side come, since its own gains by that; not under a general who is drawn to the enemy strongly. */
export function letsCome(battle: Battle, unit: number, { advance }: Temper): boolean {
  return advance < (isShooter(battle, unit) ? EAGER : KEEN) && gainsByWaiting(battle, battle.sides[unit]);
}

/**
 * Whether a unit lets the other side come now. Who is not drawn to the enemy does, whatever its side gains by that; its order stays
 * one to attack, so that it may charge who has come near.
 */
export function waits(battle: Battle, unit: number, temper: Temper): boolean {
  return temper.advance <= 0 || (!isLate(battle) && letsCome(battle, unit, temper));
}

/** Whether a side gains by letting the other come: it shoots better by a half. */
function gainsByWaiting(battle: Battle, side: number): boolean {
  const theirs = Math.max(...battle.game.sides.map((_, other) => (other === side ? 0 : shooting(battle, other))));
  return 2 * shooting(battle, side) > 3 * theirs;
}
