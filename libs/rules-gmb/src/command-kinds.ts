import type { Command } from '@hexwright/engine';
import { command } from '@hexwright/rules-kit';

/** Begin to move a unit, leader or wagon: entity. */
export const MOVE = 1;
/** A leader goes along with the unit under way: entity is the leader. */
export const TAKE = 2;
/** A leader stays behind: entity is the leader. */
export const DROP = 3;
/** One step of the piece under way: argument is a step of `steps.ts`. */
export const STEP = 4;
/** The move ends with a charge: entity is the charger, argument the target. */
export const CHARGE = 5;
/** The piece under way goes no further. */
export const STOP = 6;
/** Turn a counter over: entity, argument is the face. */
export const CHANGE_FACE = 7;
/** Fire: entity is the firer, argument the target. */
export const FIRE = 8;
/** Melee: entity is the attacker, argument the defender. */
export const MELEE = 9;
/** Begin the rout movement of a unit: entity. */
export const ROUT = 10;
/** The hexrow a rampant elephant follows: argument 0 left, 1 right. */
export const RAMPAGE_ROW = 11;
/** The side that must decide has nothing more to do in this step of the sequence. */
export const PASS = 12;
// Numbers from 13 on belong to modules.

export const pass: Command = command(PASS);
export const stop: Command = command(STOP);
