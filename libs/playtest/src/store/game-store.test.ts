import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CountedResult } from '../acts.ts';
import { type Batch, playBatch, threads } from '../batch.ts';
import { chainOf } from '../testing/battle.ts';
import { type GamePlace, onEveryStore } from '../testing/game-stores.ts';
import { digestOf, engineDigest } from './engine-digest.ts';
import { type GameStore, sourceKey } from './game-store.ts';
import { isDatabase, openGames } from './open-games.ts';
import { SqliteGames } from './sqlite-games.ts';

const folder = (): string => mkdtempSync(path.join(tmpdir(), 'games-'));
const SOURCE = { packageHash: 'abc', seats: { red: 'captain', blue: 'random' }, watched: false, engine: '1' };

/** A batch of short games that keeps what it plays. */
function batch(store: GameStore, played: number[], more: Partial<Batch> = {}): Batch {
  const key = sourceKey(SOURCE);
  return {
    chains: [chainOf('wrg/knights-and-bills')],
    seats: { english: 'random', french: 'random' },
    games: 6,
    seed: 1,
    hands: threads(1),
    known: {
      find: (_, first, count) => store.find(key, first, count),
      keep(_, results) {
        played.push(...results.map(({ seed }) => seed));
        return store.keep(key, results);
      },
    },
    ...more,
  };
}

async function resultsOf(one: Batch): Promise<CountedResult[]> {
  const results: CountedResult[] = [];
  await playBatch(one, (result) => void results.push(result));
  return results;
}

it('a source is told by what is played, by whom, with which code', () => {
  const keys = [
    SOURCE,
    { ...SOURCE, packageHash: 'abd' },
    { ...SOURCE, seats: { red: 'random', blue: 'captain' } },
    { ...SOURCE, watched: true },
    { ...SOURCE, engine: '2' },
  ].map((one) => sourceKey(one));
  expect(new Set(keys).size).toBe(keys.length);
  expect(sourceKey({ ...SOURCE, seats: { blue: 'random', red: 'captain' } })).toBe(keys[0]);
});

onEveryStore('games that are kept', (make) => {
  let place: GamePlace;
  beforeAll(() => {
    place = make();
  });
  afterAll(() => place.remove());

  it('are found by source and seed, also by others, and a later word counts', async () => {
    const [one, other] = [await place.open(), await place.open()];
    const game = (seed: number, score: number): CountedResult => ({ seed, score }) as CountedResult;
    await one.keep('first', [game(-1, 5), game(3, 6), game(2 ** 52, 7)]);
    await other.keep('second', [game(3, 8)]);
    expect([...(await other.find('first', -2, 6))].toSorted(([a], [b]) => a - b)).toEqual([
      [-1, game(-1, 5)],
      [3, game(3, 6)],
    ]);
    expect([...(await one.find('first', 2 ** 52, 1)).values()]).toEqual([game(2 ** 52, 7)]);
    expect((await one.find('first', 4, 100)).size).toBe(0);
    await other.keep('first', [game(3, 9)]);
    expect([...(await one.find('first', 3, 1)).values()]).toEqual([game(3, 9)]);
    await Promise.all([one.close(), other.close()]);
  });

  it('are not played again, whatever threads play, and the rest of a run that was broken off is', async () => {
    const plain = await resultsOf({ ...batch(await place.open(), []), known: undefined });
    const played: number[] = [];
    const store = await place.open();
    let taken = 0;
    await playBatch(batch(store, played), () => (++taken === 2 ? 'enough' : undefined));
    await store.close();
    const again = await place.open();
    const rest: number[] = [];
    expect(await resultsOf(batch(again, rest, { hands: threads(2) }))).toEqual(plain);
    expect([played, rest.toSorted((a, b) => a - b)]).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ]);
    const none: number[] = [];
    expect(await resultsOf(batch(again, none, { hands: threads(2) }))).toEqual(plain);
    expect(none).toEqual([]);
    await again.close();
  });
});

describe('a file of games', () => {
  it('is refused where it is a file of another kind', async () => {
    const file = path.join(folder(), 'games.sqlite');
    writeFileSync(file, 'No database, and longer than the head of one would be: '.repeat(20));
    await expect(openGames(file)).rejects.toThrow(/not a database/);
    expect([isDatabase(file), isDatabase('postgres://db/x')]).toEqual([false, true]);
  });

  it('says that the disk is full, and keeps what was kept before', async () => {
    const store = new SqliteGames(path.join(folder(), 'games.sqlite'));
    const game = (seed: number): CountedResult => ({ seed, hash: 'x'.repeat(8000) }) as CountedResult;
    await store.keep('one', [game(1)]);
    store.limitPages(4);
    await expect(store.keep('one', [game(2), game(3), game(4), game(5)])).rejects.toThrow(/full/);
    expect([...(await store.find('one', 1, 10)).keys()]).toEqual([1]);
    await store.close();
  });
});

describe('the digest of the code', () => {
  it('follows what is written in it, and no test', () => {
    const root = folder();
    const write = (file: string, text: string): void => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    };
    write('engine/src/game.ts', 'one');
    const before = digestOf(root);
    write('engine/src/game.test.ts', 'test');
    write('board/src/draw.ts', 'ink');
    expect(digestOf(root)).toBe(before);
    write('engine/src/game.ts', 'two');
    expect(digestOf(root)).not.toBe(before);
    expect(engineDigest()).toMatch(/^[0-9a-f]{32}$/);
  });
});
