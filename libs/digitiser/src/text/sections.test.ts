import { describe, expect, it } from 'vitest';
import { printedTotals, sheetTexts } from './sections.ts';

describe('sheetTexts', () => {
  it('finds sheets by their headings, and ends them at what is no counter', () => {
    const text = [
      'Some rules.',
      '## The Battle, Counter Sheet Nr. 1 (100 pieces): Front',
      'Guard 8',
      'Copyright of somebody',
      'Horse 6',
      'The Battle, Counter Sheet Nr. 1 (100 pieces); Back',
      'Guard 4',
      'TERRAIN KEY',
      'Clear',
    ].join('\n');
    expect(sheetTexts(text)).toEqual([
      {
        title: 'Counter Sheet Nr. 1 (100 pieces): Front',
        number: 1,
        face: 'front',
        printed: { cells: 100 },
        line: 2,
        text: '\nGuard 8\n',
      },
      {
        title: 'Counter Sheet Nr. 1 (100 pieces); Back',
        number: 1,
        face: 'back',
        printed: { cells: 100 },
        line: 6,
        text: '\nGuard 4\n',
      },
    ]);
  });

  it('takes a text without headings for one sheet', () => {
    expect(sheetTexts('Guard 8')).toMatchObject([{ title: '', number: null, face: null, line: 1, text: 'Guard 8' }]);
  });
});

describe('printedTotals', () => {
  it('reads totals in words', () => {
    expect(printedTotals('40 singles, 30 doubles, 100 cells')).toEqual({ singles: 40, doubles: 30, cells: 100 });
    expect(printedTotals('70 pieces')).toEqual({ cells: 70 });
    expect(printedTotals('nothing')).toEqual({});
  });
});
