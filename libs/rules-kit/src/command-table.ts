/** Commands of any shape: plain values that a game exchanges for numbers. */
import type { CompiledGame } from '@hexwright/compiler';
import type { Command } from '@hexwright/engine';
import { restOf } from './packed-command.ts';

/** Values with their numbers, both ways. */
interface Generation<Value> {
  readonly numbers: Map<string, Command>;
  readonly values: Map<Command, Value>;
}

/** The commands of one package: those asked for lately, and those before them. */
interface Interned<Value> {
  young: Generation<Value>;
  old: Generation<Value>;
  next: Command;
}

/** How many values a number outlives, at least. */
const KEPT = 1 << 16;

/**
 * Gives every command that is a plain value a number, and the value back for it: `const orders = new CommandTable<Order>()`
 * beside the rules. Values that are written alike are the same command; their properties always come in the same order. A
 * number holds in all games of one compiled package and nowhere else, since it depends on what was asked for before: it
 * goes into no state and no file. It is forgotten some time after `kept` other values have been asked for, so that a game
 * that goes on for ever, or is taken back and tried again, needs no more room than another.
 */
export class CommandTable<Value> {
  readonly #games = new WeakMap<CompiledGame, Interned<Value>>();
  readonly #kept: number;

  constructor(kept = KEPT) {
    this.#kept = kept;
  }

  numberOf({ game }: { readonly game: CompiledGame }, value: Value): Command {
    const interned = this.#of(game);
    const key = JSON.stringify(value);
    const known = interned.young.numbers.get(key);
    if (known !== undefined) return known;
    const number = interned.old.numbers.get(key) ?? freeNumber(interned);
    if (interned.young.numbers.size >= this.#kept) [interned.old, interned.young] = [interned.young, generation()];
    interned.young.numbers.set(key, number);
    interned.young.values.set(number, value);
    return number;
  }

  /** Throws RangeError for a number that {@link numberOf} has not given, or that is forgotten. */
  valueOf({ game }: { readonly game: CompiledGame }, command: Command): Value {
    const { young, old } = this.#of(game);
    const value = young.values.get(command) ?? old.values.get(command);
    if (value === undefined) throw new RangeError(`${command} is no command of ${game.id}.`);
    return value;
  }

  /** Whether a number still stands for its value. */
  isKnown({ game }: { readonly game: CompiledGame }, command: Command): boolean {
    const { young, old } = this.#of(game);
    return young.values.has(command) || old.values.has(command);
  }

  #of(game: CompiledGame): Interned<Value> {
    let interned = this.#games.get(game);
    if (interned === undefined) {
      interned = { young: generation(), old: generation(), next: 0 };
      this.#games.set(game, interned);
    }
    return interned;
  }
}

function generation<Value>(): Generation<Value> {
  return { numbers: new Map(), values: new Map() };
}

/** The next number that nobody has: there are only so many that a command has room for. */
function freeNumber<Value>(interned: Interned<Value>): Command {
  let number = interned.next;
  while (interned.young.values.has(number) || interned.old.values.has(number)) number = restOf(number + 1);
  interned.next = restOf(number + 1);
  return number;
}
