import { describe, expect, it } from 'vitest';
import { pagesOfText } from './text-pages.ts';

describe('pagesOfText', () => {
  it('parts pages at form feeds, and leaves blank pages and blank ends out', () => {
    expect(pagesOfText('\uFEFFone\r\n\r\ntwo\r\n\f\n \n\f\nthree\n')).toEqual([['one', '', 'two'], ['three']]);
    expect(pagesOfText('')).toEqual([]);
  });

  it('cuts a text without pages where a paragraph ends, and loses no line', () => {
    const lines = Array.from({ length: 300 }, (_, line) => (line % 5 === 4 ? '' : `Line ${line} ${'x'.repeat(60)}`));
    const pages = pagesOfText(lines.join('\n'));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flat().filter((line) => line !== '')).toEqual(lines.filter((line) => line !== ''));
    for (const page of pages) expect(page.at(-1)).toMatch(/^Line \d+4|^Line \d+[38] /);
  });

  it('breaks a book that is one line where cases begin, not where the text speaks of one', () => {
    const rest = 'Some more words about it, so that the line is long. '.repeat(8);
    const text = `4.0 MOVEMENT [4.1] Facing [4.11] A unit faces a side. It is as in [4.12] Here, or (refer to [4.2] Below). ${rest}[4.12] The zone of [4.11] is ahead.`;
    expect(pagesOfText(text)[0].map((line) => line.slice(0, 12))).toEqual([
      '4.0 MOVEMENT',
      '[4.1] Facing',
      '[4.11] A uni',
      '[4.12] The z',
    ]);
  });
});
