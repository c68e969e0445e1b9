import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axialDistance, DIRECTIONS } from './coordinates.ts';
import { Grid } from './grid.ts';
import { anyGrid, SAMPLE_GRIDS } from './sample-grids.ts';
import { Sight, sightLine } from './line-of-sight.ts';

/** The hexes of a line as texts `q,r`, sorted: crossed ones and pairs. */
function line(dq: number, dr: number): { crossed: string[]; pairs: string[] } {
  const { crossed, skirted } = sightLine(dq, dr);
  return {
    crossed: Array.from({ length: crossed.length / 2 }, (_, i) => `${crossed[2 * i]},${crossed[2 * i + 1]}`).sort(),
    pairs: Array.from({ length: skirted.length / 4 }, (_, i) =>
      [`${skirted[4 * i]},${skirted[4 * i + 1]}`, `${skirted[4 * i + 2]},${skirted[4 * i + 3]}`].sort().join(' | '),
    ).sort(),
  };
}

/**
 * The same by cutting the line with the six sides of every hex nearby. With u = (q - r, r - s, s - q) a hex holds the
 * points whose u is at most 1 from its own; the part of the line inside is an interval of fractions, kept as whole
 * numerators and denominators.
 */
function cutLine(dq: number, dr: number): { crossed: string[]; pairs: string[] } {
  const u = (q: number, r: number) => [q - r, q + 2 * r, -2 * q - r];
  const slope = u(dq, dr);
  const crossed: string[] = [];
  const skirted: [number, number][] = [];
  const margin = 2;
  for (let q = Math.min(0, dq) - margin; q <= Math.max(0, dq) + margin; q++) {
    for (let r = Math.min(0, dr) - margin; r <= Math.max(0, dr) + margin; r++) {
      if ((q === 0 && r === 0) || (q === dq && r === dr)) continue;
      const base = u(-q, -r);
      let edge = false;
      let missed = false;
      let low = [0, 1];
      let high = [1, 1];
      for (let i = 0; i < 3; i++) {
        if (slope[i] === 0) {
          if (Math.abs(base[i]) > 1) missed = true;
          if (Math.abs(base[i]) === 1) edge = true;
          continue;
        }
        const sign = Math.sign(slope[i]);
        const entry = [sign * (-sign - base[i]), Math.abs(slope[i])];
        const exit = [sign * (sign - base[i]), Math.abs(slope[i])];
        if (entry[0] * low[1] > low[0] * entry[1]) low = entry;
        if (exit[0] * high[1] < high[0] * exit[1]) high = exit;
      }
      // An interval of one point is a vertex.
      if (missed || high[0] * low[1] <= low[0] * high[1]) continue;
      if (edge) skirted.push([q, r]);
      else crossed.push(`${q},${r}`);
    }
  }
  const pairs: string[] = [];
  for (const [q, r] of skirted) {
    for (const [otherQ, otherR] of skirted) {
      const adjacent = axialDistance(otherQ - q, otherR - r) === 1;
      const middleOnLine = (q + otherQ) * dr === (r + otherR) * dq;
      if (adjacent && middleOnLine) pairs.push([`${q},${r}`, `${otherQ},${otherR}`].sort().join(' | '));
    }
  }
  expect(new Set(pairs).size).toBe(skirted.length / 2);
  return { crossed: crossed.sort(), pairs: [...new Set(pairs)].sort() };
}

describe('what a line touches', () => {
  it('is nothing between neighbours', () => {
    for (const [dq, dr] of [...DIRECTIONS, [0, 0] as const]) expect(line(dq, dr)).toEqual({ crossed: [], pairs: [] });
  });

  it('is the pair on both sides where it runs along a hexside', () => {
    expect(line(1, 1)).toEqual({ crossed: [], pairs: ['0,1 | 1,0'] });
    expect(line(2, -1)).toEqual({ crossed: [], pairs: ['1,-1 | 1,0'] });
    expect(line(-2, 4)).toEqual({ crossed: ['-1,2'], pairs: ['-1,1 | 0,1', '-1,3 | -2,3'] });
  });

  it('is one hexrow where the line goes straight', () => {
    expect(line(3, 0)).toEqual({ crossed: ['1,0', '2,0'], pairs: [] });
    expect(line(0, -3)).toEqual({ crossed: ['0,-1', '0,-2'], pairs: [] });
  });

  it('is both hexes that an oblique line cuts', () => {
    expect(line(2, 1)).toEqual({ crossed: ['1,0', '1,1'], pairs: [] });
  });

  it('leaves out hexes met in one vertex only', () => {
    // The line to [4, 1] meets hexes 1,1 and 3,0 in a vertex, a third and two thirds on its way.
    expect(line(4, 1)).toEqual({ crossed: ['1,0', '2,0', '2,1', '3,1'], pairs: [] });
  });

  it('is what cutting the line with every hex gives, out to 16 hexes', () => {
    for (let dq = -16; dq <= 16; dq++) {
      for (let dr = -16; dr <= 16; dr++) {
        if (axialDistance(dq, dr) > 16) continue;
        expect(line(dq, dr)).toEqual(cutLine(dq, dr));
      }
    }
  });

  it('is that at long ranges too', () => {
    const far = fc.integer({ min: -150, max: 150 });
    fc.assert(
      fc.property(far, far, (dq, dr) => {
        expect(line(dq, dr)).toEqual(cutLine(dq, dr));
      }),
      { numRuns: 40 },
    );
  });

  it('is the same seen from the other end', () => {
    const far = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(far, far, (dq, dr) => {
        const shifted = (text: string) => {
          const [q, r] = text.split(',').map(Number);
          return `${q + dq},${r + dr}`;
        };
        const back = line(-dq, -dr);
        const pairs = back.pairs.map((pair) => pair.split(' | ').map(shifted).sort().join(' | '));
        expect({ crossed: back.crossed.map(shifted).sort(), pairs: pairs.sort() }).toEqual(line(dq, dr));
      }),
      { numRuns: 60 },
    );
  });

  it('comes in order from the start', () => {
    const { crossed } = sightLine(7, -3);
    const progress = Array.from({ length: crossed.length / 2 }, (_, i) => {
      const [q, r] = [crossed[2 * i], crossed[2 * i + 1]];
      return 2 * q * 7 + 2 * r * -3 + q * -3 + r * 7;
    });
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });
});

/** Whether `blocked` should hold, from the line on an endless map. */
function isBlocked(grid: Grid, a: number, b: number, inTheWay: (hex: number) => boolean): boolean {
  const { crossed, skirted } = sightLine(grid.q[b] - grid.q[a], grid.r[b] - grid.r[a]);
  const stops = (dq: number, dr: number) => {
    const hex = grid.at(grid.q[a] + dq, grid.r[a] + dr);
    return hex >= 0 && inTheWay(hex);
  };
  for (let i = 0; i < crossed.length; i += 2) if (stops(crossed[i], crossed[i + 1])) return true;
  for (let i = 0; i < skirted.length; i += 4) {
    if (stops(skirted[i], skirted[i + 1]) && stops(skirted[i + 2], skirted[i + 3])) return true;
  }
  return false;
}

const anyScene = anyGrid(30).chain((grid) =>
  fc.record({
    grid: fc.constant(grid),
    heights: fc
      .array(fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 })), {
        minLength: grid.count,
        maxLength: grid.count,
      })
      .map((values) => Uint8Array.from(values)),
    pairs: fc.array(fc.tuple(fc.nat(grid.count - 1), fc.nat(grid.count - 1)), { minLength: 20, maxLength: 60 }),
    longestCached: fc.constantFrom(0, 4, 64),
    level: fc.nat(2),
  }),
);

describe('a line of sight on a grid', () => {
  it('is stopped by what it touches, by table and by test, from both ends, kept or not', () => {
    fc.assert(
      fc.property(anyScene, ({ grid, heights, pairs, longestCached, level }) => {
        const sight = new Sight(grid, longestCached);
        const inTheWay = (hex: number) => heights[hex] > level;
        for (const [a, b] of [...pairs, ...pairs]) {
          const expected = isBlocked(grid, a, b, inTheWay);
          expect(sight.blocked(a, b, heights, level)).toBe(expected);
          expect(sight.blocked(b, a, heights, level)).toBe(expected);
          expect(sight.blocked(a, b, inTheWay)).toBe(expected);
          expect(sight.blocked(b, a, inTheWay)).toBe(expected);
          const blockers = sight.blockers(a, b, heights, level);
          expect(blockers.length > 0).toBe(expected);
          expect(blockers.every(inTheWay)).toBe(true);
          expect(new Set(sight.blockers(b, a, inTheWay))).toEqual(new Set(blockers));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never asks for its ends', () => {
    const grid = new Grid({ orientation: 'flat', columns: 20, rows: 20, shift: 'odd' });
    const sight = new Sight(grid);
    for (let b = 1; b < grid.count; b++) {
      const asked: number[] = [];
      sight.blocked(0, b, (hex) => {
        asked.push(hex);
        return false;
      });
      expect(asked).not.toContain(0);
      expect(asked).not.toContain(b);
    }
    expect(sight.blocked(7, 7, () => true)).toBe(false);
  });
});

describe.each(SAMPLE_GRIDS)('between every two hexes of a grid (%s)', (_, grid) => {
  const sight = new Sight(grid, 5);

  it('the line touches what it touches on an endless map; only hexes of a pair may lie off the grid', () => {
    for (let a = 0; a < grid.count; a++) {
      for (let b = 0; b < grid.count; b++) {
        const { crossed, skirted } = sightLine(grid.q[b] - grid.q[a], grid.r[b] - grid.r[a]);
        const at = (i: number, list: Int32Array) => grid.at(grid.q[a] + list[i], grid.r[a] + list[i + 1]);
        const touched = sight.touched(a, b);
        expect(touched.crossed).toEqual(Array.from({ length: crossed.length / 2 }, (_hex, i) => at(2 * i, crossed)));
        expect(touched.crossed).not.toContain(-1);
        expect(touched.skirted).toEqual(
          Array.from({ length: skirted.length / 4 }, (_pair, i) => [at(4 * i, skirted), at(4 * i + 2, skirted)]),
        );
        for (const [first, second] of touched.skirted) expect(first >= 0 || second >= 0).toBe(true);
      }
    }
  });

  it('a single hex stops the line exactly if it is crossed, and two only together if they are a pair', () => {
    const blocks = new Uint8Array(grid.count);
    const b = grid.hexAt(5, 6);
    for (let a = 0; a < grid.count; a++) {
      const { crossed, skirted } = sight.touched(a, b);
      const stopping = new Set<number>();
      for (let hex = 0; hex < grid.count; hex++) {
        blocks[hex] = 1;
        if (sight.blocked(a, b, blocks)) stopping.add(hex);
        blocks[hex] = 0;
      }
      expect(stopping).toEqual(new Set(crossed));
      for (const [first, second] of skirted) {
        if (first < 0 || second < 0) continue;
        blocks[first] = blocks[second] = 1;
        expect(sight.blocked(a, b, blocks)).toBe(true);
        expect(sight.blockers(a, b, blocks)).toEqual([first, second]);
        blocks[first] = blocks[second] = 0;
      }
    }
  });

  it('blockers on different stretches of a line along hexsides do not combine', () => {
    const a = grid.hexAt(4, 4);
    const b = grid.at(grid.q[a] - 2, grid.r[a] - 2);
    const [[left], [, right]] = sight.touched(a, b).skirted;
    const blocks = new Uint8Array(grid.count);
    blocks[left] = blocks[right] = 1;
    expect(sight.blocked(a, b, blocks)).toBe(false);
    expect(sight.blockers(a, b, blocks)).toEqual([]);
  });
});
