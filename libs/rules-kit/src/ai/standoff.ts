/** How long two armies have stood before each other without an attack: where both wait to strike first, nobody ever does. */
import type { Column } from '@hexwright/engine';

/** How a captain waits for the enemy. */
export interface Restraint {
  /** Hexes from the enemy at which nobody is drawn nearer: one bound away, to strike first. */
  readonly bound: number;
  /** Movement phases before an enemy who does not attack either, until they are drawn up to them all the same. */
  readonly patience: number;
}

export class Standoff {
  readonly #restraint: Restraint;
  /** Own movement phases in a row with the enemy near or no nearer, and no attack since the one before. */
  #phases = 0;
  /** When an attack was last made, as the battle counts phases. */
  #attacked = 0;
  /** Hexes to the nearest enemy in the phase before. */
  #nearest = Infinity;

  constructor(restraint: Restraint) {
    this.#restraint = restraint;
  }

  /** A new game begins. */
  forget(): void {
    this.#phases = 0;
    this.#attacked = 0;
    this.#nearest = Infinity;
  }

  /**
   * A movement phase of the own side begins.
   *
   * @param attacked when an attack was last made, as the battle counts phases; see {@link latest}
   * @param nearest how many hexes the nearest enemy is away
   */
  look(attacked: number, nearest: number): void {
    const waits = nearest <= this.#restraint.bound + 1 || nearest >= this.#nearest;
    this.#phases = attacked === this.#attacked && waits ? this.#phases + 1 : 0;
    this.#attacked = attacked;
    this.#nearest = nearest;
  }

  /** Whether the side has waited too long. */
  get isOver(): boolean {
    return this.#phases > this.#restraint.patience;
  }

  /** Hexes from the enemy at which nobody is drawn nearer: after a while without an attack they go up to them. */
  get bound(): number {
    return this.isOver ? 1 : this.#restraint.bound;
  }

  /** How much stronger than at first the side is drawn to the enemy: more with every phase that it has waited too long. */
  get urgency(): number {
    return this.isOver ? this.#phases - this.#restraint.patience : 1;
  }
}

/** The greatest of the phases in which pieces did something; 0 when none has. */
export function latest(column: Column, pieces: number): number {
  let last = 0;
  for (let piece = 0; piece < pieces; piece++) last = Math.max(last, column.of(piece));
  return last;
}
