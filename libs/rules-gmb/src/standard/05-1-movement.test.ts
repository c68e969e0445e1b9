import { argumentOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.ts';
import { Board } from '../test-boards.ts';
import { type Axial, axialOf, beside, COMPASS, type Double, doubleSteps, FACINGS, type Move } from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { type Position, scene } from '../test-position.ts';
import { MOVE } from './05-1-moves.ts';
import { STEP } from './05-2-steps.ts';
import { writeStep } from './05-2-steps.ts';

/** A piece under way, as the booklet has it. */
interface Walker {
  readonly size: 1 | 2;
  readonly place: Double;
  readonly spent: number;
  readonly strayed: boolean;
}

interface Allowance {
  readonly full: number;
  readonly fatigued: boolean;
  /** Directions that lead to the own edge [15.21], [15.22]. */
  readonly home: readonly number[];
}

interface Option {
  readonly name: string;
  readonly place: Double;
  readonly moves: readonly Move[];
  readonly heading: number;
}

function options({ size, place }: Walker): Option[] {
  if (size === 2) return doubleSteps(place).map(({ after, ...step }) => ({ ...step, place: after }));
  return COMPASS.map((name, heading) => {
    const to = beside(place.left, heading);
    return { name, place: { left: to, k: 0 }, moves: [{ from: place.left, to }], heading };
  });
}

/** [5.12-5.24], [7.21], [7.22]: dearest hex, one more if a half climbs, one more to the flank, two to turn about. */
function costOf(board: Board, { name, moves }: Option): number {
  if (moves.length === 0) return 2;
  const ground = Math.max(...moves.map(({ to }) => board.costOf(to)));
  const climbs = moves.some(({ from, to }) => board.isOnMap(to) && board.levelOf(to) > board.levelOf(from));
  return ground + (climbs ? 1 : 0) + (name.startsWith('shift') ? 1 : 0);
}

/** The steps that the booklet allows, with what they lead to. */
function allowed(board: Board, walker: Walker, allowance: Allowance, isBlocked: (hex: Axial) => boolean) {
  return options(walker).flatMap((option) => {
    const spent = walker.spent + costOf(board, option);
    const strayed = walker.strayed || (option.heading >= 0 && !allowance.home.includes(option.heading));
    const limit = allowance.fatigued && strayed ? Math.floor(allowance.full / 2) : allowance.full;
    if (spent > limit || option.moves.some(({ to }) => isBlocked(to))) return [];
    return [{ name: option.name, walker: { ...walker, place: option.place, spent, strayed } }];
  });
}

/** Walks both ways of reckoning at once, `depth` steps deep; returns the number of sequences of each length. */
function compare(battle: Battle, board: Board, unit: number, walker: Walker, allowance: Allowance, depth: number) {
  const counts: number[] = Array.from({ length: depth }, () => 0);
  const own = new Set([battle.left.of(unit), battle.right(unit)]);
  const isBlocked = (hex: Axial): boolean => {
    if (!board.isOnMap(hex)) return true;
    return board.isTaken(hex) && !own.has(battle.grid.at(hex.q, hex.r));
  };
  const walk = (at: Walker, level: number): void => {
    const steps = allowed(board, at, allowance, isBlocked);
    const listed = battle.legal().toArray();
    const named = listed.filter((one) => STEP.is(one)).map((one) => writeStep(battle, argumentOf(one)));
    expect(named).toEqual(steps.map(({ name }) => name));
    if (level === depth) return;
    counts[level] += steps.length;
    const commands = listed.filter((one) => STEP.is(one));
    for (const [index, { walker: next }] of steps.entries()) {
      battle.apply(commands[index]);
      if (battle.frames.local(1) !== next.spent) expect(battle.frames.local(1)).toBe(next.spent);
      walk(next, level + 1);
      battle.undo();
    }
  };
  walk(walker, 0);
  return counts;
}

const NORTH = [1, 2];
const SOUTH = [4, 5];

const movers = [
  { copy: 'spahis-1', size: 2, full: 6, side: 'ottoman' },
  { copy: 'janissaries-1', size: 2, full: 4, side: 'ottoman' },
  { copy: 'akinjis-1', size: 1, full: 8, side: 'ottoman' },
  { copy: 'elephants', size: 2, full: 4, side: 'tartar' },
  { copy: 'armenia-2', size: 2, full: 8, side: 'tartar' },
  { copy: 'naphtha', size: 1, full: 4, side: 'tartar' },
] as const;

/** Chooses a board with a mover A on it, and others in its way. */
function choose(numbers: Numbers, mover: (typeof movers)[number]): Board {
  const board = new Board(7, 7).scatter(numbers, { 'dry-river-bed': 15, camp: 10, river: 8, grove: 4 }, 40);
  while (!board.place(numbers, 'A', mover.size, { copy: mover.copy }));
  for (let index = 0; index < 5; index++) {
    board.place(numbers, `single-${index}`, 1, { copy: numbers.chance(50) ? 'serbs-1' : 'gilan-1' });
    board.place(numbers, `double-${index}`, 2, { copy: numbers.chance(50) ? 'azab-1' : 'kushite' });
  }
  return board;
}

function walkerOf(board: Board, size: 1 | 2): Walker {
  const { hexes, facing } = board.units[0] as unknown as { hexes: string[]; facing?: string };
  const k = facing === undefined ? 0 : FACINGS.findIndex((one) => one === facing);
  return { size, place: { left: axialOf(hexes[0]), k }, spent: 0, strayed: false };
}

function countsOf(board: Board, mover: (typeof movers)[number], turn: number, depth: number): number[] {
  const { battle, unit } = scene(board.position('movement', { turn, phasing: mover.side }));
  battle.apply(MOVE.of(unit('A')));
  const home = mover.side === 'ottoman' ? NORTH : SOUTH;
  const allowance = { full: mover.full, fatigued: turn >= 9, home };
  return compare(battle, board, unit('A'), walkerOf(board, mover.size), allowance, depth);
}

describe('[5.1] every way of a piece over a random field is one that the booklet allows', () => {
  it.each(movers)('$copy', (mover) => {
    for (let seed = 0; seed < 5; seed++) {
      const board = choose(new Numbers(seed * 100 + mover.full + mover.size), mover);
      countsOf(board, mover, 1, 3);
      countsOf(board, mover, 9, 3);
    }
  });

  it('[5.12] to the last point of its allowance', () => {
    for (const mover of movers.filter(({ full }) => full === 4)) {
      const board = choose(new Numbers(31 + mover.size), mover);
      countsOf(board, mover, 1, 5);
      countsOf(board, mover, 10, 5);
    }
  });
});

describe('[5.1] ways of one, two and three steps', () => {
  const open = new Board(9, 9).double('A', '0505', 0, { copy: 'spahis-1' });
  const crowd = new Board(9, 9)
    .double('A', '0505', 0, { copy: 'spahis-1' })
    .single('B', '0404', { copy: 'serbs-1' })
    .double('C', '0705', 1, { copy: 'azab-1' })
    .double('D', '0406', 0, { copy: 'kushite' })
    .single('E', '0503', { copy: 'gilan-1' });
  const alone = new Board(9, 9).single('A', '0505', { copy: 'akinjis-1' });

  it('of a double in the open are 7, 49 and 343: three steps cost six points at most', () => {
    expect(countsOf(open, movers[0], 1, 3)).toEqual([7, 49, 343]);
  });

  it('of a double in a crowd', () => {
    expect(countsOf(crowd, movers[0], 1, 3)).toEqual([5, 16, 66]);
  });

  it('of a single are 6, 36 and 216', () => {
    expect(countsOf(alone, movers[2], 1, 3)).toEqual([6, 36, 216]);
  });

  it('[13.1] of a tired double are fewer: eight pairs of steps cost four points and stray', () => {
    expect(countsOf(open, movers[0], 9, 3)).toEqual([7, 41, 101]);
  });
});

describe('[5.0] one piece after the other', () => {
  const position: Position = {
    phase: 'movement',
    phasing: 'ottoman',
    units: [
      { id: 'A', copy: 'akinjis-1', hexes: ['0505'] },
      { id: 'B', copy: 'akinjis-2', hexes: ['0705'] },
      { id: 'L', copy: 'musa', hexes: ['0505'] },
      { id: 'K', copy: 'gilan-1', hexes: ['0909'] },
    ],
  };

  it('[5.12] a unit that has moved does not move again, though it went nowhere', () => {
    const { do: perform, refused } = scene(position);
    perform({ do: 'move', unit: 'A', steps: [] });
    expect(refused({ do: 'begin-move', unit: 'A' })).toEqual(['5.12']);
    expect(refused({ do: 'begin-move', unit: 'B' })).toEqual([]);
  });

  it('[5.0] nobody else moves before the piece under way has finished', () => {
    const { do: perform, refused } = scene(position);
    perform({ do: 'begin-move', unit: 'A' });
    expect(refused({ do: 'begin-move', unit: 'B' })).toEqual(['5.0']);
    expect(refused({ do: 'step', unit: 'B', step: 'E' })).toEqual(['5.0']);
    expect(refused({ do: 'pass' })).toEqual(['5.0']);
  });

  it('(R40) a leader who came to a unit by his own move does not go on with it', () => {
    const { do: perform, refused } = scene({
      ...position,
      units: [...position.units.slice(0, 2), { id: 'L', copy: 'musa', hexes: ['0405'] }],
    });
    perform({ do: 'move', unit: 'L', steps: ['E'] });
    perform({ do: 'begin-move', unit: 'A' });
    expect(refused({ do: 'take', leader: 'L' })).toEqual(['5.0']);
  });

  it('(R40) a leader joins before the first step and leaves after it', () => {
    const { do: perform, refused } = scene(position);
    perform({ do: 'begin-move', unit: 'A' });
    expect(refused({ do: 'drop', leader: 'L' })).toEqual(['5.0']);
    perform({ do: 'take', leader: 'L' });
    expect(refused({ do: 'drop', leader: 'L' })).toEqual(['5.0']);
    expect(refused({ do: 'take', leader: 'L' })).toEqual(['5.0']);
    perform({ do: 'step', unit: 'A', step: 'E' });
    perform({ do: 'drop', leader: 'L' });
    expect(refused({ do: 'take', leader: 'L' })).toEqual(['5.0']);
    perform({ do: 'stop' });
    expect(refused({ do: 'begin-move', unit: 'L' })).toEqual(['5.12']);
  });
});
