/** The log of a game: its events in sentences, under the headings of its turns. */
import type { CompiledGame } from '@hexwright/compiler';
import { type GameEvent, logEntries, type LogEntry, stepHeadings } from '@hexwright/engine';
import { sentence } from './narrative.ts';
import type { PackageGame } from './package-game.ts';
import { EventReader } from './readings.ts';

/** What a library says of its log. */
export interface LogSpec<Play extends PackageGame> {
  readonly reader: EventReader<Play>;
  /** Events that tell one step of a way: of several in a row for one piece, the last says where it leads. */
  readonly ways: ReadonlySet<string>;
  /** Events that tell of one piece acting upon another. */
  readonly attacks: ReadonlySet<string>;
  /** What the part of a turn is called that belongs to a side: "player-turn". */
  readonly sideTurn: string;
  /** Cases of a turn and of the part of a side; both that of the event with which a step begins, where absent. */
  readonly cases?: { readonly turn: string; readonly side: string };
}

/** The log of a game that says no more of its events than their declarations do. */
export function plainLog<Play extends PackageGame>(): LogSpec<Play> {
  const reader = new EventReader<Play>({ meanings: {}, modifiers: () => [] });
  return { reader, ways: new Set(), attacks: new Set(), sideTurn: 'plays' };
}

/** The events from number `first` on, up to `end`, as a log. Those that are no longer held are left out. */
export function logOf<Play extends PackageGame>(
  spec: LogSpec<Play>,
  play: Play,
  first: number,
  end?: number,
): LogEntry[] {
  return logEntries(
    {
      events: play.events,
      book: play.eventRegistry,
      read: (index) => spec.reader.read(play, index),
      idOf: (piece) => play.game.units[piece].id,
      sentence: (event) => sentence(play, event),
      headings: (event, before) => headings(spec, play, event, before),
      ways: spec.ways,
      attacks: spec.attacks,
    },
    first,
    end,
  );
}

/** The headings at the beginning of a step of the sequence. */
function headings<Play extends PackageGame>(
  { sideTurn, cases }: LogSpec<Play>,
  { game }: Play,
  event: GameEvent,
  before: GameEvent | null,
): LogEntry[] {
  const step = game.sequence.find(({ id }) => id === event.phase);
  const { turn, side: ofSide } = cases ?? { turn: event.case, side: event.case };
  return stepHeadings(event, before, {
    turns: game.turns,
    sideOf: (one) => {
      if (isOfAllSides(game, String(one.phase))) return null;
      return `${game.sides.find(({ id }) => id === one.side)?.name ?? ''} ${sideTurn}`;
    },
    phase: step?.phase ?? '',
    cases: { turn, side: ofSide, phase: step?.case ?? '' },
  });
}

/** Whether a step is done once by all sides together, in nobody's part of the turn. */
export function isOfAllSides({ sequence }: CompiledGame, step: string): boolean {
  return sequence.some(({ id, side, acts }) => id === step && side >= 0 && acts === 'both');
}
