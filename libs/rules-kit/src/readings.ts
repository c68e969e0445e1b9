/** The events of a game as plain values: for accounts, case files and screens. */
import { type Cause, type CauseListener, type CompiledGame, onHexes } from '@hexwright/compiler';
import type { EventField, EventKind, EventValue, GameEvent } from '@hexwright/engine';
import { directionName } from '@hexwright/hex';
import { EFFECT } from './effects/effect-events.ts';
import type { PackageGame } from './package-game.ts';

/** How a word of an event is read. */
export type FieldReader<Play> = (play: Play, word: number) => EventValue;

/** What a library says of its events. */
export interface EventReading<Play> {
  /** By what a field means; others than these and the usual ones are numbers. */
  readonly meanings: Readonly<Record<string, FieldReader<Play>>>;
  /** Modifiers of the package in the order in which events number them. */
  readonly modifiers: (play: Play) => readonly { readonly id: string; readonly case: string; readonly label: string }[];
  /** Whether a field says anything in this event; all do where absent. */
  readonly says?: (play: Play, fields: readonly EventField[], words: Int32Array, at: number) => boolean;
  /** The case of an event; that of its declaration where absent. */
  readonly caseOf?: (play: Play, kind: EventKind, words: Int32Array) => string;
}

const labelOf: FieldReader<PackageGame> = ({ map }, word) => (word < 0 ? null : map.label(word));

/** What fields mean in every game. */
const USUAL: Readonly<Record<string, FieldReader<PackageGame>>> = {
  piece: ({ game }, word) => (word < 0 ? null : game.units[word].id),
  place: labelOf,
  side: ({ game }, word) => (word < 0 ? null : game.sides[word].id),
  direction: ({ game }, word) => (word < 0 ? null : directionName(onHexes(game).map.grid.orientation, word)),
  flag: (_, word) => word === 1,
  phase: ({ game }, word) => game.sequence[word].id,
  effect: ({ game }, word) => (word < 0 ? null : game.effects[word].id),
  'own-marker': ({ game }, word) => game.markers[word].id,
  'event-table': ({ game }, word) => game.eventTables[word].id,
  'event-result': ({ game }, word) => game.eventTables[word >> 8].results[(word & 0xff) - 1] ?? null,
  'event-column': ({ game }, word) => (word < 0 ? null : game.eventTables[word >> 8].columns[word & 0xff].name),
  'unit-face': ({ game }, word) => game.units[word >> 8].faces[word & 0xff].id,
};

/** The words and the case of the effect behind an event; of a roll that a step makes, those of its table. */
function causeOf(
  { game }: PackageGame,
  effect: number,
  table: number,
): { readonly label: string; readonly case: string } {
  if (effect >= 0) return game.effects[effect];
  const { title, case: cited } = game.eventTables[table];
  return { label: title, case: cited };
}

/** Things of a package that an event may tell of: it has their case, and their label. */
interface Cited {
  readonly id: string;
  readonly case: string;
  readonly label: string;
}

const MODIFIER_FIELD = 'modifier';

/** What of a package events tell of besides modifiers, by what the first field means. */
const CITED: Readonly<Record<string, (game: CompiledGame) => readonly Cited[]>> = {
  arrival: ({ arrivals }) => arrivals.map(named),
  withdrawal: ({ withdrawals }) => withdrawals.map(named),
  condition: ({ victory }) => victory?.conditions ?? [],
  'asked-condition': ({ conditions }) => [...conditions.values()].map(named),
};

/** Who hears of them, by the same. */
const CAUSES: Readonly<Record<string, Cause>> = {
  [EFFECT]: 'effect',
  [MODIFIER_FIELD]: 'modifier',
  arrival: 'arrival',
  withdrawal: 'withdrawal',
  condition: 'victory',
};

function named({
  id,
  case: cited,
  name,
}: {
  readonly id: string;
  readonly case: string;
  readonly name: string;
}): Cited {
  return { id, case: cited, label: name };
}

/** Reads the events of one library. */
export class EventReader<Play extends PackageGame> {
  readonly #reading: EventReading<Play>;
  readonly #meanings: Readonly<Record<string, FieldReader<Play>>>;

  constructor(reading: EventReading<Play>) {
    this.#reading = reading;
    this.#meanings = { ...USUAL, ...reading.meanings };
  }

  /** Event number `index` since the game began; null when it is no longer held. */
  read(play: Play, index: number): GameEvent | null {
    const raw = play.events.read(index);
    if (raw === null) return null;
    const { says, caseOf } = this.#reading;
    const { code, words } = raw;
    const kind = play.eventRegistry.kind(code);
    const { fields } = kind;
    const entries: [string, EventValue][] = [];
    fields.forEach(({ name, meaning }, at) => {
      if (says?.(play, fields, words, at) ?? true) entries.push([name, this.#value(play, meaning, words[at])]);
    });
    const first = fields[0]?.meaning;
    const cause = first === EFFECT ? causeOf(play, words[0], words[1]) : null;
    const cited = cause ?? (first === undefined ? null : this.#cited(play, first, words[0]));
    const own = cited?.case === '' ? undefined : cited?.case;
    return {
      event: kind.id,
      ...Object.fromEntries(entries),
      ...(cited === null ? {} : { label: cited.label }),
      case: own ?? caseOf?.(play, kind, words) ?? kind.case,
    };
  }

  /** The events from number `first` on. */
  all(play: Play, first: number): GameEvent[] {
    const found: GameEvent[] = [];
    for (let index = first; index < play.events.count; index++) {
      const event = this.read(play, index);
      if (event !== null) found.push(event);
    }
    return found;
  }

  /** Hears of everything of the package that an event from number `first` on tells of, without reading the others. */
  causes(play: Play, first: number, hear: CauseListener): void {
    const { events, eventRegistry, game } = play;
    for (let index = Math.max(first, events.oldest); index < events.count; index++) {
      const meaning = eventRegistry.kind(events.codeOf(index)).fields[0]?.meaning;
      if (meaning === undefined || !Object.hasOwn(CAUSES, meaning)) continue;
      const word = events.firstWordOf(index);
      const cause = meaning === EFFECT ? game.effects.at(word) : this.#cited(play, meaning, word);
      // A roll that a step makes has no effect behind it.
      if (word >= 0 && cause) hear(CAUSES[meaning], cause.id);
    }
  }

  /** The thing of the package that a word stands for; null where it stands for none. */
  #cited(play: Play, meaning: string, word: number): Cited | null {
    if (meaning === MODIFIER_FIELD) return this.#reading.modifiers(play)[word];
    return Object.hasOwn(CITED, meaning) ? CITED[meaning](play.game)[word] : null;
  }

  #value(play: Play, meaning: string, word: number): EventValue {
    const cited = this.#cited(play, meaning, word);
    if (cited !== null) return cited.id;
    const read = this.#meanings[meaning];
    return read === undefined ? word : read(play, word);
  }
}
