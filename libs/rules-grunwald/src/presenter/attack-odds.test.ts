import { describe, expect, it } from 'vitest';
import { marker, scene, unit } from '../test-position.ts';
import { library } from '../library.ts';

describe('odds', () => {
  it('of an attack tell both strengths, their difference, the table and every result [7.22], [7.47]', () => {
    const { battle } = scene({
      phase: 'polish-lithuanian-attack',
      map: { columns: 14, rows: 14, terrain: { 'A7 B11': 'village', 'A8 B10': 'marsh' } },
      units: [
        unit('A', 'polish-horse-1', 'A7 B10', 'N'),
        unit('B', 'polish-foot-1', 'A8 B10', 'NW'),
        unit('K', 'zakonu', 'A7 B11', 'S'),
      ],
    });
    const { hash } = battle;
    const odds = library.presenter.odds(battle, { do: 'attack', target: 'K' });
    expect(odds?.table).toEqual({ label: 'Foot table, differential', value: 1, case: '20.8' });
    expect(odds?.roll).toBe('1d6 in column +1: 5 against 4');
    expect(odds?.modifiers.map(({ value, case: cited }) => [value, cited])).toEqual([
      [3, '7.22'],
      [-1, '7.45'],
      [6, '7.22'],
      [-3, '7.44'],
      [-8, '7.22'],
      [4, '7.43'],
    ]);
    expect(odds?.modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(1);
    expect(odds?.chances.map(({ label, ways }) => [label.slice(0, 2), ways])).toEqual([
      ['DX', 1],
      ['DD', 2],
      ['DR', 1],
      ['AR', 1],
      ['AD', 1],
    ]);
    expect(battle.hash).toBe(hash);
  });

  it('count a leader, and a strength of 1 from the rear [7.31], [15.21]', () => {
    const { battle } = scene({
      phase: 'polish-lithuanian-attack',
      units: [
        unit('A', 'lithuanian-horse-1', 'A7 B10', 'N'),
        unit('K', 'zakonu', 'A7 B11', 'N'),
        marker('L', 'wallenrode', 'A7 B11'),
      ],
    });
    const odds = library.presenter.odds(battle, { do: 'attack', target: 'K' });
    expect(odds?.modifiers.map(({ value, case: cited }) => [value, cited])).toEqual([
      [4, '7.22'],
      [-8, '7.22'],
      [7, '7.31'],
      [-1, '15.21'],
    ]);
    expect(odds?.table).toMatchObject({ value: 2, case: '20.7' });
  });

  it('say what is certain: disordered targets and guns [7.32], [12.32]', () => {
    for (const [piece, cited] of [
      [unit('K', 'zakonu', 'A7 B11', 'S', { disordered: true }), '7.32'],
      [unit('K', 'gun-1', 'A7 B11', 'S'), '12.32'],
    ] as const) {
      const { battle } = scene({
        phase: 'polish-lithuanian-attack',
        units: [unit('A', 'polish-horse-1', 'A7 B10', 'N'), piece],
      });
      expect(library.presenter.odds(battle, { do: 'attack', target: 'K' })).toMatchObject({ table: null, case: cited });
    }
  });

  it('of fire are those of its table; other commands have none [11.13], [12.12]', () => {
    const { battle } = scene({
      phase: 'fire',
      units: [
        unit('X', 'teutonic-foot-1', 'A7 B11', 'S'),
        unit('A', 'polish-horse-1', 'A7 B10', 'N'),
        unit('G', 'gun-1', 'A8 B10', 'SW'),
      ],
    });
    const ways = (who: string): unknown =>
      library.presenter.odds(battle, { do: 'fire', unit: who, target: 'A' })?.chances.map(({ ways: count }) => count);
    expect([ways('X'), ways('G')]).toEqual([
      [4, 1, 1],
      [5, 1],
    ]);
    expect(library.presenter.odds(battle, { do: 'pass' })).toBeNull();
    expect(library.presenter.odds(battle, { do: 'attack', target: 'A' })).toBeNull();
  });

  it('of an attack whose attackers are chosen are those of all who have joined (R01), [7.15]', () => {
    const { battle, do: perform } = scene({
      phase: 'polish-lithuanian-attack',
      units: [
        unit('A', 'polish-horse-1', 'A7 B10', 'N'),
        unit('B', 'polish-horse-2', 'A8 B10', 'NW'),
        unit('K', 'teutonic-horse-1', 'A7 B11', 'S'),
      ],
      options: { 'combined-attacks': 'attackers-choice' },
    });
    const differential = (written: { do: string; unit?: string }): number | undefined =>
      library.presenter.odds(battle, written)?.table?.value;
    perform({ do: 'attack', target: 'K' });
    expect([differential({ do: 'join', unit: 'A' }), differential({ do: 'stop' })]).toEqual([-1, undefined]);
    perform({ do: 'join', unit: 'A' });
    expect([differential({ do: 'stop' }), differential({ do: 'join', unit: 'B' })]).toEqual([-1, 5]);
    perform({ do: 'join', unit: 'B' });
    expect(differential({ do: 'stop' })).toBe(5);
  });
});
