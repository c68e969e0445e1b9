import { describe, expect, it } from 'vitest';
import { Assignments } from './assignments.ts';
import { Distances } from './distances.ts';
import { Expectations } from './expectations.ts';
import { Front } from './front.ts';
import { CHARGE_ONLY, MARCH, MarchingOrder, RALLY, SETTLE, TRAIN } from './marching-order.ts';
import { type Scene, scene } from './testing.ts';
import { ThreatMap } from './threat-map.ts';
import { WEIGHTS } from './weights.ts';

const OTTOMAN = 0;

interface Ordered extends Scene {
  readonly order: MarchingOrder;
  readonly threatMap: ThreatMap;
  /** Who has a turn of that purpose, in order. */
  turns(purpose: number): number[];
}

function ordered(units: readonly { readonly id: string; readonly [more: string]: unknown }[]): Ordered {
  const found = scene({ phase: 'movement', phasing: 'ottoman', map: { columns: 20, rows: 20 }, units });
  const { battle } = found;
  const distances = new Distances(battle, OTTOMAN);
  const threatMap = new ThreatMap(battle, OTTOMAN, distances, new Expectations(battle));
  threatMap.update();
  const assignments = new Assignments(battle, OTTOMAN, distances, WEIGHTS);
  const order = new MarchingOrder(battle, threatMap, assignments, new Front(battle, threatMap));
  order.refresh();
  const turns = (purpose: number): number[] => order.pieces.filter((_, at) => order.purposes[at] === purpose);
  return { ...found, order, threatMap, turns };
}

const ARMY = [
  { id: 'far', copy: 'timarots-1', hexes: ['0404'] },
  { id: 'near', copy: 'timarots-2', hexes: ['0408'] },
  { id: 'runs', copy: 'akinjis-1', hexes: ['0406'], rout: 2 },
  { id: 'knights', copy: 'spahis-1', hexes: ['0808', '0908'], facing: 'S', face: 'melee' },
  { id: 'bayazid', copy: 'bayazid', hexes: ['0404'] },
  { id: 'musa', copy: 'musa', hexes: ['0408'] },
  { id: 'cart', copy: 'wagons-1', hexes: ['0202', '0302'], facing: 'S' },
  { id: 'enemy', copy: 'khoshun-1', hexes: ['0414'] },
  { id: 'prey', copy: 'khoshun-2', hexes: ['0812'] },
];

describe('the order of a movement phase', () => {
  const { order, turns, unit, battle } = ordered(ARMY);

  it('begins with leaders who rally, the dearest last, and ends with where they go', () => {
    const leaders = ['musa', 'bayazid'].map(unit);
    expect(battle.counters.capture[leaders[0]]).toBeLessThan(battle.counters.capture[leaders[1]]);
    expect(turns(RALLY)).toEqual(leaders);
    expect(turns(SETTLE)).toEqual(leaders);
    expect(order.purposes).toEqual(order.purposes.toSorted((one, other) => one - other));
  });

  it('lets those march who are nearest to the enemy first, and nobody who runs', () => {
    expect(turns(MARCH)).toEqual(['knights', 'near', 'far'].map(unit));
  });

  it('asks those for a charge who may make one, before anybody marches', () => {
    expect(turns(CHARGE_ONLY)).toEqual([unit('knights')]);
  });

  it('has the own train', () => {
    expect(turns(TRAIN)).toEqual([unit('cart')]);
  });
});

describe('how far it has come', () => {
  it('is kept while nothing has changed but that pieces have moved', () => {
    const { order, battle, unit } = ordered(ARMY);
    order.at = 3;
    battle.movedIn.set(unit('near'), battle.serial);
    order.refresh();
    expect(order.at).toBe(3);
  });

  it('is forgotten when moves were taken back, when the enemy has changed, and with the game', () => {
    const { order, battle, threatMap, unit } = ordered(ARMY);
    const after = (change: () => void): number => {
      order.at = 3;
      change();
      order.refresh();
      return order.at;
    };
    battle.movedIn.set(unit('near'), battle.serial);
    order.refresh();
    expect(after(() => battle.movedIn.set(unit('near'), 0))).toBe(0);
    expect(
      after(() => {
        battle.shift(unit('enemy'), battle.left.of(unit('enemy')) + 1, 0);
        threatMap.update();
      }),
    ).toBe(0);
    expect(after(() => order.forget())).toBe(0);
  });
});

it('is drawn to the enemy the more, the longer nobody has attacked anybody', () => {
  const { order, threatMap, battle } = ordered(ARMY.filter(({ id }) => id !== 'runs'));
  const urgency: number[] = [];
  let serial = -1;
  while (!battle.over) {
    if (battle.decision?.id === 'movement' && battle.deciding === OTTOMAN && battle.serial !== serial) {
      serial = battle.serial;
      threatMap.update();
      order.refresh();
      urgency.push(threatMap.urgency);
    }
    const commands = battle.legal();
    // The last one ends the phase.
    battle.apply(commands.at(commands.length - 1));
  }
  const patient = WEIGHTS.patience + 2;
  expect(urgency.slice(0, patient)).toEqual(urgency.slice(0, patient).map(() => 1));
  expect(urgency.slice(patient, patient + 2)).toEqual([2, 3]);
});
