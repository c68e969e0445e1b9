import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Piece, type Scene } from '../test-position.ts';

/** A Lithuanian unit in the middle, facing north, with a leader near; Teutonic units about it. */
function among(
  enemies: readonly Piece[],
  more: Record<string, unknown> = {},
  own: Record<string, unknown> = {},
): Scene {
  return scene({
    phase: 'polish-lithuanian-movement',
    units: [unit('A', 'lithuanian-horse-1', 'A7 B9', 'N', own), marker('leader', 'moniwid', 'A7 B7'), ...enemies],
    ...more,
  });
}

const enemy = (hex: string, facing: string, id = 'K'): Piece => unit(id, 'teutonic-horse-1', hex, facing);
const move = (...steps: readonly unknown[]): { do: string; unit: string; steps: readonly unknown[] } => ({
  do: 'move',
  unit: 'A',
  steps,
});

describe('zones of control', () => {
  it('are the six hexes about a unit, one of them its attack zone [6.11], [4.12]', () => {
    const { battle } = among([enemy('A7 B13', 'S')]);
    const hexes = Array.from({ length: battle.grid.count }, (_, hex) => hex);
    expect(hexes.filter((hex) => battle.isInEnemyZone(1, hex))).toHaveLength(6);
    const aimed = hexes.filter((hex) => battle.isInEnemyAttackZone(1, hex));
    expect(aimed.map((hex) => battle.map.numbering.label(hex))).toEqual(['A7 B12']);
  });

  it('are not of guns and disordered units [6.12], [9.12]', () => {
    const gun = among([unit('B', 'gun-1', 'A7 B12', 'S')]);
    const disordered = among([{ ...enemy('A7 B12', 'S'), disordered: true }]);
    for (const { battle } of [gun, disordered]) {
      expect(battle.isInEnemyZone(1, battle.map.numbering.hexOf('A7 B11'))).toBe(false);
    }
  });

  it('do not cross lakes [6.13]', () => {
    const hexsides = [{ feature: 'lake-side', between: ['A7 B12', 'A7 B11'] }];
    const { battle } = among([enemy('A7 B12', 'S')], { map: { columns: 14, rows: 14, hexsides } });
    expect(battle.isInEnemyZone(1, battle.map.numbering.hexOf('A7 B11'))).toBe(false);
    expect(battle.isInEnemyZone(1, battle.map.numbering.hexOf('A8 B11'))).toBe(true);
  });

  it('stop units that enter, for no extra point, without a turn [6.21], [6.22]', () => {
    const stopped = among([enemy('A7 B12', 'S')]);
    stopped.do({ do: 'begin-move', unit: 'A' });
    stopped.do({ do: 'step', unit: 'A', step: 'N' });
    stopped.do({ do: 'step', unit: 'A', step: 'N' });
    expect([stopped.hex('A'), stopped.event('moved').at(-1)?.spent, stopped.battle.decision?.id]).toEqual([
      'A7 B11',
      2,
      'movement',
    ]);
    const turning = among([enemy('A7 B12', 'S')], { options: { 'turn-after-stop': 'allowed' } });
    expect(turning.refused(move('N', 'N', { turn: 'NE' }))).toEqual([]);
    expect(turning.refused(move('N', 'N', 'N'))).toEqual(['6.21']);
  });

  it('may be left forward at the usual cost, and entered again but for attack zones [6.24], [6.26]', () => {
    const beside = enemy('A6 B9', 'NW');
    const leaving = among([beside, enemy('A7 B12', 'N', 'L')]);
    leaving.do(move('N', 'N'));
    expect([leaving.hex('A'), leaving.event('moved').at(-1)?.spent]).toEqual(['A7 B11', 2]);
    expect(among([beside, enemy('A7 B12', 'S', 'L')]).refused(move('N', 'N'))).toEqual(['6.26']);
  });

  it('takes everything from zone to zone, straight [6.23]', () => {
    const through = among([enemy('A6 B10', 'NW')]);
    through.do({ do: 'begin-move', unit: 'A' });
    through.do({ do: 'step', unit: 'A', step: 'N' });
    expect([through.hex('A'), through.event('moved').at(-1)?.spent]).toEqual(['A7 B10', 10]);
    expect(among([enemy('A6 B10', 'NE')]).refused(move('N'))).toEqual(['6.26']);
    const bold = among([enemy('A6 B11', 'SE'), enemy('A6 B9', 'NW', 'L')], {
      options: { 'zone-to-zone-step': 'into-any-zone' },
    });
    expect(bold.refused(move('N'))).toEqual([]);
  });

  it('lets a unit in a zone turn once, for everything [6.27]', () => {
    const zone = [enemy('A6 B10', 'NW')];
    expect(among(zone).refused(move({ turn: 'SE' }))).toEqual(['6.27']);
    const turned = among(zone);
    turned.do(move({ turn: 'NE' }));
    expect(turned.event('moved').at(-1)).toMatchObject({ facing: 'NE', spent: 10 });
    expect(turned.battle.decision?.id).toBe('movement');
  });
});

describe('attack zones', () => {
  it('bind: only to the rear [6.25]', () => {
    const bound = among([enemy('A6 B10', 'SE')]);
    expect(bound.refused(move('N'))).toEqual(['6.25']);
    expect(bound.refused(move('rear'))).toEqual([]);
    const loose = among([enemy('A6 B10', 'SE')], { options: { 'attack-zone-exit': 'forward' } });
    expect(loose.refused(move('N'))).toEqual([]);
  });

  it('let a unit turn only towards the enemy [6.28]', () => {
    // Unit 1 of the example: the enemy stands 60 degrees to the right.
    const one = among([enemy('A8 B9', 'SW')]);
    expect(one.refused(move({ turn: 'NE' }))).toEqual([]);
    expect(one.refused(move({ turn: 'NW' }))).toEqual(['6.28']);
    // Unit 2: one enemy 60 degrees away, another 120.
    const two = among([enemy('A8 B9', 'SW'), enemy('A6 B9', 'NE', 'L')]);
    expect(two.refused(move({ turn: 'NE' }))).toEqual([]);
    expect(two.refused(move({ turn: 'NW' }))).toEqual(['6.28']);
    // Unit 3: enemies 60 degrees to both sides.
    const three = among([enemy('A8 B9', 'SW'), enemy('A6 B10', 'SE', 'L')]);
    expect([three.refused(move({ turn: 'NE' })), three.refused(move({ turn: 'NW' }))]).toEqual([[], []]);
  });

  it('let nobody turn who stands face to face [6.29]', () => {
    // Unit 4 of the example, with another enemy at its side.
    const four = among([enemy('A7 B10', 'S'), enemy('A8 B9', 'SW', 'L')]);
    expect([four.refused(move({ turn: 'NE' })), four.refused(move({ turn: 'NW' }))]).toEqual([['6.29'], ['6.29']]);
    expect(four.refused(move('rear'))).toEqual([]);
  });

  it('let a unit begin to turn towards an enemy behind it [6.28]', () => {
    expect(among([enemy('A7 B8', 'N')]).refused(move({ turn: 'NE' }))).toEqual([]);
    const strict = among([enemy('A7 B8', 'N')], { options: { 'partial-turn': 'forbidden' } });
    expect(strict.refused(move({ turn: 'NE' }))).toEqual(['6.28']);
  });
});

describe('disordered units', () => {
  const disordered = { disordered: true };

  it('go any way, without turns, but not into zones or out of attack zones [9.21], [9.22], [9.32]', () => {
    const free = among([enemy('A7 B12', 'S')], {}, disordered);
    expect(free.refused(move('S', 'SE', 'NE', 'N'))).toEqual([]);
    expect(free.refused(move('N', 'N'))).toEqual(['9.22']);
    expect(free.refused(move({ turn: 'NE' }))).toEqual(['9.12']);
    expect(among([enemy('A6 B10', 'NW')], {}, disordered).refused(move('SE'))).toEqual([]);
    expect(among([enemy('A6 B10', 'SE')], {}, disordered).refused(move('SE'))).toEqual(['9.32']);
  });

  it('may have given up their order to get away [9.13]', () => {
    const away = among([enemy('A6 B10', 'NW')]);
    away.do(move('disorder', 'SE', 'SE', 'S'));
    expect([away.piece('A').disordered, away.piece('A').facing, away.event('moved').at(-1)?.spent]).toEqual([
      true,
      null,
      4,
    ]);
    const late = among([], { options: { 'voluntary-disorder': 'at-start' } });
    expect(late.refused(move('N', 'disorder'))).toEqual(['9.13']);
    expect(among([]).refused(move('N', 'disorder', 'SE'))).toEqual([]);
  });
});
