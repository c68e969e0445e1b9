/** Events as entries of a log: headings of turns, player-turns and phases, and lines with what adds up to their dice. */
import {
  type EventRegistry,
  type EventLog,
  FIGURES_LEFT,
  type GameEvent,
  MODIFIER,
  PHASE_BEGAN,
  STAGE,
} from './event.ts';
import type { LogEntry, Part, Stage } from './presentation.ts';

/** What a game says of its events. */
export interface LogWords {
  readonly events: EventLog;
  readonly book: EventRegistry;
  /** Event number `index` since the game began; null when it is no longer held. */
  read(index: number): GameEvent | null;
  /** The id of a piece. */
  idOf(piece: number): string;
  /** What an event tells, in one line without its case; null for events that say nothing by themselves. */
  sentence(event: GameEvent): string | null;
  /** The headings at the beginning of a step; `before` is the beginning of the step before, null where none is held. */
  headings(event: GameEvent, before: GameEvent | null): LogEntry[];
  /** Events that tell one step of a way: of several in a row for one piece, the last says where it leads. */
  readonly ways: ReadonlySet<string>;
  /** Events that tell of one piece acting upon another. */
  readonly attacks: ReadonlySet<string>;
}

/** A heading of a log. */
export function heading(kind: LogEntry['kind'], text: string, cited: string): LogEntry {
  return { kind, text, case: cited, parts: [], pieces: [], places: [], key: null, isAttack: false, points: 0 };
}

/** What a game says where a step of its sequence begins. */
export interface StepWords {
  readonly turns: number;
  /** The player-turn to which the step that began belongs; null for a step of all sides. */
  readonly sideOf: (event: GameEvent) => string | null;
  readonly phase: string;
  /** Cases of the turn, of the player-turn and of the phase. */
  readonly cases: { readonly turn: string; readonly side: string; readonly phase: string };
}

/**
 * The headings at the beginning of a step: of the turn and of the player-turn where they begin with it, whichever step
 * of the sequence is the first that they have; and of the phase. `before` is the beginning of the step before.
 */
export function stepHeadings(event: GameEvent, before: GameEvent | null, words: StepWords): LogEntry[] {
  const { cases } = words;
  const isNewTurn = before === null || before.turn !== event.turn;
  const side = words.sideOf(event);
  const isNewSide = isNewTurn || words.sideOf(before) !== side;
  return [
    ...(isNewTurn ? [heading('turn', `Turn ${String(event.turn)} of ${words.turns}`, cases.turn)] : []),
    ...(isNewSide && side !== null ? [heading('side', side, cases.side)] : []),
    heading('phase', words.phase, cases.phase),
  ];
}

/** The events from number `first` on, up to `end`. Those that are no longer held are left out. */
export function logEntries(words: LogWords, first: number, end = words.events.count): LogEntry[] {
  const entries: LogEntry[] = [];
  let parts: Part[] = [];
  const stages = new Map<string, Stage[]>();
  let step = stepBefore(words, first);
  for (let index = first; index < end; index++) {
    const event = words.read(index);
    if (event === null) continue;
    if (event.event === MODIFIER) {
      // What adds up is told before the dice that it changes.
      parts.push({ label: String(event.label), value: Number(event.value), case: event.case });
      continue;
    }
    if (event.event === STAGE) {
      passThrough(words, index, stages);
      continue;
    }
    if (event.event === PHASE_BEGAN) {
      entries.push(...words.headings(event, step));
      step = event;
    } else {
      const text = words.sentence(event);
      if (text !== null) {
        const told = line(words, event, index);
        const way = stages.get(told.pieces[0]);
        stages.delete(told.pieces[0]);
        entries.push({ ...told, text, parts, ...(way === undefined ? {} : { stages: way }) });
      }
    }
    parts = [];
  }
  return entries;
}

function line(words: LogWords, event: GameEvent, index: number): Omit<LogEntry, 'text' | 'parts'> {
  return {
    kind: 'line',
    case: event.case,
    ...concerned(words, index),
    key: words.ways.has(event.event) ? `${event.event} ${String(event.unit)}` : null,
    isAttack: words.attacks.has(event.event),
    points: Number(event.points ?? 0),
    ...(event.event === FIGURES_LEFT ? { figures: Number(event.figures) } : {}),
  };
}

/** Keeps where a piece was on its way, until a line tells of the piece. */
function passThrough(words: LogWords, index: number, stages: Map<string, Stage[]>): void {
  const raw = words.events.read(index);
  if (raw === null) return;
  const [piece, x, y, facing] = raw.words;
  const id = words.idOf(piece);
  stages.set(id, [...(stages.get(id) ?? []), { x, y, facing }]);
}

/** Words of an event that are pieces, and places, as they stand in the ring. */
function concerned(words: LogWords, index: number): Pick<LogEntry, 'pieces' | 'places'> {
  const raw = words.events.read(index);
  const pieces = new Set<string>();
  const places: number[] = [];
  words.book.kind(raw?.code ?? 0).fields.forEach(({ meaning }, at) => {
    const word = raw?.words[at] ?? -1;
    if (word < 0) return;
    if (meaning === 'piece') pieces.add(words.idOf(word));
    if (meaning === 'place') places.push(word);
  });
  return { pieces: [...pieces], places };
}

/** The latest beginning of a step before event number `first`. */
function stepBefore(words: LogWords, first: number): GameEvent | null {
  for (let index = first - 1; index >= 0; index--) {
    const raw = words.events.read(index);
    if (raw === null) return null;
    if (words.book.kind(raw.code).id === PHASE_BEGAN) return words.read(index);
  }
  return null;
}
