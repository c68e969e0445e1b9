import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Choice, MoveOutcome } from '@hexwright/playtest/screen';
import type { Asked, GameTold, TableNotice, TableTold } from '@hexwright/playtest/table';
import { until, type Client, type Place } from './place.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../scenarios');

/** Puts packages of this repository into the folder of a test, without their examples. */
export async function bringPackages(place: Place, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await cp(path.join(SCENARIOS, id), path.join(place.root, id), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'cases',
    });
  }
}

/** A page at the games of a room, as far as the server sees it. */
export class TableGuest {
  /** Everything that the server has said to it, as it came. */
  readonly heard: string[] = [];
  readonly games = new Map<string, GameTold>();
  /** How the game that is watched stands. */
  told: TableTold | null = null;
  readonly #client: Client;
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  #asked = 0;
  #isGreeted = false;

  constructor(client: Client, key: string) {
    this.#client = client;
    client.provider.on('stateless', ({ payload }: { payload: string }) => this.#hear(payload));
    this.say({ say: 'hello', key, name: key });
  }

  /** Waits for the list of games. */
  greeted(): Promise<void> {
    return until(() => this.#isGreeted, 'the list of games');
  }

  say(message: object): void {
    this.#client.provider.sendStateless(JSON.stringify({ kind: 'table', ...message }));
  }

  /** Asks, and waits for the answer; rejects with what the server says against it. */
  ask<Answer>(asked: Asked): Promise<Answer> {
    this.#asked += 1;
    const id = this.#asked;
    this.say({ id, ...asked });
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Answer), reject });
    });
  }

  /** Opens a game and looks at it. */
  async watch(game: string): Promise<TableTold> {
    await this.ask({ say: 'watch', game });
    return this.now;
  }

  get now(): TableTold {
    if (this.told === null) throw new Error('No game is watched.');
    return this.told;
  }

  get move(): number {
    return this.now.standing.view.move;
  }

  get choices(): readonly Choice[] {
    return this.now.standing.choices;
  }

  /** Does one of the choices that are offered. */
  play({ command }: Choice, at = this.move): Promise<MoveOutcome> {
    return this.ask({ say: 'perform', game: this.now.game.id, at, commands: [command] });
  }

  #hear(payload: string): void {
    this.heard.push(payload);
    const notice = JSON.parse(payload) as TableNotice;
    if (notice.kind !== 'table') return;
    switch (notice.say) {
      case 'games':
        this.#isGreeted = true;
        for (const game of notice.games) this.games.set(game.id, game);
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

  #settle(id: number): { resolve: (answer: unknown) => void; reject: (error: Error) => void } | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
