import { describe, expect, it } from 'vitest';
import { marker, scene, unit } from '../test-position.ts';
import { library } from '../library.ts';

const { battle } = scene({
  phase: 'polish-lithuanian-movement',
  units: [
    unit('A', 'tartar-horse-1', 'A7 B9', 'N'),
    marker('L', 'witold', 'A7 B7'),
    unit('F', 'tartar-horse-3', 'A13 B4', 'N'),
    unit('D', 'tartar-horse-2', 'A3 B9', 'N', { disordered: true }),
    unit('K', 'teutonic-horse-1', 'A7 B13', 'S'),
    unit('B', 'gun-1', 'A9 B13', 'S'),
  ],
});

const layers = (piece: string | null): Record<string, string[]> =>
  Object.fromEntries(
    library.presenter
      .influences(battle, piece)
      .map(({ id, shape, side, places }) => [
        `${id} ${shape} ${side}`,
        places.map((hex) => battle.map.numbering.label(hex)),
      ]),
  );

describe('influences', () => {
  it('of a unit are its zones and its line of command [6.11], [4.12], [15.32]', () => {
    const own = layers('A');
    expect(own['zone-of-control area polish-lithuanian']).toHaveLength(6);
    expect(own['attack-zone area polish-lithuanian']).toEqual(['A7 B10']);
    expect(own['command line polish-lithuanian']).toEqual(['A7 B7', 'A7 B8', 'A7 B9']);
  });

  it('tell a line that is too long, and a unit that no line reaches [15.33]', () => {
    expect(layers('F')['command broken-line polish-lithuanian']).toHaveLength(7);
    expect(layers('K')['command spots teutonic']).toEqual(['A7 B13']);
  });

  it('of a leader are the lines that begin with them [15.31]', () => {
    expect(Object.keys(layers('L')).toSorted()).toEqual([
      'command broken-line polish-lithuanian',
      'command line polish-lithuanian',
    ]);
  });

  it('of disordered units and guns are none [6.12], [15.34]', () => {
    expect([layers('D'), layers('B')]).toEqual([{}, {}]);
  });

  it('of the sides are all of their zones and lines', () => {
    const all = layers(null);
    expect(Object.keys(all)).toHaveLength(7);
    expect(all['attack-zone area teutonic']).toEqual(['A7 B12']);
    expect(all['zone-of-control area teutonic']).toHaveLength(6);
    const sorts = new Set(library.presenter.influences(battle, null).map(({ id }) => id));
    expect(library.presenter.influenceSorts(battle.game).map(({ id }) => id)).toEqual([...sorts]);
  });
});
