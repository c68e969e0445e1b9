import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeWords, spliced, spliceOf } from './words.ts';

describe('spliceOf', () => {
  it('leads from any text to any other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁', '\n') });
    fc.assert(
      fc.property(text, text, (from, to) => {
        const splice = spliceOf(from, to);
        expect(splice === null ? from : spliced(from, splice)).toBe(to);
        expect((splice?.insert ?? '').isWellFormed()).toBe(true);
      }),
    );
  });

  it('is the least one in long texts too', () => {
    const long = fc.nat({ max: 1300 });
    fc.assert(
      fc.property(long, long, fc.constantFrom('', 'b', 'bb'), fc.constantFrom('c', 'cc'), (before, after, was, is) => {
        const [head, tail] = ['a'.repeat(before), 'a'.repeat(after)];
        const splice = { start: before, length: was.length, insert: is };
        expect(spliceOf(head + was + tail, head + is + tail)).toEqual(splice);
      }),
    );
  });
});

describe('mergeWords', () => {
  it('keeps what both have written', () => {
    const merged = mergeWords('The river runs south.', 'The dry river runs south.', 'The river runs south, or did.');
    expect(merged).toEqual({ words: 'The dry river runs south, or did.', contested: false });
  });

  it('keeps both insertions at one place', () => {
    expect(mergeWords('ab', 'aXb', 'aYb')).toEqual({ words: 'aYXb', contested: false });
  });

  it('prefers mine where both changed the same words', () => {
    expect(mergeWords('one two three', 'one TWO three', 'one zwei three')).toEqual({
      words: 'one TWO three',
      contested: true,
    });
  });

  it('gives the text of the only one who wrote', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (base, text) => {
        expect(mergeWords(base, text, base).words).toBe(text);
        expect(mergeWords(base, base, text).words).toBe(text);
        expect(mergeWords(base, text, text).words).toBe(text);
      }),
    );
  });
});
