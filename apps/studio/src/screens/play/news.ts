import { Store } from '../../parts/store.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { happeningOf, NOTHING_NEW, type Happening } from './happening.ts';

/** How long what has happened stays on the board, in milliseconds. */
const SHOWN_FOR = 8000;

/** Shows what has happened: move by move while others play, and all of it together to the person who goes on. */
export class News {
  readonly shown = new Store<Happening>(NOTHING_NEW);
  #before: GameSnapshot | null = null;
  /** How the game stood when a person had decided last, or went to another move. */
  #since: GameSnapshot | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** What happens from here on is news to the person who decides next. */
  since(standing: GameSnapshot | null): void {
    this.#since = standing;
  }

  /** The game stands otherwise than before. */
  watch(standing: GameSnapshot | null, isPersons: boolean): void {
    const before = this.#before;
    this.#before = standing;
    if (before === null || standing === null || before.view.node === standing.view.node) return;
    clearTimeout(this.#fading);
    const latest = happeningOf(before, standing);
    if (latest === NOTHING_NEW) this.#since = standing;
    const all = isPersons && this.#since !== null ? happeningOf(this.#since, standing) : latest;
    // What has been read out is not read out again.
    this.shown.value = { ...all, news: latest.news };
    this.#fading = setTimeout(() => (this.shown.value = NOTHING_NEW), SHOWN_FOR);
  }

  close(): void {
    clearTimeout(this.#fading);
  }
}
