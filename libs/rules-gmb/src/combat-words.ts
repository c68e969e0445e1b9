/** What the modifiers of a combat are told of it in words: each is known to the rules by its place here. */

/** Values of `zone` in a question. */
export const ZONES = ['front', 'side'] as const;
/** Values of `charge`. */
export const CHARGES = ['none', 'charge', 'lance'] as const;
/** Values of `cause`; those of modules come after them. */
export const CAUSES = ['fire', 'melee'] as const;
