/**
 * Commands as people and files write them. A single command has a plain form (`begin-move`, `step`, `stop` ...); the long
 * forms `move`, `rout`, `retreat` and `end-phase` stand for several in a row.
 */
import type { Outcome } from '@hexwright/compiler';
import { argumentOf, type Command, command, entityOf, kindOf, type WrittenCommand } from '@hexwright/engine';
import { directionFromName, directionName } from '@hexwright/hex';
import type { Battle } from './battle.ts';
import * as kinds from './command-kinds.ts';
import { meanings } from './meanings.ts';

/** Thrown for a command that cannot be read: an unknown word, unit, hex or step. The message says what was expected. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
}

function unknownWord(word: string): NotationError {
  return new NotationError(
    `"${word}" is no command of this game. Its commands are ${Object.keys(meanings.commands).join(', ')}.`,
  );
}

/** What a command says in a place, for messages; it may say nothing there. */
function quoted(value: unknown): string {
  return JSON.stringify(value) ?? '(none given)';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readHex(battle: Battle, label: unknown): number {
  const hex = typeof label === 'string' ? battle.map.numbering.hexOf(label) : -1;
  if (hex < 0) throw new NotationError(`There is no hex ${quoted(label)} on this map.`);
  return hex;
}

function readPiece(battle: Battle, id: unknown): number {
  const piece = typeof id === 'string' ? battle.game.vocabulary.indexOf('units', id) : -1;
  if (piece < 0) throw new NotationError(`There is no unit ${quoted(id)} in this battle.`);
  return piece;
}

function readDirection(battle: Battle, name: unknown): number {
  const direction = typeof name === 'string' ? directionFromName(battle.grid.orientation, name) : -1;
  if (direction < 0) throw new NotationError(`${quoted(name)} is no direction of this map.`);
  return direction;
}

function readStep(battle: Battle, unit: number, step: unknown): Command {
  if (step === 'rear') return command(kinds.REAR, unit);
  if (step === 'disorder') return command(kinds.DISORDER, unit);
  if (isObject(step) && step.turn !== undefined) return command(kinds.TURN, unit, readDirection(battle, step.turn));
  if (isObject(step) && step.to !== undefined) {
    const direction = battle.grid.directionBetween(battle.hex.of(unit), readHex(battle, step.to));
    if (direction >= 0) return command(kinds.STEP, unit, direction);
    throw new NotationError(`${quoted(step.to)} is not next to the unit; name each hex of its way.`);
  }
  return command(kinds.STEP, unit, readDirection(battle, step));
}

/** A single command as JSON; {@link readCommand} gives it back. */
export function writeCommand(battle: Battle, one: Command): WrittenCommand {
  const { orientation } = battle.grid;
  const unit = battle.game.units[entityOf(one)].id;
  const argument = argumentOf(one);
  const other = (): string => battle.game.units[argument].id;
  const hex = (): string => battle.map.numbering.label(argument);
  switch (kindOf(one)) {
    case kinds.MOVE:
      return { do: 'begin-move', unit };
    case kinds.TAKE:
      return { do: 'take', leader: unit };
    case kinds.STEP:
      return { do: 'step', unit, step: directionName(orientation, argument) };
    case kinds.TURN:
      return { do: 'step', unit, step: { turn: directionName(orientation, argument) } };
    case kinds.REAR:
      return { do: 'step', unit, step: 'rear' };
    case kinds.DISORDER:
      return { do: 'step', unit, step: 'disorder' };
    case kinds.STOP:
      return { do: 'stop' };
    case kinds.RETURN:
      return { do: 'return', unit, hex: hex() };
    case kinds.REMOVE_PIT:
      return { do: 'remove-pit', unit };
    case kinds.FIRE:
      return { do: 'fire', unit, target: other() };
    case kinds.RALLY:
      return { do: 'rally', unit };
    case kinds.FACE:
      return { do: 'face', unit, facing: directionName(orientation, argument) };
    case kinds.ATTACK:
      return { do: 'attack', target: unit };
    case kinds.JOIN:
      return { do: 'join', unit };
    case kinds.ADVANCE:
      return { do: 'pursue', unit, after: other() };
    case kinds.FOLLOW:
      return { do: 'follow', unit };
    case kinds.PLACE:
      return { do: 'place', unit, hex: hex() };
    case kinds.ROUT:
      return { do: 'begin-rout', unit };
    default:
      return { do: 'pass' };
  }
}

/** Reads a single command; whether it is legal is another question. Throws {@link NotationError}. */
export function readCommand(battle: Battle, written: WrittenCommand): Command {
  const unit = (): number => readPiece(battle, written.unit);
  switch (written.do) {
    case 'begin-move':
      return command(kinds.MOVE, unit());
    case 'take':
      return command(kinds.TAKE, readPiece(battle, written.leader));
    case 'step':
      return readStep(battle, unit(), written.step);
    case 'stop':
    case 'decline':
      return kinds.stop;
    case 'return':
      return command(kinds.RETURN, unit(), readHex(battle, written.hex));
    case 'remove-pit':
      return command(kinds.REMOVE_PIT, unit());
    case 'fire':
      return command(kinds.FIRE, unit(), readPiece(battle, written.target));
    case 'rally':
      return command(kinds.RALLY, unit());
    case 'face':
      return command(kinds.FACE, unit(), readDirection(battle, written.facing));
    case 'attack':
      return command(kinds.ATTACK, readPiece(battle, written.target));
    case 'join':
      return command(kinds.JOIN, unit());
    case 'pursue':
      return command(kinds.ADVANCE, unit(), readPiece(battle, written.after));
    case 'follow':
      return command(kinds.FOLLOW, unit());
    case 'place':
      return command(kinds.PLACE, unit(), readHex(battle, written.hex));
    case 'begin-rout':
      return command(kinds.ROUT, unit());
    case 'pass':
      return kinds.pass;
    default:
      throw unknownWord(written.do);
  }
}

const DONE: Outcome = { done: true };

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Parts of a long form: commands that are read when their turn comes. */
type Parts = Generator<() => Command>;

function* steps(battle: Battle, written: WrittenCommand): Parts {
  const unit = readPiece(battle, written.unit);
  for (const step of listOf(written.steps)) yield () => readStep(battle, unit, step);
}

function* singles(battle: Battle, written: WrittenCommand): Parts {
  switch (written.do) {
    case 'move': {
      const unit = readPiece(battle, written.unit);
      // Of a piece that has just come back to the map only the way is left.
      if (!isUnderWay(battle, unit)) yield () => command(kinds.MOVE, unit);
      for (const leader of listOf(written.with)) yield () => command(kinds.TAKE, readPiece(battle, leader));
      yield* steps(battle, written);
      if (isUnderWay(battle, unit)) yield () => kinds.stop;
      return;
    }
    case 'rout': {
      const unit = readPiece(battle, written.unit);
      if (!battle.isIdle && battle.check(command(kinds.ROUT, unit)) === 0) yield () => command(kinds.ROUT, unit);
      yield* steps(battle, written);
      return;
    }
    case 'retreat':
      yield* steps(battle, written);
      return;
    case 'end-phase': {
      const { serial } = battle;
      while (!battle.over && !battle.isBetweenSteps && battle.serial === serial) yield () => kinds.pass;
      return;
    }
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
 * `plays` is told every single command before it is done. Throws {@link NotationError} when it cannot be read.
 */
export function perform(battle: Battle, written: WrittenCommand, plays?: (one: Command) => void): Outcome {
  let applied = 0;
  const takeBack = (): void => {
    for (; applied > 0; applied--) battle.undo();
  };
  try {
    for (const part of singles(battle, written)) {
      const one = part();
      const refusals = battle.explain(one);
      if (refusals.length > 0) {
        takeBack();
        return { done: false, refusals };
      }
      plays?.(one);
      battle.apply(one);
      applied++;
    }
  } catch (error) {
    takeBack();
    throw error;
  }
  return DONE;
}
