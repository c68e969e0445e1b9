import { HEX_SLOTS, STACKING } from '@hexwright/rules-kit';

/** The numbers of the rules that a package may modify. */
export const FIRE_DICE = 'fire.dice';
export const MELEE_DICE = 'melee.dice';
export const MORALE_DIE = 'morale.die';
/** Numbers that are thrown. */
export const DICE_SLOTS = [FIRE_DICE, MELEE_DICE, MORALE_DIE] as const;
export const SLOTS = [...DICE_SLOTS, ...HEX_SLOTS, STACKING] as const;

/** Functions of formulas that ask which pair of hexes a melee is fought between. */
export const PAIR_FUNCTIONS: readonly string[] = ['attacksFrom', 'attacksAcross', 'crosses'];
