/** The log of a battle: how turns, player-turns and phases are headed, and which events are ways and attacks. */
import type { LogSpec } from '@hexwright/rules-kit';
import { tellers } from '../account.ts';
import type { Battle } from '../battle.ts';
import { reader } from '../reading.ts';

export const log: LogSpec<Battle> = {
  reader,
  tellers,
  ways: new Set(['moved', 'routed', 'pursued']),
  attacks: new Set(['attacks', 'crossbow-fire', 'artillery-fire']),
  sideTurn: 'half of the turn',
  cases: { turn: '3.0', side: '3.1' },
};
