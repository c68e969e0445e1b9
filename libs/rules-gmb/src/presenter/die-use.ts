/** What a die is for, in a few words: for a person who throws real ones. */
import type { DiceUse } from '@hexwright/engine';
import { pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { allOf } from '../modules.ts';
import { FIRE_PURPOSE, MELEE_PURPOSE, MORALE_PURPOSE } from '../standard/10-morale.ts';

/** By purpose. */
const uses: Readonly<Record<number, (actor: string, other: string) => string>> = {
  [FIRE_PURPOSE]: (name, other) => `${name} fires at ${other}`,
  [MELEE_PURPOSE]: (name, other) => `${name} attacks ${other}`,
  [MORALE_PURPOSE]: (name, other) => `Morale of ${name}, attacked by ${other}`,
  ...allOf(({ dieUses }) => dieUses),
};

/** "Azab 1 fires at Khoshun 2". */
export function dieUse({ game }: Battle, { actor, other, purpose }: DiceUse): string {
  const name = pieceName(game, actor);
  return uses[purpose]?.(name, pieceName(game, other)) ?? name;
}
