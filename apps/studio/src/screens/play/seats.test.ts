import { describe, expect, it } from 'vitest';
import { rotated, seatName } from './seats.ts';

describe('rotated', () => {
  it('puts everybody in another seat', () => {
    expect(rotated(['red', 'blue'], { red: 'captain' })).toEqual({ red: 'person', blue: 'captain' });
    expect(rotated(['a', 'b', 'c'], { a: '1', b: '2', c: '3' })).toEqual({ a: '2', b: '3', c: '1' });
  });
});

describe('seatName', () => {
  it('has a word for every seat, and calls people and players of a package by their names', () => {
    expect(['person', 'marshal-brief', 'captain', 'Ann'].map(seatName)).toEqual([
      'me',
      'marshal (short)',
      'captain',
      'Ann',
    ]);
  });
});
