/**
 * [16.0] Shield walls: a face of the counter. Who takes it, leaves it or keeps it in the Movement Phase has one movement
 * point in that phase; a wall does not rout, and pays for every hex that it owes [11.2]. Its morale is a value of the face.
 */
import { type Command, LEGAL, type RefusalCode } from '@hexwright/engine';
import { counted, entityOf, integerOf, type PackageGame, Part, PartByTurn } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import type { FaceWords } from '../hooks.ts';
import type { RuleModule } from '../rule-module.ts';
import { STEP } from '../standard/05-2-steps.ts';
import { chooseWall } from './wall-choice.ts';

const NO_WALL = refusals.add('no-shield-wall', '16.0', 'Only units with a shield wall on their reverse change mode.');
const SAME_FACE = refusals.add('shield-wall-same-face', '16.0', 'The unit shows that face already.');
const CHANGED = refusals.add(
  'shield-wall-already-changed',
  '16.0',
  'A unit changes its mode once in a Movement Phase.',
);
const ROUTED = refusals.add('shield-wall-routed', ['16.0', '10.1'], 'A routed unit neither forms nor leaves a wall.');

const SHIELD_WALL = 'shieldWall';

/** By piece and face, whether that is a shield wall. */
const walls = new Part(({ game }: PackageGame) =>
  game.units.map(({ faces }) => faces.map(({ values }) => values[SHIELD_WALL] === 1)),
);

/** Movement points of a unit that forms, leaves or keeps a shield wall. */
const movement = new PartByTurn((game) => integerOf(game, 'shield-wall-movement', 1));

/** True when that face of the counter is a shield wall. */
export function isShieldWall(battle: Battle, unit: number, face: number): boolean {
  return walls.of(battle)[unit][face] ?? false;
}

function isWall(battle: Battle, unit: number): boolean {
  return isShieldWall(battle, unit, battle.face.of(unit));
}

/** True for a counter that has a shield wall among its faces. */
function hasWall(battle: Battle, unit: number): boolean {
  return walls.of(battle)[unit].includes(true);
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

/** A wall is formed or left. */
function wallWords(battle: Battle, unit: number, face: number): FaceWords | null {
  const forms = isShieldWall(battle, unit, face);
  if (!forms && !isWall(battle, unit)) return null;
  const detail = `${counted(movement.of(battle), 'movement point')} in this phase then.`;
  return { label: `${forms ? 'Form' : 'Leave'} the shield wall`, detail, case: '16.0' };
}

function citeWall(battle: Battle, step: Command): readonly string[] {
  return STEP.is(step) && isHeld(battle, entityOf(step)) ? ['16.0'] : [];
}

export const shieldWalls: RuleModule = {
  id: 'shield-walls',
  title: 'Shield walls',
  case: '16.0',
  parameters: [{ id: 'shield-wall-movement', type: 'integer', minimum: 0, maximum: 100 }],
  unitValues: { [SHIELD_WALL]: { type: 'flag' } },
  meanings: { values: { [SHIELD_WALL]: 'The face is a shield wall.' } },
  citations: { 'allowance-spent': citeWall, 'fatigued-allowance': citeWall },
  advise: ({ battle, threatMap }) => ({
    beforeMoving: (commands) => chooseWall(battle, threatMap, isShieldWall, commands),
  }),
  registrations: [
    { hook: 'face.refuse', case: '16.0', order: 0, run: faceRefusal },
    {
      hook: 'movement.allowance',
      case: '16.0',
      order: 0,
      run: (battle, unit, printed) => (isHeld(battle, unit) ? Math.min(printed, movement.of(battle)) : printed),
    },
    { hook: 'face.words', case: '16.0', order: 0, run: wallWords },
    { hook: 'rout.stands', case: '16.0', order: 0, run: isWall },
  ],
};
