import type { CompiledGame } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { nameOf, pieceName } from './names.ts';

const units = [
  { id: 'horse-1', name: 'Horse' },
  { id: 'horse-12', name: 'Horse' },
  { id: 'king', name: 'The King' },
  { id: 'A', name: 'Foot' },
  { id: 'B', name: 'Foot' },
  { id: 'guard-1', name: 'The Guard' },
  { id: 'moray-lord', name: 'Moray', kind: 'leader' },
  { id: 'moray-1', name: 'Moray' },
  { id: 'george-north', name: 'St George' },
  { id: 'george-south', name: 'St George', side: 1 },
].map((unit) => ({ kind: 'unit', side: 0, ...unit }));
const game = {
  units,
  sides: [
    { id: 'north', name: 'The North' },
    { id: 'south', name: 'The South' },
  ],
  vocabulary: { indexOf: (_: string, id: string) => units.findIndex((unit) => unit.id === id) },
  markers: [],
  eventTables: [],
} as unknown as CompiledGame;

describe('names', () => {
  it('where several pieces bear them have the number of the id, their kind or side, or the id itself', () => {
    const names = units.map((_, piece) => pieceName(game, piece));
    expect(names.slice(0, 6)).toEqual(['Horse 1', 'Horse 12', 'The King', 'Foot A', 'Foot B', 'The Guard']);
    expect(names.slice(6)).toEqual(['Moray (leader)', 'Moray 1', 'St George (The North)', 'St George (The South)']);
  });

  it('are found by the id of a piece or a side; other words are their own', () => {
    expect(['king', 'north', 'bridge', 7].map((id) => nameOf(game, id))).toEqual([
      'The King',
      'The North',
      'bridge',
      '7',
    ]);
  });
});
