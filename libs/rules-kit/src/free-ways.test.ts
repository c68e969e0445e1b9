import { PROHIBITED } from '@hexwright/compiler';
import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { FreeWays } from './free-ways.ts';
import type { HexGame } from './package-game.ts';

const grid = new Grid({ orientation: 'pointy', columns: 9, rows: 7, shift: 'odd' });
const at = (column: number, row: number): number => grid.hexAt(column, row);

/** Ground of one kind, with these hexes closed to everybody. */
function waysOver(closed: readonly number[] = []): FreeWays {
  const entryCost = new Int16Array(grid.count).fill(1);
  for (const hex of closed) entryCost[hex] = PROHIBITED;
  const map = { grid, entryCost, surcharge: new Int16Array(grid.count * 6) };
  return new FreeWays({ map, grid } as unknown as HexGame);
}
const column = (index: number): number[] => Array.from({ length: 7 }, (_, row) => at(index, row));

describe('a free way', () => {
  it('is as long as its steps, and none for who stands there', () => {
    const field = waysOver().to(column(0), [], []);
    expect([field[at(0, 3)], field[at(4, 3)]]).toEqual([0, 4]);
  });

  it('leads neither through an enemy nor past one', () => {
    const ways = waysOver(column(4).filter((hex) => hex !== at(4, 3)));
    expect(ways.to(column(0), [], [])[at(8, 3)]).toBe(8);
    // The enemy stands beside the only gap.
    expect(ways.to(column(0), [at(3, 3)], [])[at(8, 3)]).toBeGreaterThan(99);
  });

  it('leads past one where a friend holds the hex', () => {
    const ways = waysOver(column(4).filter((hex) => hex !== at(4, 3)));
    const beside = grid.neighbour[at(3, 3) * 6 + 1];
    const passing = ways.to(column(0), [at(3, 3)], [at(4, 3), beside, at(2, 2), at(2, 3), at(3, 2)]);
    expect(passing[at(4, 3)]).toBeLessThan(99);
  });
});
