import { describe, expect, it } from 'vitest';
import { Standoff } from './standoff.ts';
import { scene, unit } from './testing.ts';
import { WEIGHTS } from './weights.ts';

describe('a stand-off', () => {
  const { battle, unit: index } = scene({
    phase: 'teutonic-movement',
    units: [unit('K', 'teutonic-horse-1', 'A7 B9', 'N'), unit('A', 'polish-horse-1', 'A7 B12', 'S')],
  });
  const bounds = (standoff: Standoff, nearest: readonly number[]): readonly number[] =>
    nearest.map((hexes) => {
      standoff.look(battle, hexes);
      return standoff.bound;
    });
  const patient = Array.from({ length: WEIGHTS.patience }, () => WEIGHTS.bound);

  it('is ended after some phases before an enemy who does not attack either', () => {
    expect(bounds(new Standoff(), [3, 3, 3, 3, 3])).toEqual([...patient, 1, 1]);
  });

  it('is ended from afar too, where nobody comes nearer', () => {
    const standoff = new Standoff();
    expect(bounds(standoff, [9, 8, 7, 6, 5])).toEqual([...patient, WEIGHTS.bound, WEIGHTS.bound]);
    expect(standoff.urgency).toBe(1);
    expect(bounds(new Standoff(), [9, 9, 9, 9, 9])).toEqual([...patient, WEIGHTS.bound, 1]);
  });

  it('is felt more the longer it lasts', () => {
    const standoff = new Standoff();
    bounds(standoff, [3, 3, 3, 3, 3, 3]);
    expect(standoff.urgency).toBe(6 - WEIGHTS.patience);
  });

  it('is none after an attack, nor in a new game', () => {
    const standoff = new Standoff();
    bounds(standoff, [3, 3, 3, 3]);
    battle.attackedIn.set(index('K'), 5);
    expect(bounds(standoff, [3])).toEqual([WEIGHTS.bound]);
    bounds(standoff, [3, 3, 3, 3]);
    standoff.forget();
    expect(standoff.bound).toBe(WEIGHTS.bound);
  });
});
