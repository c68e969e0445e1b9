import { describe, expect, it } from 'vitest';
import { isPlainJson } from './plain-json.ts';

/** A list in a list in a list. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

describe('isPlainJson', () => {
  it('knows JSON', () => {
    for (const value of [null, true, -1.5, '', [], {}, [[{ a: [null, { b: undefined }] }]], nested(64)])
      expect(isPlainJson(value)).toBe(true);
  });

  it('knows what is none', () => {
    const withPrototype = JSON.parse('{"a": 1}') as object;
    Object.setPrototypeOf(withPrototype, { b: 2 });
    const others = [1n, Number.NaN, Infinity, () => 1, Symbol('a'), new Map(), new Uint8Array(2), withPrototype];
    for (const value of others) {
      expect(isPlainJson(value)).toBe(false);
      expect(isPlainJson({ a: [value] })).toBe(false);
    }
  });

  it('answers about any depth', () => {
    for (const depth of [65, 31_000, 1_000_000]) expect(isPlainJson(nested(depth))).toBe(false);
    expect(isPlainJson(nested(3), 3)).toBe(true);
    expect(isPlainJson(nested(4), 3)).toBe(false);
  });
});
