/** [17.0] Leaders: prowess in man-to-man combat, and chivalry, which says whether a leader is Christian or pagan. */
import type { Battle } from '../battle.ts';

/** True for a leader whose chivalry makes him a Christian; all others are pagans [17.0]. */
export function isChristian(battle: Battle, leader: number): boolean {
  return battle.counters.chivalry[leader] >= battle.parameters.chivalryChristian;
}
