import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, type Holding, type Mover, type Outcome } from './advance.ts';
import { corners, type Block } from './block.ts';
import { gap, overlapDepth, touches } from './contact.ts';
import { Path } from './path.ts';
import { anyBlock, anyLegs, smallMover } from './samples.ts';
import { shapeDepth, shapesMeet } from './shape.ts';

const unit = (x: number, y: number, facing: number, width = 2000, depth = 1000): Block => ({
  x,
  y,
  facing,
  width,
  depth,
});
const march = (block: Block, by: number, allowance = by): Mover => ({ block, legs: [{ do: 'ahead', by }], allowance });
const ALL: Holding = { holds: () => true };

describe('all who move at once', () => {
  it('meet halfway, or nearer to the slower one', () => {
    const [north, south] = advance(
      [march(unit(10_000, 20_000, 0), 8000), march(unit(10_000, 10_000, 1800), 8000)],
      [],
      8,
      ALL,
    );
    expect([north.block.y, south.block.y]).toEqual([15_000, 15_000]);
    expect(north.meetings).toEqual([{ with: 1, isBarrier: false, slice: 4 }]);
    expect(south.meetings).toEqual([{ with: 0, isBarrier: false, slice: 4 }]);
    const [slow, fast] = advance(
      [march(unit(10_000, 20_000, 0), 4000), march(unit(10_000, 10_000, 1800), 12_000)],
      [],
      8,
      ALL,
    );
    expect([slow.spent, fast.spent, slow.block.y - fast.block.y]).toEqual([2500, 7500, 0]);
  });

  it('are told slice by slice, and stay where they stop', () => {
    const [mover] = advance([march(unit(10_000, 20_000, 0), 8000)], [unit(10_000, 15_000, 1800)], 8, ALL);
    expect(mover.slices.map(({ y }) => y)).toEqual([19_000, 18_000, 17_000, 16_000, ...Array<number>(4).fill(15_000)]);
    expect(mover.meetings).toEqual([{ with: 1, isBarrier: false, slice: 4 }]);
  });

  it('are not stopped by whom they may pass, and do not pass what nobody crosses', () => {
    const hedge = [
      { x: 0, y: 14_000 },
      { x: 20_000, y: 14_000 },
    ];
    const friend = unit(10_000, 17_000, 0);
    const [mover] = advance([march(unit(10_000, 20_000, 0), 8000)], [friend], 8, {
      holds: () => false,
      barriers: [hedge],
    });
    expect([mover.block.y, mover.meetings]).toEqual([14_000, [{ with: 0, isBarrier: true, slice: 5 }]]);
  });

  it('stop one of two where only one is held', () => {
    const [charger, skirmisher] = advance(
      [march(unit(10_000, 20_000, 0), 8000), march(unit(10_000, 10_000, 1800), 8000)],
      [],
      8,
      { holds: (mover) => mover === 1 },
    );
    expect([charger.block.y, skirmisher.block.y]).toEqual([12_000, 15_000]);
  });

  it('march in line, flank to flank, and part', () => {
    const line = [0, 1, 2, 3].map((n) => march(unit(10_000 + n * 2000, 20_000, 0), 6000));
    expect(advance(line, [], 8, ALL).map(({ block, meetings }) => [block.y, meetings.length])).toEqual(
      Array.from({ length: 4 }, () => [14_000, 0]),
    );
    // One of them stays; those beside it go on along it.
    const held = [unit(14_000, 15_000, 1800, 500)];
    const outcomes = advance(line, held, 8, ALL);
    expect(outcomes.map(({ block }) => block.y)).toEqual([14_000, 14_000, 15_000, 14_000]);
  });

  it('do not press into whom they touch', () => {
    const enemy = unit(10_000, 10_000, 1800);
    const [forward] = advance([march(unit(10_000, 10_000, 0), 4000)], [enemy], 8, ALL);
    expect(10_000 - forward.block.y).toBeLessThanOrEqual(4);
    const [back] = advance([{ ...march(unit(10_000, 10_000, 0), -3000), allowance: 3000 }], [enemy], 8, ALL);
    expect([back.block.y, back.meetings]).toEqual([13_000, []]);
  });

  it('never creep over a barrier, however often they press on against it', () => {
    const edge = [
      { x: -200_000, y: 30_000 },
      { x: 200_000, y: 30_000 },
    ];
    const wheels = fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 8, maxLength: 8 });
    const start = fc.record({
      facing: fc.integer({ min: 1000, max: 2600 }),
      width: fc.integer({ min: 500, max: 9000 }),
    });
    fc.assert(
      fc.property(start, wheels, ({ facing, width }, turns) => {
        let block = unit(30_000, 18_000, facing, width);
        for (const by of turns) {
          const legs = [
            { do: 'wheel', about: by > 0 ? 'right' : 'left', by } as const,
            { do: 'ahead', by: 9000 } as const,
          ];
          [{ block }] = advance([{ block, legs, allowance: 8000 }], [], 8, { holds: () => false, barriers: [edge] });
        }
        expect(Math.max(...corners(block).map(({ y }) => y))).toBeLessThanOrEqual(30_003);
      }),
    );
  });

  it('reach the same alone, in however many slices', () => {
    fc.assert(
      fc.property(
        anyBlock,
        anyLegs,
        fc.nat(20_000),
        fc.integer({ min: 1, max: 16 }),
        anyBlock,
        (block, legs, allowance, slices, foe) => {
          const one = advance([{ block, legs, allowance }], [foe], 1, ALL)[0];
          const several = advance([{ block, legs, allowance }], [foe], slices, ALL)[0];
          expect([several.block, several.spent]).toEqual([one.block, one.spent]);
          const free = advance([{ block, legs, allowance }], [], slices, ALL)[0];
          const path = new Path(block, legs);
          expect(free.block).toEqual(path.after(Math.min(allowance, path.cost)));
        },
      ),
    );
  });

  it('stop at the same thousandth of an inch, in however many slices', () => {
    const block = { x: 6268, y: 59_262, facing: 395, width: 15_057, depth: 2813 };
    const mover: Mover = { block, legs: [{ do: 'side', by: -15 }], allowance: 19 };
    const foe = { x: 0, y: 58_561, facing: 2376, width: 6378, depth: 4338 };
    const reached = [1, 2, 3, 6, 8, 16].map((slices) => advance([mover], [foe], slices, ALL)[0].spent);
    expect(new Set(reached).size).toBe(1);
  });

  it('are told of a meeting in the slice in which they stop, where slices do not end evenly', () => {
    for (const slices of [3, 5, 7, 12]) {
      const [{ slices: told, meetings, block }] = advance(
        [march(unit(10_000, 20_000, 0), 8000)],
        [unit(10_000, 15_000, 1800)],
        slices,
        ALL,
      );
      const first = told.findIndex(({ y }) => y === block.y);
      expect(meetings).toEqual([{ with: 1, isBarrier: false, slice: first }]);
    }
  });

  it('never pass through one another, at any speed', () => {
    const speed = fc.integer({ min: 1, max: 90_000 });
    fc.assert(
      fc.property(speed, speed, fc.nat(3599), fc.integer({ min: 375, max: 6000 }), (one, other, facing, width) => {
        // Towards one another, the thinnest of lines.
        const a = unit(40_000, 40_000, facing, width, 375);
        const way = new Path(a, [{ do: 'ahead', by: 30_000 }]).after(30_000);
        const b = { ...way, facing: (facing + 1800) % 3600 };
        const [first, second] = advance([march(a, 60_000, one), march(b, 60_000, other)], [], 8, ALL);
        const isTooFar = one + other <= 30_010;
        if (one + other < 29_990) expect(first.meetings).toEqual([]);
        if (isTooFar) return;
        expect(touches(first.block, second.block)).toBe(true);
        expect(overlapDepth(first.block, second.block)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('fare as if every tick were looked at', () => {
    fc.assert(
      fc.property(
        fc.array(smallMover, { minLength: 1, maxLength: 5 }),
        fc.array(smallMover, { maxLength: 3 }),
        (movers, others) => {
          const standing = others.map(({ block }) => block);
          const blocks = [...movers, ...others].map(({ block }) => block);
          // Who stands in somebody from the beginning has no place on a table.
          fc.pre(blocks.every((block, i) => blocks.every((other, j) => i === j || gap(block, other) > 0)));
          const holding: Holding = { holds: (a, b) => (a + b) % 3 !== 0, barriers: [WALL] };
          fc.pre(blocks.every((block) => !shapesMeet(corners(block), WALL)));
          const outcomes = advance(movers, standing, 4, holding);
          expect(outcomes.map(({ block, spent }) => ({ block, spent }))).toEqual(tickByTick(movers, standing, holding));
        },
      ),
      { numRuns: 150 },
    );
  });
});

const WALL = [
  { x: 3000, y: 0 },
  { x: 3100, y: 9000 },
];

/** The same by looking at all of them after every tick. */
function tickByTick(
  movers: readonly Mover[],
  standing: readonly Block[],
  { holds, barriers = [] }: Holding,
): Pick<Outcome, 'block' | 'spent'>[] {
  const ticks = 8 * Math.ceil(Math.max(1, ...movers.map(({ allowance }) => allowance)) / 8);
  const paths = movers.map(({ block, legs }) => new Path(block, legs));
  const stopped = movers.map(() => Infinity);
  const met = new Set<string>();
  const spent = (i: number, tick: number): number =>
    Math.min(paths[i].cost, Math.floor((movers[i].allowance * Math.min(tick, stopped[i])) / ticks));
  for (let tick = 0; tick <= ticks; tick++) {
    const all = [...paths.map((path, i) => path.after(spent(i, tick))), ...standing];
    for (let i = 0; i < movers.length; i++) {
      const next = corners(paths[i].after(spent(i, tick + 1)));
      if (barriers.some((barrier) => shapeDepth(next, barrier) > 0)) stopped[i] = Math.min(stopped[i], tick);
      for (let j = 0; j < all.length; j++) {
        if (i === j || !(holds(i, j) || (j < movers.length && holds(j, i)))) continue;
        const pair = [Math.min(i, j), Math.max(i, j)].join();
        if (!touches(all[i], all[j]) || met.has(pair)) continue;
        met.add(pair);
        if (holds(i, j)) stopped[i] = Math.min(stopped[i], tick);
        if (j < movers.length && holds(j, i)) stopped[j] = Math.min(stopped[j], tick);
      }
    }
  }
  return paths.map((path, i) => ({ block: path.after(spent(i, ticks)), spent: spent(i, ticks) }));
}
