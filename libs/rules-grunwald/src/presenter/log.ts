/** Events as entries of a log: headings of turns, player-turns and phases, and lines with what adds up to their dice. */
import type { GameEvent, LogEntry, Part } from '@hexwright/engine';
import { sentence } from '../account.ts';
import type { Battle } from '../battle.ts';
import { events } from '../books.ts';
import { readEvent } from '../reading.ts';

/** Events that tell one step of a way: of several in a row for one piece, the last says where it leads. */
export const WAY_EVENTS: ReadonlySet<string> = new Set(['moved', 'routed', 'pursued']);

/** Events that tell of one piece acting upon another. */
const ATTACK_EVENTS: ReadonlySet<string> = new Set(['attacks', 'crossbow-fire', 'artillery-fire']);

const heading = (kind: LogEntry['kind'], text: string, cited: string): LogEntry => ({
  kind,
  text,
  case: cited,
  parts: [],
  pieces: [],
  hexes: [],
  key: null,
  isAttack: false,
  points: 0,
});

/** The headings at the beginning of a step of the sequence: of the turn and the player-turn where they begin with it. */
function headings(battle: Battle, event: GameEvent, previous: GameEvent | null): LogEntry[] {
  const { game } = battle;
  const step = game.sequence.find(({ id }) => id === event.phase);
  const side = game.sides.find(({ id }) => id === event.side);
  const isNewTurn = previous === null || previous.turn !== event.turn;
  const isNewSide = isNewTurn || previous.side !== event.side;
  return [
    ...(isNewTurn ? [heading('turn', `Turn ${String(event.turn)} of ${game.turns}`, '3.0')] : []),
    ...(isNewSide ? [heading('side', `${side?.name ?? ''} half of the turn`, '3.1')] : []),
    heading('phase', step?.phase ?? '', step?.case ?? ''),
  ];
}

/** Words of an event that are pieces, and hexes, as they stand in the ring. */
function concerned(battle: Battle, index: number): Pick<LogEntry, 'pieces' | 'hexes'> {
  const raw = battle.events.read(index);
  const pieces: string[] = [];
  const hexes: number[] = [];
  events.kind(raw?.code ?? 0).fields.forEach(({ meaning }, at) => {
    const word = raw?.words[at] ?? -1;
    if (word < 0) return;
    if (meaning === 'piece' && !pieces.includes(battle.game.units[word].id)) pieces.push(battle.game.units[word].id);
    if (meaning === 'hex') hexes.push(word);
  });
  return { pieces, hexes };
}

/** The latest beginning of a step before event number `first`, or null. */
function stepBefore(battle: Battle, first: number): GameEvent | null {
  for (let index = first - 1; index >= 0; index--) {
    const raw = battle.events.read(index);
    if (raw === null) return null;
    if (events.kind(raw.code).id === 'phase-began') return readEvent(battle, index);
  }
  return null;
}

/** The events from number `first` on. Those that are no longer held are left out. */
export function log(battle: Battle, first: number): LogEntry[] {
  const entries: LogEntry[] = [];
  let parts: Part[] = [];
  let step = stepBefore(battle, first);
  for (let index = first; index < battle.events.count; index++) {
    const event = readEvent(battle, index);
    if (event === null) continue;
    if (event.event === 'phase-began') {
      entries.push(...headings(battle, event, step));
      step = event;
    } else if (event.event === 'modifier') {
      // What adds up is told before the dice that it changes.
      parts.push({ label: String(event.label), value: Number(event.value), case: event.case });
      continue;
    } else {
      const text = sentence(battle, event);
      const key = WAY_EVENTS.has(event.event) ? `${event.event} ${String(event.unit)}` : null;
      if (text !== null) {
        const [isAttack, points] = [ATTACK_EVENTS.has(event.event), Number(event.points ?? 0)];
        entries.push({
          kind: 'line',
          text,
          case: event.case,
          parts,
          ...concerned(battle, index),
          key,
          isAttack,
          points,
        });
      }
    }
    parts = [];
  }
  return entries;
}
