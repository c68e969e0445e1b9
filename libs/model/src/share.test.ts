import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { JsonValue } from './generated/types.ts';
import { shareEqualParts } from './share.ts';

describe('shareEqualParts', () => {
  it('gives the old value where all is equal', () => {
    const old = { a: [1, { b: 2 }], c: null };
    expect(shareEqualParts(old, structuredClone(old))).toBe(old);
  });

  it('keeps what is equal around a change', () => {
    const old = { a: [{ id: 1 }, { id: 2 }, { id: 3 }], c: { d: 4 } };
    const next = shareEqualParts<{ a: { id: number }[]; c: { d: number } }>(old, {
      a: [{ id: 1 }, { id: 5 }, { id: 3 }],
      c: { d: 4 },
    });
    expect(next.a[0]).toBe(old.a[0]);
    expect(next.a[1]).toEqual({ id: 5 });
    expect(next.a[2]).toBe(old.a[2]);
    expect(next.c).toBe(old.c);
  });

  it('finds entries that moved because others were put in or taken out', () => {
    const old = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const longer = shareEqualParts<{ id: number }[]>(old, [{ id: 1 }, { id: 9 }, { id: 2 }, { id: 3 }]);
    expect(longer.map((entry) => old.indexOf(entry))).toEqual([0, -1, 1, 2]);
    const shorter = shareEqualParts<{ id: number }[]>(old, [{ id: 2 }, { id: 3 }]);
    expect(shorter.map((entry) => old.indexOf(entry))).toEqual([1, 2]);
  });

  it('sees a change of order, of type and of absence', () => {
    expect(Object.keys(shareEqualParts({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
    expect(shareEqualParts([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(shareEqualParts({ a: null }, {})).toEqual({});
    expect(shareEqualParts(undefined, [1])).toEqual([1]);
    expect(shareEqualParts([], [])).toEqual([]);
  });

  it('always gives a value equal to the new one', () => {
    const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<JsonValue>;
    fc.assert(
      fc.property(json, json, (one, other) => {
        const copy = JSON.parse(JSON.stringify(other)) as JsonValue;
        expect(JSON.stringify(shareEqualParts(one, copy))).toBe(JSON.stringify(copy));
      }),
    );
  });
});
