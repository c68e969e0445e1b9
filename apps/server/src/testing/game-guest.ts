import { createHash } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { CaseFile } from '@hexwright/model';
import type { Choice, MoveOutcome } from '@hexwright/playtest/screen';
import { pledgeOf, shareOf } from '@hexwright/playtest/dice';
import type { RoomRequest, GameInfo, GameNotice, RoomGameState } from '@hexwright/playtest/shared';
import type { RunningServer } from '../start-server.ts';
import { Place, until, type Client } from './place.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../scenarios');

/** The package of {@link PITS}, and the side that rides at them. */
export const PIT_PACKAGE = 'grunwald-1410';
export const RIDER = 'polish-lithuanian';

/** The last turn of Grunwald with riders before a few pits, some of which are real. */
export const PITS = {
  case: '14.21',
  title: 'Riders before pits',
  map: { columns: 14, rows: 14, zones: { 'wolf-pits': ['A7 B10', 'A6 B9', 'A8 B10', 'A5 B9'] } },
  turn: 22,
  phasing: 'polish-lithuanian',
  phase: 'polish-lithuanian-movement',
  units: [
    { id: 'A', copy: 'polish-horse-1', hexes: ['A7 B9'], facing: 'N' },
    { id: 'F', copy: 'polish-foot-1', hexes: ['A6 B8'], facing: 'N' },
    { id: 'B', copy: 'teutonic-horse-1', hexes: ['A8 B12'], facing: 'S' },
    { id: 'P', copy: 'wolf-pit-1', hexes: ['A7 B10'], face: 'real' },
    { id: 'Q', copy: 'wolf-pit-2', hexes: ['A6 B9'], face: 'dummy' },
    { id: 'R', copy: 'wolf-pit-3', hexes: ['A8 B10'], face: 'real' },
    { id: 'S', copy: 'wolf-pit-4', hexes: ['A5 B9'], face: 'dummy' },
  ],
} as unknown as CaseFile;

/** Puts packages of this repository into the folder of a test, without their examples. */
export async function bringPackages(place: Place, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await cp(path.join(SCENARIOS, id), path.join(place.root, id), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'cases',
    });
  }
}

/** A server whose room can play {@link PITS}. */
export async function pitServer(): Promise<{ readonly place: Place; readonly server: RunningServer }> {
  const place = await Place.make();
  await bringPackages(place, PIT_PACKAGE);
  return { place, server: await place.start() };
}

/** A page at the games of a room, as far as the server sees it. */
export class GameGuest {
  /** Everything that the server has said to it, as it came. */
  readonly heard: string[] = [];
  readonly games = new Map<string, GameInfo>();
  /** How the game that is watched stands. */
  told: RoomGameState | null = null;
  readonly #client: Client;
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  /** The secret of this browser. */
  readonly #secret: string;
  #asked = 0;
  #isGreeted = false;

  /** Somebody whom the server has greeted; without accounts the key of their browser says who they are. */
  static async greeted(client: Client, key: string): Promise<GameGuest> {
    const one = new GameGuest(client, key);
    await one.greeted();
    return one;
  }

  constructor(client: Client, key: string) {
    this.#client = client;
    this.#secret = createHash('sha256').update(key).digest('hex');
    client.provider.on('stateless', ({ payload }: { payload: string }) => this.#receive(payload));
    this.send({ type: 'hello', key, name: key });
  }

  /** Waits for the list of games. */
  greeted(): Promise<void> {
    return until(() => this.#isGreeted, 'the list of games');
  }

  send(message: object): void {
    this.sendText(JSON.stringify({ kind: 'game', ...message }));
  }

  /** Says something as it is. */
  sendText(text: string): void {
    this.#client.provider.sendStateless(text);
  }

  /** Asks, and waits for the answer; rejects with what the server says against it. */
  ask<Answer>(request: RoomRequest): Promise<Answer> {
    this.#asked += 1;
    const id = this.#asked;
    this.send({ id, ...request });
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Answer), reject });
    });
  }

  /** Opens a game and looks at it. */
  async watch(game: string): Promise<RoomGameState> {
    await this.ask({ type: 'watch', game });
    return this.now;
  }

  get now(): RoomGameState {
    if (this.told === null) throw new Error('No game is watched.');
    return this.told;
  }

  get move(): number {
    return this.now.snapshot.view.move;
  }

  get choices(): readonly Choice[] {
    return this.now.snapshot.choices;
  }

  /** Waits until the dice wait for nobody. */
  ready(game: string): Promise<void> {
    return until(() => this.games.get(game)?.dice?.waits.length === 0, 'the shares of the dice');
  }

  /** Does one of the choices that are offered, as soon as the dice are there. */
  async play({ command }: Choice, at = this.move): Promise<MoveOutcome> {
    await this.ready(this.now.game.id);
    return this.ask({ type: 'perform', game: this.now.game.id, at, commands: [command] });
  }

  #receive(payload: string): void {
    this.heard.push(payload);
    const notice = JSON.parse(payload) as GameNotice;
    if (notice.kind !== 'game') return;
    switch (notice.type) {
      case 'games':
        this.#isGreeted = true;
        for (const game of notice.games) {
          this.games.set(game.id, game);
          this.#throwIn(game);
        }
        return;
      case 'dropped':
        this.games.delete(notice.game);
        return;
      case 'told':
        this.told = notice;
        return;
      case 'trouble':
        return;
      case 'answer':
        this.told = notice.told ?? this.told;
        this.#settle(notice.id)?.resolve(notice.answer);
        return;
      case 'failed':
        this.#settle(notice.id)?.reject(new Error(notice.message));
    }
  }

  /** Gives what the dice ask for, as a browser does by itself. */
  #throwIn({ id: game, dice }: GameInfo): void {
    if (dice === null || dice.asked === null) return;
    const { give, round } = dice.asked;
    const share = shareOf(this.#secret, game, dice.pledge, round);
    this.send({ type: 'dice', game, give, hex: give === 'share' ? share : pledgeOf(share) });
  }

  #settle(id: number): { resolve: (answer: unknown) => void; reject: (error: Error) => void } | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
