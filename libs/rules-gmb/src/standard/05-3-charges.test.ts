import { argumentOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { Board } from '../test-boards.ts';
import {
  around,
  type Axial,
  axialOf,
  beside,
  COMPASS,
  type Double,
  doubleSteps,
  FACINGS,
  isSame,
  type Move,
} from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { type Scene, scene } from '../test-position.ts';
import { MOVE } from './05-1-moves.ts';
import { STEP } from './05-2-steps.ts';
import { CHARGE } from './05-3-charges.ts';
import { writeStep } from './05-2-steps.ts';

interface Trail {
  readonly heading: number;
  /** Straight on: forward for a double, any step for a single. */
  readonly straight: boolean;
  readonly moves: readonly Move[];
}

/**
 * [5.31], [7.24], (R12): the last three steps at least lead one way over clear hexes and never down, and the target
 * stands in one of the three hexes ahead.
 */
function targets(
  board: Board,
  trail: readonly Trail[],
  ahead: readonly Axial[],
  enemies: ReadonlyMap<string, Axial[]>,
) {
  const run = trail.slice(-3);
  const isRun =
    run.length === 3 &&
    run.every(
      ({ heading, straight, moves }) =>
        straight &&
        heading === run[0].heading &&
        moves.every(({ from, to }) => board.terrainOf(to) === 'clear' && board.levelOf(to) >= board.levelOf(from)),
    );
  if (!isRun) return [];
  return [...enemies].flatMap(([id, hexes]) =>
    hexes.some((hex) => ahead.some((one) => isSame(one, hex))) ? [id] : [],
  );
}

function stepOf(place: Double, size: number, name: string): { place: Double; trail: Trail } {
  if (size === 1) {
    const heading = COMPASS.findIndex((one) => one === name);
    const to = beside(place.left, heading);
    return { place: { left: to, k: 0 }, trail: { heading, straight: true, moves: [{ from: place.left, to }] } };
  }
  const step = doubleSteps(place).find((one) => one.name === name)!;
  return {
    place: step.after,
    trail: { heading: step.heading, straight: name.startsWith('forward'), moves: step.moves },
  };
}

function aheadOf(place: Double, size: number, heading: number): Axial[] {
  if (size === 1) return [1, 0, -1].map((turn) => beside(place.left, heading + turn));
  const { frontLeft, frontCenter, frontRight } = around(place);
  return [frontLeft, frontCenter, frontRight];
}

function choose(numbers: Numbers, size: number): Board {
  const board = new Board(9, 9).scatter(numbers, { camp: 2, 'dry-river-bed': 2 }, 5);
  const fields = { copy: 'spahis-1', face: 'melee', values: { armour: 'mail', morale: 'B', movement: 12 } };
  while (!board.place(numbers, 'A', size, { ...fields, size: size === 2 ? 'double' : 'single' }));
  for (let index = 0; index < 3; index++) {
    board.place(numbers, `single-${index}`, 1, { copy: 'gilan-1' });
    board.place(numbers, `double-${index}`, 2, { copy: 'kushite' });
    board.place(numbers, `friend-${index}`, 1, { copy: 'serbs-1' });
  }
  return board;
}

/** Walks once at random, mostly straight on, and holds what the game offers against the booklet; counts the offers. */
function walk({ battle, unit, piece }: Scene, board: Board, numbers: Numbers, size: number): number {
  const enemies = new Map(
    board.units
      .filter(({ id }) => id !== 'A' && !id.startsWith('friend'))
      .map(({ id }) => [id, piece(id).hexes.map((hex) => axialOf(hex))]),
  );
  const { facing, hexes } = piece('A');
  let place: Double = {
    left: axialOf(hexes[0]),
    k: Math.max(
      0,
      FACINGS.findIndex((one) => one === facing),
    ),
  };
  const trail: Trail[] = [];
  let offers = 0;
  let last = '';
  battle.apply(MOVE.of(unit('A')));
  for (;;) {
    const listed = battle.legal().toArray();
    const offered = listed.flatMap((one) => (CHARGE.is(one) ? [battle.game.units[argumentOf(one)].id] : []));
    const ahead = aheadOf(place, size, trail.at(-1)?.heading ?? 0);
    const expected = targets(board, trail, ahead, enemies);
    if (expected.length + offered.length > 0) expect(offered.toSorted()).toEqual(expected.toSorted());
    offers += offered.length;
    const steps = listed.filter((one) => STEP.is(one));
    if (steps.length === 0) break;
    const straight = steps.filter((one) => writeStep(battle, argumentOf(one)) === last);
    const one = straight.length > 0 && numbers.chance(85) ? straight[0] : numbers.pick(steps);
    last = writeStep(battle, argumentOf(one));
    const next = stepOf(place, size, last);
    place = next.place;
    trail.push(next.trail);
    battle.apply(one);
  }
  while (battle.undo());
  return offers;
}

describe('[5.31] a charge is offered after a straight run of three clear hexes, at what is ahead', () => {
  it.each([
    ['double', 2],
    ['single', 1],
  ])('and never else, for a %s on random ways', (_, size) => {
    let offers = 0;
    for (let seed = 0; seed < 8; seed++) {
      const numbers = new Numbers(seed);
      const board = choose(numbers, size);
      const field = scene(board.position('movement', { phasing: 'ottoman' }));
      for (let ways = 0; ways < 50; ways++) offers += walk(field, board, numbers, size);
    }
    expect(offers).toBeGreaterThan(20);
  });
});

describe('[5.31] the account of a charge', () => {
  it('says how long the straight run was', () => {
    for (const [start, run] of [
      ['0207', 3],
      ['0208', 4],
    ] as const) {
      const { battle, do: perform } = scene({
        map: { columns: 12, rows: 12 },
        phase: 'movement',
        phasing: 'ottoman',
        units: [
          { id: 'A', copy: 'spahis-1', size: 'single', hexes: [start], face: 'melee' },
          { id: 'K', copy: 'gilan-1', hexes: [run === 3 ? '0403' : '0403'] },
        ],
      });
      perform({ do: 'move', unit: 'A', steps: Array.from({ length: run }, () => 'NE'), charge: 'K' });
      expect(reader.all(battle, 0).find(({ event }) => event === 'charge-declared')).toMatchObject({
        target: 'K',
        run,
      });
    }
  });
});

describe('[5.31] why a charge is refused', () => {
  it('is what broke the last run; after a turn the new run is but too short', () => {
    const { do: perform, refused } = scene({
      map: { columns: 12, rows: 12, elevation: { '0505': 2 }, terrain: { '0603': 'camp' } },
      phase: 'movement',
      phasing: 'ottoman',
      units: [
        { id: 'A', copy: 'spahis-1', size: 'single', hexes: ['0505'], face: 'melee' },
        { id: 'K', copy: 'gilan-1', hexes: ['1010'] },
      ],
    });
    const why = (): string[] => refused({ do: 'charge', unit: 'A', target: 'K' });
    perform({ do: 'begin-move', unit: 'A' });
    expect(why()).toEqual(['5.31']);
    perform({ do: 'step', unit: 'A', step: 'E' });
    expect(why()).toEqual(['7.24']);
    perform({ do: 'step', unit: 'A', step: 'NE' });
    expect(why()).toEqual(['5.31']);
    perform({ do: 'step', unit: 'A', step: 'NW' });
    expect(why()).toEqual(['5.31']);
  });
});

describe('[5.33] who charges', () => {
  const board = (fields: Record<string, unknown>): Board =>
    new Board(9, 9).single('A', '0508', { copy: 'akinjis-1', ...fields }).single('K', '0704', { copy: 'gilan-1' });

  it.each([
    ['cavalry', 'plate', true],
    ['cavalry', 'mail', true],
    ['cavalry', 'leather', false],
    ['cavalry', 'non-armored', false],
    ['infantry', 'plate', false],
    ['infantry', 'mail', false],
    ['infantry', 'leather', false],
    ['infantry', 'non-armored', false],
    ['elephants', 'plate', false],
  ])('%s in %s: %s', (unitClass, armour, may) => {
    const fields = { class: unitClass, values: { armour, movement: 8, morale: 'B' } };
    const { do: perform, refused } = scene(board(fields).position('movement', { phasing: 'ottoman' }));
    perform({ do: 'begin-move', unit: 'A' });
    for (const step of ['NE', 'NE', 'NE']) perform({ do: 'step', unit: 'A', step });
    expect(refused({ do: 'charge', unit: 'A', target: 'K' })).toEqual(may ? [] : ['5.33']);
    perform({ do: 'step', unit: 'A', step: 'W' });
    expect(refused({ do: 'charge', unit: 'A', target: 'K' })).toEqual(may ? ['5.31'] : ['5.33']);
  });
});
