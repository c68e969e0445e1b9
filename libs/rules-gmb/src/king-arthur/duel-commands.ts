/** The commands of man-to-man combat [18.0]. */

/** A leader challenges another: entity, argument. */
export const CHALLENGE = 13;
/** The challenged leader accepts, hides, or yields, as he may before any round: entity is the leader. */
export const ACCEPT = 14;
export const HIDE = 15;
export const YIELD = 16;
/** He does not yield before this round: entity. */
export const FIGHT_ON = 17;
/** A pagan takes the yield of his opponent, or does not: entity is the pagan. */
export const ACCEPT_YIELD = 18;
export const REFUSE_YIELD = 19;
/** The two chits of a round: entity, argument is the pair of zones. */
export const ZONES = 20;
