import { describe, expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

describe('plainLetters', () => {
  it('puts Latin letters in place of those that look the same, and counts them', () => {
    expect(plainLetters('Неlm\tСћагgе')).toEqual({ text: 'Helm\tCharge', lookAlikes: 7, hasStrangers: false });
  });

  it('leaves letters that look like no other, and says so', () => {
    expect(plainLetters('Бой')).toEqual({ text: 'Бoй', lookAlikes: 1, hasStrangers: true });
  });

  it('takes marks of typesetting away and keeps lines and tabs', () => {
    expect(plainLetters('<b>Guard</b>\t**Horse**\n\\*4\\-A\u00A0x').text).toBe('Guard\tHorse\n*4-A x');
  });
});
