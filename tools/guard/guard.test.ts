import { expect, describe, it } from 'vitest';
import { battles } from './battles.ts';
import { GameDigest } from './digest.ts';
import { readTable } from './table.ts';

/** Of each battle; `npm run guard` plays all that are in the table. */
const SAMPLE = 2;
const table = readTable();

describe('the games of chance in the table', () => {
  it.each([...battles()])('are the same today: %s', (name, playable) => {
    const digest = new GameDigest(playable);
    const played = Array.from({ length: SAMPLE }, (_, index) => digest.of(index + 1));
    expect(played).toEqual(table[name]?.slice(0, SAMPLE));
  });

  it('are of every battle, 200 each and no two alike', () => {
    expect(Object.keys(table)).toEqual([...battles().keys()]);
    for (const digests of Object.values(table)) expect([digests.length, new Set(digests).size]).toEqual([200, 200]);
  });
});

describe('GameDigest', () => {
  const duels = battles().get('duels');
  if (duels === undefined) throw new Error('There is no such battle.');

  it('is another where a marker, an event or a score is', () => {
    const plain = new GameDigest(duels).of(1);
    const { library } = duels;
    const other = (part: Partial<typeof library>): string =>
      new GameDigest({ ...duels, library: { ...library, ...part } }).of(1);
    expect(other({})).toBe(plain);
    expect(other({ readPiece: (play, piece) => ({ ...library.readPiece(play, piece), rout: 9 }) })).not.toBe(plain);
    expect(other({ readEvents: (play, first) => library.readEvents(play, first).slice(1) })).not.toBe(plain);
    expect(other({ readResult: (play) => ({ ...library.readResult(play), score: 99 }) })).not.toBe(plain);
    expect(other({ decisionName: () => 'another' })).not.toBe(plain);
  });
});
