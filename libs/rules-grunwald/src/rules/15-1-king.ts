/** [15.14] The king and his bodyguard. */
import type { Battle } from '../battle.ts';
import { events, refusals } from '../books.ts';

const released = events.add('king-released', '15.14', 'leader:piece');

export const KING_WITH_BODYGUARD = refusals.add(
  'king-with-bodyguard',
  '15.14',
  'The king moves only with his bodyguard, until it is disordered.',
);
/** [15.14] True while the king may only go with his bodyguard. */
export function isBound(battle: Battle, leader: number): boolean {
  return battle.counters.isKing[leader] === 1 && battle.kingReleased.value === 0;
}

/** [15.14] The bodyguard is disordered or lost: the king is free for good. */
export function releaseKing(battle: Battle): void {
  if (battle.kingReleased.value === 1) return;
  battle.kingReleased.set(1);
  for (const leader of battle.counters.leaders) {
    if (battle.counters.isKing[leader] === 1) battle.events.emit(released, leader);
  }
}
