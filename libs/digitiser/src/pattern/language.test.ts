import { describe, expect, it } from 'vitest';
import { codeOf, codeRead, languageOf, type Language } from './language.ts';
import { language } from '../testing/language.ts';

describe('languageOf', () => {
  it('lists every code with its kind and values', () => {
    const { codes, longest } = language();
    expect([codes.size, longest]).toEqual([4 * 5 * 5 + 100, 6]);
    expect(codes.get('P-12-B')).toEqual({
      text: 'P-12-B',
      kind: 'unit',
      values: { armour: 'plate', movement: 12, morale: 'B' },
    });
    expect(codes.get('8')).toMatchObject({ kind: 'leader', values: { rating: 8 } });
  });

  it('leaves out what may be missing', () => {
    const { codes } = language([{ kind: 'unit', pattern: '{strength:1|2}[ {morale:A-B}]' }]);
    expect([...codes.keys()]).toEqual(['1A', '1B', '1', '2A', '2B', '2']);
    expect(codes.get('2')?.values).toEqual({ strength: 2 });
  });

  it.each([
    ['pattern.ambiguous', '{movement:8}', '{rating:8}'],
    ['pattern.too-large', '{a:int}-{b:int}', '{c:1}'],
    ['pattern.syntax', '{a:1}', '{b:'],
  ])('refuses with %s', (code, first, second) => {
    const reading = languageOf([
      { kind: 'unit', pattern: first },
      { kind: 'leader', pattern: second },
    ]);
    expect(reading.ok ? 'accepted' : reading.problem.code).toBe(code);
  });
});

describe('codeOf', () => {
  it.each([
    ['P-6-B', 'P-6-B'],
    ['P — 6 — B', 'P-6-B'],
    ['P-7-B', null],
    ['', null],
  ])('%s: %s', (text, code) => {
    expect(codeOf(language(), text)?.text ?? null).toBe(code);
  });
});

it('reads what has no name, and keeps nothing of it', () => {
  const reading = languageOf([{ kind: 'unit', pattern: '{:2-12}-{movement:4|6}[{:*}]' }]);
  if (!reading.ok) throw new Error(reading.problem.message);
  expect(codeOf(reading.language, '12-6*')).toEqual({ text: '12-6*', kind: 'unit', values: { movement: 6 } });
});

describe('codeRead', () => {
  const spoken = (pattern: string): Language => {
    const reading = languageOf([{ kind: 'unit', pattern }]);
    if (!reading.ok) throw new Error(reading.problem.message);
    return reading.language;
  };

  it.each([
    ['{attack:2-12}-{movement:4|6}', '8-4°', '8-4'],
    ['{attack:2-12}-{movement:4|6}', "'8 — 4.", '8-4'],
    // What may be a figure is no dirt.
    ['{attack:2-12}-{movement:4|6}', '8-4!', null],
    ['{attack:2-12}-{movement:4|6}', '8-4-', null],
    // Where a mark, or what stands behind it, may be missing, nobody knows which it is.
    ['{attack:2-12}[*]', "8'", null],
    ['{attack:2-12}[-{movement:4|6}]', '8.', null],
  ])('%s, read as %s: %s', (pattern, reading, code) => {
    expect(codeRead(spoken(pattern), reading)?.text ?? null).toBe(code);
  });
});
