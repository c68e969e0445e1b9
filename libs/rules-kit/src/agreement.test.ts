import type { CompiledGame } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { agreed } from './agreement.ts';

/** A game of counters of that name: of one, unless others are said. */
function gameOf(name: string, kind = 'unit', ids = ['it']): CompiledGame {
  return { units: ids.map((id) => ({ id, name, kind })) } as unknown as CompiledGame;
}

describe('a sentence about a piece', () => {
  it.each([
    ['Border prickers', 'attacks Spears: hit', 'attack Spears: hit'],
    ['Knights of the Round Table', 'is eliminated', 'are eliminated'],
    ['Spahis', 'has used its lance', 'have used their lance'],
    ['Scots', 'gives up its order in 0505', 'give up their order in 0505'],
    ['Scots', 'is doubled by its ground', 'are doubled by their ground'],
    ['Scots', 'strikes Irish in the rear: its strength is 1', 'strike Irish in the rear: its strength is 1'],
    ['Scots', 'rallies', 'rally'],
    ['Bills', 'retires.', 'retire.'],
    ['Serbs', 'flees to 0505', 'flee to 0505'],
    ['Wagons', 'crosses the river', 'cross the river'],
    ['Archers', 'charges', 'charge'],
    ['Archers', 'cannot flee', 'cannot flee'],
    ['Timarots', 'may advance', 'may advance'],
    ['Elephants', 'run amok', 'run amok'],
    ['Irish', 'attacks', 'attack'],
    ['Polish horse', 'moves on', 'move on'],
    ['Welsh bowmen', 'fires', 'fire'],
    ['Bill-men', 'retreats', 'retreat'],
    ['Swiss', 'has moved', 'have moved'],
    ['Free Company', 'attacks', 'attacks'],
    ['Lucius', 'moves', 'moves'],
  ])('agrees in number: %s %s', (name, one, many) => {
    expect(agreed(`${name} ${one}`, gameOf(name), 0)).toBe(`${name} ${many}`);
  });

  it('stays as it is for a person, for one of several, and where something else comes first', () => {
    expect(agreed('Heliades attacks', gameOf('Heliades', 'leader'), 0)).toBe('Heliades attacks');
    expect(agreed('Knights 1 attacks', gameOf('Knights', 'unit', ['knights-1', 'knights-2']), 0)).toBe(
      'Knights 1 attacks',
    );
    expect(agreed('2 points for Serbs', gameOf('Serbs'), 0)).toBe('2 points for Serbs');
    expect(agreed('Serbs attacks', gameOf('Serbs'), -1)).toBe('Serbs attacks');
  });
});
