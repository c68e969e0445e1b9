/** What a player wins of games that are played twice, on the same dice and from either seat. */
import { type Share, wilson } from '../statistics.ts';

/** Games of a pair. */
const PAIR = 2;
/** The least that is taken to have been seen of pairs that differ, as a square: many that are all alike do not prove that the next one is. */
const UNSEEN = 1 / 2;

/**
 * Pairs of games on one seed, one from each seat. Where the dice decide more than the players, the same seat wins both games of
 * nearly every pair: these pairs say that the players are alike, which games of different seeds would tell only by the thousand.
 * Pairs are not kept.
 */
export class SeatPairs {
  #count = 0;
  /** Sum of what the player won of each pair, from 0 to 1, and of its squares. Quarters, so both are exact in any order. */
  #sum = 0;
  #squares = 0;

  /** A pair, and what part of it the player won, from 0 to 1; a draw is half a game. */
  add(part: number): void {
    this.#count++;
    this.#sum += part;
    this.#squares += part * part;
  }

  join(other: SeatPairs): void {
    this.#count += other.#count;
    this.#sum += other.#sum;
    this.#squares += other.#squares;
  }

  get games(): number {
    return PAIR * this.#count;
  }

  /**
   * What part of its games the player won, and where the true part lies: Wilson's interval of as many games on seeds of their own as
   * the pairs are worth, by how far they lie apart (the design effect of samples in clusters; Korn and Graubard 1998). `z` says how
   * sure it is: `ONE_LOOK` or `FIVE_LOOKS`.
   */
  share(z: number): Share {
    const { games } = this;
    const won = PAIR * this.#sum;
    if (games === 0) return wilson(0, 0, z);
    const part = won / games;
    const apart = (this.#squares - this.#sum * part + UNSEEN) / this.#count;
    // What the variance of a pair would be by games that have nothing to do with each other; never none.
    const likely = (this.#sum + 1 / 2) / (this.#count + 1);
    const worth = (games * likely * (1 - likely)) / (PAIR * apart);
    return { ...wilson(part * worth, worth, z), count: won, share: part };
  }
}
