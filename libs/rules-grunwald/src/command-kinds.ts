import type { Command } from '@hexwright/engine';
import { command } from '@hexwright/rules-kit';

/** Begin to move a piece: entity. */
export const MOVE = 1;
/** A leader goes along with the unit under way: entity is the leader. */
export const TAKE = 2;
/** One hex: entity, argument is the direction. */
export const STEP = 6;
/** Turn in place: entity, argument is the new facing. */
export const TURN = 5;
/** One hex straight back, the facing kept: entity. */
export const REAR = 3;
/** Give up all order: entity. */
export const DISORDER = 4;
/** The piece under way goes no further, or what is offered is declined. */
export const STOP = 7;
/** A piece comes back to the map: entity, argument is the hex. */
export const RETURN = 8;
/** Take a wolf pit off the map unseen: entity. */
export const REMOVE_PIT = 9;
/** Fire: entity, argument is the target. */
export const FIRE = 10;
/** Try to rally a unit: entity. */
export const RALLY = 11;
/** Decide how a unit faces: entity, argument is the facing. */
export const FACE = 12;
/** Attack a unit with all that must or may: entity is the target. */
export const ATTACK = 13;
/** A unit takes part in the attack: entity. */
export const JOIN = 14;
/** Advance after combat: entity, argument is the loser whose hex or route it takes. */
export const ADVANCE = 15;
/** Follow the pursuing unit: entity. */
export const FOLLOW = 16;
/** Place a piece that waits, or a wolf pit: entity, argument is the hex. */
export const PLACE = 17;
/** Say which unit routs next: entity. */
export const ROUT = 18;
/** The side that must decide has nothing more to do in this step of the sequence. */
export const PASS = 19;

export const pass: Command = command(PASS);
export const stop: Command = command(STOP);
