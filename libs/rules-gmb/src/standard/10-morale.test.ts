import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { type Position, type Scene, scene } from '../test-position.ts';
import { MELEE } from './09-melee-combat.ts';

/** [10.2] as printed: a row for each die from -1 to 7, a column for each rating. */
const TABLE = ['23333', '22333', '12223', '11222', '01122', '00112', '00011', '00001', '00000'];

function increaseOf(rating: string, modified: number): number {
  const row = TABLE[Math.max(-1, Math.min(7, modified)) + 1];
  return Number(row['ABCDE'.indexOf(rating)]);
}

/** A melee that always hits, on a defender with every condition of the check as given; a river shuts it in. */
function position(rating: string, turn: number, behind: boolean, leader: string | null): Position {
  return {
    map: { columns: 9, rows: 9 },
    phase: 'melee-phasing',
    turn,
    units: [
      { id: 'A', copy: 'gd-czawl-1', hexes: ['0406', '0506'], facing: 'N', face: 'melee' },
      {
        id: 'B',
        copy: 'manatasha',
        hexes: ['0505', '0605'],
        facing: 'S',
        values: { armour: 'leather', movement: 8, morale: rating },
      },
      ...(behind ? [{ id: 'C', copy: 'gilan-1', hexes: ['0504'] }] : []),
      ...(leader === null ? [] : [{ id: 'L', copy: leader, hexes: ['0605'] }]),
    ],
  };
}

/** What the check brings for each die, at each rout level the defender starts from. */
function results({ battle, unit }: Scene): (readonly [level: number, die: number, increase: number, after: number])[] {
  const defender = unit('B');
  const list: (readonly [number, number, number, number])[] = [];
  for (let level = 0; level <= 4; level++) {
    for (let die = 1; die <= 6; die++) {
      battle.state.mark(battle.events.count);
      battle.rout.set(defender, level);
      const { count } = battle.events;
      battle.dice.feed([1, 1, die]);
      battle.apply(MELEE.of(unit('A'), defender));
      const events = reader.all(battle, count);
      const check = events.find(({ event }) => event === 'morale-check');
      const gone = events.some(({ event }) => event === 'eliminated');
      const routed = events.find(({ event }) => event === 'routed');
      list.push([level, die, Number(check?.increase), gone ? 5 : Number(routed?.rout ?? level)]);
      battle.undo();
      battle.undo();
    }
  }
  return list;
}

function expected(rating: string, fixed: number): (readonly [number, number, number, number])[] {
  const list: (readonly [number, number, number, number])[] = [];
  for (let level = 0; level <= 4; level++) {
    for (let die = 1; die <= 6; die++) {
      const increase = increaseOf(rating, die - level + fixed);
      list.push([level, die, increase, Math.min(5, level + increase)]);
    }
  }
  return list;
}

describe('[10.0] a check, for every die, rout level and rating', () => {
  const circumstances: [string, number, boolean, string | null, number][] = [
    ['nothing else', 1, false, null, 0],
    ['[10.32] fatigue', 9, false, null, -2],
    ['[10.33] an enemy behind the centre', 1, true, null, -1],
    ['[17.2] Bayazid in the stack', 1, false, 'bayazid', 2],
    ['[17.1] another leader in the stack', 1, false, 'musa', 0],
    ['[10.3] all of them', 10, true, 'bayazid', -1],
  ];
  it.each(circumstances)('with %s', (_, turn, behind, leader, fixed) => {
    for (const rating of ['A', 'B', 'C', 'D', 'E']) {
      expect(results(scene(position(rating, turn, behind, leader))), rating).toEqual(expected(rating, fixed));
    }
  });
});

describe('(R13) a charger that is routed', () => {
  it.each([
    [1, false],
    [6, 'C'],
  ])('loses its Charge marker, and keeps it where it stands: morale die %i', (die, charging) => {
    const { battle, unit, piece } = scene({
      phase: 'melee-phasing',
      units: [
        { id: 'A', copy: 'gd-czawl-1', hexes: ['0406', '0506'], facing: 'N', face: 'melee' },
        { id: 'B', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'S', lance: true, charging: 'C' },
        { id: 'C', copy: 'gilan-1', hexes: ['0706'] },
      ],
      dice: [1, 1, die],
    });
    battle.apply(MELEE.of(unit('A'), unit('B')));
    expect(piece('B')).toMatchObject({ charging, lance: true });
  });
});

describe('[10.1] a unit past the highest level', () => {
  it('is gone, scores for its enemy and leaves its leader behind, disobeyed [6.22]', () => {
    const { battle, unit, piece } = scene(position('E', 1, false, 'musa'));
    battle.rout.set(unit('B'), 4);
    battle.dice.feed([1, 1, 1]);
    battle.apply(MELEE.of(unit('A'), unit('B')));
    expect(piece('B').eliminated).toBe(true);
    expect(battle.victoryPoints.of(battle.counters.side[unit('A')])).toBe(2);
    expect(piece('L')).toMatchObject({ hexes: ['0605'], disobeyed: true, captured: false });
  });

  it('is only that level and above: four is survived', () => {
    const { battle, unit, piece } = scene(position('E', 1, false, null));
    battle.rout.set(unit('B'), 1);
    battle.dice.feed([1, 1, 1]);
    battle.apply(MELEE.of(unit('A'), unit('B')));
    expect(piece('B')).toMatchObject({ rout: 4, eliminated: false });
  });
});
