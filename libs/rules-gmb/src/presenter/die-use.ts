/** What a die is for, in a few words: for a person who throws real ones. */
import type { DiceUse } from '@hexwright/engine';
import { pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { DUEL_PURPOSE } from '../king-arthur/18-4-effects.ts';
import { FIRE_PURPOSE, MELEE_PURPOSE, MORALE_PURPOSE, RAMPAGE_PURPOSE } from '../standard/10-morale.ts';

/** "Azab 1 fires at Khoshun 2". */
export function dieUse(battle: Battle, { actor, other, purpose }: DiceUse): string {
  const name = (piece: number): string => pieceName(battle.game, piece);
  switch (purpose) {
    case FIRE_PURPOSE:
      return `${name(actor)} fires at ${name(other)}`;
    case MELEE_PURPOSE:
      return `${name(actor)} attacks ${name(other)}`;
    case MORALE_PURPOSE:
      return `Morale of ${name(actor)}, attacked by ${name(other)}`;
    case RAMPAGE_PURPOSE:
      return `${name(actor)} run amok`;
    case DUEL_PURPOSE:
      return `${name(actor)} strikes at ${name(other)}`;
    default:
      return name(actor);
  }
}
