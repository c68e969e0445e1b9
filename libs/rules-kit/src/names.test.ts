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
];
const game = {
  units,
  sides: [{ id: 'north', name: 'The North' }],
  vocabulary: { indexOf: (_: string, id: string) => units.findIndex((unit) => unit.id === id) },
  markers: [],
  eventTables: [],
} as unknown as CompiledGame;

describe('names', () => {
  it('where several pieces bear them have the number of the id, or the id itself', () => {
    const names = units.map((_, piece) => pieceName(game, piece));
    expect(names).toEqual(['Horse 1', 'Horse 12', 'The King', 'Foot A', 'Foot B', 'The Guard']);
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
