/** The modifiers of a package that add to volleys, fights and tests. */
import { Modifiers, Part } from '@hexwright/rules-kit';
import type { Battle, BattleQuestion } from './battle.ts';
import { SLOTS } from './slots.ts';

type Factors = Modifiers<BattleQuestion, (typeof SLOTS)[number]>;

const made = new Part<Battle, Factors>(({ game, binding }) => new Modifiers(game, SLOTS, binding));

/** All of them, by slot. */
export function factorsOf(battle: Battle): Factors {
  return made.of(battle);
}
