/** [III.2(ii)] Tests that a unit takes once in a game: bits of the column `flags`. */

/** It has been shot at by fifteen figures or equivalent. */
export const FIRED_ON = 1;
/** Knights or heavy cavalry could reach it in one move. */
export const MENACED = 2;
/** [III.2(vii)] It has fallen below half its figures. */
export const BELOW_HALF = 4;
