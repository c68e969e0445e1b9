import type { Reach } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.ts';
import { crowds } from '../test-crowds.ts';
import { Numbers } from '../test-numbers.ts';
import { scene } from '../test-position.ts';
import { perform, reach } from '../test-screen.ts';

/** Indices of the places on the way to one of them, the start left out. */
function wayTo(found: Reach, index: number): number[] {
  const way: number[] = [];
  for (let at = index; found.places[at].from >= 0; at = found.places[at].from) way.unshift(at);
  return way;
}

/** Plays the commands to every place and looks whether the piece stands there; then takes them back. */
function checkReach(battle: Battle, piece: number, found: Reach): void {
  expect(structuredClone(found)).toEqual(found);
  const costs = found.places.map(({ cost }) => cost);
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  const { marks } = battle.state;
  const { hash } = battle;
  found.places.forEach((place, index) => {
    const way = wayTo(found, index).map((at) => found.places[at]);
    for (const written of [...found.before, ...way.flatMap(({ command }) => command ?? [])]) {
      expect(perform(battle, written), JSON.stringify([found.piece, place])).toEqual({ done: true });
    }
    const at = battle.placeOf(piece);
    if (battle.isInPlay(piece)) expect([at.places, at.across]).toEqual([place.places, place.across]);
    else expect(place.places).toEqual([]);
    for (const written of place.after) expect(perform(battle, written)).toEqual({ done: true });
    while (battle.state.marks > marks) battle.undo();
    if (found.unit === 'points' && place.from >= 0) {
      const spent = place.parts.reduce((sum, { value }) => sum + value, 0);
      expect(place.cost - found.places[place.from].cost).toBe(spent);
    }
    for (const part of place.parts) expect(part.case).toMatch(/^\d+\.\d+$/);
  });
  expect(battle.hash).toBe(hash);
}

describe('reach', () => {
  it.each(Object.keys(crowds))('leads where it says, by commands that may be given: %s', (name) => {
    const { battle } = scene(crowds[name]);
    const numbers = new Numbers(3);
    for (let played = 0; played < 12 && !battle.over; played++) {
      for (const piece of battle.game.units.keys()) {
        const found = reach(battle, piece);
        if (found !== null && found.places.length < 150) checkReach(battle, piece, found);
      }
      battle.apply(numbers.pick(battle.legal().toArray()));
    }
  });

  it('[5.12], [7.22], [7.4] says what each step costs and why', () => {
    const { battle, unit } = scene({
      map: { columns: 8, rows: 8, terrain: { '0404': 'dry-river-bed' }, elevation: { '0404': 2 } },
      phase: 'movement',
      units: [{ id: 'A', copy: 'khoshun-1', hexes: ['0405'] }],
    });
    const found = reach(battle, unit('A'))!;
    const hex = battle.map.numbering.hexOf('0404');
    expect(found.places.find(({ places }) => places[0] === hex)).toMatchObject({
      cost: 3,
      parts: [
        { label: 'Dry River Bed', value: 2, case: '7.4' },
        { label: 'Contour, uphill', value: 1, case: '7.22' },
      ],
    });
    expect(found).toMatchObject({ before: [{ do: 'begin-move', unit: 'A' }], unit: 'points' });
  });

  it('[12.1] keeps a stack to what its leader can go', () => {
    const {
      battle,
      unit,
      do: perform_,
    } = scene({
      phase: 'movement',
      units: [
        { id: 'A', copy: 'khoshun-1', hexes: ['0605'] },
        { id: 'slow', copy: 'tamburlaine', hexes: ['0605'], values: { movement: 2 } },
      ],
    });
    const alone = reach(battle, unit('A'))!;
    expect(alone.companions).toEqual([{ piece: 'slow', command: { do: 'take', leader: 'slow' } }]);
    perform_({ do: 'begin-move', unit: 'A' });
    perform_({ do: 'take', leader: 'slow' });
    const together = reach(battle, unit('A'))!;
    expect(together.companions).toEqual([]);
    expect(together.places.at(-1)!.cost).toBe(2);
    expect(alone.places.length).toBeGreaterThan(together.places.length);
    checkReach(battle, unit('A'), together);
  });

  it('is nothing for who may not move', () => {
    const { battle, unit } = scene(crowds['a Tartar movement over rough ground']);
    expect(reach(battle, unit('A'))).toBeNull();
    const fire = scene(crowds['fire on hills']);
    expect(reach(fire.battle, fire.unit('A'))).toBeNull();
  });

  it('[15.45] lets an advance end in every hex of the path, and a retreat only at its end', () => {
    const {
      battle,
      unit,
      do: perform_,
    } = scene({
      phase: 'melee-phasing',
      units: [
        { id: 'A', copy: 'gd-czawl-1', hexes: ['0505', '0605'], facing: 'N', face: 'melee' },
        { id: 'B', copy: 'akinjis-1', hexes: ['0504'] },
      ],
      dice: [1, 1, 6],
    });
    perform_({ do: 'melee', unit: 'A', target: 'B' });
    const retreat = reach(battle, unit('B'))!;
    const due = retreat.allowance;
    expect(retreat.places.filter(({ ends }) => ends).every(({ cost }) => cost === due)).toBe(true);
    expect(retreat.places[0].ends).toBe(false);
    const last = retreat.places.findIndex(({ ends }) => ends);
    for (const at of wayTo(retreat, last)) perform_(retreat.places[at].command!);
    const advance = reach(battle, unit('A'))!;
    expect(advance).toMatchObject({ unit: 'steps', endsAnywhere: true, case: '15.42' });
    expect(advance.places.every(({ ends }) => ends)).toBe(true);
  });

  it('[11.14] says what becomes of who flees off the map, by every step that leads there', () => {
    const { battle, unit } = scene({
      phasing: 'ottoman',
      phase: 'rout-movement',
      units: [
        { id: 'A', copy: 'janissaries-1', hexes: ['0301', '0401'], facing: 'N', rout: 2 },
        { id: 'K', copy: 'gilan-1', hexes: ['1212'] },
      ],
    });
    const { places } = reach(battle, unit('A'))!;
    const gone = places.filter(({ places: hexes }) => hexes.length === 0);
    expect(gone.length).toBeGreaterThan(0);
    for (const { ends, harm, after } of gone)
      expect({ ends, harm, after }).toEqual({
        ends: true,
        harm: { text: 'It leaves the map and is lost.', case: '11.14' },
        after: [],
      });
  });

  it('[10.1], [11.26] shows every way to die, where no way leads out', () => {
    const { battle, unit } = scene({
      phasing: 'ottoman',
      phase: 'rout-movement',
      units: [
        { id: 'A', copy: 'akinjis-1', hexes: ['0506'], rout: 4 },
        { id: 'F', copy: 'akinjis-2', hexes: ['0505'] },
        { id: 'G', copy: 'serbs-1', hexes: ['0405'] },
        { id: 'H', copy: 'serbs-2', hexes: ['0605'] },
        { id: 'K', copy: 'gilan-1', hexes: ['1212'] },
      ],
    });
    const lost = reach(battle, unit('A'))!.places.filter(({ harm }) => harm?.case === '10.1');
    expect(lost.length).toBeGreaterThan(1);
    expect(new Set(lost.map(({ entered, label }) => `${entered.join(' ')} ${label}`)).size).toBe(lost.length);
    expect(lost.every(({ places, ends }) => places.length === 0 && ends)).toBe(true);
  });
});
