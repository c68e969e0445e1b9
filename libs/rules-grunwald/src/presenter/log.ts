/** The log of a battle: how turns, player-turns and phases are headed, and which events are ways and attacks. */
import type { LogEntry } from '@hexwright/engine';
import { logOf, type LogSpec } from '@hexwright/rules-kit';
import { tellers } from '../account.ts';
import type { Battle } from '../battle.ts';
import { reader } from '../reading.ts';

/** Events that tell one step of a way: of several in a row for one piece, the last says where it leads. */
export const WAY_EVENTS: ReadonlySet<string> = new Set(['moved', 'routed', 'pursued']);

/** Events that tell of one piece acting upon another. */
const ATTACK_EVENTS: ReadonlySet<string> = new Set(['attacks', 'crossbow-fire', 'artillery-fire']);

/** The events from number `first` on. Those that are no longer held are left out. */
export function log(battle: Battle, first: number): LogEntry[] {
  return logOf(WORDS, battle, first);
}

const WORDS: LogSpec<Battle> = {
  reader,
  tellers,
  ways: WAY_EVENTS,
  attacks: ATTACK_EVENTS,
  sideTurn: 'half of the turn',
  cases: { turn: '3.0', side: '3.1' },
};
