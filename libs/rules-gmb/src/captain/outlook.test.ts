import type { CompiledObjective } from '@hexwright/compiler';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { describe, expect, it } from 'vitest';
import { Ground } from './ground.ts';
import { Outlook } from './outlook.ts';
import { Prospects } from './prospects.ts';
import { scene } from './testing.ts';

const TARTAR = 1;

describe('Outlook', () => {
  const { battle, unit } = scene({
    phase: 'movement',
    units: [
      { id: 'A', copy: 'khoshun-1', hexes: ['0610'] },
      { id: 'B', copy: 'spahis-1', hexes: ['0605', '0705'], facing: 'S', face: 'melee' },
      { id: 'C', copy: 'timarots-1', hexes: ['1105'], rout: 1 },
      { id: 'L', copy: 'musa', hexes: ['0201'] },
    ],
  });
  const hex = (label: string): number => battle.game.map.numbering.hexOf(label);
  const ground = new Ground(battle, TARTAR);
  const outlook = new Outlook(battle, TARTAR, ground, new Prospects(battle));
  outlook.update();

  it('measures the distance to the nearest enemy, a routed one as a hex farther', () => {
    expect(outlook.enemyDistance[hex('0605')]).toBe(0);
    expect(outlook.enemyDistance[hex('0608')]).toBe(battle.grid.distance(hex('0608'), hex('0605')));
    expect(outlook.enemyDistance[hex('1105')]).toBe(1);
  });

  it('knows where an enemy strikes, where one can be shot at, and who can be taken', () => {
    expect(outlook.strikes[hex('0609')]).toBeGreaterThan(0);
    expect(outlook.strikes[hex('0613')]).toBe(0);
    const weapon = battle.counters.weapon(unit('A'), 0) * battle.grid.count;
    expect(outlook.aims[weapon + hex('0607')]).toBeGreaterThan(0);
    expect(outlook.aims[weapon + hex('0606')]).toBeGreaterThan(outlook.aims[weapon + hex('0607')]);
    expect(outlook.aims[weapon + hex('0610')]).toBe(0);
    expect(outlook.captives[hex('0201')]).toBe(10);
  });

  it('stays as long as no enemy changes', () => {
    const { version } = outlook;
    outlook.update();
    expect(outlook.version).toBe(version);
    battle.rout.set(unit('C'), 2);
    outlook.update();
    expect(outlook.version).toBe(version + 1);
  });

  it('counts the friends around, but for the one who asks', () => {
    outlook.countFriends(-1);
    expect(outlook.friends[hex('0611')]).toBe(1);
    outlook.countFriends(unit('A'));
    expect(outlook.friends[hex('0611')]).toBe(0);
  });
});

describe('Ground', () => {
  it('keeps rings and distances to the edges', () => {
    const { battle } = scene({ phase: 'movement', units: [{ id: 'A', copy: 'khoshun-1', hexes: ['0610'] }] });
    const ground = new Ground(battle, TARTAR);
    const from = battle.left.of(0);
    const ring = ground.rings.subarray(ground.ringStart(from, 2), ground.ringStart(from, 2) + 12);
    expect([...ring].every((hex) => battle.grid.distance(from, hex) === 2)).toBe(true);
    expect(ground.toEdge[0][from]).toBe(9);
    expect(ground.toEdge[1][from]).toBe(4);
  });

  it('goes for the objective that is worth the most to its side, else guards the enemy’s', () => {
    const { battle } = scene({ phase: 'movement', units: [{ id: 'A', copy: 'khoshun-1', hexes: ['0610'] }] });
    const objective = (id: string, side: number, points: number, hex: number): CompiledObjective => ({
      id,
      case: '',
      side,
      points,
      zone: { id, purpose: 'objective', side, hexes: Int32Array.of(hex) },
    });
    const [ottoman, hamlet, town, bog] = [
      objective('camp', 0, 4, 10),
      objective('hamlet', TARTAR, 5, 20),
      objective('town', TARTAR, 300, 30),
      objective('bog', TARTAR, -9, 40),
    ];
    const goal = (...objectives: readonly CompiledObjective[]): Ground =>
      new Ground(new GreatMedievalBattle({ ...battle.game, objectives }), TARTAR);
    expect(goal().objective).toBe(null);
    expect(goal(ottoman, bog).objective?.zone).toBe(ottoman.zone);
    const { objective: best, goalPoints, toGoal } = goal(ottoman, hamlet, town, bog);
    expect([best?.zone, goalPoints[30], toGoal[30], goalPoints[20]]).toEqual([town.zone, 300, 0, 0]);
  });
});
