import { HEX_SLOTS, STACKING } from '@hexwright/rules-kit';

/** The numbers of the rules that a package may modify. */

/** Terrain effects that add to a strength [7.45], and bonuses beside them [15.21], [16.0]. */
export const STRENGTH = 'strength';
export const BONUS = 'bonus';
/** The dice of a shot [11.13], [12.12], and of a rally [9.43]. */
export const FIRE_DIE = 'fire.die';
export const RALLY_DIE = 'rally.die';
/** Hexes of the longest line of command that is not yet too long [20.2]. */
export const COMMAND_RADIUS = 'command.radius';
/** Numbers by which something is settled: their modifiers stand in the account of the battle. */
export const TOLD_SLOTS = [STRENGTH, BONUS, FIRE_DIE, RALLY_DIE] as const;
export const SLOTS = [...TOLD_SLOTS, ...HEX_SLOTS, COMMAND_RADIUS, STACKING] as const;

/** What a package may forbid. */
export const MOVE = 'move';
export const ENTER = 'enter';
export const FIRE = 'fire';
export const ATTACK = 'attack';
export const RALLY = 'rally';
export const ACTS = [MOVE, ENTER, FIRE, ATTACK, RALLY] as const;

/** Whether a unit has a zone of control: asked of what is printed on its counter alone. */
export const EXERTS_ZONE = 'exerts-zone';
