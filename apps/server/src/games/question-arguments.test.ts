import { describe, expect, it } from 'vitest';
import { areCommands, areQuestionArguments } from './question-arguments.ts';

describe('arguments from the wire', () => {
  const hasPlace = (place: number): boolean => Number.isInteger(place) && place >= 0 && place < 9;

  it.each([
    ['reach', ['archers']],
    ['candidates', [{ piece: 'archers', place: 3 }]],
    ['whyNot', [null, 3]],
    ['odds', [{ do: 'attack' }, []]],
    ['sight', [0, 8]],
    ['influences', [null]],
  ] as const)('of %s are taken', (name, args) => {
    expect(areQuestionArguments(name, args, hasPlace)).toBe(true);
  });

  it.each([
    ['reach', []],
    ['reach', [{ id: 'archers' }]],
    ['reach', ['a'.repeat(300)]],
    ['candidates', [{ piece: 'archers', place: 9 }]],
    ['candidates', [{ piece: 7, place: 3 }]],
    ['candidates', ['archers']],
    ['whyNot', ['archers', 9]],
    ['whyNot', ['archers', 1.5]],
    ['odds', ['attack', []]],
    ['odds', [{ do: 'attack' }, [7]]],
    ['sight', [-1, 8]],
    ['sight', [1, '8']],
    ['influences', [7]],
  ] as const)('of %s are not taken: %j', (name, args) => {
    expect(areQuestionArguments(name, args, hasPlace)).toBe(false);
  });

  it('are commands only with a word', () => {
    expect([areCommands([{ do: 'pass' }]), areCommands([{}]), areCommands('pass')]).toEqual([true, false, false]);
    expect(areCommands(Array.from({ length: 501 }, () => ({ do: 'pass' })))).toBe(false);
  });
});
