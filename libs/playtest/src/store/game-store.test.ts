import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CountedResult } from '../acts.ts';
import { type Batch, playBatch } from '../batch.ts';
import { chainOf } from '../testing/battle.ts';
import { digestOf, engineDigest } from './engine-digest.ts';
import { GameStore, sourceKey } from './game-store.ts';

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
    workers: 1,
    known: {
      find: (_, seed) => store.find(key, seed),
      keep(_, result) {
        played.push(result.seed);
        store.keep(key, result);
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

describe('games that are kept', () => {
  it('are found again by what was played, by whom, with which code', () => {
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

  it('are not played again, whatever threads play, and the rest of a run that was broken off is', async () => {
    const file = path.join(folder(), 'deep', 'games.sqlite');
    const plain = await resultsOf({ ...batch(new GameStore(file), []), known: undefined });
    const played: number[] = [];
    const store = new GameStore(file);
    let taken = 0;
    await playBatch(batch(store, played), () => (++taken === 2 ? 'enough' : undefined));
    store.close();
    const again = new GameStore(file);
    const rest: number[] = [];
    expect(await resultsOf(batch(again, rest, { workers: 2 }))).toEqual(plain);
    expect([played, rest.toSorted((a, b) => a - b)]).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ]);
    const none: number[] = [];
    expect(await resultsOf(batch(again, none, { workers: 2 }))).toEqual(plain);
    expect(none).toEqual([]);
  });

  it('are refused in a file of another kind', () => {
    const file = path.join(folder(), 'games.sqlite');
    writeFileSync(file, 'No database, and longer than the head of one would be: '.repeat(20));
    expect(() => new GameStore(file)).toThrow(/not a database/);
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
