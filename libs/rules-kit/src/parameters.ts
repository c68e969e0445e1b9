/** Numbers of the rules as a package gives them. */
import type { CompiledGame } from '@hexwright/compiler';

/** A choice; the first of its values where the package says nothing. */
export function choiceOf<Word extends string>(game: CompiledGame, id: string, values: readonly Word[]): Word {
  const value = game.parameters.get(id);
  return values.find((one) => one === value) ?? values[0];
}

/** A number; `fallback` where the package need not have it. Throws an Error where it must and has not. */
export function integerOf(game: CompiledGame, id: string, fallback?: number): number {
  const value = game.parameters.get(id);
  if (typeof value === 'number') return value;
  if (fallback !== undefined) return fallback;
  throw new Error(`The compiled game lacks the parameter "${id}".`);
}
