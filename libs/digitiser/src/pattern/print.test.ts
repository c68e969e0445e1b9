import { describe, expect, it } from 'vitest';
import { CODES, language } from '../testing/language.ts';
import { numberKeys } from './number-keys.ts';
import { parsePattern, type Pattern } from './pattern.ts';
import { printCode } from './print.ts';
import { schemaOf } from './schema-of.ts';

function pattern(source: string): Pattern {
  const reading = parsePattern(source);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.pattern;
}

const TROOPS = pattern(CODES[0].pattern);

describe('printCode', () => {
  it('prints every code of the language as it stands', () => {
    for (const { text, kind, values } of language().codes.values()) {
      if (kind === 'unit') expect(printCode(TROOPS, values)).toBe(text);
    }
  });

  it('leaves out what may be missing, and prints nothing that the pattern has not', () => {
    const optional = pattern('{strength:1-9}[ ({morale:A-C})]');
    expect(printCode(optional, { strength: 4 })).toBe('4');
    expect(printCode(optional, { strength: 4, morale: 'B' })).toBe('4 (B)');
    expect(printCode(optional, { strength: 10 })).toBeNull();
    expect(printCode(TROOPS, { armour: 'plate', movement: 6 })).toBeNull();
  });
});

describe('schemaOf', () => {
  it('allows the values of the pattern and asks for those that are always printed', () => {
    expect(schemaOf(pattern('{armour:P=plate|N=none}[-{morale:A-B}]'))).toEqual({
      type: 'object',
      properties: { armour: { enum: ['plate', 'none'] }, morale: { enum: ['A', 'B'] } },
      required: ['armour'],
    });
  });
});

describe('numberKeys', () => {
  const keys = (field: string, read?: string): string =>
    numberKeys(TROOPS, field, read)
      .map(({ key, choice }) => `${key}${choice.printed}`)
      .join(' ');

  it('keeps the order of the pattern without a reading', () => {
    expect(keys('movement')).toBe('14 26 38 412 516');
  });

  it('has what was read first, and then what looks most like it', () => {
    expect(keys('movement', '8')).toMatch(/^18 26 /);
    expect(keys('armour', 'N')).toMatch(/^1N 2M /);
  });

  it('has no more choices than keys, and none for a field that there is not', () => {
    expect(numberKeys(pattern('{rating:int}'), 'rating')).toHaveLength(9);
    expect(numberKeys(TROOPS, 'weapon')).toEqual([]);
  });
});
