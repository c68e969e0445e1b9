import type { CompiledModifier } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { MELEE } from './command-kinds.ts';
import { Battle } from './battle.ts';
import { ModifierSlot } from './modifiers.ts';
import { readEvents } from './reading.ts';
import { Numbers } from './test-numbers.ts';
import { crowds } from './test-crowds.ts';
import { scene, tamburlaine } from './test-position.ts';
import { kindOf } from '@hexwright/engine';

type Stacking = CompiledModifier['stacking'];

/** Modifiers of numbers alone, as a package could list them. */
function listOf(entries: readonly (readonly [value: number, stacking: Stacking])[]): CompiledModifier[] {
  return entries.map(([value, stacking], index) => ({
    id: `m${index}`,
    case: '10.3',
    label: `Number ${index}`,
    slot: 'melee.dice',
    when: null,
    value,
    stacking,
    origin: { package: 'gmb/test', file: 'rules.json', pointer: '' },
  }));
}

const add: Stacking = { kind: 'add' };
const set: Stacking = { kind: 'set' };
const best = (group: string): Stacking => ({ kind: 'best', group });
const worst = (group: string): Stacking => ({ kind: 'worst', group });
const cap = (group: string): Stacking => ({ kind: 'cap', group });

const battle = new Battle(tamburlaine());
battle.begin(1);

function sumOf(...entries: (readonly [number, Stacking])[]): number {
  return new ModifierSlot(listOf(entries), 0).sum(battle);
}

describe('[10.3] how modifiers meet', () => {
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

  it('so that the breakdown adds up to the sum', () => {
    const numbers = new Numbers(6);
    const kinds = [add, add, set, best('a'), best('b'), worst('a'), cap('a'), cap('c')];
    for (let round = 0; round < 500; round++) {
      const entries = Array.from(
        { length: 1 + numbers.below(7) },
        () => [numbers.below(11) - 5, numbers.pick(kinds)] as const,
      );
      const slot = new ModifierSlot(listOf(entries), 0);
      const parts = slot.breakdown(battle);
      const sum = parts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(entries)).toBe(slot.sum(battle));
      expect(parts.every(({ value }) => value !== 0)).toBe(true);
    }
  });

  it('add in any order comes to the same', () => {
    const numbers = new Numbers(9);
    const entries = [3, -2, 5, 1, -4].map((value) => [value, add] as const);
    for (let round = 0; round < 20; round++) expect(sumOf(...numbers.shuffled(entries))).toBe(3);
  });
});

describe('the modifiers of a combat', () => {
  it('are told one by one, and lead from the dice to what is compared with the table', () => {
    let fights = 0;
    for (const [name, position] of Object.entries(crowds)) {
      if (!name.includes('attack') && !name.includes('fire') && !name.includes('elephants')) continue;
      const field = scene(position).battle;
      const numbers = new Numbers(12);
      for (let played = 0; played < 60 && !field.over; played++) {
        const listed = field.legal().toArray();
        const attacks = listed.filter((one) => kindOf(one) === MELEE);
        const { count } = field.events;
        field.apply(numbers.pick(attacks.length > 0 ? attacks : listed));
        let told = 0;
        for (const event of readEvents(field, count)) {
          if (event.event === 'modifier') {
            told += Number(event.value);
            expect(event.case).not.toBe('');
            expect(event.label).not.toBe('');
          }
          if (event.event === 'fire' || event.event === 'melee' || event.event === 'morale-check') {
            const dice = Number(event.dice ?? event.die);
            expect(Number(event.modified), name).toBe(dice + told);
            if (event.event !== 'morale-check') expect(event.hit).toBe(Number(event.modified) <= Number(event.bound));
            told = 0;
            fights++;
          }
        }
      }
    }
    expect(fights).toBeGreaterThan(50);
  });
});
