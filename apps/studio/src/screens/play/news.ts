import { type ReadonlyStore, Store } from '../../parts/store.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { recentEvents, NOTHING_NEW, type RecentEvents } from './recent-events.ts';

/** How long what has happened stays on the board, in milliseconds. */
const SHOWN_FOR = 8000;

/** Shows what has happened: move by move while others play, and all of it together to the person who goes on. */
export class News {
  readonly #shown = new Store<RecentEvents>(NOTHING_NEW);
  #before: GameSnapshot | null = null;
  /** How the game stood when a person had decided last, or went to another move. */
  #since: GameSnapshot | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;

  get shown(): ReadonlyStore<RecentEvents> {
    return this.#shown;
  }

  /** What happens from here on is news to the person who decides next. */
  since(snapshot: GameSnapshot | null): void {
    this.#since = snapshot;
  }

  /** The game stands otherwise than before. */
  watch(snapshot: GameSnapshot | null, isPersons: boolean): void {
    const before = this.#before;
    this.#before = snapshot;
    if (before === null || snapshot === null || before.view.node === snapshot.view.node) return;
    clearTimeout(this.#fading);
    const latest = recentEvents(before, snapshot);
    if (latest === NOTHING_NEW) this.#since = snapshot;
    const all = isPersons && this.#since !== null ? recentEvents(this.#since, snapshot) : latest;
    // What has been read out is not read out again.
    this.#shown.value = { ...all, news: latest.news };
    this.#fading = setTimeout(() => (this.#shown.value = NOTHING_NEW), SHOWN_FOR);
  }

  close(): void {
    clearTimeout(this.#fading);
  }
}
