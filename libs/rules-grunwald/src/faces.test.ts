import { describe, expect, it } from 'vitest';
import { scene, unit, type Position } from './test-position.ts';
import { terrain } from './rules/20-1-terrain-effects.ts';

/** Teutonic knights who can get down from their horses: a third face, on foot. */
const rules: NonNullable<Position['rules']> = {
  changes: [
    {
      op: 'add',
      target: 'units/wielka/faces/dismounted',
      value: { id: 'dismounted', class: 'foot', values: { strength: 4, movement: 5 } },
    },
  ],
};

const DISMOUNTED = 2;

function knights(more: Partial<Position> = {}) {
  return scene({
    phase: 'teutonic-movement',
    rules,
    units: [unit('W', 'wielka', 'A7 B11', 'N'), unit('A', 'lithuanian-horse-1', 'A7 B14', 'S')],
    ...more,
  });
}

describe('a face with a class of its own', () => {
  it('moves, pays and fights as that class, and turns back into what it was', () => {
    const { battle, unit: index } = knights();
    const knight = index('W');
    const { foot, horse } = { foot: 5, horse: 8 };
    const says = (): readonly unknown[] => [
      battle.isFoot(knight),
      battle.isHorse(knight),
      battle.movementOf(knight),
      battle.counters.strength(knight, battle.face.of(knight)),
      terrain.of(battle).turnCost(knight),
    ];
    expect(says()).toEqual([false, true, horse, 9, battle.parameters.number('turn-cost-heavy')]);
    battle.showFace(knight, DISMOUNTED);
    expect(says()).toEqual([true, false, foot, 4, battle.parameters.number('turn-cost-foot')]);
    battle.showFace(knight, 0);
    expect(says()).toEqual([false, true, horse, 9, battle.parameters.number('turn-cost-heavy')]);
  });

  it('is asked by conditions and charts with the face that is up', () => {
    const { battle, unit: index } = knights();
    const knight = index('W');
    const points = (): number => battle.charts.points(knight, battle.face.of(knight));
    const mounted = points();
    battle.showFace(knight, DISMOUNTED);
    expect(points()).not.toBe(mounted);
  });

  it('is set up and played like any other', () => {
    const map = { columns: 14, rows: 14, terrain: { 'A7 B12': 'marsh' } };
    const cost = (face: string): number => {
      const { battle, unit: index } = knights({
        map,
        units: [unit('W', 'wielka', 'A7 B11', 'N', { face })],
      });
      const hex = battle.hex.of(index('W'));
      return terrain.of(battle).stepCost(index('W'), hex * 6 + battle.facing.of(index('W')));
    };
    expect([cost('shock'), cost('dismounted')]).toEqual([3, 2]);
  });
});
