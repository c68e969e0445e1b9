/** What a unit is worth, and how much of that a rout costs. */
import type { Battle } from '../battle.ts';
import { pointsOf } from '../victory.ts';
import { WEIGHTS } from './weights.ts';

const LAST = WEIGHTS.lossByLevel.length - 1;

/** Part of its worth that a unit at this rout level has lost, from 0 to 1. */
export function lostAt(level: number): number {
  return WEIGHTS.lossByLevel[level > LAST ? LAST : level];
}

/** By piece: the points that its loss brings the enemy [21.1], and a little for its being there. */
export function worths(battle: Battle): Float64Array {
  const worth = new Float64Array(battle.counters.count);
  for (let piece = 0; piece < worth.length; piece++) {
    if (battle.isCombatUnit(piece)) {
      worth[piece] = WEIGHTS.anyUnit + pointsOf(battle, piece);
    } else {
      worth[piece] = battle.counters.capture[piece];
    }
  }
  return worth;
}
