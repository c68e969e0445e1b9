/** What rules work out of parameters and tables, in packages that have others in some turns. */
import { type CompiledGame, type CompiledTurns, isInTurns } from '@hexwright/compiler';
import { Part } from './part.ts';

/**
 * Something that follows from the parameters and tables of a package: worked out once, and once more for all turns in which
 * these are otherwise.
 */
export class ByTurn<Value> {
  readonly #usual: Value;
  /** null where it is the same in every turn, as in most packages. */
  readonly #others: readonly Edition<Value>[] | null;

  constructor(game: CompiledGame, make: (game: CompiledGame) => Value) {
    this.#usual = make(game);
    const others = game.editions.map(({ turns, parameters, tables }) => ({
      turns,
      value: make({ ...game, parameters, tables }),
    }));
    this.#others = others.length === 0 ? null : others;
  }

  /** What it is in the turn that is played. Nothing is asked for more often, so that most packages do not pay for the turn. */
  in(play: { readonly turn: number }): Value {
    return this.#others === null ? this.#usual : this.#inTurn(this.#others, play.turn);
  }

  #inTurn(others: readonly Edition<Value>[], turn: number): Value {
    return others.find(({ turns }) => isInTurns(turns, turn))?.value ?? this.#usual;
  }
}

/** What it is in some turns. */
interface Edition<Value> {
  readonly turns: CompiledTurns;
  readonly value: Value;
}

/** A `Part` that follows from parameters and tables: `of` gives what it is in the turn that is played. */
export class PartByTurn<Value> {
  readonly #part: Part<PlayInTurns, ByTurn<Value>>;

  constructor(make: (game: CompiledGame) => Value) {
    this.#part = new Part(({ game }) => new ByTurn(game, make));
  }

  of(play: PlayInTurns): Value {
    return this.#part.of(play).in(play);
  }
}

interface PlayInTurns {
  readonly parts: unknown[];
  readonly game: CompiledGame;
  readonly turn: number;
}
