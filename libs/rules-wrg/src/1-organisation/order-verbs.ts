/** [C.10] The verbs of orders, as the column `orderVerb` has them. */
export const NO_ORDER = 0;
export const HOLD = 1;
export const ADVANCE = 2;
export const ATTACK = 3;
export const SUPPORT = 4;
export const WITHDRAW = 5;
export const SHOOT = 6;

/** As files and events write them, by number. */
export const ORDER_WORDS = ['none', 'hold', 'advance', 'attack', 'support', 'retire', 'fire'] as const;
