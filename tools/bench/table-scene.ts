/** The table on which contact and sight are measured: two lines of thirty units, some of them in contact, and eight woods. */
import { type Block, corners, type Outline, type Point } from '@hexwright/table';

export interface TableScene {
  readonly blocks: readonly Block[];
  /** Every two of the blocks, one after the other. */
  readonly pairs: Int32Array;
  /** Areas that are not seen through: the blocks and the woods. */
  readonly outlines: readonly Outline[];
  /** From where to where sight is asked for, one after the other. */
  readonly lines: readonly Point[];
}

/** The same table each time. */
export function tableScene(): TableScene {
  const random = numbers(1415);
  const blocks = Array.from({ length: 60 }, (_, i) => ({
    x: 3000 + (i % 30) * 3000 + random(900),
    y: (i < 30 ? 29_000 : 31_000) - random(2600) * (i < 30 ? -1 : 1),
    facing: (i < 30 ? 1800 : 0) + random(300),
    width: 1500 + random(3) * 750,
    depth: 750 + random(3) * 750,
  }));
  const pairs = blocks.flatMap((_, a) => blocks.slice(a + 1).flatMap((__, i) => [a, a + 1 + i]));
  const woods = Array.from({ length: 8 }, (_, i): Outline => {
    const [x, y] = [8000 + i * 11_000, 12_000 + random(36_000)];
    return Array.from({ length: 9 }, (__, corner) => ({
      x: x + [0, 2, 4, 5, 4, 3, 2, 0, -1][corner] * (700 + random(200)),
      y: y + [0, -1, 0, 2, 4, 5, 4, 3, 1][corner] * (700 + random(200)),
    }));
  });
  const lines = Array.from({ length: 2000 }, (_, i) => ({
    x: random(96_000),
    y: i % 2 === 0 ? random(20_000) : 60_000 - random(20_000),
  }));
  return { blocks, pairs: Int32Array.from(pairs), outlines: [...blocks.map(corners), ...woods], lines };
}

/** Whole numbers below a bound, always the same ones. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
