/** The conditions of a package, ready to be asked. */
import type { CompiledGame } from '@hexwright/compiler';
import { type Binding, type Evaluate, lowerExpression } from '@hexwright/rule-lang';
import type { InTurn } from './question.ts';

export class Conditions<Asked extends InTurn> {
  readonly #tests: ReadonlyMap<string, Evaluate<Asked>>;

  constructor(game: CompiledGame, binding: Binding<Asked>) {
    this.#tests = new Map([...game.conditions].map(([id, { when }]) => [id, lowerExpression(when.typed, binding)]));
  }

  /** True when the condition holds; false for one that the package does not have. */
  hold(id: string, asked: Asked): boolean {
    const test = this.#tests.get(id);
    if (test === undefined || test(asked) === 0) return false;
    asked.battle.watchHeld?.(id);
    return true;
  }
}
