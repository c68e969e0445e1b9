import { describe, expect, it } from 'vitest';
import { scene, tamburlaine } from '../test-position.ts';

const troops: Readonly<Record<string, { copy: string; side: string }>> = {
  ottoman: { copy: 'akinjis-1', side: 'ottoman' },
  serbian: { copy: 'serbs-1', side: 'ottoman' },
  tartar: { copy: 'gilan-1', side: 'tartar' },
  mongol: { copy: 'sistan-1', side: 'tartar' },
  indian: { copy: 'hindustan', side: 'tartar' },
};

/** [17.1] whom each leader rallies. */
const rallies: Readonly<Record<string, readonly string[]>> = {
  bayazid: ['ottoman', 'serbian'],
  mustafa: ['ottoman'],
  musa: ['ottoman'],
  'peter-of-serbia': ['serbian'],
  tamburlaine: ['tartar', 'mongol', 'indian'],
  'prince-mirsa': ['tartar'],
  'nur-ad-din': ['tartar'],
  'mohammed-khan': ['mongol'],
  'abu-bakr': ['mongol'],
};

const game = tamburlaine();
const sideOf = (id: string): string => game.sides[game.units[game.vocabulary.indexOf('units', id)].side].id;

/** Every leader stacked with a routed unit of every contingent of his army, each pair on its own. */
const pairs = Object.keys(rallies).flatMap((leader) =>
  Object.entries(troops).flatMap(([contingent, { copy, side }]) =>
    side === sideOf(leader) ? [{ leader, contingent, copy }] : [],
  ),
);

describe('[17.1] each leader rallies his own contingent, Bayazid and Tamburlaine all of their army', () => {
  it('names every leader and contingent of the battle', () => {
    const leaders = game.units.filter(({ kind }) => kind === 'leader').map(({ id }) => id);
    expect(Object.keys(rallies).toSorted()).toEqual(leaders.toSorted());
    expect(Object.keys(troops)).toEqual([...game.vocabulary.ids('contingents')]);
  });

  it.each([1, 4])('every leader with every contingent at rout level %i', (rout) => {
    const units = pairs.flatMap(({ leader, contingent, copy }, index) => {
      const hex = String((index % 6) * 3 + 2).padStart(2, '0') + String(Math.floor(index / 6) * 3 + 2).padStart(2, '0');
      const east = String((index % 6) * 3 + 3).padStart(2, '0') + hex.slice(2);
      const place = copy === 'hindustan' ? { hexes: [hex, east], facing: 'N' } : { hexes: [hex] };
      return [
        { id: `${contingent}-of-${leader}`, copy, rout, ...place },
        { id: `${leader}-${contingent}`, copy: leader, hexes: [hex] },
      ];
    });
    const { piece } = scene({ map: { columns: 20, rows: 20 }, phase: 'rout-removal', units });
    const found = pairs.map(({ leader, contingent }) => [leader, contingent, piece(`${contingent}-of-${leader}`).rout]);
    expect(found).toEqual(
      pairs.map(({ leader, contingent }) => [leader, contingent, rallies[leader].includes(contingent) ? 0 : rout]),
    );
  });
});
