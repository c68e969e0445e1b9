import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Piece, type Position, type Scene } from '../test-position.ts';

/** The fire phase: X, crossbows in the middle that look south, and all others there are. */
function firing(others: readonly Piece[], dice: readonly number[] = [], more: Partial<Position> = {}): Scene {
  return scene({
    phase: 'fire',
    units: [unit('X', 'teutonic-foot-1', 'A7 B11', 'S'), ...others],
    dice,
    ...more,
  });
}

const A = (hex = 'A7 B10', facing = 'N', more: Record<string, unknown> = {}): Piece =>
  unit('A', 'polish-horse-1', hex, facing, more);
const shoot = { do: 'fire', unit: 'X', target: 'A' };

describe('crossbow fire', () => {
  it('is at an enemy in one of the three hexes in front, and of the Teutonic side [11.11], [11.12]', () => {
    for (const hex of ['A7 B10', 'A6 B11', 'A8 B10']) expect(firing([A(hex)], [1]).refused(shoot)).toEqual([]);
    expect(firing([A('A7 B12'), unit('B', 'polish-horse-2', 'A7 B10', 'N')]).refused(shoot)).toEqual(['11.12']);
    expect(firing([A()], [1]).battle.deciding).toBe(0);
  });

  it('has no effect on 1 to 4, and nobody must fire [11.13]', () => {
    for (const die of [1, 2, 3, 4]) {
      const missed = firing([A()], [die]);
      expect(missed.refused({ do: 'pass' })).toEqual([]);
      missed.do(shoot);
      expect([missed.piece('A').face, missed.hex('A')]).toEqual(['shock', 'A7 B10']);
    }
  });

  it('on a 5 drives back: the target faces the firer, and loses its shock [11.13], [7.56]', () => {
    const hit = firing([A('A7 B10', 'NE')], [5]);
    hit.do(shoot);
    expect([hit.piece('A').face, hit.piece('A').facing, hit.battle.deciding]).toEqual(['spent', 'N', 1]);
    hit.do({ do: 'retreat', unit: 'A', steps: ['S'] });
    // Nobody advances after fire [8.61].
    expect([hit.hex('A'), hit.events().includes('advanced'), hit.battle.decision?.id]).toEqual([
      'A7 B9',
      false,
      'movement',
    ]);
    const keeps = firing([A('A7 B10', 'NE')], [5], { options: { 'fire-retreat': 'keeps-facing' } });
    keeps.do(shoot);
    expect(keeps.refused({ do: 'retreat', unit: 'A', steps: ['SE'] })).toEqual(['8.31']);
    expect(keeps.refused({ do: 'retreat', unit: 'A', steps: ['SW'] })).toEqual([]);
  });

  it('on a 6 disorders and routs, with the leader in danger [11.13], [15.24]', () => {
    const hit = firing([A(), marker('L', 'zyndram', 'A7 B10')], [6, 6]);
    hit.do(shoot);
    expect([hit.piece('L').eliminated, hit.piece('A').disordered, hit.battle.decision?.id]).toEqual([
      true,
      true,
      'routing',
    ]);
  });

  it('drives a disordered target straight away, to its death in an enemy zone (R17) [8.36]', () => {
    const away = firing([A('A7 B10', 'N', { disordered: true })], [5]);
    away.do(shoot);
    expect(away.refused({ do: 'retreat', unit: 'A', steps: ['N'] })).toEqual(['8.31']);
    expect(away.refused({ do: 'retreat', unit: 'A', steps: ['S'] })).toEqual([]);
    const caught = firing(
      [
        A('A7 B10', 'N', { disordered: true }),
        unit('P', 'crusader-horse-1', 'A7 B8', 'S'),
        unit('Q', 'crusader-horse-2', 'A5 B10', 'S'),
        unit('R', 'crusader-horse-3', 'A9 B9', 'S'),
      ],
      [5],
    );
    caught.do(shoot);
    expect(caught.piece('A').eliminated).toBe(true);
  });

  it('is one shot for each unit, one after the other at the same target [11.12], [11.14]', () => {
    const two = firing([A(), unit('Y', 'teutonic-foot-2', 'A8 B10', 'SW')], [1, 1]);
    two.do(shoot);
    expect(two.refused(shoot)).toEqual(['11.12']);
    two.do({ do: 'fire', unit: 'Y', target: 'A' });
    expect(two.event('crossbow-fire').map(({ unit: one }) => one)).toEqual(['X', 'Y']);
  });

  it('is not for disordered units [11.15], nor for the other side', () => {
    const disordered = scene({
      phase: 'fire',
      units: [
        unit('X', 'teutonic-foot-1', 'A7 B11', 'S', { disordered: true }),
        unit('Y', 'teutonic-foot-2', 'A6 B11', 'SE'),
        A(),
      ],
    });
    expect(disordered.refused(shoot)).toEqual(['11.15']);
    expect(disordered.refused({ do: 'fire', unit: 'A', target: 'X' })).toEqual(['11.11']);
  });

  it('goes over lakes, but by an option (R32)', () => {
    const map = { columns: 14, rows: 14, hexsides: [{ feature: 'lake-side', between: ['A7 B10', 'A7 B11'] }] };
    expect(firing([A()], [1], { map }).refused(shoot)).toEqual([]);
    const barred = firing([A()], [], { map, options: { 'fire-across-lakes': 'forbidden' } });
    expect(barred.battle.decision?.id).not.toBe('fire');
  });
});
