/** How many leaders a hex holds besides its combat unit: any number, unless modifiers of a package set a limit. */
import type { ModifierSlot } from './modifiers.ts';
import type { InTurn } from './question.ts';

/** The number of the rules that modifiers change. */
export const STACKING = 'stacking';

/** More than there are leaders. */
const ANY_NUMBER = 99;

/** Whether so many who stand in a hex leave no room there for whom `asked` is about. */
export function isFull<Asked extends InTurn>(stacking: ModifierSlot<Asked>, asked: Asked, standing: number): boolean {
  return standing >= ANY_NUMBER + stacking.sum(asked, ANY_NUMBER);
}

/** The cases of all that has a say in it. */
export function casesOfRoom<Asked extends InTurn>({ modifiers }: ModifierSlot<Asked>): readonly string[] {
  return [...new Set(modifiers.flatMap(({ case: cited }) => (cited === '' ? [] : [cited])))];
}
