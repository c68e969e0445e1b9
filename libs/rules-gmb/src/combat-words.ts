/** What the modifiers of a combat are told of it in words: each is known to the rules by its place here. */

/** Values of `zone` in a question. */
export const ZONES = ['front', 'side'] as const;
/** Values of `charge`. */
export const CHARGES = ['none', 'charge', 'lance'] as const;
/** Values of `cause`. */
export const CAUSES = ['fire', 'melee', 'rampage'] as const;
