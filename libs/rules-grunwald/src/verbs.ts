/** The commands of Grunwald that several decisions have. */
import { directionName } from '@hexwright/hex';
import {
  directionVerb,
  hexVerb,
  isObject,
  NotationError,
  pairVerb,
  pieceVerb,
  quoted,
  readDirection,
  readHex,
  readPiece,
  Verb,
  type VerbForm,
} from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { PASS, STOP } from './rules/03-1-ending.ts';
import { RALLY } from './rules/09-4-rally.ts';
import { REMOVE_PIT } from './rules/14-wolf-pits.ts';

const idOf = (battle: Battle, piece: number): string => battle.game.units[piece].id;
const nameOf = (battle: Battle, direction: number): string => directionName(battle.grid.orientation, direction);

/** A step that is a word alone. */
function plainStep(word: string): VerbForm<Battle> {
  return {
    takes: 'unit, step',
    write: (battle, unit) => ({ unit: idOf(battle, unit), step: word }),
    read: (battle, { unit, step }) => (step === word ? [readPiece(battle, unit)] : null),
  };
}

function readStepDirection(battle: Battle, unit: number, step: unknown): number {
  if (!isObject(step) || step.to === undefined) return readDirection(battle, step);
  const direction = battle.grid.directionBetween(battle.hex.of(unit), readHex(battle, step.to));
  if (direction >= 0) return direction;
  throw new NotationError(`${quoted(step.to)} is not next to the unit; name each hex of its way.`);
}

/** All that a step may say: to the rear, the giving up of order, a turn; or to a hex beside the unit, in a direction. */
const REAR = new Verb<Battle>({ word: 'step' }, plainStep('rear'));
const DISORDER = new Verb<Battle>({ word: 'step' }, plainStep('disorder'));
const TURN = new Verb<Battle>(
  { word: 'step' },
  {
    takes: 'unit, step',
    write: (battle, unit, facing) => ({ unit: idOf(battle, unit), step: { turn: nameOf(battle, facing) } }),
    read(battle, { unit, step }) {
      if (!isObject(step) || step.turn === undefined) return null;
      return [readPiece(battle, unit), readDirection(battle, step.turn)];
    },
  },
);
const STEP = new Verb<Battle>(
  {
    word: 'step',
    isPart: true,
    about:
      'Single: one step of the piece under way: a direction, `{"to": hex}`, `{"turn": direction}`, `rear` or `disorder`.',
  },
  {
    takes: 'unit, step',
    write: (battle, unit, direction) => ({ unit: idOf(battle, unit), step: nameOf(battle, direction) }),
    read(battle, written) {
      const unit = readPiece(battle, written.unit);
      return [unit, readStepDirection(battle, unit, written.step)];
    },
  },
);

const about = (word: string, text: string): { word: string; about: string } => ({ word, about: text });

/** In the order of the numbers in `command-kinds.ts`. */
export const verbs: readonly Verb<Battle>[] = [
  pieceVerb<Battle>({
    ...about('begin-move', 'Single: a piece sets out, and the next commands are its way.'),
    isPart: true,
  }),
  pieceVerb<Battle>(
    { ...about('take', 'Single: a leader goes along with the unit that has set out.'), isPart: true },
    'leader',
  ),
  REAR,
  DISORDER,
  TURN,
  STEP,
  STOP,
  hexVerb<Battle>(about('return', 'A piece that is off the map comes back to it.')),
  REMOVE_PIT,
  pairVerb<Battle>(about('fire', 'A gun or crossbowmen shoot at an enemy.')),
  RALLY,
  directionVerb<Battle>(about('face', 'How a unit faces where its owner may choose.'), 'facing'),
  pieceVerb<Battle>(about('attack', 'An enemy unit is attacked by all who must and may.'), 'target'),
  pieceVerb<Battle>(about('join', 'A further unit takes part in the attack.')),
  pairVerb<Battle>(
    about('pursue', 'A victor advances after combat, into the hex or along the route of the loser named.'),
    'after',
  ),
  pieceVerb<Battle>(about('follow', 'A unit follows the one that pursues.')),
  hexVerb<Battle>(about('place', 'A piece that waits, or a wolf pit, is placed on the map.')),
  pieceVerb<Battle>({ ...about('begin-rout', 'Single: says which unit routs next.'), isPart: true }),
  PASS,
];
