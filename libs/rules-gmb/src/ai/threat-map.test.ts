import type { CompiledObjective } from '@hexwright/compiler';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { describe, expect, it } from 'vitest';
import { Distances } from './distances.ts';
import { ThreatMap } from './threat-map.ts';
import { Expectations } from './expectations.ts';
import { scene } from './testing.ts';

const TARTAR = 1;

describe('ThreatMap', () => {
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
  const distances = new Distances(battle, TARTAR);
  const threatMap = new ThreatMap(battle, TARTAR, distances, new Expectations(battle));
  threatMap.update();

  it('measures the distance to the nearest enemy, a routed one as a hex farther', () => {
    expect(threatMap.enemyDistance[hex('0605')]).toBe(0);
    expect(threatMap.enemyDistance[hex('0608')]).toBe(battle.grid.distance(hex('0608'), hex('0605')));
    expect(threatMap.enemyDistance[hex('1105')]).toBe(1);
  });

  it('knows where an enemy strikes, where one can be shot at, and who can be taken', () => {
    expect(threatMap.strikes[hex('0609')]).toBeGreaterThan(0);
    expect(threatMap.strikes[hex('0613')]).toBe(0);
    const weapon = battle.counters.weapon(unit('A'), 0) * battle.grid.count;
    expect(threatMap.aims[weapon + hex('0607')]).toBeGreaterThan(0);
    expect(threatMap.aims[weapon + hex('0606')]).toBeGreaterThan(threatMap.aims[weapon + hex('0607')]);
    expect(threatMap.aims[weapon + hex('0610')]).toBe(0);
    expect(threatMap.captives[hex('0201')]).toBe(10);
  });

  it('stays as long as no enemy changes', () => {
    const { version } = threatMap;
    threatMap.update();
    expect(threatMap.version).toBe(version);
    battle.rout.set(unit('C'), 2);
    threatMap.update();
    expect(threatMap.version).toBe(version + 1);
  });

  it('counts the friends around, but for the one who asks', () => {
    threatMap.countFriends(-1);
    expect(threatMap.friends[hex('0611')]).toBe(1);
    threatMap.countFriends(unit('A'));
    expect(threatMap.friends[hex('0611')]).toBe(0);
  });
});

describe('Distances', () => {
  it('keeps rings and distances to the edges', () => {
    const { battle } = scene({ phase: 'movement', units: [{ id: 'A', copy: 'khoshun-1', hexes: ['0610'] }] });
    const distances = new Distances(battle, TARTAR);
    const from = battle.left.of(0);
    const ring = distances.rings.subarray(distances.ringStart(from, 2), distances.ringStart(from, 2) + 12);
    expect([...ring].every((hex) => battle.grid.distance(from, hex) === 2)).toBe(true);
    expect(distances.toEdge[0][from]).toBe(9);
    expect(distances.toEdge[1][from]).toBe(4);
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
    const goal = (...objectives: readonly CompiledObjective[]): Distances =>
      new Distances(new GreatMedievalBattle({ ...battle.game, objectives }), TARTAR);
    expect(goal().objective).toBe(null);
    expect(goal(ottoman, bog).objective?.zone).toBe(ottoman.zone);
    const { objective: best, goalPoints, toGoal } = goal(ottoman, hamlet, town, bog);
    expect([best?.zone, goalPoints[30], toGoal[30], goalPoints[20]]).toEqual([town.zone, 300, 0, 0]);
  });
});
