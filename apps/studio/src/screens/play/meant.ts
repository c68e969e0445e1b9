/** What somebody means who points at a table with a piece in hand, shown before it is done: the first of what may be meant. */
import type { Choice } from '@hexwright/playtest/screen';
import { type ReadonlyStore, Store } from '../../parts/store.ts';

/** Where a piece in hand is pointed to. */
interface Aim {
  readonly piece: string;
  readonly place: number;
}

export class Meant {
  readonly #shown = new Store<Choice | null>(null);
  readonly #ask: (aim: Aim) => Promise<readonly Choice[]>;
  #aim: Aim | null = null;
  #isAsking = false;

  constructor(ask: (aim: Aim) => Promise<readonly Choice[]>) {
    this.#ask = ask;
  }

  get shown(): ReadonlyStore<Choice | null> {
    return this.#shown;
  }

  /** The hand points here now; while an answer is awaited only the last place counts. */
  async look(piece: string | null, place: number): Promise<void> {
    this.#aim = piece === null || place < 0 ? null : { piece, place };
    if (this.#aim === null) this.#shown.value = null;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      for (let asked: Aim | null = null; this.#aim !== asked && this.#aim !== null;) {
        asked = this.#aim;
        const [choice = null] = await this.#ask(asked);
        if (this.#aim !== null) this.#shown.value = choice;
      }
    } finally {
      this.#isAsking = false;
    }
  }

  /** Somebody looks at a choice elsewhere than on the table; at none with null. */
  show(choice: Choice | null): void {
    this.#aim = null;
    this.#shown.value = choice;
  }

  /** Nothing is meant any more: the position is another. */
  drop(): void {
    this.show(null);
  }
}
