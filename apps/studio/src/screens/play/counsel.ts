/** What a marshal would do in a person's place: asked for, thought about elsewhere, and gone with the position. */
import type { Advice } from '@hexwright/playtest/screen';
import { type ReadonlyStore, Store } from '../../parts/store.ts';

/** How long it thinks, by the names that its seats have. */
export const THINKING = ['marshal-brief', 'marshal', 'marshal-long'] as const;
export type ThinkingTime = (typeof THINKING)[number];

/** `thinking`: it has been asked. `nothing`: it has nothing to say. */
export type Counselled = Advice | 'thinking' | 'nothing' | null;

export class Counsel {
  readonly #shown = new Store<Counselled>(null);
  readonly #time = new Store<ThinkingTime>('marshal');
  readonly #ask: (marshal: ThinkingTime) => Promise<Advice | null>;
  /** Tells a question from those whose position is gone. */
  #asked = 0;

  constructor(ask: (marshal: ThinkingTime) => Promise<Advice | null>) {
    this.#ask = ask;
  }

  /** What it says; null while it has not been asked. */
  get shown(): ReadonlyStore<Counselled> {
    return this.#shown;
  }

  /** For how long it thinks. */
  get time(): ReadonlyStore<ThinkingTime> {
    return this.#time;
  }

  /** Asks, once at a time. */
  async ask(): Promise<void> {
    if (this.shown.value === 'thinking') return;
    const asked = ++this.#asked;
    this.#shown.value = 'thinking';
    const advice = await this.#ask(this.time.value);
    if (asked === this.#asked) this.#shown.value = advice ?? 'nothing';
  }

  /** Has it think for another time from now on. */
  think(time: ThinkingTime): void {
    this.#time.value = time;
  }

  /** The position is another, or somebody has seen enough. */
  drop(): void {
    this.#asked++;
    this.#shown.value = null;
  }
}

/** The advice that is there; null while there is none. */
export function adviceIn(shown: Counselled): Advice | null {
  return shown === null || typeof shown === 'string' ? null : shown;
}
