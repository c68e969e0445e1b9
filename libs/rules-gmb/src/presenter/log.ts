/** The log of a battle: how turns, player-turns and phases are headed, and which events are ways and attacks. */
import type { LogEntry } from '@hexwright/engine';
import { logOf, type LogSpec } from '@hexwright/rules-kit';
import { tellers } from '../account.ts';
import type { Battle } from '../battle.ts';
import { everyOf } from '../modules.ts';
import { reader } from '../reading.ts';

/** Events that tell one step of a way: of several in a row for one piece, the last says where it leads. */
export const WAY_EVENTS: ReadonlySet<string> = new Set(['moved', 'rout-moved', ...everyOf(({ ways }) => ways)]);

/** Events that tell of one piece acting upon another. */
const ATTACK_EVENTS: ReadonlySet<string> = new Set([
  'fire',
  'melee',
  'melee-automatic',
  ...everyOf(({ attacks }) => attacks),
]);

/** The events from number `first` on, up to `end`. Those that are no longer held are left out. */
export function log(battle: Battle, first: number, end?: number): LogEntry[] {
  return logOf(WORDS, battle, first, end);
}

const WORDS: LogSpec<Battle> = {
  reader,
  tellers,
  ways: WAY_EVENTS,
  attacks: ATTACK_EVENTS,
  sideTurn: 'player-turn',
  cases: { turn: '4.0', side: '4.0' },
};
