/** Scoring that every battle of the series shares: points for eliminated units and held hexes. */
import { counted } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { events } from './registry.ts';

const unitScored = events
  .add('unit-scored', '21.1', 'unit:piece', 'side:side', 'points:number')
  .told((event, name) =>
    event.points === 0 ? null : `${counted(Number(event.points), 'point')} to ${name('side')} for ${name('unit')}`,
  );
const hexHeld = events
  .add('hex-held', '21.2', 'hex:place', 'unit:piece', 'side:side', 'points:number')
  .told(
    (event, name) =>
      `${name('unit')} holds ${String(event.hex)}: ${counted(Number(event.points), 'point')} to ${name('side')}`,
  );

/** Victory points that the enemy scores for the unit when it is eliminated, by exclusive rules. */
export function pointsOf(battle: Battle, unit: number): number {
  return battle.hooks['unit.points']?.(battle, unit) ?? 0;
}

/** Points for a unit that was eliminated or left the map go to its enemy [21.1]; a train is worth nothing. */
export function scoreUnit(battle: Battle, unit: number): void {
  const points = pointsOf(battle, unit);
  const side = battle.enemyOf(battle.counters.side[unit]);
  battle.award(side, points);
  battle.events.emit(unitScored, unit, side, points);
}

/** At the end of the game: each hex of an objective with a combat unit of the side that scores by it [21.2], and what exclusive rules score then. */
export function scoreAtEnd(battle: Battle): void {
  for (const objective of battle.game.objectives) {
    for (const hex of objective.zone.hexes) {
      const unit = battle.unitIn(hex);
      if (unit < 0 || battle.counters.side[unit] !== objective.side) continue;
      battle.award(objective.side, objective.points);
      battle.events.emit(hexHeld, hex, unit, objective.side, objective.points);
    }
  }
  battle.hooks['game.scored']?.(battle);
}
