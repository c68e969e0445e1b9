import { describe, expect, it } from 'vitest';
import { isPlainName } from './plain-name.ts';

describe('isPlainName', () => {
  it('lets through what means the same file everywhere', () => {
    for (const name of ['README', 'a', 'my notes', '9.12-rear_attack', 'console', 'x.y.z', 'com', 'a'.repeat(100)]) {
      expect([name, isPlainName(name)]).toEqual([name, true]);
    }
  });

  it('keeps out what hides, leads elsewhere, or is a device somewhere', () => {
    const names = [
      '',
      '.',
      '..',
      '.git',
      'a.',
      'a ',
      ' a',
      '-a',
      '~',
      'a/b',
      'a\\b',
      'a:b',
      'a\0b',
      'a\nb',
      'a*',
      '$a',
    ];
    const devices = ['con', 'NUL', 'aux.case', 'com1', 'LPT9.x', 'prn'];
    const odd = ['ä', 'a\u0301', 'a\u202eb', '\uff41', 'а', 'a'.repeat(101), 'a%2e', 'a\u200b'];
    for (const name of [...names, ...devices, ...odd]) expect([name, isPlainName(name)]).toEqual([name, false]);
  });
});
