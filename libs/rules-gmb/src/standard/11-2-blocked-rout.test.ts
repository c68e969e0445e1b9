import { argumentOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.ts';
import { Board } from '../test-boards.ts';
import { around, type Axial, axialOf, beside, COMPASS, type Double, FACINGS, isSame, rightOf } from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { scene } from '../test-position.ts';
import { STEP } from './05-2-steps.ts';
import { ROUT } from './11-rout-movement.ts';
import { writeStep } from './05-2-steps.ts';

/** What the booklet says of one rout, and how the options read it. */
interface Rout {
  readonly board: Board;
  readonly size: 1 | 2;
  readonly place: Double;
  readonly home: readonly number[];
  /** Row of the friendly edge. */
  readonly edge: number;
  readonly due: number;
  /** Hexes of one increase: 1 for slow units [11.22], 2 for fast ones [11.23] or all of them, by option (R04). */
  readonly group: number;
  readonly bends: boolean;
  /** Increases that eliminate the unit. */
  readonly limit: number;
}

interface Way {
  readonly steps: readonly string[];
  readonly cost: number;
}

interface Attempt {
  readonly name: string;
  readonly after: Double;
  readonly fulfils: boolean;
  readonly leaves: boolean;
}

/** Everything that could be done with one hex of the distance, whether it is blocked or not. */
function attempts(rout: Rout, place: Double): Attempt[] {
  const { size, home, edge, bends } = rout;
  const { left, k } = place;
  const right = size === 2 ? rightOf(place) : left;
  const halves = size === 2 ? [left, right] : [left];
  const list: Attempt[] = COMPASS.map((name, d) => ({
    name,
    after: { left: beside(left, d), k },
    fulfils: home.includes(d),
    // Over the own edge a half leaves; a half that does not must find its hex free.
    leaves:
      home.includes(d) &&
      halves.some(({ r }) => r === edge) &&
      halves.every((half) => half.r === edge || !isClosed(rout, place, beside(half, d))),
  }));
  if (size === 2) {
    const { frontCenter, rearCenter } = around(place);
    const swing = (name: string, newLeft: Axial, turn: number): Attempt => ({
      name,
      after: { left: newLeft, k: (k + turn + 6) % 6 },
      fulfils: false,
      leaves: false,
    });
    if (bends) list.push(...bendsOf(place, home));
    list.push(
      swing('pivotLeft', left, 1),
      swing('pivotRight', frontCenter, -1),
      swing('rearPivotLeft', rearCenter, 1),
      swing('rearPivotRight', left, -1),
    );
  }
  list.push({ name: 'hold', after: place, fulfils: false, leaves: false });
  return list;
}

/** (R14) One half goes on, the other takes its place, and both come nearer to the edge. */
function bendsOf(place: Double, home: readonly number[]): Attempt[] {
  const { left, k } = place;
  const right = rightOf(place);
  return home.flatMap((d): Attempt[] => {
    const name = `bend${COMPASS[d]}`;
    if (home.includes((k + 3) % 6)) {
      return [{ name, after: { left: beside(left, d), k: (d + 3) % 6 }, fulfils: true, leaves: false }];
    }
    return home.includes(k) ? [{ name, after: { left: right, k: d }, fulfils: true, leaves: false }] : [];
  });
}

const hexesOf = (place: Double, size: 1 | 2): Axial[] => (size === 2 ? [place.left, rightOf(place)] : [place.left]);

/** May a half not go into that hex? The unit's own hexes are no obstacle, nor those that it began in. */
function isClosed({ board, size, place: start }: Rout, before: Double, hex: Axial): boolean {
  if (hexesOf(before, size).some((one) => isSame(one, hex))) return false;
  if (!board.isOnMap(hex) || board.costOf(hex) === Infinity) return true;
  return board.isTaken(hex) && !hexesOf(start, size).some((one) => isSame(one, hex));
}

function isBlocked(rout: Rout, before: Double, after: Double): boolean {
  return hexesOf(after, rout.size).some((hex) => isClosed(rout, before, hex));
}

/** Increases of hexes done so far: a group in which any was not fulfilled counts once. */
function costOf(fulfilled: readonly boolean[], group: number): number {
  const spoiled = new Set(fulfilled.flatMap((one, index) => (one ? [] : [Math.floor(index / group)])));
  return spoiled.size;
}

/** Every way that leaves the unit alive, by trying everything. */
function everyWay(rout: Rout): Way[] {
  const ways: Way[] = [];
  const walk = (place: Double, steps: readonly string[], fulfilled: readonly boolean[]): void => {
    const cost = costOf(fulfilled, rout.group);
    if (cost >= rout.limit) return;
    if (steps.length === rout.due) {
      ways.push({ steps, cost });
      return;
    }
    for (const { name, after, fulfils, leaves } of attempts(rout, place)) {
      if (leaves) ways.push({ steps: [...steps, name], cost });
      else if (!isBlocked(rout, place, after)) walk(after, [...steps, name], [...fulfilled, fulfils]);
    }
  };
  walk(rout.place, [], []);
  return ways;
}

/** Every sequence of steps that the game allows, to the end of the distance or off the map. */
function played(battle: Battle, unit: number): string[] {
  const sequences: string[] = [];
  const walk = (steps: readonly string[]): void => {
    if (battle.decision?.id !== 'routing' || battle.frames.local(0) !== unit) {
      sequences.push(steps.join(' '));
      return;
    }
    for (const one of battle.legal().toArray()) {
      if (!STEP.is(one)) continue;
      const name = writeStep(battle, argumentOf(one));
      battle.apply(one);
      walk([...steps, name]);
      battle.undo();
    }
  };
  walk([]);
  return sequences;
}

interface Kind {
  readonly copy: string;
  readonly size: 1 | 2;
  readonly fast: boolean;
  readonly side: 'ottoman' | 'tartar';
}

const kinds: readonly Kind[] = [
  { copy: 'serbs-1', size: 1, fast: false, side: 'ottoman' },
  { copy: 'akinjis-1', size: 1, fast: true, side: 'ottoman' },
  { copy: 'janissaries-1', size: 2, fast: false, side: 'ottoman' },
  { copy: 'manatasha', size: 2, fast: true, side: 'ottoman' },
  { copy: 'spahis-1', size: 2, fast: false, side: 'ottoman' },
  { copy: 'kushite', size: 2, fast: false, side: 'tartar' },
  { copy: 'sistan-2', size: 2, fast: true, side: 'tartar' },
];

const SIZE = 7;

function boardOf(numbers: Numbers, { copy, size }: Kind, rout: number, crowd: number): Board {
  const board = new Board(SIZE, SIZE).scatter(numbers, { river: 12, camp: 10 }, 20);
  while (!board.place(numbers, 'A', size, { copy, rout }));
  for (let index = 0; index < crowd; index++) {
    board.place(numbers, `s-${index}`, 1, { copy: index % 2 === 0 ? 'serbs-2' : 'gilan-1' });
    board.place(numbers, `d-${index}`, 2, { copy: index % 2 === 0 ? 'azab-1' : 'hindustan' });
  }
  return board;
}

interface Reading {
  readonly once?: boolean;
  readonly bends?: boolean;
}

function compare(seed: number, kind: Kind, level: number, crowd: number, { once, bends }: Reading = {}): number {
  const board = boardOf(new Numbers(seed), kind, level, crowd);
  const [{ hexes, facing }] = board.units as unknown as [{ hexes: string[]; facing?: string }];
  const due = level * (kind.fast ? 2 : 1);
  const rout: Rout = {
    board,
    size: kind.size,
    place: { left: axialOf(hexes[0]), k: facing === undefined ? 0 : FACINGS.findIndex((one) => one === facing) },
    home: kind.side === 'ottoman' ? [1, 2] : [4, 5],
    edge: kind.side === 'ottoman' ? 0 : SIZE - 1,
    due,
    group: !kind.fast ? 1 : once === true ? due : 2,
    bends: bends === true,
    limit: 5 - level,
  };
  const options = {
    'fast-rout-shortfall': once === true ? 'once' : 'per-rout-level',
    'rout-bend': bends === true ? 'allowed' : 'forbidden',
  };
  const { battle, unit } = scene(board.position('rout-movement', { phasing: kind.side, options }));
  battle.apply(ROUT.of(unit('A')));
  const ways = everyWay(rout);
  const least = Math.min(rout.limit, ...ways.map(({ cost }) => cost));
  const note = `${seed} ${kind.copy} ${level}`;
  expect(battle.frames.local(7), note).toBe(least);
  if (least < rout.limit) {
    const best = new Set(ways.filter(({ cost }) => cost === least).map(({ steps }) => steps.join(' ')));
    // A bend along its own axis is the endways step under another name.
    expect([...new Set(played(battle, unit('A')))].toSorted(), note).toEqual([...best].toSorted());
  }
  return least;
}

describe('[11.26] the ways that the game offers are all those of least increase, and no others', () => {
  it.each(kinds)('$copy, fast: $fast', (kind) => {
    const found = new Set<number>();
    for (let seed = 0; seed < 9; seed++) found.add(compare(seed, kind, (seed % 3) + 1, 3 + (seed % 4)));
    expect(found.size).toBeGreaterThan(1);
  });

  it('(R04) where a fast unit pays once for all that is missing', () => {
    for (const kind of kinds.filter(({ fast }) => fast)) {
      for (let seed = 30; seed < 38; seed++) compare(seed, kind, (seed % 2) + 1, 6, { once: true });
    }
  });

  it('(R14) where one half may follow the other', () => {
    for (const kind of kinds.filter(({ size }) => size === 2)) {
      for (let seed = 50; seed < 54; seed++) compare(seed, kind, (seed % 2) + 1, 4, { bends: true });
    }
  });

  it('[10.1] at level four a single free way is compulsory, and where there is none all ways are open', () => {
    const ends = new Set<number>();
    for (const kind of kinds) for (let seed = 60; seed < 64; seed++) ends.add(compare(seed, kind, 4, seed % 6));
    expect(ends).toEqual(new Set([0, 1]));
  });
});

describe('[11.14] over the edge with one half', () => {
  const stepsOf = (more: readonly { id: string; hexes: readonly string[] }[], terrain = {}): string[] => {
    const { battle, unit } = scene({
      map: { columns: 9, rows: 9, terrain },
      phase: 'rout-movement',
      phasing: 'ottoman',
      units: [
        { id: 'A', copy: 'janissaries-1', hexes: ['0401', '0402'], facing: 'WSW', rout: 1 },
        { id: 'K', copy: 'gilan-1', hexes: ['0909'] },
        ...more.map((one) => ({ ...one, copy: 'serbs-1' })),
      ],
    });
    battle.apply(ROUT.of(unit('A')));
    return battle
      .legal()
      .toArray()
      .map((one) => writeStep(battle, argumentOf(one)));
  };

  it('a double leaves, its other half going where it may: beside the first, or into its hex', () => {
    expect(stepsOf([])).toEqual(['NE', 'NW']);
  });

  it('[6.11], [7.25] but not into a hex that another unit holds, or that nobody may enter', () => {
    expect(stepsOf([{ id: 'B', hexes: ['0501'] }])).toEqual(['NW']);
    expect(stepsOf([], { '0501': 'river' })).toEqual(['NW']);
  });
});

describe('[11.22], [11.23] the increase of a whole way', () => {
  it('is what its hexes add up to, for every way of a boxed-in unit', () => {
    const units = [
      { id: 'A', copy: 'akinjis-1', hexes: ['0404'], rout: 2 },
      { id: 'B', copy: 'serbs-1', hexes: ['0304'], rout: 2 },
      ...['0303', '0403', '0503', '0205'].map((hex, index) => ({
        id: `w${index}`,
        copy: 'gilan-1',
        hexes: [hex],
      })),
    ];
    const { battle, unit, piece } = scene({
      map: { columns: 8, rows: 8, terrain: { '0203': 'river', '0204': 'river' } },
      phase: 'rout-movement',
      phasing: 'ottoman',
      units,
    });
    for (const [id, group] of [
      ['A', 2],
      ['B', 1],
    ] as const) {
      battle.apply(ROUT.of(unit(id)));
      const walk = (done: readonly boolean[]): void => {
        if (battle.decision?.id !== 'routing') {
          expect(piece(id).rout).toBe(2 + costOf(done, group));
          return;
        }
        for (const one of battle.legal().toArray()) {
          if (!STEP.is(one)) continue;
          battle.apply(one);
          walk([...done, [1, 2].includes(argumentOf(one))]);
          battle.undo();
        }
      };
      walk([]);
      battle.undo();
    }
  });
});
