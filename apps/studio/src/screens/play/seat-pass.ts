/** When a screen that several persons share is to be passed on: the next person says so before going on. */
import { PERSON } from '@hexwright/playtest/screen';
import { type ReadonlyStore, Store } from '../../parts/store.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';

/** Who was asked first in a step of the sequence, and what. */
interface FirstDecision {
  readonly step: string;
  readonly decision: string;
  readonly side: string;
}

/**
 * Follows a game. The screen is passed when a step of the sequence, or a part of it, begins with another person's
 * decision, and for whatever is chosen in secret; what others must answer in between (where to retreat, which way to
 * face) is answered in the view for everyone.
 */
export class SeatPass {
  readonly #to = new Store<string | null>(null);
  #first: FirstDecision | null = null;

  /** Id of the side to which the screen must be passed; null while it is where it belongs. */
  get to(): ReadonlyStore<string | null> {
    return this.#to;
  }

  /** The game has come to rest: it waits for somebody. */
  settle({ view, shows, isPassed }: Pick<GameSnapshot, 'view' | 'shows' | 'isPassed'>): void {
    const { side, decision } = view.prompt;
    if (!isPassed || shows.seat === side || shows.foretells) this.#to.value = null;
    if (side === null || view.seat !== PERSON) return;
    if (view.isSecret) {
      if (isPassed && !shows.foretells && shows.seat !== side) this.#to.value = side;
      return;
    }
    const before = this.#first;
    const step = `${view.turn} ${view.phase.id}`;
    if (before?.step === step && (before.decision !== decision || before.side === side)) return;
    this.#first = { step, decision, side };
    if (isPassed && !shows.foretells && side !== before?.side) this.#to.value = shows.seat === side ? null : side;
  }

  /** The right person sits there now. */
  taken(): void {
    this.#to.value = null;
  }
}
