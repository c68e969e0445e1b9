/** The log of a battle: how turns, player-turns and phases are headed, and which events are ways and attacks. */
import type { LogSpec } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { everyOf } from '../modules.ts';
import { reader } from '../reading.ts';

export const log: LogSpec<Battle> = {
  reader,
  ways: new Set(['moved', 'rout-moved', ...everyOf(({ ways }) => ways)]),
  attacks: new Set(['fire', 'melee', 'melee-automatic', ...everyOf(({ attacks }) => attacks)]),
  sideTurn: 'player-turn',
  cases: { turn: '4.0', side: '4.0' },
};
