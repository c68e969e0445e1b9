/** The games of a batch, handed out to many hands and taken back in their order. */
import type { CountedResult } from '../acts.ts';

/** Which games are played. */
export interface GamePlan {
  /** How many packages each seed is played in. */
  readonly packages: number;
  /** How many games of each package. */
  readonly games: number;
  /** Seed of the first game of each package; each following one has the next. */
  readonly seed: number;
}

/** The number of a game, of which package it is, by its place, and its seed. */
export interface GameOrder {
  readonly index: number;
  readonly entrant: number;
  readonly seed: number;
}

/** From who plays: a game is done, or could not be played. */
export type GameAnswer<Result = CountedResult> =
  | { readonly kind: 'played'; readonly index: number; readonly result: Result }
  | { readonly kind: 'failed'; readonly index: number; readonly message: string };

/**
 * Takes the result of a game. Games are numbered from 0: all packages with the first seed, then all with the second. May
 * answer that it has seen enough, and nothing more comes.
 */
export type TakeResult<Result = CountedResult> = (result: Result, index: number) => 'enough' | void;

/** A game of a batch that could not be played to its end because the rules or a player failed. */
export class BatchError extends Error {
  override readonly name = 'BatchError';
}

/**
 * Hands out games in the order of their numbers and passes their results on in the same order, however many play and
 * whichever is done first: the results are the same for any number of hands.
 */
export class GameQueue<Result = CountedResult> {
  readonly #plan: GamePlan;
  readonly #take: TakeResult<Result>;
  /** What came before the result of an earlier game: never more than a few, since games are handed out in order. */
  readonly #early = new Map<number, GameAnswer<Result>>();
  #total: number;
  #started: number;
  #taken: number;
  #failure: BatchError | null = null;

  /** @param first number of the first game that is handed out: those before it have been taken already */
  constructor(plan: GamePlan, take: TakeResult<Result>, first = 0) {
    this.#plan = plan;
    this.#take = take;
    this.#total = plan.games * plan.packages;
    this.#started = first;
    this.#taken = first;
  }

  /** Whether every game has been taken, or enough of them. */
  get isDone(): boolean {
    return this.#taken >= this.#total;
  }

  /** The first game, in their order, that could not be played; null as long as there is none. */
  get failure(): BatchError | null {
    return this.#failure;
  }

  /** The next game to play; null where there is none left, or one has failed. */
  next(): GameOrder | null {
    if (this.#failure !== null || this.#started >= this.#total) return null;
    return this.#order(this.#started++);
  }

  /** Takes back what became of a game. A failure is told when its turn comes: a game before it may have been enough. */
  answer(answer: GameAnswer<Result>): void {
    this.#early.set(answer.index, answer);
    for (let next = this.#early.get(this.#taken); next !== undefined; next = this.#early.get(this.#taken)) {
      if (this.isDone || this.#failure !== null) return;
      this.#early.delete(next.index);
      if (next.kind === 'failed') {
        this.#failure = new BatchError(`The game with seed ${this.#order(next.index).seed} failed: ${next.message}`);
        return;
      }
      this.#taken++;
      if (this.#take(next.result, next.index) === 'enough') this.#total = this.#taken;
    }
  }

  #order(index: number): GameOrder {
    const { packages, seed } = this.#plan;
    return { index, entrant: index % packages, seed: seed + Math.floor(index / packages) };
  }
}
