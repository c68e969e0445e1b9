/** The log of a battle: how turns, player-turns and phases are headed, and which events are ways and attacks. */
import { type GameEvent, logEntries, type LogEntry, type LogWords, stepHeadings } from '@hexwright/engine';
import { sentence } from '../account.ts';
import type { Battle } from '../battle.ts';
import { events } from '../books.ts';
import { readEvent } from '../reading.ts';

/** Events that tell one step of a way: of several in a row for one piece, the last says where it leads. */
export const WAY_EVENTS: ReadonlySet<string> = new Set(['moved', 'rout-moved', 'advanced', 'rampage-moved']);

/** Events that tell of one piece acting upon another. */
const ATTACK_EVENTS: ReadonlySet<string> = new Set(['fire', 'melee', 'melee-automatic', 'duel-attack']);

/** The headings at the beginning of a step of the sequence. */
function headings(battle: Battle, event: GameEvent, before: GameEvent | null): LogEntry[] {
  const { game } = battle;
  const step = game.sequence.find(({ id }) => id === event.phase);
  const side = game.sides.find(({ id }) => id === event.side);
  return stepHeadings(event, before, {
    turns: game.turns,
    side: `${side?.name ?? ''} player-turn`,
    phase: step?.phase ?? '',
    cases: { turn: '4.0', side: '4.0', phase: step?.case ?? '' },
  });
}

/** The events from number `first` on, up to `end`. Those that are no longer held are left out. */
export function log(battle: Battle, first: number, end?: number): LogEntry[] {
  const words: LogWords = {
    events: battle.events,
    book: events,
    read: (index) => readEvent(battle, index),
    idOf: (piece) => battle.game.units[piece].id,
    sentence: (event) => sentence(battle, event),
    headings: (event, before) => headings(battle, event, before),
    ways: WAY_EVENTS,
    attacks: ATTACK_EVENTS,
  };
  return logEntries(words, first, end);
}
