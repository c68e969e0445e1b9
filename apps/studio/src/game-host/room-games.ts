import type { FairDice } from '@hexwright/playtest/dice';
import type { RoomRequest, GameInfo, GameNotice, RoomGameState } from '@hexwright/playtest/shared';
import { Store } from '../parts/store.ts';
import type { Connection } from '../session/connection.ts';
import type { DiceShares, SharesFound } from './dice-shares.ts';
import { HOST } from './words.ts';

/** Where the browser keeps the key by which it is known again at its seats. */
const KEY = 'hexwright.seat-key';

/** Somebody who looks at one game. */
export interface RoomGameListener {
  readonly game: string;
  /** The server can be reached again, and knows nothing of this page. */
  greeted(): void;
  update(state: RoomGameState): void;
  /** Why the game does not go on. */
  troubled(text: string): void;
  dropped(): void;
}

interface Waiting {
  readonly request: RoomRequest;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The games that are played in the room, and the way to the server that holds them. */
export class RoomGames {
  /** All games of the project, those that were played last first. */
  readonly games = new Store<readonly GameInfo[]>([]);
  /** Whether the server can be reached. */
  readonly isUp = new Store(false);
  /** The games in which this browser's seat has just come to decide. */
  readonly turn = new Store<GameInfo | null>(null);
  readonly #connection: Connection;
  readonly #name: Store<string>;
  readonly #waiting = new Map<number, Waiting>();
  /** What makes them is loaded with the first game that asks for one. */
  #shares: Promise<DiceShares> | null = null;
  #listener: RoomGameListener | null = null;
  #asked = 0;

  /** @param name what the person here is called */
  constructor(connection: Connection, name: Store<string>) {
    this.#connection = connection;
    this.#name = name;
    connection.listenTo('game', (message) => this.#onMessage(message as GameNotice));
    connection.state.listen(({ is }) => this.#see(is === 'saved' || is === 'saving'));
  }

  /** What has become of the shares of this browser, by what a finished game says of its dice. */
  async sharesIn(game: string, fair: FairDice): Promise<SharesFound> {
    return (await this.#diceShares()).found(game, fair);
  }

  /** The games of a package. */
  of(packageId: string): readonly GameInfo[] {
    return this.games.value.filter((game) => game.package === packageId);
  }

  /** Resolves as soon as the server can be reached. */
  reached(): Promise<void> {
    if (this.isUp.value) return Promise.resolve();
    return new Promise((resolve) => {
      const end = this.isUp.listen(() => (end(), resolve()));
    });
  }

  /** Who is told of a game that is looked at, one at a time; null for nobody. */
  look(listener: RoomGameListener | null): void {
    const before = this.#listener;
    if (before !== null && before.game !== listener?.game) this.#send({ type: 'leave', game: before.game });
    this.#listener = listener;
  }

  /** Asks the server. What was asked before the connection was lost waits for {@link again}. */
  ask<Answer>(request: RoomRequest): Promise<Answer> {
    if (!this.isUp.value && request.type !== 'perform') return Promise.reject(new Error(HOST.unreachable));
    this.#asked += 1;
    const id = this.#asked;
    if (this.isUp.value) this.#send({ id, ...request });
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { request, resolve, reject });
    });
  }

  /** Asks again what was not answered: the server does nothing twice. */
  again(): void {
    for (const [id, { request }] of this.#waiting) if (request.type === 'perform') this.#send({ id, ...request });
  }

  #send(message: object): void {
    this.#connection.send('game', message);
  }

  #see(isUp: boolean): void {
    if (this.isUp.value === isUp) return;
    this.isUp.value = isUp;
    if (isUp) this.#send({ type: 'hello', key: seatKey(), name: this.#name.value });
    else {
      for (const [id, { request, reject }] of this.#waiting) {
        if (request.type === 'perform') continue;
        this.#waiting.delete(id);
        reject(new Error(HOST.unreachable));
      }
    }
  }

  #onMessage(notice: GameNotice): void {
    const listener = this.#listener;
    switch (notice.type) {
      case 'games':
        this.#list(notice.games, notice.all);
        if (notice.all) listener?.greeted();
        return;
      case 'dropped':
        this.games.value = this.games.value.filter(({ id }) => id !== notice.game);
        if (listener?.game === notice.game) listener.dropped();
        return;
      case 'told':
        if (listener?.game === notice.game.id) listener.update(notice);
        return;
      case 'trouble':
        if (listener?.game === notice.game) listener.troubled(notice.text);
        return;
      case 'answer':
        if (notice.told !== null && listener?.game === notice.told.game.id) listener.update(notice.told);
        this.#settle(notice.id)?.resolve(notice.answer as never);
        return;
      case 'failed':
        this.#settle(notice.id)?.reject(new Error(notice.message));
    }
  }

  #list(told: readonly GameInfo[], isAll: boolean): void {
    const before = new Map(this.games.value.map((game) => [game.id, game]));
    const rest = isAll ? [] : this.games.value.filter(({ id }) => !told.some((game) => game.id === id));
    this.games.value = [...told, ...rest].toSorted((a, b) => b.updated - a.updated);
    for (const game of told) {
      const was = before.get(game.id);
      if (game.dice !== null && game.dice.asked !== null) void this.#throwIn(game);
      if (isMyTurn(game) && (was === undefined || !isMyTurn(was))) this.turn.value = game;
    }
  }

  /** Gives what a game asks of this browser for its dice. */
  async #throwIn(game: GameInfo): Promise<void> {
    const thrown = (await this.#diceShares()).answer(game);
    if (thrown !== null) this.#send(thrown);
  }

  #diceShares(): Promise<DiceShares> {
    this.#shares ??= import('./dice-shares.ts').then((module) => new module.DiceShares());
    return this.#shares;
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

/** Whether this browser's seat must decide. */
export function isMyTurn({ seats, deciding, isOver }: GameInfo): boolean {
  return !isOver && seats[deciding]?.is === 'me';
}

/** The key of this browser, which nobody else is ever told. */
function seatKey(): string {
  const fresh = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    const key = localStorage.getItem(KEY) ?? fresh();
    localStorage.setItem(KEY, key);
    return key;
  } catch {
    // In a private window the seats are lost with the page.
    return (lastKey ??= fresh());
  }
}

let lastKey: string | undefined;
