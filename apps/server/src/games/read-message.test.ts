import { describe, expect, it } from 'vitest';
import { readGameMessage } from './read-message.ts';

describe('words of a page', () => {
  it.each([
    { type: 'hello', key: 'k', name: ' Ann ' },
    { type: 'leave', game: 'g' },
    { id: 1, type: 'begin', package: 'p', name: '', seats: { red: { to: 'me' }, blue: { to: 'free' } } },
    { id: 1, type: 'watch', game: 'g' },
    { id: 1, type: 'perform', game: 'g', at: 0, commands: [{ do: 'pass' }] },
    { id: 1, type: 'look', game: 'g', name: 'reach', args: ['u'] },
    { id: 1, type: 'sit', game: 'g', side: 'red', wish: { to: 'computer', player: 'captain' } },
    { id: 1, type: 'agree', game: 'g', offer: 'texts', yes: true },
  ])('are understood: %j', (message) => {
    expect(readGameMessage(message)).toMatchObject({ type: message.type });
  });

  it.each([
    {},
    { type: 'hello', name: 'Ann' },
    { type: 'hello', key: 'k'.repeat(200), name: 'Ann' },
    { type: 'watch', game: 'g' },
    { id: 1.5, type: 'watch', game: 'g' },
    { id: 1, type: 'watch', game: 7 },
    { id: 1, type: 'perform', game: 'g', at: -1, commands: [{ do: 'pass' }] },
    { id: 1, type: 'perform', game: 'g', at: 0, commands: [{}] },
    { id: 1, type: 'look', game: 'g', name: 'save', args: [] },
    { id: 1, type: 'sit', game: 'g', side: 'red', wish: { to: 'elsewhere' } },
    { id: 1, type: 'begin', package: 'p', name: '', seats: { red: 'me' } },
    { id: 1, type: 'begin', package: 'p', name: '', seats: {}, position: [] },
  ])('are nothing: %j', (message) => {
    expect(readGameMessage(message)).toBeNull();
  });
});
