import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Field, LARGEST_ALLOWANCE, PROHIBITED } from './field.ts';
import { Grid } from './grid.ts';
import { anyGrid } from './sample-grids.ts';

interface Ground {
  grid: Grid;
  entryCost: Uint8Array;
  surcharge: Uint8Array;
  occupied: Uint8Array;
}

const anyCost = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 4 }) }, fc.constantFrom(7, 254, PROHIBITED));
const anySurcharge = fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.constantFrom(1, 2, PROHIBITED));
const anyOccupied = fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.constant(1));

const anyGround: fc.Arbitrary<Ground> = anyGrid(9).chain((grid) =>
  fc.record({
    grid: fc.constant(grid),
    entryCost: table(anyCost, grid.count),
    surcharge: table(anySurcharge, grid.count * 6),
    occupied: table(anyOccupied, grid.count),
  }),
);

function table(arbitrary: fc.Arbitrary<number>, length: number): fc.Arbitrary<Uint8Array> {
  return fc.array(arbitrary, { minLength: length, maxLength: length }).map((values) => Uint8Array.from(values));
}

/** What it costs to go one step, or null if it cannot be done. */
function stepCost(ground: Ground, from: number, d: number): number | null {
  const to = ground.grid.neighbour[from * 6 + d];
  if (to < 0 || ground.occupied[to] === 1) return null;
  if (ground.entryCost[to] === PROHIBITED || ground.surcharge[from * 6 + d] === PROHIBITED) return null;
  return ground.entryCost[to] + ground.surcharge[from * 6 + d];
}

/** Least costs by improving every step until nothing changes: too plain to be wrong. */
function naiveCosts(ground: Ground, from: number, allowance: number): number[] {
  const costs = Array.from({ length: ground.grid.count }, () => -1);
  costs[from] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let hex = 0; hex < ground.grid.count; hex++) {
      if (costs[hex] < 0) continue;
      for (let d = 0; d < 6; d++) {
        const step = stepCost(ground, hex, d);
        if (step === null || costs[hex] + step > allowance) continue;
        const to = ground.grid.neighbour[hex * 6 + d];
        if (costs[to] >= 0 && costs[to] <= costs[hex] + step) continue;
        costs[to] = costs[hex] + step;
        changed = true;
      }
    }
  }
  return costs;
}

describe('a movement field', () => {
  it('finds the least costs, call after call', () => {
    const calls = fc.array(fc.record({ from: fc.nat(), allowance: fc.oneof(fc.nat(12), fc.nat(600)) }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(anyGround, calls, (ground, manyCalls) => {
        const field = new Field(ground.grid);
        for (const call of manyCalls) {
          const from = call.from % ground.grid.count;
          field.spread(from, call.allowance, ground.entryCost, ground.surcharge, ground.occupied);
          expect(Array.from(field.costs)).toEqual(naiveCosts(ground, from, call.allowance));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('lists what is reached in order of cost, and knows a way there that costs that much', () => {
    fc.assert(
      fc.property(anyGround, fc.nat(), fc.nat(30), (ground, start, allowance) => {
        const from = start % ground.grid.count;
        const field = new Field(ground.grid);
        const { costs } = field.spread(from, allowance, ground.entryCost, ground.surcharge, ground.occupied);
        const reached = Array.from(field.reached.subarray(0, field.reachedCount));
        expect(reached[0]).toBe(from);
        expect(new Set(reached).size).toBe(field.reachedCount);
        expect(field.reachedCount).toBe(costs.filter((cost) => cost >= 0).length);
        expect(reached.map((hex) => costs[hex])).toEqual(reached.map((hex) => costs[hex]).toSorted((a, b) => a - b));
        for (const hex of reached) {
          const path = field.pathTo(hex);
          expect([path[0], path[path.length - 1]]).toEqual([from, hex]);
          let cost = 0;
          path
            .slice(1)
            .forEach((to, i) => (cost += stepCost(ground, path[i], ground.grid.directionBetween(path[i], to)) ?? 9999));
          expect(cost).toBe(costs[hex]);
        }
      }),
      { numRuns: 200 },
    );
  });

  const grid = new Grid({ orientation: 'pointy', columns: 7, rows: 5, shift: 'even' });
  const open = new Uint8Array(grid.count).fill(1);
  const none = new Uint8Array(grid.count * 6);

  it('goes round what is occupied, though it may start there', () => {
    const occupied = new Uint8Array(grid.count);
    const from = grid.hexAt(0, 2);
    occupied[from] = 1;
    for (let row = 0; row < grid.rows - 1; row++) occupied[grid.hexAt(3, row)] = 1;
    const field = new Field(grid).spread(from, 20, open, none, occupied);
    expect(field.costs[grid.hexAt(3, 2)]).toBe(-1);
    expect(field.pathTo(grid.hexAt(3, 2))).toEqual([]);
    expect(field.costs[grid.hexAt(5, 2)]).toBeGreaterThan(grid.distance(from, grid.hexAt(5, 2)));
    expect(field.pathTo(grid.hexAt(5, 2))).toContain(grid.hexAt(3, 4));
  });

  it('charges a hexside only the way it is crossed', () => {
    const surcharge = new Uint8Array(grid.count * 6);
    const [low, high] = [grid.hexAt(2, 2), grid.hexAt(3, 2)];
    surcharge[low * 6] = 2;
    const field = new Field(grid);
    expect(field.spread(low, 2, open, surcharge, new Uint8Array(grid.count)).pathTo(high)).toHaveLength(3);
    expect(field.spread(high, 2, open, surcharge, new Uint8Array(grid.count)).costs[low]).toBe(1);
  });

  it('needs an allowance it can hold', () => {
    const field = new Field(grid);
    const spread = (allowance: number) => () => field.spread(0, allowance, open, none, new Uint8Array(grid.count));
    expect(spread(-1)).toThrow(RangeError);
    expect(spread(1.5)).toThrow(RangeError);
    expect(spread(LARGEST_ALLOWANCE + 1)).toThrow(RangeError);
    expect(spread(LARGEST_ALLOWANCE)().reachedCount).toBe(grid.count);
  });
});
