import { describe, expect, it } from 'vitest';
import { scene, unit, type Piece, type Scene } from '../test-position.ts';

/** The fire phase: G, a gun in the middle that looks south. */
function battery(others: readonly Piece[], dice: readonly number[] = [], options: Record<string, string> = {}): Scene {
  return scene({ phase: 'fire', units: [unit('G', 'gun-1', 'A7 B11', 'S'), ...others], dice, options });
}

const A = (hex: string): Piece => unit('A', 'polish-horse-1', hex, 'N');
const fire = { do: 'fire', unit: 'G', target: 'A' };

describe('artillery', () => {
  it('fires at the hex ahead, or at the three ahead of that [12.11]', () => {
    for (const hex of ['A7 B10', 'A7 B9', 'A6 B10', 'A8 B9']) expect(battery([A(hex)], [1]).refused(fire)).toEqual([]);
    for (const hex of ['A6 B11', 'A7 B8', 'A9 B8'])
      expect(battery([A(hex), unit('B', 'polish-horse-2', 'A7 B9', 'N')], [1]).refused(fire)).toEqual(['12.11']);
  });

  it('by an option fires along a line of four hexes (R15)', () => {
    const line = { 'artillery-arc': 'line' };
    for (const hex of ['A7 B10', 'A7 B9', 'A7 B8', 'A7 B7'])
      expect(battery([A(hex)], [1], line).refused(fire)).toEqual([]);
  });

  it('is masked by any unit in the hex ahead [12.11]', () => {
    for (const copy of ['polish-horse-2', 'teutonic-foot-1']) {
      const masked = battery([A('A7 B9'), unit('B', copy, 'A7 B10', 'N')]);
      expect(masked.refused(fire)).not.toEqual([]);
    }
  });

  it('fires over lakes, but by an option (R32)', () => {
    const map = { columns: 14, rows: 14, hexsides: [{ feature: 'lake-side', between: ['A7 B10', 'A7 B11'] }] };
    const units = [unit('G', 'gun-1', 'A7 B11', 'S'), A('A7 B9')];
    expect(scene({ phase: 'fire', map, units, dice: [1] }).refused(fire)).toEqual([]);
    const barred = scene({ phase: 'fire', map, units, options: { 'fire-across-lakes': 'forbidden' } });
    expect(barred.battle.decision?.id).not.toBe('fire');
  });

  it('disorders and routs on a 6, and on nothing else [12.12]', () => {
    for (const die of [1, 5]) {
      const missed = battery([A('A7 B9')], [die]);
      missed.do(fire);
      expect(missed.piece('A').disordered).toBe(false);
    }
    const hit = battery([A('A7 B9')], [6]);
    hit.do(fire);
    expect([hit.piece('A').disordered, hit.piece('A').face, hit.battle.decision?.id]).toEqual([
      true,
      'spent',
      'routing',
    ]);
  });

  it('fires once a gun, each with a die of its own [12.13]', () => {
    const two = battery([A('A7 B9'), unit('H', 'gun-2', 'A8 B10', 'SW')], [1, 1]);
    two.do(fire);
    expect(two.refused(fire)).toEqual(['11.12']);
    two.do({ do: 'fire', unit: 'H', target: 'A' });
    expect(two.event('artillery-fire')).toHaveLength(2);
  });

  it('attacks nobody, and its zones hinder nobody [12.31], [6.12]', () => {
    const quiet = scene({ phase: 'teutonic-attack', units: [unit('G', 'gun-1', 'A7 B11', 'S'), A('A7 B10')] });
    expect(quiet.events()).not.toContain('attacks');
  });

  it('is lost where fire drives it back, for it is not moved [12.21], [8.47]', () => {
    const gun = unit('B', 'gun-2', 'A7 B10', 'N', { side: 'polish-lithuanian' });
    const units = [unit('X', 'teutonic-foot-1', 'A7 B11', 'S'), gun];
    const hit = scene({ phase: 'fire', units, dice: [5] });
    hit.do({ do: 'fire', unit: 'X', target: 'B' });
    expect([hit.piece('B').eliminated, hit.battle.decision?.id]).toEqual([true, 'movement']);
  });
});
