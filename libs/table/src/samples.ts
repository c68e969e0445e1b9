/** Points, blocks and paths of a table for property tests. */
import fc from 'fast-check';
import type { Mover } from './advance.ts';
import type { Block } from './block.ts';
import type { Leg } from './path.ts';
import type { Point } from './point.ts';

/** A table of eight feet by five. */
const [WIDTH, DEPTH] = [96_000, 60_000];

export const anyFacing = fc.nat(3599);

export const anyPoint: fc.Arbitrary<Point> = fc.record({ x: fc.nat(WIDTH), y: fc.nat(DEPTH) });

/** From a single figure to a line of forty. */
export const anyBlock: fc.Arbitrary<Block> = fc.record({
  x: fc.nat(WIDTH),
  y: fc.nat(DEPTH),
  facing: anyFacing,
  width: fc.integer({ min: 375, max: 20_000 }),
  depth: fc.integer({ min: 375, max: 6000 }),
});

const anyLeg: fc.Arbitrary<Leg> = fc.oneof(
  fc.record({ do: fc.constantFrom('ahead' as const, 'side' as const), by: fc.integer({ min: -9000, max: 9000 }) }),
  fc.record({ do: fc.constant('slide' as const), towards: anyFacing, by: fc.integer({ min: -9000, max: 9000 }) }),
  fc.record({
    do: fc.constant('wheel' as const),
    about: fc.constantFrom('left' as const, 'right' as const),
    by: fc.integer({ min: -900, max: 900 }),
  }),
  fc.record({
    do: fc.constant('turn' as const),
    quarters: fc.constantFrom(1 as const, 2 as const, 3 as const),
    takes: fc.nat(4000),
  }),
);

export const anyLegs: fc.Arbitrary<Leg[]> = fc.array(anyLeg, { maxLength: 4 });

/** On a table of six inches, with so little time that every tick of it can be looked at. */
export const smallMover: fc.Arbitrary<Mover> = fc.record({
  block: fc.record({
    x: fc.nat(6000),
    y: fc.nat(6000),
    facing: anyFacing,
    width: fc.integer({ min: 375, max: 2000 }),
    depth: fc.integer({ min: 375, max: 2000 }),
  }),
  legs: fc.array(
    fc.oneof(
      fc.record({ do: fc.constantFrom('ahead' as const, 'side' as const), by: fc.integer({ min: -2000, max: 2000 }) }),
      fc.record({ do: fc.constant('slide' as const), towards: anyFacing, by: fc.integer({ min: -2000, max: 2000 }) }),
      fc.record({
        do: fc.constant('wheel' as const),
        about: fc.constantFrom('left' as const, 'right' as const),
        by: fc.integer({ min: -900, max: 900 }),
      }),
    ),
    { maxLength: 3 },
  ),
  allowance: fc.nat(1500),
});
