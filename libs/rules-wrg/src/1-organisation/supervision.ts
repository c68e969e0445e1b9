/** [I.4c] A commander who watches a unit shoot for a whole period steadies it. */
import { corners, distance } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf } from '../formation.ts';
import { INCH } from '../troops.ts';

/** Whether a commander of its side, with it or with nobody, is near all of its figures now. */
function isWatched(battle: Battle, unit: number): boolean {
  const within = battle.parameters.number('supervision-inches') * INCH;
  return battle.commanders.some((commander) => {
    if (battle.sides[commander] !== battle.sides[unit] || !battle.isInPlay(commander)) return false;
    const company = battle.company.of(commander);
    if (company !== 0 && company !== unit + 1) return false;
    const at = { x: battle.x.of(commander), y: battle.y.of(commander) };
    return corners(blockOf(battle, unit)).every((corner) => distance(at, corner) <= within);
  });
}

/** A period begins: who is watched now may be steadied. */
export function noteWatched(battle: Battle): void {
  if (battle.commanders.length === 0) return;
  for (const unit of battle.units) {
    battle.watched.set(unit, battle.isStanding(unit) && isWatched(battle, unit) ? 1 : 0);
  }
}

/** Whether it was watched when the period began, and is now. */
export function isSteadied(battle: Battle, unit: number): boolean {
  return battle.watched.of(unit) === 1 && isWatched(battle, unit);
}
