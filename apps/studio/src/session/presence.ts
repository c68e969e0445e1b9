import { equalJson } from '@hexwright/model';
import { PERSON_COLORS, readPresence, type FieldCursor, type MapCursor, type Presence } from '@hexwright/workspace';
import type { Awareness } from 'y-protocols/awareness';
import { Store } from '../parts/store.ts';
import { GUEST } from './words.ts';

/** Somebody else who has the project open. */
export interface Person extends Presence {
  /** Number of the tab. */
  readonly client: number;
}

/** Somebody else who is at a value, in a text or in a form. */
export interface Writer extends Pick<Person, 'client' | 'name' | 'color'> {
  readonly field: FieldCursor;
}

/** What one shows of oneself, but for the name and the colour. */
export type Shown = Partial<Pick<Presence, 'place' | 'map' | 'field'>>;

/** Where the browser keeps one's name and colour. */
const [NAME, COLOR] = ['hexwright.name', 'hexwright.color'];
/** Milliseconds between two tellings: a pointer moves more often than anybody can see. */
const PACE = 60;

/** Who else has the project open, and what one shows them of oneself. */
export class ProjectPresence {
  /** The others, in an order that stays. */
  readonly others = new Store<readonly Person[]>([]);
  /** Those of them who are at a value: other than {@link others} it does not change with every move of a pointer. */
  readonly writers = new Store<readonly Writer[]>([]);
  /** One's own name. */
  readonly name: Store<string>;
  /** Whether the server knows the name: then it is no matter of choice. */
  readonly isKnown = new Store(false);
  /** The tab that is followed; null for none. */
  readonly followed = new Store<number | null>(null);
  /** Somebody who has just asked everybody to come. */
  readonly caller = new Store<Person | null>(null);
  readonly #color: number;
  /** Names of everybody who was here, by the number of the tab: what they did stays when they have gone. */
  readonly #names = new Map<number, string>();
  #awareness: Awareness | null = null;
  #shown: Presence;
  #due: ReturnType<typeof setTimeout> | undefined;

  constructor(place: string) {
    this.#color = Number(keptAs(COLOR, () => String(Math.floor(Math.random() * PERSON_COLORS))));
    this.name = new Store(keptAs(NAME, () => GUEST(Math.floor(Math.random() * 90) + 10)));
    this.#shown = { name: this.name.value, color: this.#color, place, map: null, field: null, calls: 0 };
  }

  /** Begins to show oneself and to see others. */
  join(awareness: Awareness): void {
    this.#awareness = awareness;
    awareness.on('change', this.#look);
    this.#notify();
    this.#look();
  }

  /** Shows where one is; the pointer's way is told in steps. */
  show(shown: Shown): void {
    this.#shown = { ...this.#shown, ...shown };
    this.#due ??= setTimeout(() => {
      this.#due = undefined;
      this.#notify();
    }, PACE);
  }

  /** Shows where one's pointer is on a map, where anything about it has changed. */
  showMap(map: MapCursor | null): void {
    if (!equalJson(map, this.#shown.map)) this.show({ map });
  }

  /** Shows which value one is at. */
  showField(field: FieldCursor | null): void {
    if (!equalJson(field, this.#shown.field)) this.show({ field });
  }

  /** Takes another name, and keeps it in this browser. */
  rename(name: string): void {
    const word = name.trim().slice(0, 40);
    if (word === '' || this.isKnown.value) return;
    keep(NAME, word);
    this.#call(word);
  }

  /** Takes the name that the server knows; '' where it knows none. */
  recognize(name: string): void {
    this.isKnown.value = name !== '';
    if (name !== '') this.#call(name);
  }

  /** The name of somebody who is or was here, by the number of their tab; null for one that nobody has seen. */
  nameOf(client: number): string | null {
    return this.#names.get(client) ?? null;
  }

  /** Asks everybody to come to where one is. */
  call(): void {
    this.#shown = { ...this.#shown, calls: this.#shown.calls + 1 };
    this.#notify();
  }

  close(): void {
    clearTimeout(this.#due);
    this.#awareness?.off('change', this.#look);
    this.#awareness?.setLocalState(null);
  }

  #call(name: string): void {
    this.name.value = name;
    this.#shown = { ...this.#shown, name };
    this.#notify();
  }

  #notify(): void {
    this.#awareness?.setLocalState({ ...this.#shown });
  }

  readonly #look = (): void => {
    const awareness = this.#awareness;
    if (awareness === null) return;
    const known = new Map(this.others.value.map((one) => [one.client, one]));
    const others: Person[] = [];
    for (const [client, state] of [...awareness.getStates()].toSorted(([a], [b]) => a - b)) {
      const presence = client === awareness.clientID ? null : readPresence(state);
      if (presence === null) continue;
      const person = { ...presence, client };
      others.push(person);
      this.#names.set(client, person.name);
      const before = known.get(client);
      if (before !== undefined && presence.calls > before.calls) this.caller.value = person;
    }
    this.others.value = others;
    const writers = others.flatMap(({ client, name, color, field }) =>
      field === null ? [] : [{ client, name, color, field }],
    );
    if (!equalJson(writers, this.writers.value)) this.writers.value = writers;
    const { value: followed } = this.followed;
    if (followed !== null && !others.some(({ client }) => client === followed)) this.followed.value = null;
  };
}

/** What this browser keeps under a name: the same after the page is loaded again. Made where nothing is kept yet. */
function keptAs(name: string, make: () => string): string {
  try {
    const kept = localStorage.getItem(name);
    if (kept !== null) return kept;
  } catch {
    return make();
  }
  const made = make();
  keep(name, made);
  return made;
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Where the browser keeps nothing, it lasts as long as the tab.
  }
}
