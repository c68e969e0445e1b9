import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lattice } from './lattice.ts';

const TABLE = new Lattice({ width: 12_000, depth: 8500 });

describe('a lattice', () => {
  it('covers the table', () => {
    expect([TABLE.columns, TABLE.rows]).toEqual([12, 9]);
    const cell = TABLE.cellAt({ x: 3200, y: 1999 });
    expect([cell, TABLE.centre(cell), TABLE.label(cell)]).toEqual([15, { x: 3500, y: 1500 }, '3.5,1.5']);
    expect(TABLE.label(TABLE.cellAt({ x: 12_000, y: 8500 }))).toBe('11.5,8.25');
    expect(TABLE.cellAt({ x: -1, y: 0 })).toBe(-1);
  });

  it('finds a square from its middle', () => {
    fc.assert(fc.property(fc.nat(TABLE.count - 1), (cell) => TABLE.cellAt(TABLE.centre(cell)) === cell));
  });

  it('has eight neighbours within, three in a corner, and all are mutual', () => {
    expect([TABLE.neighbours(0), TABLE.neighbours(13)]).toEqual([
      [1, 13, 12],
      [14, 26, 25, 24, 12, 0, 1, 2],
    ]);
    for (let cell = 0; cell < TABLE.count; cell++) {
      for (const other of TABLE.neighbours(cell)) expect(TABLE.neighbours(other)).toContain(cell);
    }
  });

  it('finds the way round what nobody may enter', () => {
    // A wall from the north edge down to row 6, in column 5.
    const isWall = (cell: number): boolean => cell % 12 === 5 && cell < 12 * 7;
    const way = TABLE.way(0, 11, (cell) => (isWall(cell) ? 0 : 1));
    expect(way?.[0]).toBe(0);
    expect(way?.at(-1)).toBe(11);
    expect(way?.some(isWall)).toBe(false);
    // Seven rows down and up again, mostly over corners, yet not over the corner of the wall.
    expect(way).toContain(7 * 12 + 5);
    expect(TABLE.way(0, 11, (cell) => (cell % 12 === 5 ? 0 : 1))).toBe(null);
  });

  it('goes round slow ground where that is quicker, and never dearer than any other way', () => {
    const rates = fc.array(fc.constantFrom(1, 1, 1, 2, 4, 0), { minLength: 30, maxLength: 30 });
    const small = new Lattice({ width: 6000, depth: 5000 });
    fc.assert(
      fc.property(rates, (list) => {
        list[0] = list[29] = 1;
        const rate = (cell: number): number => list[cell];
        const way = small.way(0, 29, rate);
        expect(way === null ? Infinity : cost(small, way, rate)).toBe(cheapest(small, rate));
      }),
    );
  });
});

function cost(lattice: Lattice, way: readonly number[], rate: (cell: number) => number): number {
  return way.slice(1).reduce((sum, cell, i) => sum + step(lattice, way[i], cell) * rate(cell), 0);
}

function step(lattice: Lattice, from: number, to: number): number {
  const direction = Array.from({ length: 8 }, (_, d) => lattice.beside(from, d)).indexOf(to);
  return direction % 2 === 0 ? 1000 : 1414;
}

/** By going over all squares again and again until nothing gets cheaper. */
function cheapest(lattice: Lattice, rate: (cell: number) => number): number {
  const spent = Array.from({ length: lattice.count }, (_, cell) => (cell === 0 ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (let cell = 0; cell < lattice.count; cell++) {
      for (let d = 0; d < 8; d++) {
        const other = lattice.beside(cell, d);
        if (other < 0 || rate(other) === 0) continue;
        const sides = d % 2 === 0 ? [] : [lattice.beside(cell, d - 1), lattice.beside(cell, (d + 1) % 8)];
        if (sides.some((side) => rate(side) === 0)) continue;
        const sum = spent[cell] + (d % 2 === 0 ? 1000 : 1414) * rate(other);
        if (sum < spent[other]) [spent[other], changed] = [sum, true];
      }
    }
  }
  return spent[lattice.count - 1];
}
