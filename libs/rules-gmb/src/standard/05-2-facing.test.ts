import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { around, type Axial, beside, doubleSteps, isSame, rightOf } from '../test-hexes.ts';
import {
  ABOUT_FACE,
  AHEAD,
  BEND_LEFT,
  BEND_RIGHT,
  DOUBLE_STEPS,
  facingZone,
  FORWARD_LEFT,
  FORWARD_RIGHT,
  FRONT,
  HOLD,
  NOT_ADJACENT,
  PIVOT_LEFT,
  PIVOT_RIGHT,
  REAR,
  REAR_PIVOT_LEFT,
  REAR_PIVOT_RIGHT,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  SIDE,
  SINGLE_STEPS,
  stepName,
  stepOfName,
  StepPlan,
} from './05-2-facing.ts';

const FACES = [0, 1, 2, 3, 4, 5] as const;
const grids = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).map((shift) => new Grid({ orientation, shift, columns: 7, rows: 7 })),
);

const MEANING: Readonly<Record<string, number>> = {
  frontCenter: FRONT,
  frontLeft: SIDE,
  frontRight: SIDE,
  leftFlank: SIDE,
  rightFlank: SIDE,
  rearLeft: REAR,
  rearCenter: REAR,
  rearRight: REAR,
};

interface Place {
  left: number;
  direction: number;
}

const plan = new StepPlan();

function after(grid: Grid, { left, direction }: Place, step: number): Place {
  plan.plotDouble(grid, left, direction, step);
  return { left: plan.left, direction: plan.direction };
}

/** Every place of a double that stands wholly on the grid. */
function* places(grid: Grid): Generator<Place> {
  for (let left = 0; left < grid.count; left++) {
    for (const direction of FACES) if (grid.neighbour[left * 6 + direction] >= 0) yield { left, direction };
  }
}

const middle = (grid: Grid): number => grid.hexAt(3, 3);

describe('[5.2] a double faces three front hexes', () => {
  it.each(FACES)('all hexes of the map lie where the diagram says, facing %i', (direction) => {
    for (const grid of grids) {
      const left = middle(grid);
      const unit = { left: { q: grid.q[left], r: grid.r[left] }, k: direction };
      const zones = Object.entries(around(unit)).map(([name, { q, r }]) => ({ name, hex: grid.at(q, r) }));
      expect(new Set(zones.map(({ hex }) => hex)).size).toBe(8);
      for (let hex = 0; hex < grid.count; hex++) {
        const zone = zones.find((one) => one.hex === hex);
        expect(facingZone(grid, left, direction, hex)).toBe(zone === undefined ? NOT_ADJACENT : MEANING[zone.name]);
      }
    }
  });

  it('front and rear change places in an about-face, left and right too', () => {
    for (const grid of grids) {
      for (const direction of FACES) {
        const left = middle(grid);
        const turned = after(grid, { left, direction }, ABOUT_FACE);
        for (let hex = 0; hex < grid.count; hex++) {
          const before = facingZone(grid, left, direction, hex);
          const now = facingZone(grid, turned.left, turned.direction, hex);
          if (before === NOT_ADJACENT) expect(now).toBe(NOT_ADJACENT);
          // The flanks stay flanks; the front-center hex is the only normal one, and becomes rear.
          if (before === FRONT) expect(now).toBe(REAR);
          if (before === REAR) expect(now).toBeLessThan(REAR);
        }
      }
    }
  });

  it('the three hexes ahead are two of +2 and the normal one between them', () => {
    expect(AHEAD).toEqual(['frontLeft', 'frontCenter', 'frontRight']);
  });
});

describe('[5.21-5.24] where the steps of a double lead', () => {
  it('is where the diagram leads, from every place of the map, at its edges too', () => {
    for (const grid of grids) {
      const hexOf = (hex: Axial | undefined): number => (hex === undefined ? -1 : grid.at(hex.q, hex.r));
      const found: unknown[] = [];
      const expected: unknown[] = [];
      for (const { left, direction } of places(grid)) {
        const unit = { left: { q: grid.q[left], r: grid.r[left] }, k: direction };
        for (const [index, { name, after: end, moves, heading }] of doubleSteps(unit).entries()) {
          const step = DOUBLE_STEPS[index];
          plan.plotDouble(grid, left, direction, step);
          const { entered, from, secondEntered, secondFrom } = plan;
          const [first, second] = moves;
          const at = [left, direction, stepName(step)];
          found.push([...at, plan.left, plan.right, plan.direction, plan.heading, plan.count]);
          expected.push([left, direction, name, hexOf(end.left), hexOf(rightOf(end)), end.k, heading, moves.length]);
          if (moves.length === 0) continue;
          found.push([...at, entered, from, ...(moves.length > 1 ? [secondEntered, secondFrom] : [-1, -1])]);
          expected.push([...at, hexOf(first.to), hexOf(first.from), hexOf(second?.to), hexOf(second?.from)]);
        }
      }
      expect(found).toEqual(expected);
    }
  });

  const inverses: [string, number, readonly number[]][] = [
    ['forward left', FORWARD_LEFT, [ABOUT_FACE, FORWARD_LEFT, ABOUT_FACE]],
    ['forward right', FORWARD_RIGHT, [ABOUT_FACE, FORWARD_RIGHT, ABOUT_FACE]],
    ['a pivot to the left', PIVOT_LEFT, [REAR_PIVOT_RIGHT]],
    ['a pivot to the right', PIVOT_RIGHT, [REAR_PIVOT_LEFT]],
    ['a rear pivot to the left', REAR_PIVOT_LEFT, [PIVOT_RIGHT]],
    ['a rear pivot to the right', REAR_PIVOT_RIGHT, [PIVOT_LEFT]],
    ['a shift to the left', SHIFT_LEFT, [SHIFT_RIGHT]],
    ['a shift to the right', SHIFT_RIGHT, [SHIFT_LEFT]],
    ['an about-face', ABOUT_FACE, [ABOUT_FACE]],
    ['standing still', HOLD, []],
    ...FACES.map((d): [string, number, readonly number[]] => [`direction ${d} in rout`, d, [(d + 3) % 6]]),
  ];
  it.each(inverses)('%s can be undone on all six facings', (_, step, back) => {
    for (const grid of grids) {
      for (const direction of FACES) {
        const start = { left: middle(grid), direction };
        let place = after(grid, start, step);
        for (const one of back) place = after(grid, place, one);
        expect(place).toEqual(start);
      }
    }
  });

  it.each([
    ['left', PIVOT_LEFT],
    ['right', PIVOT_RIGHT],
  ])('[5.22] six pivots to the %s are a full circle around the standing half', (_, pivot) => {
    for (const grid of grids) {
      for (const direction of FACES) {
        const left = middle(grid);
        const right = grid.neighbour[left * 6 + direction];
        const standing = pivot === PIVOT_LEFT ? left : right;
        let place: Place = { left, direction };
        for (let turn = 0; turn < 6; turn++) {
          place = after(grid, place, pivot);
          expect([plan.left, plan.right]).toContain(standing);
        }
        expect(place).toEqual({ left, direction });
      }
    }
  });

  it('[5.22] a pivot never enters a rear hex, and only one hex', () => {
    for (const grid of grids) {
      for (const direction of FACES) {
        for (const pivot of [PIVOT_LEFT, PIVOT_RIGHT]) {
          plan.plotDouble(grid, middle(grid), direction, pivot);
          expect(plan.count).toBe(1);
          expect(facingZone(grid, middle(grid), direction, plan.entered)).toBe(FRONT);
        }
      }
    }
  });

  it('[5.23] a double covers two adjacent hexes after every step that stays on the map', () => {
    const all = [...FACES, ...DOUBLE_STEPS, REAR_PIVOT_LEFT, REAR_PIVOT_RIGHT, HOLD];
    const bends = FACES.flatMap((d) => [BEND_LEFT + d, BEND_RIGHT + d]);
    const torn: number[][] = [];
    for (const grid of grids) {
      for (const { left, direction } of places(grid)) {
        for (const step of [...all, ...bends]) {
          plan.plotDouble(grid, left, direction, step);
          if (plan.left < 0 || plan.right < 0) continue;
          if (grid.neighbour[plan.left * 6 + plan.direction] !== plan.right) torn.push([left, direction, step]);
        }
      }
    }
    expect(torn).toEqual([]);
  });

  it('[11.24] in a bend the half that follows stands where the other was', () => {
    for (const grid of grids) {
      const left = middle(grid);
      for (const direction of FACES) {
        const right = grid.neighbour[left * 6 + direction];
        for (const d of FACES) {
          plan.plotDouble(grid, left, direction, BEND_LEFT + d);
          expect([plan.left, plan.right]).toEqual([grid.neighbour[left * 6 + d], left]);
          plan.plotDouble(grid, left, direction, BEND_RIGHT + d);
          expect([plan.left, plan.right]).toEqual([right, grid.neighbour[right * 6 + d]]);
        }
      }
    }
  });
});

describe('[5.25] singles', () => {
  it('move to all six neighbours and have no facing', () => {
    for (const grid of grids) {
      const hex = middle(grid);
      const from = { q: grid.q[hex], r: grid.r[hex] };
      for (const step of SINGLE_STEPS) {
        plan.plotSingle(grid, hex, step);
        const to = { q: grid.q[plan.left], r: grid.r[plan.left] };
        expect(isSame(to, beside(from, step))).toBe(true);
        expect([plan.right, plan.direction, plan.count, plan.heading]).toEqual([plan.left, 0, 1, step]);
      }
    }
  });
});

describe('the names of the steps', () => {
  it('say which step is meant and are read again', () => {
    for (let step = FORWARD_LEFT; step <= HOLD; step++) {
      expect(stepName(step)).not.toBe('');
      expect(stepOfName(stepName(step))).toBe(step);
    }
    expect(stepName(BEND_LEFT)).toBe('');
    expect(stepOfName('sideways')).toBe(-1);
    expect(stepOfName('')).toBe(-1);
  });
});
