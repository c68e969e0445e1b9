import type { CaseFile } from '@hexwright/model';
import { isPositionQuestion, type GameRecord } from '@hexwright/playtest/screen';
import type { SeatWish, RoomGameState } from '@hexwright/playtest/shared';
import { Store } from '../parts/store.ts';
import type { SharesFound } from './dice-shares.ts';
import { snapshotAfter, type GameSnapshot } from './game-snapshot.ts';
import type { DeedName, Deeds, QuestionName, Questions } from './protocol.ts';
import type { ReplayNotice, GameHost, RoomGame } from './game-host.ts';
import type { RoomGameListener, RoomGames } from './room-games.ts';
import { HOST } from './words.ts';

/** The page's side of the server that holds a game. What it says is all that this page may know of the game. */
export class RemoteGameHost implements GameHost, RoomGame, RoomGameListener {
  readonly shared = this;
  readonly snapshot = new Store<GameSnapshot | null>(null);
  readonly replayNotice = new Store<ReplayNotice | null>(null);
  readonly trouble = new Store<string | null>(null);
  /** Who sits where, and who else looks. */
  readonly state = new Store<RoomGameState | null>(null);
  /** Whether the connection is lost, or the game not yet open again after that. */
  readonly isLost = new Store(false);
  readonly position: CaseFile | null = null;
  /** Id of the game. */
  readonly game: string;
  readonly #room: RoomGames;
  readonly #gone: () => void;
  readonly #end: () => void;

  /** @param gone called when somebody has thrown the game away */
  constructor(room: RoomGames, game: string, gone: () => void) {
    this.#room = room;
    this.game = game;
    this.#gone = gone;
    this.#end = room.isUp.listen((isUp) => (this.isLost.value ||= !isUp));
    room.look(this);
  }

  /** Opens the game. Rejects with an Error in plain words when it cannot be opened. */
  async open(): Promise<void> {
    await this.#room.ask({ type: 'watch', game: this.game });
    this.isLost.value = false;
  }

  greeted(): void {
    this.open().then(
      () => this.#room.again(),
      (error: unknown) => this.troubled(String(error)),
    );
  }

  update(state: RoomGameState): void {
    this.state.value = state;
    this.trouble.value = state.trouble;
    // The server knows notes apart from the moves: they are no part of the game.
    const noteOf = ({ move }: { readonly move: number }): string => state.notes[move] ?? '';
    this.snapshot.value = snapshotAfter(this.snapshot.value, state.snapshot, noteOf);
  }

  troubled(text: string): void {
    this.trouble.value = text;
  }

  dropped(): void {
    this.#gone();
  }

  /** Gives a seat. Rejects with an Error in plain words when it cannot be given. */
  async sit(side: string, wish: SeatWish): Promise<void> {
    await this.#room.ask({ type: 'sit', game: this.game, side, wish });
  }

  get isReachable(): boolean {
    return !this.isLost.value;
  }

  /** Whether notes can be pinned to moves: by those who sit at it, until it is over. */
  get mayNote(): boolean {
    const { game } = this.state.value ?? {};
    return game !== undefined && !game.isOver && Object.values(game.seats).some(({ is }) => is === 'me');
  }

  /** Offers all who sit at it to go on under the rules as they are now. Rejects with an Error in plain words. */
  async offerRules(): Promise<void> {
    await this.#room.ask({ type: 'offer', game: this.game });
  }

  /** What is said to the rules that are offered. Rejects with an Error in plain words. */
  async agree(offer: string, yes: boolean): Promise<void> {
    await this.#room.ask({ type: 'agree', game: this.game, offer, yes });
  }

  async ask<Name extends QuestionName>(
    name: Name,
    ...args: Questions[Name]['args']
  ): Promise<Questions[Name]['answer']> {
    if (isPositionQuestion(name)) return this.#room.ask({ type: 'look', game: this.game, name, args });
    if (name !== 'save') throw new Error(HOST.aloneOnly);
    const record = await this.#room.ask<Questions['save']['answer'] | null>({ type: 'save', game: this.game });
    if (record === null) throw new Error(HOST.savedWhenOver);
    return record;
  }

  async dispatch<Name extends DeedName>(name: Name, ...args: Deeds[Name]['args']): Promise<Deeds[Name]['answer']> {
    const { view, moves } = this.snapshot.value ?? {};
    if (name === 'perform') {
      // What is done in a room stays done: it makes no difference to which move it belongs.
      const [commands] = args as Deeds['perform']['args'];
      return this.#room.ask({ type: 'perform', game: this.game, at: view?.move ?? 0, commands });
    }
    if (name !== 'pinNote') throw new Error(HOST.aloneOnly);
    const [node, text] = args as Deeds['pinNote']['args'];
    return this.#room.ask({ type: 'note', game: this.game, move: moves?.get(node)?.move ?? 0, text });
  }

  /** What has become of the shares of this browser; null where the game is of a time without. */
  async sharesIn({ fair }: GameRecord): Promise<SharesFound | null> {
    return fair === undefined ? null : this.#room.sharesIn(this.game, fair);
  }

  record(): GameRecord | null {
    return null;
  }

  recordUpToHere(): GameRecord | null {
    return null;
  }

  close(): void {
    this.#end();
    this.#room.look(null);
  }
}
