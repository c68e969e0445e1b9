/** The numbers of the rules that a package may modify. */

/** The factor of a volley, of a close fight [VI.tactical], and the score of a reaction test [III.sum]. */
export const FIRE_FACTOR = 'fire.factor';
export const FIGHT_FACTOR = 'fight.factor';
export const REACTION_SCORE = 'reaction.score';
/** Half the width of what the owner of a testing unit may choose after the dice: from so much less to so much more [III.flex]. */
export const REACTION_RANGE = 'reaction.range';
/** Inches of a normal move, and of a charge [VI.units]. */
export const MOVEMENT_ALLOWANCE = 'movement.allowance';
export const SLOTS = [FIRE_FACTOR, FIGHT_FACTOR, REACTION_SCORE, REACTION_RANGE, MOVEMENT_ALLOWANCE] as const;

/** What a package may forbid. */
export const MOVE = 'move';
export const FIRE = 'fire';
export const CHARGE = 'charge';
export const ACTS = [MOVE, FIRE, CHARGE] as const;
