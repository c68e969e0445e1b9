/**
 * [16.0] Shield walls: a face of the counter. Who takes it, leaves it or keeps it in the Movement Phase has one movement
 * point in that phase; a wall does not rout, and pays for every hex that it owes [11.2]. Its morale is a value of the face.
 */
import { type Command, LEGAL, type RefusalCode } from '@hexwright/engine';
import { entityOf, kindOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../books.ts';
import { STEP } from '../command-kinds.ts';
import type { RuleModule } from '../rule-module.ts';

const NO_WALL = refusals.add('no-shield-wall', '16.0', 'Only units with a shield wall on their reverse change mode.');
const SAME_FACE = refusals.add('shield-wall-same-face', '16.0', 'The unit shows that face already.');
const CHANGED = refusals.add(
  'shield-wall-already-changed',
  '16.0',
  'A unit changes its mode once in a Movement Phase.',
);
const ROUTED = refusals.add('shield-wall-routed', ['16.0', '10.1'], 'A routed unit neither forms nor leaves a wall.');

function isWall(battle: Battle, unit: number): boolean {
  return battle.counters.isShieldWall(unit, battle.face.of(unit));
}

/** True for a counter that has a shield wall among its faces. */
function hasWall(battle: Battle, unit: number): boolean {
  const { counters } = battle;
  for (let face = 0; face < counters.faces[unit]; face++) if (counters.isShieldWall(unit, face)) return true;
  return false;
}

/** A unit says before it moves whether it takes or leaves the wall (R35b). */
function faceRefusal(battle: Battle, unit: number, face: number): RefusalCode {
  if (!hasWall(battle, unit) || face >= battle.counters.faces[unit]) return NO_WALL;
  if (battle.rout.of(unit) > 0) return ROUTED;
  if (battle.hasActed(unit)) return CHANGED;
  return battle.face.of(unit) === face ? SAME_FACE : LEGAL;
}

/** True for a unit that has one point only: it is in a wall, or has taken or left it in this Movement Phase. */
function isHeld(battle: Battle, unit: number): boolean {
  // In the Movement Phase nothing but a change of mode is an act of the unit.
  return isWall(battle, unit) || (hasWall(battle, unit) && battle.serial > 0 && battle.hasActed(unit));
}

function citeWall(battle: Battle, step: Command): readonly string[] {
  return kindOf(step) === STEP && isHeld(battle, entityOf(step)) ? ['16.0'] : [];
}

export const shieldWalls: RuleModule = {
  id: 'shield-walls',
  title: 'Shield walls',
  case: '16.0',
  citations: { 'allowance-spent': citeWall, 'fatigued-allowance': citeWall },
  registrations: [
    { hook: 'face.refuse', case: '16.0', order: 0, run: faceRefusal },
    {
      hook: 'movement.allowance',
      case: '16.0',
      order: 0,
      run: (battle, unit, printed) =>
        isHeld(battle, unit) ? Math.min(printed, battle.parameters.shieldWallMovement) : printed,
    },
    { hook: 'rout.stands', case: '16.0', order: 0, run: isWall },
  ],
};
