import { describe, expect, it } from 'vitest';
import { tamburlaine } from '../test-position.ts';
import { movementMap } from './movement-map.ts';

const game = tamburlaine();
const hex = (label: string): number => game.map.numbering.hexOf(label);

describe('movementMap', () => {
  it('[5.1] tells what the ground costs a piece that is alone on it', () => {
    const found = movementMap(game, 'khoshun-1', hex('1212'))!;
    expect(found.places[0]).toMatchObject({ places: [hex('1212')], cost: 0, command: null });
    expect(found.places.length).toBeGreaterThan(50);
    expect(found).toMatchObject({ before: [], companions: [] });
    for (const { cost, from, parts } of found.places.slice(1)) {
      expect(cost - found.places[from].cost).toBe(parts.reduce((sum, { value }) => sum + value, 0));
    }
    expect(movementMap(game, 'khoshun-1', hex('1212'))).toEqual(found);
  });

  it('[5.2] turns a double counter as it stands', () => {
    const north = movementMap(game, 'spahis-1', hex('1212'), 0);
    const south = movementMap(game, 'spahis-1', hex('1212'), 3);
    expect(north!.places[0].across).toBe(0);
    expect(south!.places[0].facing).not.toBe(north!.places[0].facing);
  });

  it('is nothing for who does not exist, or could not stand there', () => {
    expect(movementMap(game, 'nobody', 0)).toBeNull();
    expect(movementMap(game, 'khoshun-1', game.map.grid.count)).toBeNull();
    const river = game.map.entryCost.indexOf(255);
    expect(movementMap(game, 'khoshun-1', river)).toBeNull();
  });
});
