import { type ReadonlyStore, Store } from '../../parts/store.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { filmOf, spliced, type Film } from './film.ts';

/** How long a part of the time takes on the screen, in milliseconds; longer where nothing may glide. */
const PART = 150;
const STILL_PART = 450;

/** Whether somebody wants nothing to move on the screen. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Plays back what all did at once: as it happens, and again when it is asked for. Who wants stillness only sees it when they ask. */
export class Playback {
  readonly #film = new Store<Film | null>(null);
  readonly #time = new Store(0);
  readonly #isRunning = new Store(false);
  readonly #isPast = new Store(false);
  #before: GameSnapshot | null = null;
  #frame = 0;
  #last = 0;

  /** What can be played back; null for nothing. */
  get film(): ReadonlyStore<Film | null> {
    return this.#film;
  }

  /** How far it has got, in parts of the time. */
  get time(): ReadonlyStore<number> {
    return this.#time;
  }

  get isRunning(): ReadonlyStore<boolean> {
    return this.#isRunning;
  }

  /** Whether the board shows the past: it is under way, or halted there. */
  get isPast(): ReadonlyStore<boolean> {
    return this.#isPast;
  }

  /** The game stands otherwise than before; `rolls` says whether what happened is played back at once. */
  watch(snapshot: GameSnapshot | null, rolls: boolean): void {
    const before = this.#before;
    this.#before = snapshot;
    if (before === null || snapshot === null || before.view.node === snapshot.view.node) return;
    const film = filmOf(before, snapshot);
    const follows = snapshot.line.includes(before.view.node);
    if (film === null) {
      // Who goes to another moment looks at that.
      if (!follows) this.clear();
      return;
    }
    const now = this.film.value;
    if (now !== null && this.isPast.value) {
      this.#film.value = spliced(now, film);
      return;
    }
    // A page that nobody sees draws nothing.
    const isSeen = rolls && !wantsStillness() && !document.hidden;
    this.#film.value = film;
    this.#goTo(isSeen ? 0 : film.length);
    this.#run(isSeen);
  }

  /** Ends once the board shows how things stand now. */
  async seen(): Promise<void> {
    if (!this.isPast.value) return;
    await new Promise<void>((resolve) => {
      const end = this.isPast.listen(() => {
        end();
        resolve();
      });
    });
  }

  /** Halts it, goes on, or plays it again from the beginning. */
  toggle(): void {
    if (this.isRunning.value) this.#run(false);
    else if (this.isPast.value) this.#run(true);
    else this.replay();
  }

  replay(): void {
    if (this.film.value === null) return;
    this.#goTo(0);
    this.#run(true);
  }

  /** Shows at once how it ends. */
  skip(): void {
    this.#goTo(this.film.value?.length ?? 0);
    this.#run(false);
  }

  clear(): void {
    this.#run(false);
    this.#film.value = null;
    this.#goTo(0);
  }

  #goTo(time: number): void {
    this.#time.value = time;
    this.#isPast.value = time < (this.film.value?.length ?? 0);
  }

  #run(isOn: boolean): void {
    cancelAnimationFrame(this.#frame);
    this.#last = 0;
    this.#isRunning.value = isOn;
    if (isOn) this.#frame = requestAnimationFrame(this.#step);
  }

  readonly #step = (now: number): void => {
    const length = this.film.value?.length ?? 0;
    const [last, isStill] = [this.#last === 0 ? now : this.#last, wantsStillness()];
    const gone = (now - last) / (isStill ? STILL_PART : PART);
    // Who wants stillness sees one part after the other, and nothing between.
    const parts = isStill ? Math.floor(gone) : gone;
    this.#last = isStill && parts === 0 ? last : now;
    this.#goTo(Math.min(length, this.time.value + parts));
    if (this.time.value < length) this.#frame = requestAnimationFrame(this.#step);
    else this.#isRunning.value = false;
  };
}
