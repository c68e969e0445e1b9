/** [I.4c] A commander who watches a unit shoot for a whole period steadies it: one unit each, in person. */
import { corners, distance } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf } from '../formation.ts';
import { INCH } from '../troops.ts';

/** How far the figure of a unit is that is furthest from a commander. */
function furthest(battle: Battle, commander: number, unit: number): number {
  const at = { x: battle.x.of(commander), y: battle.y.of(commander) };
  return Math.max(...corners(blockOf(battle, unit)).map((corner) => distance(at, corner)));
}

/** The unit with missiles that a commander watches now: the one they are with, or else the nearest; -1 for none. */
function watchedBy(battle: Battle, commander: number): number {
  const within = battle.parameters.number('supervision-inches') * INCH;
  const company = battle.company.of(commander) - 1;
  let [found, least] = [-1, within + 1];
  for (const unit of company < 0 ? battle.units : [company]) {
    const isOwn = battle.sides[unit] === battle.sides[commander] && battle.isStanding(unit);
    if (!isOwn || battle.troop(unit).missile === null) continue;
    const far = furthest(battle, commander, unit);
    if (far < least) [found, least] = [unit, far];
  }
  return found;
}

function isWatched(battle: Battle, unit: number): boolean {
  return battle.commanders.some(
    (commander) =>
      battle.sides[commander] === battle.sides[unit] &&
      battle.isInPlay(commander) &&
      watchedBy(battle, commander) === unit,
  );
}

/** A period begins: who is watched now may be steadied. */
export function noteWatched(battle: Battle): void {
  for (const unit of battle.units) battle.watched.set(unit, 0);
  for (const commander of battle.commanders) {
    const unit = battle.isInPlay(commander) ? watchedBy(battle, commander) : -1;
    if (unit >= 0) battle.watched.set(unit, 1);
  }
}

/** Whether it was watched when the period began, and is now. */
export function isSteadied(battle: Battle, unit: number): boolean {
  return battle.watched.of(unit) === 1 && isWatched(battle, unit);
}
