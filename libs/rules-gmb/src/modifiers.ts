/** The modifiers of one slot (fire dice, melee dice, morale die) of one package, ready to be summed in a battle. */
import { MODIFIER } from '@hexwright/engine';
import { type CompiledModifier, stackedChanges } from '@hexwright/compiler';
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

/** Sums the modifiers that apply, in the order of the package, by their stacking: see {@link stackedChanges}. */
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
    const entries = this.#entries.filter(({ when }) => when === null || when(battle) !== 0);
    const changes = stackedChanges(entries.map(({ value, stacking }) => ({ value: value(battle), stacking })));
    return entries.map((entry, index) => [entry, changes[index]]);
  }
}
