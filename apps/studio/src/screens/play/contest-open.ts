/** Which contest of two pieces lies over the map: the one under way, or what became of it until it is dismissed. */
import type { Contest } from '@hexwright/playtest/screen';
import { type ReadonlyStore, Store } from '../../parts/store.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';

export class ContestOpen {
  readonly #shown = new Store<Contest | null>(null);
  readonly #isAside = new Store(false);
  /** The contest that was seen under way last: only of that one the end is shown. */
  #seen: number | null = null;

  /** null while there is none to show. */
  get shown(): ReadonlyStore<Contest | null> {
    return this.#shown;
  }

  /** True while the map is looked at instead. */
  get isAside(): ReadonlyStore<boolean> {
    return this.#isAside;
  }

  /** The game stands otherwise than before. */
  settle(snapshot: { readonly view: Pick<GameSnapshot['view'], 'contest'> } | null): void {
    const contest = snapshot?.view.contest ?? null;
    if (contest !== null && !contest.isOver && contest.id !== this.#seen) {
      this.#seen = contest.id;
      this.#isAside.value = false;
    }
    const isShown = contest !== null && contest.id === this.#seen;
    this.#shown.value = isShown ? contest : null;
  }

  /** Back to the map: for a look at it, or for good where the contest is over. */
  putAside(): void {
    if (this.shown.value?.isOver === true) {
      this.#seen = null;
      this.#shown.value = null;
    } else this.#isAside.value = true;
  }

  /** Back to the contest. */
  open(): void {
    this.#isAside.value = false;
  }

  /** Whether it lies over the map now. */
  get isOpen(): boolean {
    return this.shown.value !== null && !this.isAside.value;
  }
}
