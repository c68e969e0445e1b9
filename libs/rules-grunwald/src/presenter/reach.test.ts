import { describe, expect, it } from 'vitest';
import { decisions } from '../decisions.ts';
import { marker, scene, unit } from '../test-position.ts';
import { library } from '../library.ts';

const { battle } = scene({
  phase: 'teutonic-movement',
  units: [
    unit('K', 'teutonic-horse-1', 'A7 B9', 'N'),
    unit('F', 'teutonic-foot-1', 'A7 B10', 'N'),
    unit('G', 'gun-1', 'A7 B11', 'N'),
    unit('H', 'teutonic-horse-2', 'A6 B10', 'N'),
    unit('A', 'polish-horse-1', 'A13 B4', 'N'),
  ],
});
const reach = library.presenter.reach(battle, 'K');
if (reach === null) throw new Error('It can move.');
const { places } = reach;
const at = (label: string): typeof places =>
  places.filter(({ places: hexes }) => hexes[0] === battle.map.numbering.hexOf(label));

describe('a reach over one’s own foot [13.0]', () => {
  it('leads over foot and guns, tells whom it harms, and what that costs', () => {
    const [over] = at('A7 B10');
    expect(over).toMatchObject({
      cost: 3,
      ends: true,
      harm: { text: expect.stringMatching(/^It rides down Teutonic foot of/), case: '13.0' },
    });
    expect(over.parts.map(({ value, case: cited }) => [value, cited])).toEqual([
      [1, '4.51'],
      [2, '13.0'],
    ]);
    const both = at('A7 B11').find(({ facing, ends }) => facing === 'N' && ends);
    expect(both).toMatchObject({ cost: 6, harm: { text: expect.stringContaining('Teutonic foot and ') } });
    // Over horse nobody rides.
    expect(at('A6 B10')).toEqual([]);
  });

  it('harms nobody where a way leads round', () => {
    const round = at('A8 B9').find(({ ends }) => ends);
    expect(round?.harm).toBeUndefined();
    const harmed = places.filter(({ ends, harm }) => ends && harm !== undefined);
    const free = new Set(
      places.filter(({ harm }) => harm === undefined).map(({ places: hexes, facing }) => `${hexes[0]} ${facing}`),
    );
    expect(harmed.length).toBeGreaterThan(3);
    expect(harmed.some(({ places: hexes, facing }) => free.has(`${hexes[0]} ${facing}`))).toBe(false);
  });

  it('comes cheapest first, and goes where it says', () => {
    places.forEach(({ cost, from }, index) => {
      expect(cost).toBeGreaterThanOrEqual(places[Math.max(0, index - 1)].cost);
      expect(from).toBeLessThan(index);
    });
    for (const [index, place] of places.entries()) {
      if (place.harm === undefined || !place.ends) continue;
      const way: (typeof place)[] = [];
      for (let step = index; places[step].from >= 0; step = places[step].from) way.unshift(places[step]);
      const { marks } = battle.state;
      for (const one of [...reach.before, ...way.flatMap(({ command }) => command ?? []), ...place.after])
        battle.apply(decisions.read(battle, one));
      expect([battle.decision?.id, battle.hex.of(0)]).toEqual(['movement', place.places[0]]);
      while (battle.state.marks > marks) battle.undo();
    }
  });
});

describe('a reach of a gun [12.21]', () => {
  it('shows one turn, and none once it has turned', () => {
    // A gun with movement points of its own has not ended its move by a turn that costs nothing.
    const { battle: battery, ...gun } = scene({
      phase: 'teutonic-movement',
      units: [
        unit('G', 'gun-1', 'A7 B11', 'N', { values: { movement: 4 } }),
        marker('L', 'ulrich-von-jungingen', 'A7 B12'),
        unit('A', 'polish-horse-1', 'A13 B4', 'N'),
      ],
    });
    const facings = (): unknown => library.presenter.reach(battery, 'G')?.places.map(({ facing }) => facing);
    expect(facings()).toEqual(['N', 'NW', 'NE']);
    gun.do({ do: 'begin-move', unit: 'G' });
    gun.do({ do: 'step', unit: 'G', step: { turn: 'NE' } });
    expect(battery.decision?.id).toBe('moving');
    expect(facings()).toEqual(['NE']);
  });
});
