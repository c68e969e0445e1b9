/** Deals the games of a batch to the hands that play them; what has been played before is taken from where it is kept. */
import type { CountedResult } from './acts.ts';
import type { PlayedChunk } from './chunks.ts';
import {
  BatchError,
  type GameAnswer,
  type GameOrder,
  type GamePlan,
  GameQueue,
  type TakeResult,
} from './lab/game-queue.ts';

/** Games that have been played before: none of them is played again. */
export interface KnownGames {
  /** By seed, the games of the package at that place of the batch that are known, out of `count` seeds from `first` on. */
  find(entrant: number, first: number, count: number): Promise<ReadonlyMap<number, CountedResult>>;
  /** Is told games of a package that were played now, soon after they are over, in whatever order that is. */
  keep(entrant: number, results: readonly CountedResult[]): Promise<void>;
}

/** So many seeds are looked up at once. */
const WINDOW = 256;

/** Hands out the games that must be played, and passes all results on in the order of their numbers. */
export class Dealer {
  readonly #queue: GameQueue;
  readonly #plan: GamePlan;
  readonly #known: KnownGames | undefined;
  /** By entrant: what is known of the seeds from `#first` on. */
  #window: readonly ReadonlyMap<number, CountedResult>[] = [];
  #first = 0;
  /** Who asks waits for who asked before. */
  #turn: Promise<unknown> = Promise.resolve();
  /** By entrant: games that wait until those before them are kept. */
  readonly #unkept = new Map<number, CountedResult[]>();
  #keeping: Promise<void> | null = null;
  #trouble: Error | null = null;

  constructor(plan: GamePlan, take: TakeResult, known: KnownGames | undefined) {
    this.#plan = plan;
    this.#queue = new GameQueue(plan, take);
    this.#known = known;
  }

  /** How many games there are at most. */
  get size(): number {
    return this.#plan.games * this.#plan.packages;
  }

  /** Whether every game has been taken, or enough of them. */
  get isDone(): boolean {
    return this.#queue.isDone;
  }

  /** Why nothing is handed out any more; null where nothing has gone wrong. */
  get failure(): Error | null {
    return this.#trouble ?? this.#queue.failure;
  }

  /** The next game that must be played; null where there is none left, or one has failed. */
  next(): Promise<GameOrder | null> {
    return this.#afterOthers(() => this.#next());
  }

  /**
   * The next games that must be played, at most so many; none where none are left, or one has failed. Who asked first is
   * answered first: a hand that is told that there are none takes no more.
   */
  deal(most: number): Promise<readonly GameOrder[]> {
    return this.#afterOthers(async () => {
      const orders: GameOrder[] = [];
      while (orders.length < most) {
        const order = await this.#next();
        if (order === null) break;
        orders.push(order);
      }
      return orders;
    });
  }

  /** Takes back what became of games that were dealt together. */
  takeBack(orders: readonly GameOrder[], { results, failure }: Pick<PlayedChunk, 'results' | 'failure'>): void {
    results.forEach((result, at) => this.answer({ kind: 'played', index: orders[at].index, result }));
    if (failure !== null) this.answer({ kind: 'failed', index: orders[results.length].index, message: failure });
  }

  /** Takes back what became of a game. */
  answer(answer: GameAnswer): void {
    if (answer.kind === 'played' && this.#known !== undefined) {
      const entrant = answer.index % this.#plan.packages;
      this.#unkept.set(entrant, [...(this.#unkept.get(entrant) ?? []), answer.result]);
      this.#keeping ??= this.#keep(this.#known);
    }
    this.#queue.answer(answer);
  }

  /** Resolves when all that was played is kept, or could not be. Throws what has gone wrong. */
  async settle(): Promise<void> {
    while (this.#keeping !== null) await this.#keeping;
    if (this.failure !== null && !this.isDone) throw this.failure;
    if (!this.isDone) throw new BatchError('Those who play ended before their games.');
  }

  #afterOthers<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#turn.then(ask);
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  async #next(): Promise<GameOrder | null> {
    for (let order = this.#queue.next(); order !== null; order = this.#queue.next()) {
      const result = await this.#find(order);
      if (result === null) return order;
      this.#queue.answer({ kind: 'played', index: order.index, result });
    }
    return null;
  }

  async #find({ entrant, seed }: GameOrder): Promise<CountedResult | null> {
    const known = this.#known;
    if (known === undefined) return null;
    if (this.#window.length === 0 || seed >= this.#first + WINDOW) {
      this.#first = seed;
      const count = Math.min(WINDOW, this.#plan.seed + this.#plan.games - seed);
      const places = Array.from({ length: this.#plan.packages }, (_, place) => place);
      this.#window = await Promise.all(places.map((place) => known.find(place, seed, count)));
    }
    return this.#window[entrant].get(seed) ?? null;
  }

  /** Keeps what waits; what is played meanwhile is kept together afterwards. */
  async #keep(known: KnownGames): Promise<void> {
    try {
      for (let [next] = this.#unkept; next !== undefined; [next] = this.#unkept) {
        const [entrant, results] = next;
        this.#unkept.delete(entrant);
        await known.keep(entrant, results);
      }
    } catch (error) {
      this.#trouble = error instanceof Error ? error : new Error(String(error));
    } finally {
      this.#keeping = null;
    }
  }
}
