/** Commands of any shape: plain values that a game exchanges for numbers. */
import type { CompiledGame } from '@hexwright/compiler';
import type { Command } from '@hexwright/engine';

/** The commands of one package. */
interface Interned<Value> {
  readonly values: Value[];
  readonly numbers: Map<string, Command>;
}

/**
 * Gives every command that is a plain value a number, and the value back for it: `const orders = new CommandTable<Order>()`
 * beside the rules. Values that are written alike are the same command; their properties always come in the same order. A
 * number holds in all games of one compiled package and nowhere else, since it depends on what was asked for before: it
 * goes into no state and no file.
 */
export class CommandTable<Value> {
  readonly #games = new WeakMap<CompiledGame, Interned<Value>>();

  numberOf({ game }: { readonly game: CompiledGame }, value: Value): Command {
    const { values, numbers } = this.#of(game);
    const key = JSON.stringify(value);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = values.push(value) - 1;
    numbers.set(key, number);
    return number;
  }

  /** Throws RangeError for a number that {@link numberOf} has not given. */
  valueOf({ game }: { readonly game: CompiledGame }, command: Command): Value {
    const { values } = this.#of(game);
    if (values[command] === undefined) throw new RangeError(`${command} is no command of ${game.id}.`);
    return values[command];
  }

  #of(game: CompiledGame): Interned<Value> {
    let interned = this.#games.get(game);
    if (interned === undefined) {
      interned = { values: [], numbers: new Map() };
      this.#games.set(game, interned);
    }
    return interned;
  }
}
