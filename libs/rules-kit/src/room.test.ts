import { describe, expect, it } from 'vitest';
import type { CompiledModifier } from '@hexwright/compiler';
import { ModifierSlot } from './modifiers.ts';
import { casesOfRoom, isFull } from './room.ts';

const asked = { battle: { turn: 1 } };
const slot = (...modifiers: readonly Partial<CompiledModifier>[]): ModifierSlot<typeof asked> =>
  new ModifierSlot(
    modifiers.map((more, index) => ({
      id: `m${index}`,
      slot: 'stacking',
      case: '6.1',
      label: 'Narrow',
      when: null,
      turns: null,
      value: 1,
      otherwise: [],
      stacking: { kind: 'set' },
      ...more,
    })),
    0,
    { name: () => () => 0, call: () => () => 0 },
  );

describe('the room in a hex', () => {
  it('is for any number where no modifier says so', () => {
    expect(isFull(slot(), asked, 12)).toBe(false);
  });

  it('is what modifiers make of it, and their cases are told once', () => {
    const narrow = slot({ value: 2 }, { value: -1, stacking: { kind: 'add' } });
    expect(isFull(narrow, asked, 0)).toBe(false);
    expect(isFull(narrow, asked, 1)).toBe(true);
    expect(casesOfRoom(narrow)).toEqual(['6.1']);
    expect(casesOfRoom(slot({ case: '' }))).toEqual([]);
  });
});
