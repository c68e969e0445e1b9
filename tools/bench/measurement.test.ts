import { describe, expect, it } from 'vitest';
import { agree, atLeast, atMost, compare, median, readable, reported, versus } from './measurement.ts';

describe('compare', () => {
  it('gives the speeds in the order of the works, medians of all rounds', () => {
    let time = 0;
    const work = (operations: number, takes: readonly number[]) => {
      let runs = 0;
      return {
        operations,
        run() {
          time += takes[runs++ % takes.length];
          return runs;
        },
      };
    };
    // One run in five is slow, as on a machine that has other things to do.
    const works = [work(10, [2, 2, 9, 2, 2]), work(10, [0.5])];
    expect(compare(works, { rounds: 5, milliseconds: 20, clock: () => time })).toEqual([5, 20]);
  });
});

describe('figures', () => {
  it('say whether they are as wanted', () => {
    expect(versus('a', 'x/s', 100, 'peer', 2, 50)).toMatchObject({ ratio: 50, target: '>= 50x', pass: true });
    expect(versus('a', 'x/s', 99, 'peer', 2, 50)).toMatchObject({ pass: false });
    expect(atLeast('a', 'x/s', 30_000, 30_000)).toMatchObject({ target: '>= 30,000', pass: true, peer: null });
    expect(atMost('a', 'ms', 5.1, 5)).toMatchObject({ target: '<= 5', pass: false });
    expect(reported('a', 'ms', 5)).toMatchObject({ target: '', pass: null });
  });

  it('are written with three digits that count', () => {
    expect([0.8549, 3, 12.345, 123.45, 1234567.8].map(readable)).toEqual(['0.85', '3', '12.3', '123', '1,234,568']);
  });
});

describe('median', () => {
  it('is the one in the middle, of an even number the greater of the two', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(3);
  });
});

describe('agree', () => {
  it('throws where the sides come to different results', () => {
    expect(() => agree('the sum', 2, 3)).toThrow('the sum: 2 and 3');
    expect(() => agree('the sum', 2, 2)).not.toThrow();
  });
});
