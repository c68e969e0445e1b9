import { describe, expect, it } from 'vitest';
import { Expectations } from './expectations.ts';
import { scene, unit } from './testing.ts';

const { battle, unit: index } = scene({
  phase: 'teutonic-movement',
  units: [
    unit('A', 'teutonic-horse-1', 'A7 B8', 'N'),
    unit('K', 'polish-horse-1', 'A7 B11', 'S'),
    unit('F', 'polish-foot-1', 'A4 B13', 'S'),
  ],
});
const expectations = new Expectations(battle);
const force = (strength: number, worth = 5) => ({ strength, worth, footWorth: 0, shocks: 1, foot: false });
const gain = (strength: number, defence: number, trapped = false): number =>
  expectations.gain(force(strength), index('K'), defence, trapped);

describe('Expectations', () => {
  it('grow with the differential, from a loss to a win', () => {
    const gains = [-6, -3, 0, 3, 6].map((differential) => gain(6 + differential, 6));
    expect(gains).toEqual(gains.toSorted((one, other) => one - other));
    expect(gains[0]).toBeLessThan(-3);
    expect(gains[4]).toBeGreaterThan(2);
  });

  it('are better where the beaten cannot rout [8.54]', () => {
    expect(gain(9, 6, true)).toBeGreaterThan(gain(9, 6) + 1);
  });

  it('know the ground: horse in a village fights with half, foot in a wood with twice its strength [7.42], [7.43]', () => {
    const { battle: other, unit: of } = scene({
      map: { columns: 14, rows: 14, terrain: { 'A7 B11': 'village', 'A4 B13': 'woods' } },
      phase: 'teutonic-movement',
      units: [unit('K', 'polish-horse-1', 'A7 B11', 'S'), unit('F', 'polish-foot-1', 'A4 B13', 'S')],
    });
    const there = new Expectations(other);
    const strength = (id: string, rear = false): number => {
      const hex = other.hex.of(of(id));
      return there.strength(of(id), hex, other.beyond(hex, 4), false, rear);
    };
    expect([strength('K'), strength('K', true), strength('F'), strength('F', true)]).toEqual([3, 1, 6, 2]);
  });
});
