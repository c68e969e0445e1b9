import type { CompiledModifier, Stacking } from '@hexwright/compiler';
import type { Binding } from '@hexwright/rule-lang';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModifierSlot } from './modifiers.ts';
import type { InTurn } from './question.ts';

const TURN_2: InTurn = { battle: { turn: 2 } };

/** Nothing is read: the modifiers here are numbers. */
const binding: Binding<InTurn> = {
  name: () => () => 0,
  call: () => () => 0,
};

/** Modifiers of numbers alone, as a package could list them. */
function listOf(entries: readonly (readonly [value: number, stacking: Stacking])[]): CompiledModifier[] {
  return entries.map(([value, stacking], index) => ({
    id: `m${index}`,
    case: '10.3',
    label: `Number ${index}`,
    slot: 'dice',
    when: null,
    value,
    stacking,
    turns: null,
    otherwise: [],
  }));
}

const slotOf = (...entries: (readonly [number, Stacking])[]): ModifierSlot<InTurn> =>
  new ModifierSlot(listOf(entries), 7, binding);
const sumOf = (...entries: (readonly [number, Stacking])[]): number => slotOf(...entries).sum(TURN_2);

const add: Stacking = { kind: 'add' };
const set: Stacking = { kind: 'set' };
const best = (group: string): Stacking => ({ kind: 'best', group });
const worst = (group: string): Stacking => ({ kind: 'worst', group });
const cap = (group: string): Stacking => ({ kind: 'cap', group });

describe('how modifiers meet', () => {
  it('add: all count', () => {
    expect(sumOf([2, add], [-3, add], [-3, add])).toBe(-4);
    expect(sumOf()).toBe(0);
  });

  it('by their stacking: set, best, worst and cap of a group', () => {
    expect(sumOf([2, add], [-1, set], [3, add])).toBe(2);
    expect(sumOf([2, best('a')], [5, best('b')], [3, best('b')])).toBe(7);
    expect(sumOf([2, best('a')], [5, worst('a')])).toBe(7);
    // Two of the group come to two together, with five beside them.
    expect(sumOf([5, add], [2, cap('x')], [2, cap('x')])).toBe(7);
    expect(sumOf([3, add], [3, add], [4, cap('x')])).toBe(10);
  });

  it('change a number that is something without them: set gives it another value', () => {
    const applied = (base: number, ...entries: (readonly [number, Stacking])[]): number =>
      base + slotOf(...entries).sum(TURN_2, base);
    expect(applied(4)).toBe(4);
    expect(applied(4, [2, add], [-1, add])).toBe(5);
    expect(applied(4, [2, set])).toBe(2);
    expect(applied(4, [2, set], [1, add])).toBe(3);
    expect(applied(4, [2, best('a')], [5, best('a')])).toBe(9);
    expect(slotOf([2, set]).breakdown(TURN_2, 4)).toMatchObject([{ value: -2 }]);
    expect([slotOf().isEmpty, slotOf([0, add]).isEmpty]).toEqual([true, false]);
  });

  it('tells each that changes the sum by its number among all of the game, and none that does not', () => {
    const told: [number, number][] = [];
    expect(slotOf([2, add], [0, add], [5, set]).tell(TURN_2, (number, value) => told.push([number, value]))).toBe(5);
    expect(told).toEqual([
      [7, 2],
      [9, 3],
    ]);
  });

  it('so that breakdown, telling and sum come to the same', () => {
    const stacking = fc.constantFrom(add, set, best('a'), best('b'), worst('a'), cap('a'), cap('c'));
    const entries = fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), stacking), { maxLength: 7 });
    fc.assert(
      fc.property(entries, (list) => {
        const slot = slotOf(...list);
        const parts = slot.breakdown(TURN_2);
        expect(parts.every(({ value }) => value !== 0)).toBe(true);
        expect(parts.reduce((total, { value }) => total + value, 0)).toBe(slot.sum(TURN_2));
        expect(slot.tell(TURN_2, () => undefined)).toBe(slot.sum(TURN_2));
      }),
    );
  });

  it('count in their turns alone', () => {
    const [always, mud] = listOf([
      [1, add],
      [5, add],
    ]);
    const slot = new ModifierSlot([always, { ...mud, turns: { from: 3, to: 4 } }], 0, binding);
    expect([2, 3, 4, 5].map((turn) => slot.sum({ battle: { turn } }))).toEqual([1, 6, 6, 1]);
  });

  it('add in any order comes to the same', () => {
    const numbers = fc.array(fc.integer({ min: -9, max: 9 }));
    fc.assert(
      fc.property(numbers, (list) => {
        const entries = list.map((value) => [value, add] as const);
        expect(sumOf(...entries.toReversed())).toBe(sumOf(...entries));
      }),
    );
  });
});
