import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corners } from './block.ts';
import { Path, stepped, type Leg } from './path.ts';
import { distance } from './point.ts';
import { anyBlock, anyLegs } from './samples.ts';

const LINE = { x: 10_000, y: 10_000, facing: 0, width: 4000, depth: 1000 };

describe('a step', () => {
  it('goes on, aside and about', () => {
    expect(stepped(LINE, { do: 'ahead', by: 3000 })).toEqual({ ...LINE, y: 7000 });
    expect(stepped(LINE, { do: 'side', by: -500 })).toEqual({ ...LINE, x: 9500 });
    expect(stepped(LINE, { do: 'slide', towards: 1800, by: 700 })).toEqual({ ...LINE, y: 10_700 });
    expect(stepped(LINE, { do: 'turn', quarters: 2 })).toEqual({ ...LINE, y: 11_000, facing: 1800 });
    expect(stepped(LINE, { do: 'turn', quarters: 1 })).toEqual({
      x: 12_000,
      y: 10_500,
      facing: 900,
      width: 1000,
      depth: 4000,
    });
  });

  it('turns upon the same ground', () => {
    fc.assert(
      fc.property(anyBlock, fc.constantFrom(1 as const, 2 as const, 3 as const), (block, quarters) => {
        const after = corners(stepped(block, { do: 'turn', quarters }));
        corners(block).forEach((corner, i) => {
          expect(distance(corner, after[(i + 4 - quarters) % 4])).toBeLessThanOrEqual(4);
        });
      }),
    );
  });
});

describe('a path', () => {
  const legs: readonly Leg[] = [
    { do: 'ahead', by: 2000 },
    { do: 'turn', quarters: 1, takes: 1000 },
    { do: 'ahead', by: 500, takes: 1000 },
  ];

  it('is walked leg by leg', () => {
    const path = new Path(LINE, legs);
    expect(path.cost).toBe(4000);
    expect([path.after(0), path.after(1200), path.after(2999)]).toEqual([
      LINE,
      { ...LINE, y: 8800 },
      { ...LINE, y: 8000 },
    ]);
    expect(path.after(3000)).toMatchObject({ x: 12_000, y: 8500, facing: 900, width: 1000 });
    expect([path.after(3500).x, path.after(4000).x, path.after(9999).x]).toEqual([12_250, 12_500, 12_500]);
  });

  it('cannot be had for less than it is long', () => {
    expect(() => new Path(LINE, [{ do: 'ahead', by: -2000, takes: 1999 }])).toThrow('2000 thousandths');
  });

  it('ends where its steps lead one after the other, without a leap on the way', () => {
    fc.assert(
      fc.property(anyBlock, anyLegs, fc.double({ min: 0, max: 1, noNaN: true }), (block, several, share) => {
        const path = new Path(block, several);
        expect(path.after(path.cost)).toEqual(several.reduce(stepped, block));
        const spent = Math.floor(path.cost * share);
        const [before, after] = [path.after(spent), path.after(spent + 1)];
        // Corners are told apart by what they are nearest to: figures that turn change them about.
        for (const corner of corners(after)) {
          const far = Math.min(...corners(before).map((other) => distance(other, corner)));
          expect(far).toBeLessThanOrEqual(path.leap + path.pace);
        }
      }),
      { numRuns: 300 },
    );
  });
});
