import { describe, expect, it } from 'vitest';
import { ContentHasher } from './content-hash.ts';

const hash = (value: unknown) => new ContentHasher().hash(value);

describe('the content hash', () => {
  it('is sixteen hexadecimal digits, the same on every machine', () => {
    expect(hash({ units: [{ id: 'a', movement: 6 }] })).toBe(hash({ units: [{ id: 'a', movement: 6 }] }));
    expect(hash({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
  });

  it('stays what it was: records name their game by it', () => {
    const content = { units: [{ id: 'a', values: { movement: 6, melee: true }, traits: ['king'] }], map: null };
    expect(hash(content)).toBe('d6bb0933c7864a13');
    expect(hash('Ł')).toBe('3a909f1564745685');
  });

  it('does not depend on the order of keys', () => {
    expect(hash({ a: 1, b: [2] })).toBe(hash({ b: [2], a: 1 }));
  });

  it('depends on the order of a list', () => {
    expect(hash([1, 2])).not.toBe(hash([2, 1]));
  });

  it('leaves out what decides nothing', () => {
    expect(hash({ id: 'a', note: 'x', provenance: { kind: 'printed' } })).toBe(hash({ id: 'a' }));
  });

  it('tells values apart that look alike', () => {
    const values = [1, '1', true, 'true', null, 'null', [], {}, [[]], [null], '', 0, -1, false];
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  it('tells a thousand small numbers in one place apart', () => {
    const hashes = Array.from({ length: 1000 }, (_, movement) => hash({ units: [{ id: 'a', values: { movement } }] }));
    expect(new Set(hashes).size).toBe(1000);
  });
});
