/** Events as entries of a log: headings of turns, player-turns and phases, and lines with the modifiers of their dice. */
import type { GameEvent, LogEntry, Part } from '@hexwright/engine';
import { sentence } from '../account.ts';
import type { Battle } from '../battle.ts';
import { events } from '../books.ts';
import { readEvent } from '../reading.ts';

/** Events that tell one step of a way: of several in a row for one piece, the last says where it leads. */
export const WAY_EVENTS: ReadonlySet<string> = new Set(['moved', 'rout-moved', 'advanced', 'rampage-moved']);

/** Events that tell of one piece acting upon another. */
const ATTACK_EVENTS: ReadonlySet<string> = new Set(['fire', 'melee', 'melee-automatic', 'duel-attack']);

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
function headings(battle: Battle, event: GameEvent): LogEntry[] {
  const { game } = battle;
  const index = game.sequence.findIndex(({ id }) => id === event.phase);
  const side = game.sides.findIndex(({ id }) => id === event.side);
  const step = game.sequence[index];
  const begins = index === 0;
  return [
    ...(begins && side === game.firstSide
      ? [heading('turn', `Turn ${String(event.turn)} of ${game.turns}`, '4.0')]
      : []),
    ...(begins ? [heading('side', `${game.sides[side].name} player-turn`, '4.0')] : []),
    heading('phase', step.phase, step.case),
  ];
}

/** Words of an event that are pieces, and hexes, as they stand in the ring. */
function concerned(battle: Battle, index: number): Pick<LogEntry, 'pieces' | 'hexes'> {
  const raw = battle.events.read(index);
  const pieces: string[] = [];
  const hexes: number[] = [];
  events.kind(raw?.code ?? 0).fields.forEach(({ meaning }, at) => {
    const word = raw?.words[at] ?? -1;
    if (meaning === 'piece' && !pieces.includes(battle.game.units[word].id)) pieces.push(battle.game.units[word].id);
    if (meaning === 'hex' && word >= 0) hexes.push(word);
  });
  return { pieces, hexes };
}

/** The events from number `first` on, up to `end`. Those that are no longer held are left out. */
export function log(battle: Battle, first: number, end = battle.events.count): LogEntry[] {
  const entries: LogEntry[] = [];
  let parts: Part[] = [];
  for (let index = first; index < end; index++) {
    const event = readEvent(battle, index);
    if (event === null) continue;
    if (event.event === 'phase-began') {
      entries.push(...headings(battle, event));
    } else if (event.event === 'modifier') {
      // Modifiers are told before the dice that they change.
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
