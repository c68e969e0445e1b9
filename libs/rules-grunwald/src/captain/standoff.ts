/** How long two armies have stood before each other without an attack: where both wait to strike first, nobody ever does. */
import type { Battle } from '../battle.ts';
import { WEIGHTS } from './weights.ts';

export class Standoff {
  /** Own movement phases in a row with the enemy near or no nearer, and no attack since the one before. */
  #phases = 0;
  /** When an attack was last made, as the battle counts phases. */
  #attacked = 0;
  /** Hexes to the nearest enemy in the phase before. */
  #nearest = Infinity;

  /** A new game begins. */
  forget(): void {
    this.#phases = 0;
    this.#attacked = 0;
    this.#nearest = Infinity;
  }

  /** A movement phase of the own side begins; `nearest` is how many hexes the nearest enemy is away. */
  look({ attackedIn, counters }: Battle, nearest: number): void {
    let last = 0;
    for (let piece = 0; piece < counters.count; piece++) last = Math.max(last, attackedIn.of(piece));
    const waits = nearest <= WEIGHTS.bound + 1 || nearest >= this.#nearest;
    this.#phases = last === this.#attacked && waits ? this.#phases + 1 : 0;
    this.#attacked = last;
    this.#nearest = nearest;
  }

  /** Hexes from the enemy at which nobody is drawn nearer: after a while without an attack they go up to him. */
  get bound(): number {
    return this.isOver ? 1 : WEIGHTS.bound;
  }

  /** How much stronger than at first the side is drawn to the enemy: more with every phase that it has waited too long. */
  get urgency(): number {
    return this.isOver ? this.#phases - WEIGHTS.patience : 1;
  }

  /** Whether the side has waited too long. */
  get isOver(): boolean {
    return this.#phases > WEIGHTS.patience;
  }
}
