import { describe, expect, it } from 'vitest';
import { Standoff } from './standoff.ts';

const BOUND = 3;
const PATIENCE = 3;
const patient = Array.from({ length: PATIENCE }, () => BOUND);

const begun = (): Standoff => new Standoff({ bound: BOUND, patience: PATIENCE });

/** The bound in phases in a row, with the enemy so many hexes away and nobody attacked. */
function bounds(standoff: Standoff, nearest: readonly number[]): readonly number[] {
  return nearest.map((hexes) => {
    standoff.look(0, hexes);
    return standoff.bound;
  });
}

describe('a stand-off', () => {
  it('is ended after some phases before an enemy who does not attack either', () => {
    expect(bounds(begun(), [3, 3, 3, 3, 3])).toEqual([...patient, 1, 1]);
  });

  it('is ended from afar too, where nobody comes nearer', () => {
    const standoff = begun();
    expect(bounds(standoff, [9, 8, 7, 6, 5])).toEqual([...patient, BOUND, BOUND]);
    expect(standoff.urgency).toBe(1);
    expect(bounds(begun(), [9, 9, 9, 9, 9])).toEqual([...patient, BOUND, 1]);
  });

  it('is felt more the longer it lasts', () => {
    const standoff = begun();
    bounds(standoff, [3, 3, 3, 3, 3, 3]);
    expect(standoff.urgency).toBe(6 - PATIENCE);
  });

  it('is none after an attack, nor in a new game', () => {
    const standoff = begun();
    bounds(standoff, [3, 3, 3, 3]);
    standoff.look(5, 3);
    expect(standoff.bound).toBe(BOUND);
    bounds(standoff, [3, 3, 3, 3]);
    standoff.forget();
    expect(standoff.bound).toBe(BOUND);
  });
});
