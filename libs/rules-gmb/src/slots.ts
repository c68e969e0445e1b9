import { STACKING } from '@hexwright/rules-kit';

/** The numbers of the rules that a package may modify. */
export const FIRE_DICE = 'fire.dice';
export const MELEE_DICE = 'melee.dice';
export const MORALE_DIE = 'morale.die';
/** Movement points of entering a hex [5.13], and those that a piece has for a phase [5.12]. */
export const MOVEMENT_COST = 'movement.cost';
export const MOVEMENT_ALLOWANCE = 'movement.allowance';
/** Hexes that a weapon carries [8.3], and over which anybody sees at all [8.1]. */
export const FIRE_RANGE = 'fire.range';
export const SIGHT_RANGE = 'sight.range';
/** Numbers that are thrown. */
export const DICE_SLOTS = [FIRE_DICE, MELEE_DICE, MORALE_DIE] as const;
export const SLOTS = [...DICE_SLOTS, MOVEMENT_COST, MOVEMENT_ALLOWANCE, FIRE_RANGE, SIGHT_RANGE, STACKING] as const;

/** Functions of formulas that ask which pair of hexes a melee is fought between. */
export const PAIR_FUNCTIONS: readonly string[] = ['attacksFrom', 'attacksAcross', 'crosses'];
