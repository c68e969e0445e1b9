import { describe, expect, it } from 'vitest';
import { marker, scene, type Scene, unit, type Position } from './test-position.ts';
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

describe('horse that is a gun without its shock', () => {
  const spent = { op: 'add', target: 'units/polish-horse-1/faces/spent/class', value: 'artillery', case: '12.34' };
  const horse = (hex: string, more: Record<string, unknown> = {}) => unit('A', 'polish-horse-1', hex, 'N', more);

  /** Whether the horse is lost, and how often it was disordered. */
  function fate(position: Partial<Position>, act: (scene: Scene) => void = () => undefined): readonly unknown[] {
    const done = scene({ phase: 'polish-lithuanian-attack', rules: { changes: [spent] }, units: [], ...position });
    act(done);
    return [done.piece('A').eliminated, done.event('disordered').length];
  }
  const LOST = [true, 0];

  it('is lost by a result that disorders it [12.34]', () => {
    const units = [horse('A7 B10'), unit('K', 'wielka', 'A7 B11', 'S')];
    expect(fate({ units, dice: [4] }, (fought) => fought.do({ do: 'attack', target: 'K' }))).toEqual(LOST);
  });

  it('is lost where it would rout in a zone of control [9.33], [12.34]', () => {
    const units = [horse('A7 B10', { disordered: true }), unit('K', 'wielka', 'A7 B11', 'N')];
    expect(fate({ units })).toEqual(LOST);
  });

  it('is lost in a wolf pit that disorders it [14.21], [12.34]', () => {
    const map = { columns: 14, rows: 14, zones: { 'wolf-pits': ['A7 B10'] } };
    const units = [horse('A7 B9'), marker('P', 'wolf-pit-1', 'A7 B10', { face: 'real' })];
    const position = { phase: 'polish-lithuanian-movement', map, units, dice: [3] };
    const go = (moving: Scene): void => {
      moving.do({ do: 'begin-move', unit: 'A' });
      moving.do({ do: 'step', unit: 'A', step: 'N' });
    };
    expect(fate(position, go)).toEqual(LOST);
  });
});
