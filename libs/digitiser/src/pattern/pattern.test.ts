import { describe, expect, it } from 'vitest';
import { fieldsOf, parsePattern } from './pattern.ts';

function refusal(source: string): string {
  const reading = parsePattern(source);
  return reading.ok ? 'accepted' : `${reading.problem.code} ${reading.problem.message}`;
}

describe('parsePattern', () => {
  it('reads fields, what they print and what that means', () => {
    expect(parsePattern('{armour:P=plate|N=none}-{movement:4|12}[-{morale:A-C}]')).toMatchObject({
      ok: true,
      pattern: {
        parts: [
          {
            kind: 'field',
            name: 'armour',
            choices: [
              { printed: 'P', value: 'plate' },
              { printed: 'N', value: 'none' },
            ],
          },
          { kind: 'literal', text: '-' },
          {
            kind: 'field',
            name: 'movement',
            choices: [
              { printed: '4', value: 4 },
              { printed: '12', value: 12 },
            ],
          },
          {
            kind: 'optional',
            parts: [
              { kind: 'literal', text: '-' },
              { kind: 'field', name: 'morale', choices: [{ value: 'A' }, { value: 'B' }, { value: 'C' }] },
            ],
          },
        ],
      },
    });
  });

  it('takes ranges of numbers, and int for what fits on a counter', () => {
    const choices = (source: string): number => {
      const reading = parsePattern(source);
      return reading.ok ? fieldsOf(reading.pattern.parts)[0].choices.length : 0;
    };
    expect([choices('{strength:0-20}'), choices('{strength:int}')]).toEqual([21, 100]);
  });

  it.each([
    ['', 'it is empty'],
    ['{armour:P|M', 'a field is a name, a colon and what may be printed there (character 1)'],
    ['{armour}', 'a field is a name'],
    ['{a:1}}', 'a } closes nothing (character 6)'],
    ['[{a:1}', 'a [ is never closed'],
    ['{a:1}]', 'a ] closes nothing'],
    ['{a:1||2}', 'between two | stands nothing'],
    ['{a:9-1}', '"9-1" is no range of numbers'],
    ['{a:0-99999}', '"0-99999" is no range of numbers'],
    ['{a:E-A}', '"E-A" is no range of letters'],
    ['{a:P=}', '"P=" lacks what is printed or its value'],
    ['{a:1|1}', '"a" has "1" twice'],
    ['{a:1}-{a:2}', '"a" stands in it twice (character 7)'],
  ])('says what is wrong with "%s"', (source, what) => {
    expect(refusal(source)).toContain(what);
  });
});
