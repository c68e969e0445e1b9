import { Grid, PROHIBITED } from '@hexwright/hex';

/** The battlefield that the hex benchmarks share: 60 x 45 hexes, 70 pieces, always the same. */
export interface Scene {
  readonly grid: Grid;
  /** By hex: what entering costs, and PROHIBITED for some. */
  readonly entryCost: Uint8Array;
  /** By hex * 6 + direction: what leaving that way costs more. */
  readonly surcharge: Uint8Array;
  /** By hex: 1 where a piece stands. */
  readonly occupied: Uint8Array;
  /** By hex: 1 where a piece or trees stop sight. */
  readonly blocks: Uint8Array;
  readonly pieces: readonly { readonly hex: number; readonly allowance: number }[];
  /** Every piece to every other one: from, to, from, to ... */
  readonly lines: Int32Array;
}

const PIECES = 70;

/** Builds the scene from a fixed sequence of numbers. */
export function scene(): Scene {
  const grid = new Grid({ orientation: 'pointy', columns: 60, rows: 45, shift: 'even' });
  const random = numbers(1402);
  const entryCost = new Uint8Array(grid.count);
  const surcharge = new Uint8Array(grid.count * 6);
  const occupied = new Uint8Array(grid.count);
  const blocks = new Uint8Array(grid.count);
  for (let hex = 0; hex < grid.count; hex++) {
    const ground = random(100);
    entryCost[hex] = ground < 65 ? 1 : ground < 85 ? 2 : ground < 95 ? 3 : PROHIBITED;
    blocks[hex] = ground >= 85 && ground < 88 ? 1 : 0;
  }
  for (let i = 0; i < surcharge.length; i++) surcharge[i] = random(10) === 0 ? 1 : 0;
  const pieces: { hex: number; allowance: number }[] = [];
  while (pieces.length < PIECES) {
    const hex = random(grid.count);
    if (occupied[hex] === 1 || entryCost[hex] === PROHIBITED) continue;
    occupied[hex] = 1;
    blocks[hex] = 1;
    pieces.push({ hex, allowance: 4 + random(9) });
  }
  const lines = pieces.flatMap((from) => pieces.flatMap((to) => (to === from ? [] : [from.hex, to.hex])));
  return { grid, entryCost, surcharge, occupied, blocks, pieces, lines: Int32Array.from(lines) };
}

/** Whole numbers below a bound, in a fixed order (a linear congruential sequence, Numerical Recipes). */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
