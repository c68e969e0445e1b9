/** The modifiers of one slot (fire dice, melee dice, morale die) of one package, ready to be summed in a battle. */
import { MODIFIER } from '@hexwright/engine';
import type { CompiledModifier } from '@hexwright/compiler';
import { type Evaluate, lowerExpression } from '@hexwright/rule-lang';
import type { Battle } from './battle.ts';
import { events } from './books.ts';
import { binding } from './expressions.ts';

const applied = events.add(MODIFIER, '', 'modifier:modifier', 'value:number');

interface Entry {
  readonly index: number;
  readonly when: Evaluate<Battle> | null;
  readonly value: Evaluate<Battle>;
  readonly stacking: CompiledModifier['stacking'];
}

/** One modifier that applied, with what it added. */
export interface Breakdown {
  readonly id: string;
  readonly case: string;
  readonly label: string;
  readonly value: number;
}

/**
 * Sums the modifiers that apply, in the order of the package. `add` adds; `set` makes the sum so far this value;
 * of a `best` or `worst` group only the greatest or least counts; a `cap` holds the sum of all so far to its value.
 */
export class ModifierSlot {
  readonly modifiers: readonly CompiledModifier[];
  readonly #entries: readonly Entry[];
  readonly #plain: boolean;
  /** Number of this slot's first modifier among all of the battle's, for events. */
  readonly #first: number;

  constructor(modifiers: readonly CompiledModifier[], first: number) {
    this.modifiers = modifiers;
    this.#first = first;
    this.#plain = modifiers.every((modifier) => modifier.stacking.kind === 'add');
    this.#entries = modifiers.map((modifier, index) => {
      const { value } = modifier;
      return {
        index,
        when: modifier.when === null ? null : lowerExpression(modifier.when.typed, binding),
        value: typeof value === 'number' ? (): number => value : lowerExpression(value.typed, binding),
        stacking: modifier.stacking,
      };
    });
  }

  /** The sum for the combat that the battle's registers describe. */
  sum(battle: Battle): number {
    if (!this.#plain) return this.#collect(battle).reduce((sum, [, value]) => sum + value, 0);
    let total = 0;
    for (const entry of this.#entries) {
      if (entry.when === null || entry.when(battle) !== 0) total += entry.value(battle);
    }
    return total;
  }

  /** As {@link sum}, and an event for each modifier that changed it. */
  sumAloud(battle: Battle): number {
    let total = 0;
    for (const [entry, value] of this.#collect(battle)) {
      total += value;
      if (value !== 0) battle.events.emit(applied, this.#first + entry.index, value);
    }
    return total;
  }

  /** Every modifier that changes the sum, for somebody who asks why. */
  breakdown(battle: Battle): Breakdown[] {
    return this.#collect(battle).flatMap(([entry, value]) => {
      const { id, case: caseNumber, label } = this.modifiers[entry.index];
      return value === 0 ? [] : [{ id, case: caseNumber, label, value }];
    });
  }

  /** What each modifier adds, by its stacking. */
  #collect(battle: Battle): [Entry, number][] {
    const parts: [Entry, number][] = [];
    let total = 0;
    for (const entry of this.#entries) {
      if (entry.when !== null && entry.when(battle) === 0) continue;
      const value = entry.value(battle);
      const change = this.#change(parts, total, entry, value);
      parts.push([entry, change]);
      total += change;
    }
    return parts;
  }

  #change(parts: readonly [Entry, number][], total: number, entry: Entry, value: number): number {
    const { stacking } = entry;
    switch (stacking.kind) {
      case 'add':
        return value;
      case 'set':
        return value - total;
      case 'cap':
        return Math.min(0, value - total);
      default: {
        let before = 0;
        let rivals = 0;
        for (const [other, amount] of parts) {
          if (other.stacking.kind !== stacking.kind || other.stacking.group !== stacking.group) continue;
          before += amount;
          rivals++;
        }
        if (rivals === 0) return value;
        return (stacking.kind === 'best' ? Math.max(before, value) : Math.min(before, value)) - before;
      }
    }
  }
}
