import { State } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { MOST_WAITING, MomentQueue } from './moment-queue.ts';

function queueOf(): MomentQueue {
  const state = new State();
  const queue = new MomentQueue(state);
  state.seal();
  return queue;
}

describe('moments that wait', () => {
  it('come out as they went in, those concerned and those not', () => {
    const queue = queueOf();
    queue.add(0, 0, -1, -1, -1, -1, 1);
    queue.add(23, 1023, 1022, 40_000, 999_999, 0, 65);
    queue.add(5, -1, 40_000, 0, 7, 999_999, 0);
    expect([0, 1, 2].map((index) => queue.at(index))).toEqual([
      { moment: 0, unit: 0, other: -1, destroyer: -1, hex: -1, from: -1, depth: 1 },
      { moment: 23, unit: 1023, other: 1022, destroyer: 40_000, hex: 999_999, from: 0, depth: 65 },
      { moment: 5, unit: -1, other: 40_000, destroyer: 0, hex: 7, from: 999_999, depth: 0 },
    ]);
  });

  it('are refused when there is no more room, and none is left once they are dealt with', () => {
    const queue = queueOf();
    for (let index = 0; index < MOST_WAITING; index++) expect(queue.add(1, index, -1, -1, 0, -1, 1)).toBe(true);
    expect(queue.add(1, 0, -1, -1, 0, -1, 1)).toBe(false);
    expect(queue.at(MOST_WAITING - 1).unit).toBe(MOST_WAITING - 1);
    queue.clear();
    expect(queue.count).toBe(0);
  });
});
