import type { LineOfSight } from '@hexwright/board';
import type { GameShown } from '../../game-host/game-host.ts';
import { type ReadonlyStore, Store } from '../../parts/store.ts';
import { REACH } from './reach-words.ts';

/** What a line of sight says. */
export interface SeenLine {
  readonly shown: LineOfSight;
  /** In a sentence, with the case of whatever is in the way. */
  readonly text: string;
}

/** Holds one end of a line of sight while the pointer moves the other. */
export class LineOfSightProbe {
  readonly #from = new Store(-1);
  readonly #seen = new Store<SeenLine | null>(null);

  /** The place that is looked from; -1 while nobody looks. */
  get from(): ReadonlyStore<number> {
    return this.#from;
  }

  get seen(): ReadonlyStore<SeenLine | null> {
    return this.#seen;
  }

  /** Whether somebody looks. */
  get isOn(): boolean {
    return this.from.value >= 0;
  }

  /** Begins to look from a place, or ends. */
  hold(place: number): void {
    this.#from.value = place;
    this.#seen.value = null;
  }

  /** Looks to a place. */
  async look(host: GameShown, to: number): Promise<void> {
    const from = this.from.value;
    if (from < 0 || to < 0 || to === from) return;
    const { clear, range, blockedBy } = await host.ask('sight', from, to);
    const shape = host.snapshot.value?.view.space.shape;
    if (this.from.value !== from || shape === undefined) return;
    const because = blockedBy.map(({ text, case: cited }) => `${text} [${cited}]`).join(' ');
    this.#seen.value = {
      shown: { from, to, blockedBy: blockedBy.map(({ place }) => place) },
      text: clear ? REACH.inSight(shape, range) : REACH.hidden(shape, range, because),
    };
  }
}
