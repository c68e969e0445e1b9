import { describe, expect, it } from 'vitest';
import type { Stacking } from './compiled-game.ts';
import { stackedChanges } from './modifier-stacking.ts';

const add: Stacking = { kind: 'add' };
const set: Stacking = { kind: 'set' };
const best = (group: string): Stacking => ({ kind: 'best', group });
const worst = (group: string): Stacking => ({ kind: 'worst', group });
const cap = (group: string): Stacking => ({ kind: 'cap', group });

const changes = (...entries: (readonly [number, Stacking])[]): number[] =>
  stackedChanges(entries.map(([value, stacking]) => ({ value, stacking })));

describe('how modifiers count together', () => {
  it('add: each counts', () => {
    expect(changes([2, add], [-3, add])).toEqual([2, -3]);
    expect(changes()).toEqual([]);
  });

  it('set: what was summed so far gives way to it, what comes later counts again', () => {
    expect(changes([2, add], [5, add], [-1, set], [3, add])).toEqual([2, 5, -8, 3]);
  });

  it('best and worst: of a group only the greatest, or the least', () => {
    expect(changes([2, best('a')], [5, best('a')], [3, best('a')], [1, best('b')])).toEqual([2, 3, 0, 1]);
    expect(changes([2, worst('a')], [-5, worst('a')], [3, worst('a')])).toEqual([2, -7, 0]);
  });

  it('cap: those of the group never come to more than its value, whatever others there are', () => {
    // Five from elsewhere, and two of two that together count two.
    expect(changes([5, add], [2, cap('x')], [2, cap('x')])).toEqual([5, 2, 0]);
    expect(changes([2, cap('x')], [5, add], [2, cap('x')])).toEqual([2, 5, 0]);
    expect(changes([2, cap('x')], [2, cap('y')])).toEqual([2, 2]);
  });

  it('cap: lets what takes away count, and makes room again', () => {
    expect(changes([3, cap('x')], [-2, best('x')], [3, cap('x')])).toEqual([3, -2, 2]);
  });

  it('cap: holds the best of its group too, before it and after it', () => {
    expect(changes([5, best('x')], [2, cap('x')])).toEqual([5, -3]);
    expect(changes([2, cap('x')], [5, best('x')])).toEqual([2, 0]);
  });

  it('cap: where several say another value, the least holds', () => {
    expect(changes([3, cap('x')], [1, cap('x')])).toEqual([3, -2]);
  });
});
