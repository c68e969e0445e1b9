import type { CountedResult } from '@hexwright/playtest';
import { describe, expect, it } from 'vitest';
import { type Chunk, isAnswerTo, MOST_GAMES, packAnswer, readChunk, unpackAnswer } from './chunk.ts';

const order = { index: 4, entrant: 0, seed: -7 };
const chunk: Chunk = { run: '0a-1', engine: 'e1', packages: 'ab', compiled: ['cd'], orders: [order] };
const result = { seed: -7, turns: 3, commands: 80, hash: 'ff', end: 'over', score: -2 } as CountedResult;

describe('a chunk of games', () => {
  it('is read as it was sent', () => {
    expect(readChunk(JSON.parse(JSON.stringify(chunk)))).toEqual(chunk);
  });

  it('is none where anything is missing, too much, or no name', () => {
    const wrong: unknown[] = [
      null,
      5,
      { ...chunk, run: undefined },
      { ...chunk, run: 'a:b' },
      { ...chunk, packages: 'a'.repeat(81) },
      { ...chunk, compiled: [] },
      { ...chunk, compiled: [7] },
      { ...chunk, orders: [] },
      { ...chunk, orders: [{ ...order, seed: 0.5 }] },
      { ...chunk, orders: [{ ...order, entrant: 1 }] },
      { ...chunk, orders: [null] },
      { ...chunk, orders: Array.from({ length: MOST_GAMES + 1 }, () => order) },
    ];
    for (const content of wrong) expect(readChunk(content)).toBeNull();
  });

  it('is answered under its name', () => {
    const answer = { kind: 'played', results: [result], failure: null, milliseconds: 12 } as const;
    expect(unpackAnswer(packAnswer('one', answer))).toEqual({ chunk: 'one', answer });
    expect(unpackAnswer(Buffer.from('no answer'))).toBeNull();
  });

  it('is answered with its own games, all of them unless one failed', () => {
    const answers = (orders: Chunk['orders'], results: unknown[], failure: string | null = null): boolean =>
      isAnswerTo(orders, { results: results as CountedResult[], failure, milliseconds: 12 });
    expect(answers([order], [result])).toBe(true);
    expect(answers([order], [])).toBe(false);
    expect(answers([order, { ...order, index: 5, seed: -6 }], [result], 'It went round in circles.')).toBe(true);
    expect(answers([order], [result], 'It went round in circles.')).toBe(false);
    expect(answers([order], [{ ...result, seed: 7 }])).toBe(false);
    expect(answers([order], [{ ...result, hash: 5 }])).toBe(false);
    expect(answers([order], ['x'])).toBe(false);
  });
});
