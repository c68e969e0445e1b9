import { describe, expect, it } from 'vitest';
import { type Scene, scene, unit } from './testing.ts';

/** Horse that sees the rear of an enemy before it, and nothing but effects to keep it. */
function horse(...effects: readonly object[]): Scene {
  return scene({
    phase: 'teutonic-movement',
    units: [
      unit('A', 'teutonic-horse-1', 'A7 B8', 'N'),
      { id: 'L', copy: 'lichtenstein', hexes: ['A7 B8'] },
      unit('K', 'polish-horse-1', 'A7 B12', 'N'),
    ],
    rules: { effects },
  });
}

const near = (then: readonly object[], more: object = {}): object => ({
  id: 'near',
  label: 'Near the enemy',
  at: 'unit-enters',
  when: 'enemiesWithin(unit, 2) > 0',
  then,
  ...more,
});

/** How near it has come when its side has moved. */
function distanceAfter({ battle, unit: index, play }: Scene): number {
  play();
  return battle.grid.distance(battle.hex.of(index('A')), battle.hex.of(index('K')));
}

describe('the captain', () => {
  it('goes to the attack where nothing lies in wait', () => {
    expect(distanceAfter(horse())).toBe(1);
  });

  it('enters no hex in which an effect would take its unit away', () => {
    expect(distanceAfter(horse(near([{ do: 'remove' }])))).toBeGreaterThan(2);
  });

  it('does not stay where an effect comes over those who stand', () => {
    expect(distanceAfter(horse(near([{ do: 'remove' }], { at: 'turn-ends', each: 'unit' })))).toBeGreaterThan(2);
  });
});
