/** The moments of pieces that rules raise, by their numbers: `battle.effects?.raise(UNIT_FIRES, firer, target)`. */
import { momentNumber } from './effect-rules.ts';

export const UNIT_ENTERS = momentNumber('unit-enters');
export const UNIT_CHARGES = momentNumber('unit-charges');
export const UNIT_FIRES = momentNumber('unit-fires');
export const UNIT_IS_FIRED_AT = momentNumber('unit-is-fired-at');
export const UNIT_IS_HIT = momentNumber('unit-is-hit');
export const UNIT_ATTACKS = momentNumber('unit-attacks');
export const UNIT_IS_ATTACKED = momentNumber('unit-is-attacked');
export const UNIT_BREAKS = momentNumber('unit-breaks');
export const UNIT_RALLIES = momentNumber('unit-rallies');
