import { describe, expect, it } from 'vitest';
import { readTableWord } from './said.ts';

describe('words at a table', () => {
  it.each([
    { say: 'hello', key: 'k', name: ' Ann ' },
    { say: 'leave', game: 'g' },
    { id: 1, say: 'begin', package: 'p', name: '', seats: { red: { to: 'me' }, blue: { to: 'free' } } },
    { id: 1, say: 'watch', game: 'g' },
    { id: 1, say: 'perform', game: 'g', at: 0, commands: [{ do: 'pass' }] },
    { id: 1, say: 'look', game: 'g', name: 'reach', args: ['u'] },
    { id: 1, say: 'sit', game: 'g', side: 'red', wish: { to: 'computer', player: 'captain' } },
    { id: 1, say: 'agree', game: 'g', offer: 'texts', yes: true },
  ])('are understood: %j', (message) => {
    expect(readTableWord(message)).toMatchObject({ say: message.say });
  });

  it.each([
    {},
    { say: 'hello', name: 'Ann' },
    { say: 'hello', key: 'k'.repeat(200), name: 'Ann' },
    { say: 'watch', game: 'g' },
    { id: 1.5, say: 'watch', game: 'g' },
    { id: 1, say: 'watch', game: 7 },
    { id: 1, say: 'perform', game: 'g', at: -1, commands: [{ do: 'pass' }] },
    { id: 1, say: 'perform', game: 'g', at: 0, commands: [{}] },
    { id: 1, say: 'look', game: 'g', name: 'save', args: [] },
    { id: 1, say: 'sit', game: 'g', side: 'red', wish: { to: 'elsewhere' } },
    { id: 1, say: 'begin', package: 'p', name: '', seats: { red: 'me' } },
    { id: 1, say: 'begin', package: 'p', name: '', seats: {}, position: [] },
  ])('are nothing: %j', (message) => {
    expect(readTableWord(message)).toBeNull();
  });
});
