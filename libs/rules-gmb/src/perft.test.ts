import { describe, expect, it } from 'vitest';
import type { Battle } from './battle.ts';
import { crowds } from './test-crowds.ts';
import { type Position, scene } from './test-position.ts';

/** How many sequences of legal commands of that length there are before the phase ends. */
function count(battle: Battle, length: number): number {
  if (battle.isIdle) return 0;
  const listed = battle.legal();
  if (length === 1) return listed.length;
  let sum = 0;
  for (const one of listed.toArray()) {
    battle.apply(one);
    sum += count(battle, length - 1);
    battle.undo();
  }
  return sum;
}

function counts(position: Position, longest = 3): number[] {
  const { battle } = scene(position);
  battle.holdsBetweenSteps = true;
  const hash = battle.hash;
  const found = Array.from({ length: longest }, (_, index) => count(battle, index + 1));
  expect(battle.hash).toBe(hash);
  return found;
}

/**
 * Numbers of sequences of one, two and three commands. They were counted a second time by asking of every conceivable
 * command whether it is allowed, which never looks at the lists.
 */
const known: Readonly<Record<string, readonly number[]>> = {
  'a Tartar movement over rough ground': [8, 41, 243],
  'an Ottoman movement over rough ground': [8, 39, 231],
  'tired armies': [8, 39, 206],
  'a run-up to a charge': [5, 29, 190],
  'the choice of modes': [2, 0, 0],
  'starting modes': [2, 6, 8],
  'fire on hills': [3, 18, 69],
  'fire with effect at once': [6, 18, 69],
  'a Tartar attack': [7, 24, 50],
  'an Ottoman attack in the Tartar turn': [6, 21, 40],
  'an attack with the looser rules': [7, 28, 58],
  'Ottoman wagons': [7, 32, 150],
  'an attack on wagons': [5, 25, 139],
  'routs among wagons': [1, 1, 2],
  'melee among wagons': [2, 1, 2],
  'routs that hinder one another': [3, 6, 8],
  'routs with bends': [5, 16, 42],
  'rally and rout': [3, 6, 8],
  'elephants run amok': [1, 5, 5],
  'elephants with open ground ahead': [3, 2, 0],
  'elephants run amok by a die': [1, 5, 5],
  'the last turn': [8, 39, 206],
};

describe('[4.0] sequences of legal commands', () => {
  it.each(Object.entries(crowds))('%s', (name, position) => {
    expect(counts(position)).toEqual(known[name]);
  });
});

const rivers = (...hexes: string[]): Record<string, string> => Object.fromEntries(hexes.map((hex) => [hex, 'river']));
const field = (terrain: Record<string, string>, phase: string, units: Position['units']): Position => ({
  map: { columns: 9, rows: 9, terrain },
  phase,
  phasing: 'ottoman',
  units,
});
const away = { id: 'K', copy: 'gilan-1', hexes: ['0909'] };

describe('[11.2] ways of units that are boxed in, counted by hand', () => {
  const around = ['0404', '0504', '0405', '0605', '0406', '0506'];

  it('a slow single with no way out can only stand', () => {
    const units = [{ id: 'A', copy: 'serbs-1', hexes: ['0505'], rout: 2 }, away];
    expect(counts(field(rivers(...around), 'rout-movement', units))).toEqual([1, 1, 1]);
  });

  it('a fast single with one hex beside it stands or strays, and from there strays back or stands', () => {
    const dead = ['0304', '0404', '0305', '0306', '0406', '0504', '0605', '0506'];
    const units = [{ id: 'A', copy: 'akinjis-1', hexes: ['0505'], rout: 1 }, away];
    // Begin; hold or west; after each two again. All four ways cost the one level of their pair [11.23].
    expect(counts(field(rivers(...dead), 'rout-movement', units))).toEqual([1, 2, 4]);
  });

  it('a double with all eight hexes shut stands; with the front-center hex open it also pivots either way', () => {
    const eight = ['0404', '0504', '0604', '0405', '0705', '0406', '0506', '0606'];
    const units = [{ id: 'A', copy: 'janissaries-1', hexes: ['0505', '0605'], facing: 'N', rout: 1 }, away];
    expect(counts(field(rivers(...eight), 'rout-movement', units), 2)).toEqual([1, 1]);
    const open = eight.filter((hex) => hex !== '0504');
    expect(counts(field(rivers(...open), 'rout-movement', units), 2)).toEqual([1, 3]);
    const both = open.filter((hex) => hex !== '0506');
    expect(counts(field(rivers(...both), 'rout-movement', units), 2)).toEqual([1, 5]);
  });

  it('a double with a leader has one command more before its first step, and one more after it when he goes along', () => {
    const units = [
      { id: 'A', copy: 'janissaries-1', hexes: ['0505', '0605'], facing: 'N', rout: 2 },
      { id: 'L', copy: 'musa', hexes: ['0605'] },
      away,
    ];
    // Begin; take him or one of two free steps; after taking two steps, after either step two more: 2 + 2 * 2.
    expect(counts(field({}, 'rout-movement', units), 3)).toEqual([1, 3, 6]);
    // After he was taken and has come along, two steps or leaving him; without him the rout is over by then.
    expect(counts(field({}, 'rout-movement', units), 4)[3]).toBe(2 * (2 + 1));
  });
});

describe('[20.12], [20.22] steps of a Tartar beside a lager, counted by hand', () => {
  const single = { id: 'A', copy: 'gilan-1', hexes: ['0505'] };
  const lager = { id: 'W', copy: 'wagons-1', hexes: ['0504', '0604'], facing: 'N', face: 'lager' };
  const tartars = (units: Position['units']): number[] =>
    counts({ ...field({}, 'movement', [single, ...units]), phasing: 'tartar' }, 2);

  it('held in either hex it shuts one of six, or two where both of its hexes are next to him; he may also stop', () => {
    expect(tartars([lager])).toEqual([2, 7]);
    expect(tartars([lager, { id: 'B', copy: 'serbs-1', hexes: ['0604'] }])).toEqual([2, 6]);
    expect(tartars([lager, { id: 'B', copy: 'serbs-1', hexes: ['0504'] }])).toEqual([2, 6]);
    const across = { ...lager, hexes: ['0404', '0504'] };
    expect(tartars([across, { id: 'B', copy: 'serbs-1', hexes: ['0504'] }])).toEqual([2, 5]);
    expect(
      tartars([
        { ...across, face: 'limbered' },
        { id: 'B', copy: 'serbs-1', hexes: ['0504'] },
      ]),
    ).toEqual([2, 6]);
  });
});

describe('[18.0] rows of elephants, counted by hand', () => {
  const elephants = { id: 'E', copy: 'elephants', hexes: ['0506', '0606'], facing: 'N', rout: 3 };

  it('two where nobody is ahead, none where somebody is', () => {
    const alone = field({}, 'rampant-elephants', [elephants, away]);
    expect(counts({ ...alone, dice: [3, 6, 6, 6, 6, 6, 6] }, 1)).toEqual([2]);
    const met = field({}, 'rampant-elephants', [elephants, { ...away, hexes: ['0605'] }]);
    const { battle } = scene({ ...met, dice: [3, 6, 6, 6, 6, 6, 6] });
    expect(battle.decision?.id).not.toBe('rampant-elephants');
  });
});
