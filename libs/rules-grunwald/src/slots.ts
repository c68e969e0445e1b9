/** The numbers of the rules that a package may modify. */

/** Terrain effects that add to a strength [7.45], and bonuses beside them [15.21], [16.0]. */
export const STRENGTH = 'strength';
export const BONUS = 'bonus';
export const SLOTS = [STRENGTH, BONUS] as const;
