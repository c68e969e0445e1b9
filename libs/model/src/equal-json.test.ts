import { describe, expect, it } from 'vitest';
import { equalJson, identicalJson } from './equal-json.ts';

const UNIT = { id: 'a', values: { combat: 4, movement: [6, 8] } };

describe('JSON values', () => {
  it('are equal whatever the order of their properties, identical only in the same order', () => {
    const other = { values: { movement: [6, 8], combat: 4 }, id: 'a' };
    expect([equalJson(UNIT, other), identicalJson(UNIT, other)]).toEqual([true, false]);
    const inner = { id: 'a', values: { movement: [6, 8], combat: 4 } };
    expect([equalJson(UNIT, inner), identicalJson(UNIT, inner)]).toEqual([true, false]);
    const same = structuredClone(UNIT);
    expect([equalJson(UNIT, same), identicalJson(UNIT, same)]).toEqual([true, true]);
  });

  it('differ where a value, an entry or a property does', () => {
    for (const other of [
      { ...UNIT, id: 'b' },
      { ...UNIT, more: 1 },
      { id: 'a' },
      { id: 'a', values: { combat: 4, movement: [8, 6] } },
      { id: 'a', values: { combat: 4, movement: [6] } },
      [UNIT],
      'a',
      null,
      undefined,
    ]) {
      expect([equalJson(UNIT, other), identicalJson(UNIT, other)]).toEqual([false, false]);
      expect([equalJson(other, UNIT), identicalJson(other, UNIT)]).toEqual([false, false]);
    }
  });
});
