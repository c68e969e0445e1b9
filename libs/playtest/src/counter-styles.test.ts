import { describe, expect, it } from 'vitest';
import { games } from './all-games.ts';
import { GAMES } from './games.ts';
import { buysArmies, counterStylesOf } from './counter-styles.ts';

describe('counterStylesOf', () => {
  it('knows every game system that can be played', () => {
    expect(GAMES.map(({ system }) => system)).toEqual(games.systems.map(({ id }) => id));
    for (const { id } of games.systems)
      expect(counterStylesOf(id).look({ id: 'a', kind: 'leader' }, '').symbol).toBe('leader');
  });

  it('draws counters of an unknown system too', () => {
    expect(counterStylesOf('chess').look({ id: 'a', name: 'Rook' }, '').name).toBe('Rook');
    expect(counterStylesOf(undefined).look({ id: 'a' }, '').name).toBe('a');
  });
});

describe('buysArmies', () => {
  it('says of every game what its rules say', () => {
    for (const { id } of games.systems) expect(buysArmies(id)).toBe(games.armiesOf(id) !== null);
    expect(buysArmies('chess')).toBe(false);
  });
});
