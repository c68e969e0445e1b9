/** The formulas of a package, wherever they stand. */
import type { CheckedExpression, CompiledGame } from '@hexwright/compiler';
import { amountOf } from './effects/effect-rules.ts';

export function formulasOf(game: CompiledGame): readonly CheckedExpression[] {
  const { victory, arrivals, withdrawals, restrictions, effects, markers } = game;
  const modifiers = [...game.modifiers.values()].flat();
  const conditions = [...game.conditions.values(), ...(victory?.conditions ?? [])];
  return [
    ...[...conditions, ...modifiers, ...restrictions, ...effects, ...arrivals, ...withdrawals].map(({ when }) => when),
    ...modifiers.map(({ value }) => value),
    ...effects.flatMap(({ then }) => then.map(amountOf)),
    ...markers.map(({ start }) => start),
  ].filter((formula) => formula !== null && typeof formula !== 'number');
}
