import { describe, expect, it } from 'vitest';
import { Front } from './front.ts';
import { Distances } from './distances.ts';
import { ThreatMap } from './threat-map.ts';
import { Expectations } from './expectations.ts';
import { scene } from './testing.ts';
import { WEIGHTS } from './weights.ts';

const TARTAR = 1;
const abreast = [
  { id: 'A', copy: 'khoshun-1', hexes: ['0512'] },
  { id: 'B', copy: 'khoshun-2', hexes: ['0612'] },
  { id: 'C', copy: 'khoshun-3', hexes: ['0712'] },
];

describe('the front', () => {
  const { battle, unit } = scene({
    phase: 'movement',
    units: [
      ...abreast,
      { id: 'E', copy: 'akinjis-1', hexes: ['0604'] },
      { id: 'F', copy: 'akinjis-2', hexes: ['0904'] },
    ],
  });
  const threatMap = new ThreatMap(battle, TARTAR, new Distances(battle, TARTAR), new Expectations(battle));
  threatMap.update();
  const front = new Front(battle, threatMap);
  const units = ['A', 'B', 'C'].map(unit);
  const marks = (): number[] => {
    front.assign(units);
    return units.map((one) => front.markOf(one));
  };

  it('gives each unit an enemy who is near, and no enemy to all of them', () => {
    const [near, far] = [battle.left.of(unit('E')), battle.left.of(unit('F'))];
    expect(marks()).toEqual([near, far, near]);
  });

  it('sends fewer after those who run', () => {
    battle.rout.set(unit('F'), 1);
    expect(WEIGHTS.routedFarther).toBeGreaterThan(0);
    expect(marks()).toEqual([battle.left.of(unit('E')), battle.left.of(unit('E')), battle.left.of(unit('F'))]);
  });

  it('knows nobody to make for when no enemy is left', () => {
    battle.left.set(unit('E'), -1);
    battle.left.set(unit('F'), -1);
    expect(marks()).toEqual([-1, -1, -1]);
  });
});

it('marches against the whole of the enemy and not all against the nearest of them', () => {
  const { hexes, play } = scene({
    map: { columns: 26, rows: 24 },
    phase: 'movement',
    units: [
      { id: 'A', copy: 'khoshun-1', hexes: ['1123'] },
      { id: 'B', copy: 'khoshun-2', hexes: ['1323'] },
      { id: 'C', copy: 'khoshun-3', hexes: ['1523'] },
      { id: 'E', copy: 'akinjis-1', hexes: ['0306'] },
      { id: 'F', copy: 'akinjis-2', hexes: ['1307'] },
      { id: 'G', copy: 'akinjis-3', hexes: ['2306'] },
    ],
  });
  play();
  const columns = ['A', 'B', 'C'].map((id) => Number(hexes(id)[0].slice(0, 2)));
  expect(columns[2] - columns[0]).toBeGreaterThan(4);
});
