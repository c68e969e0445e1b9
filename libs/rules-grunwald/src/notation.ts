/**
 * Commands as people and files write them. A single command has a plain form (`begin-move`, `step`, `stop` ...); the long
 * forms `move`, `rout`, `retreat` and `end-phase` stand for several in a row.
 */
import type { Outcome } from '@hexwright/compiler';
import type { Command, WrittenCommand } from '@hexwright/engine';
import { directionName } from '@hexwright/hex';
import {
  bareVerb,
  command,
  type CommandPart,
  directionVerb,
  hexVerb,
  isObject,
  listOf,
  NotationError,
  pairVerb,
  passing,
  performParts,
  pieceVerb,
  quoted,
  readDirection,
  readHex,
  readPiece,
  type Verb,
  Verbs,
} from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import * as kinds from './command-kinds.ts';
import { meanings } from './meanings.ts';

/** All that a step may say: to a hex beside the unit, in a direction, to the rear, a turn, or the giving up of order. */
const steps: readonly Verb<Battle>[] = [
  {
    word: 'step',
    kind: kinds.REAR,
    write: (battle, unit) => ({ unit: idOf(battle, unit), step: 'rear' }),
    read: (battle, { unit, step }) => (step === 'rear' ? command(kinds.REAR, readPiece(battle, unit)) : null),
  },
  {
    word: 'step',
    kind: kinds.DISORDER,
    write: (battle, unit) => ({ unit: idOf(battle, unit), step: 'disorder' }),
    read: (battle, { unit, step }) => (step === 'disorder' ? command(kinds.DISORDER, readPiece(battle, unit)) : null),
  },
  {
    word: 'step',
    kind: kinds.TURN,
    write: (battle, unit, facing) => ({ unit: idOf(battle, unit), step: { turn: nameOf(battle, facing) } }),
    read(battle, { unit, step }) {
      if (!isObject(step) || step.turn === undefined) return null;
      return command(kinds.TURN, readPiece(battle, unit), readDirection(battle, step.turn));
    },
  },
  {
    word: 'step',
    kind: kinds.STEP,
    write: (battle, unit, direction) => ({ unit: idOf(battle, unit), step: nameOf(battle, direction) }),
    read(battle, written) {
      const unit = readPiece(battle, written.unit);
      return command(kinds.STEP, unit, readStepDirection(battle, unit, written.step));
    },
  },
];

const idOf = (battle: Battle, piece: number): string => battle.game.units[piece].id;
const nameOf = (battle: Battle, direction: number): string => directionName(battle.grid.orientation, direction);

function readStepDirection(battle: Battle, unit: number, step: unknown): number {
  if (!isObject(step) || step.to === undefined) return readDirection(battle, step);
  const direction = battle.grid.directionBetween(battle.hex.of(unit), readHex(battle, step.to));
  if (direction >= 0) return direction;
  throw new NotationError(`${quoted(step.to)} is not next to the unit; name each hex of its way.`);
}

const verbs = new Verbs<Battle>(
  [
    pieceVerb('begin-move', kinds.MOVE),
    pieceVerb('take', kinds.TAKE, 'leader'),
    ...steps,
    bareVerb('stop', kinds.STOP, 'decline'),
    hexVerb('return', kinds.RETURN),
    pieceVerb('remove-pit', kinds.REMOVE_PIT),
    pairVerb('fire', kinds.FIRE),
    pieceVerb('rally', kinds.RALLY),
    directionVerb('face', kinds.FACE, 'facing'),
    pieceVerb('attack', kinds.ATTACK, 'target'),
    pieceVerb('join', kinds.JOIN),
    pairVerb('pursue', kinds.ADVANCE, 'after'),
    pieceVerb('follow', kinds.FOLLOW),
    hexVerb('place', kinds.PLACE),
    pieceVerb('begin-rout', kinds.ROUT),
    bareVerb('pass', kinds.PASS),
  ],
  Object.keys(meanings.commands),
);

/** A single command as JSON; {@link readCommand} gives it back. */
export function writeCommand(battle: Battle, one: Command): WrittenCommand {
  return verbs.write(battle, one);
}

/** Reads a single command; whether it is legal is another question. Throws a NotationError when it cannot be read. */
export function readCommand(battle: Battle, written: WrittenCommand): Command {
  return verbs.read(battle, written);
}

/** Parts of a long form: commands that are read when their turn comes. */
type Parts = Generator<CommandPart>;

function* walk(battle: Battle, written: WrittenCommand): Parts {
  for (const step of listOf(written.steps)) {
    yield () => readCommand(battle, { do: 'step', unit: written.unit, step });
  }
}

function* singles(battle: Battle, written: WrittenCommand): Parts {
  switch (written.do) {
    case 'move': {
      const unit = readPiece(battle, written.unit);
      // Of a piece that has just come back to the map only the way is left.
      if (!isUnderWay(battle, unit)) yield () => command(kinds.MOVE, unit);
      for (const leader of listOf(written.with)) yield () => command(kinds.TAKE, readPiece(battle, leader));
      yield* walk(battle, written);
      if (isUnderWay(battle, unit)) yield () => kinds.stop;
      return;
    }
    case 'rout': {
      const unit = readPiece(battle, written.unit);
      if (!battle.isIdle && battle.check(command(kinds.ROUT, unit)) === 0) yield () => command(kinds.ROUT, unit);
      yield* walk(battle, written);
      return;
    }
    case 'retreat':
      yield* walk(battle, written);
      return;
    case 'end-phase':
      yield* passing(battle, kinds.pass);
      return;
    default:
      yield () => readCommand(battle, written);
  }
}

/** True while that piece is on its way in the movement phase. */
function isUnderWay(battle: Battle, unit: number): boolean {
  return battle.decision?.id === 'moving' && battle.frames.local(0) === unit;
}

/**
 * Does a written command, long or single. When a part of a long form is refused, what was done of it is taken back.
 * `plays` is told every single command before it is done. Throws a NotationError when it cannot be read.
 */
export function perform(battle: Battle, written: WrittenCommand, plays?: (one: Command) => void): Outcome {
  return performParts(battle, singles(battle, written), plays);
}
