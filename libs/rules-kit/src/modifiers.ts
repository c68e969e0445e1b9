/** The modifiers of a package, ready to be summed. */
import {
  type CompiledGame,
  type CompiledModifier,
  type CompiledTurns,
  isInTurns,
  stackedChanges,
} from '@hexwright/compiler';
import { type Binding, type Evaluate, lowerExpression } from '@hexwright/rule-lang';
import type { InTurn } from './question.ts';

interface Entry<Asked> {
  /** Number among all modifiers of the game, as events have it. */
  readonly number: number;
  readonly modifier: CompiledModifier;
  readonly when: Evaluate<Asked> | null;
  readonly value: Evaluate<Asked>;
}

/** One modifier that applied, with what it added. */
export interface Breakdown {
  readonly id: string;
  readonly case: string;
  readonly label: string;
  readonly value: number;
}

/** Is told of a modifier, by its number among all of the game, and what it adds. */
export type ModifierListener = (number: number, value: number) => void;

/** The modifiers of one number, such as the dice of an attack: summed in the order of the package, by their stacking. */
export class ModifierSlot<Asked extends InTurn> {
  readonly modifiers: readonly CompiledModifier[];
  /** True where nothing ever modifies the number, so that nobody need make up a question. */
  readonly isEmpty: boolean;
  readonly #entries: readonly Entry<Asked>[];
  readonly #isPlain: boolean;

  /** `first` is the number of the first of them among all of the game. */
  constructor(modifiers: readonly CompiledModifier[], first: number, binding: Binding<Asked>) {
    this.modifiers = modifiers;
    this.isEmpty = modifiers.length === 0;
    this.#isPlain = modifiers.every(({ stacking }) => stacking.kind === 'add');
    this.#entries = modifiers.map((modifier, index) => {
      const { when, turns } = modifier;
      return {
        number: first + index,
        modifier,
        when: applies(turns, when === null ? null : lowerExpression(when.typed, binding)),
        value: valueOf(modifier, binding),
      };
    });
  }

  /** What they change a number by that is `base` without them. */
  sum(asked: Asked, base = 0): number {
    if (!this.#isPlain) return this.tell(asked, () => undefined, base);
    let total = 0;
    for (const { when, value } of this.#entries) if (when === null || when(asked) !== 0) total += value(asked);
    return total;
  }

  /** As {@link sum}; `listener` is told of each modifier that changes it. */
  tell(asked: Asked, listener: ModifierListener, base = 0): number {
    let total = 0;
    if (this.#isPlain) {
      for (const { number, when, value: valueOf } of this.#entries) {
        if (when !== null && when(asked) === 0) continue;
        const value = valueOf(asked);
        total += value;
        if (value !== 0) listener(number, value);
      }
      return total;
    }
    for (const [{ number }, value] of this.#collect(asked, base)) {
      total += value;
      if (value !== 0) listener(number, value);
    }
    return total;
  }

  /** Every modifier that changes the sum, or a number that is `base` without them, for somebody who asks why. */
  breakdown(asked: Asked, base = 0): Breakdown[] {
    return this.#collect(asked, base).flatMap(([{ modifier }, value]) => {
      const { id, case: cited, label } = modifier;
      return value === 0 ? [] : [{ id, case: cited, label, value }];
    });
  }

  /** Whether any of them calls one of these functions. */
  calls(functions: readonly string[]): boolean {
    const calling = (called: readonly string[]): boolean => called.some((name) => functions.includes(name));
    return this.modifiers.some(
      ({ when, value }) =>
        (when !== null && calling(when.calls)) || (typeof value !== 'number' && calling(value.calls)),
    );
  }

  /** What each modifier that applies adds. */
  #collect(asked: Asked, base: number): [Entry<Asked>, number][] {
    const entries = this.#entries.filter(({ when }) => when === null || when(asked) !== 0);
    const changes = stackedChanges(
      entries.map(({ value, modifier }) => ({ value: value(asked), stacking: modifier.stacking })),
      base,
    );
    return entries.map((entry, index) => [entry, changes[index]]);
  }
}

/** All modifiers of a game, slot by slot. */
export class Modifiers<Asked extends InTurn, Slot extends string> {
  /** In the order of the slots: events number them so. */
  readonly list: readonly CompiledModifier[];
  readonly #slots: ReadonlyMap<Slot, ModifierSlot<Asked>>;

  constructor(game: CompiledGame, slots: readonly Slot[], binding: Binding<Asked>) {
    const list: CompiledModifier[] = [];
    const made = new Map<Slot, ModifierSlot<Asked>>();
    for (const slot of slots) {
      const modifiers = game.modifiers.get(slot) ?? [];
      made.set(slot, new ModifierSlot(modifiers, list.length, binding));
      list.push(...modifiers);
    }
    this.list = list;
    this.#slots = made;
  }

  /** The modifiers of a slot. Throws an Error for one that was not given. */
  of(slot: Slot): ModifierSlot<Asked> {
    const found = this.#slots.get(slot);
    if (found === undefined) throw new Error(`There is no slot "${slot}".`);
    return found;
  }
}

/** What a modifier adds: in some turns another value than in all others, where the package says so. */
function valueOf<Asked extends InTurn>(
  { value, otherwise }: CompiledModifier,
  binding: Binding<Asked>,
): Evaluate<Asked> {
  const read = (one: CompiledModifier['value']): Evaluate<Asked> =>
    typeof one === 'number' ? (): number => one : lowerExpression(one.typed, binding);
  const usual = read(value);
  if (otherwise.length === 0) return usual;
  const others = otherwise.map((one) => ({ turns: one.turns, value: read(one.value) }));
  return (asked) => (others.find(({ turns }) => isInTurns(turns, asked.battle.turn))?.value ?? usual)(asked);
}

/** When a modifier applies: by its formula, and only in its turns. */
function applies<Asked extends InTurn>(
  turns: CompiledTurns | null,
  when: Evaluate<Asked> | null,
): Evaluate<Asked> | null {
  if (turns === null) return when;
  return (asked) => (isInTurns(turns, asked.battle.turn) ? (when?.(asked) ?? 1) : 0);
}
