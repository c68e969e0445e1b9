/** What the dice of a game fall by: a seed of its own, or in a room keys that nobody has chosen. */
import type { DiceSource } from '@hexwright/engine';
import { diceSource, type FairDice, playersSeed } from '../fair-dice.ts';

export class GameDice {
  /** The seed at the beginning; where keys take its place, the number of the first of them. */
  readonly seed: number;
  readonly source: DiceSource;
  /** As a record has them. */
  readonly head: { readonly seed: number; readonly fair?: FairDice };

  constructor({ seed, fair }: { readonly seed: number; readonly fair?: FairDice }) {
    this.seed = fair === undefined ? seed : 0;
    this.source = diceSource({ seed, ...(fair && { fair }) });
    this.head = { seed: this.seed, ...(fair && { fair }) };
  }

  /** The seed of computer players where dice fall by `seed`: nothing of keys can be worked out of what they do. */
  playersSeed(seed: number): number {
    return this.freshSeed(0) ?? seed;
  }

  /**
   * Another seed for what computer players decide after so many moves, in a room: of 32 bits that were the same for all of a
   * game, somebody who sees some decisions could find them, and tell the next before they are shown. null for a game alone.
   */
  freshSeed(move: number): number | null {
    return typeof this.source === 'number' ? null : playersSeed(this.source, move);
  }
}
