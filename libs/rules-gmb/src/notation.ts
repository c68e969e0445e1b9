/**
 * Commands as people and files write them. A single command of the engine has a plain form (`begin-move`, `step`,
 * `stop` ...); the long forms `move`, `rout`, `retreat`, `advance` and `end-phase` stand for several in a row.
 */
import type { Outcome } from '@hexwright/compiler';
import { argumentOf, type Command, command, entityOf, kindOf, type WrittenCommand } from '@hexwright/engine';
import { directionFromName, directionName } from '@hexwright/hex';
import type { Battle } from './battle.ts';
import { refusals } from './books.ts';
import * as kinds from './command-kinds.ts';
import { meanings } from './meanings.ts';
import { zonesArgument, zonesOf } from './king-arthur/18-3-duel.ts';
import { DUEL_ZONES } from './king-arthur/duel-charts.ts';
import { BEND_LEFT, BEND_RIGHT, stepName, stepOfName } from './standard/05-2-facing.ts';

/** Thrown for a command that cannot be read: an unknown word, unit, hex or step. The message says what was expected. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
}

const PATH_TOO_SHORT = refusals.add(
  'rout-path-too-short',
  ['11.14', '11.11', '11.12', '15.41'],
  'A routed unit moves the whole distance that is due.',
);
const PATH_TOO_LONG = refusals.add(
  'rout-path-too-long',
  ['11.14', '11.11', '11.12', '15.41'],
  'A routed unit moves no farther than the distance that is due.',
);

const BEND = 'bend';

/** The name of a step for a battle's grid: directions by the compass, bends as `bendNE`. */
export function writeStep(battle: Battle, step: number): string {
  const { orientation } = battle.grid;
  if (step < 6) return directionName(orientation, step);
  if (step < BEND_LEFT) return stepName(step);
  return BEND + directionName(orientation, step < BEND_RIGHT ? step - BEND_LEFT : step - BEND_RIGHT);
}

function readStep(battle: Battle, unit: number, step: unknown): number {
  const { grid } = battle;
  if (typeof step === 'string') {
    const named = stepOfName(step);
    if (named >= 0) return named;
    const direction = directionFromName(grid.orientation, step);
    if (direction >= 0) return direction;
    if (step.startsWith(BEND)) {
      const bend = directionFromName(grid.orientation, step.slice(BEND.length));
      const rightLeads = battle.approach[battle.counters.side[unit] * 6 + battle.direction.of(unit)] > 0;
      if (bend >= 0) return (rightLeads ? BEND_RIGHT : BEND_LEFT) + bend;
    }
  }
  if (isObject(step) && typeof step.to === 'string') {
    const hex = readHex(battle, step.to);
    const direction = grid.directionBetween(battle.left.of(unit), hex);
    if (direction >= 0) return direction;
    throw new NotationError(`${step.to} is not next to the unit; name each hex of its way.`);
  }
  throw new NotationError(`${quoted(step)} is no step; name a direction, a step of a double counter or {"to": hex}.`);
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

function readHex(battle: Battle, label: string): number {
  const hex = battle.map.numbering.hexOf(label);
  if (hex < 0) throw new NotationError(`There is no hex "${label}" on this map.`);
  return hex;
}

function readPiece(battle: Battle, id: unknown): number {
  const piece = typeof id === 'string' ? battle.game.vocabulary.indexOf('units', id) : -1;
  if (piece < 0) throw new NotationError(`There is no unit ${quoted(id)} in this battle.`);
  return piece;
}

function readFace(battle: Battle, piece: number, id: unknown): number {
  const face = battle.game.units[piece].faces.findIndex((one) => one.id === id);
  if (face >= 0) return face;
  // Whoever wants to turn a counter with one face over is told the rule, not a misspelling.
  if (battle.counters.faces[piece] === 1) return 1;
  const known = battle.game.units[piece].faces.map((one) => one.id).join(', ');
  throw new NotationError(`${battle.game.units[piece].name} has no face ${quoted(id)}; it has ${known}.`);
}

const ROWS = ['left', 'right'] as const;

/** A single command as JSON; {@link readCommand} gives it back. */
export function writeCommand(battle: Battle, one: Command): WrittenCommand {
  const id = (piece: number): string => battle.game.units[piece].id;
  const entity = entityOf(one);
  const argument = argumentOf(one);
  switch (kindOf(one)) {
    case kinds.MOVE:
      return { do: 'begin-move', unit: id(entity) };
    case kinds.TAKE:
      return { do: 'take', leader: id(entity) };
    case kinds.DROP:
      return { do: 'drop', leader: id(entity) };
    case kinds.STEP:
      return { do: 'step', unit: id(entity), step: writeStep(battle, argument) };
    case kinds.CHARGE:
      return { do: 'charge', unit: id(entity), target: id(argument) };
    case kinds.STOP:
      return { do: 'stop' };
    case kinds.CHANGE_FACE:
      return { do: 'change-face', unit: id(entity), face: battle.game.units[entity].faces[argument].id };
    case kinds.FIRE:
      return { do: 'fire', unit: id(entity), target: id(argument) };
    case kinds.MELEE:
      return { do: 'melee', unit: id(entity), target: id(argument) };
    case kinds.ROUT:
      return { do: 'begin-rout', unit: id(entity) };
    case kinds.RAMPAGE_ROW:
      return { do: 'rampage-row', unit: id(entity), row: ROWS[argument] };
    case kinds.CHALLENGE:
      return { do: 'challenge', unit: id(entity), target: id(argument) };
    case kinds.ZONES: {
      const { attack, defence } = zonesOf(argument);
      return { do: 'zones', unit: id(entity), attack: DUEL_ZONES[attack], defence: DUEL_ZONES[defence] };
    }
    default: {
      const answer = DUEL_ANSWERS.find(([kind]) => kind === kindOf(one));
      return answer === undefined ? { do: 'pass' } : { do: answer[1], unit: id(entity) };
    }
  }
}

/** What a leader answers to a challenge or a yield [18.2], [18.5], by kind of command. */
const DUEL_ANSWERS = [
  [kinds.ACCEPT, 'accept-challenge'],
  [kinds.HIDE, 'hide'],
  [kinds.YIELD, 'yield'],
  [kinds.FIGHT_ON, 'fight-on'],
  [kinds.ACCEPT_YIELD, 'accept-yield'],
  [kinds.REFUSE_YIELD, 'refuse-yield'],
] as const;

function readZone(zone: unknown): number {
  const found = DUEL_ZONES.findIndex((one) => one === zone);
  if (found >= 0) return found;
  throw new NotationError(`${quoted(zone)} is no zone; it is one of ${DUEL_ZONES.join(', ')}.`);
}

/** Who acts: whose elephants run, or which leader answers, is no choice, so it need not be written. */
function whoDecides(battle: Battle, written: WrittenCommand): number {
  if (written.unit !== undefined) return readPiece(battle, written.unit);
  return battle.legal().length > 0 ? entityOf(battle.legal().at(0)) : 0;
}

/** Reads a single command. Throws {@link NotationError} when it cannot be read; whether it is legal is not asked. */
export function readCommand(battle: Battle, written: WrittenCommand): Command {
  const unit = (): number => readPiece(battle, written.unit);
  switch (written.do) {
    case 'begin-move':
      return command(kinds.MOVE, unit());
    case 'take':
      return command(kinds.TAKE, readPiece(battle, written.leader));
    case 'drop':
      return command(kinds.DROP, readPiece(battle, written.leader));
    case 'step': {
      const piece = unit();
      return command(kinds.STEP, piece, readStep(battle, piece, written.step));
    }
    case 'charge':
      return command(kinds.CHARGE, unit(), readPiece(battle, written.target));
    case 'stop':
    case 'decline':
      return kinds.stop;
    case 'change-face': {
      const piece = unit();
      return command(kinds.CHANGE_FACE, piece, readFace(battle, piece, written.face));
    }
    case 'fire':
      return command(kinds.FIRE, unit(), readPiece(battle, written.target));
    case 'melee':
      return command(kinds.MELEE, unit(), readPiece(battle, written.target));
    case 'begin-rout':
      return command(kinds.ROUT, unit());
    case 'rampage-row': {
      const row = ROWS.findIndex((one) => one === written.row);
      if (row < 0) throw new NotationError('A row is "left" or "right".');
      return command(kinds.RAMPAGE_ROW, whoDecides(battle, written), row);
    }
    case 'challenge':
      return command(kinds.CHALLENGE, unit(), readPiece(battle, written.target));
    case 'zones':
      return command(
        kinds.ZONES,
        whoDecides(battle, written),
        zonesArgument(readZone(written.attack), readZone(written.defence)),
      );
    case 'pass':
      return kinds.pass;
    default: {
      const answer = DUEL_ANSWERS.find(([, word]) => word === written.do);
      if (answer !== undefined) return command(answer[0], whoDecides(battle, written));
      throw unknownWord(written.do);
    }
  }
}

const DONE: Outcome = { done: true };

/** Applies one command, or says why not. */
function attempt(battle: Battle, one: Command, plays?: (one: Command) => void): Outcome {
  const refusals = battle.explain(one);
  if (refusals.length > 0) return { done: false, refusals };
  plays?.(one);
  battle.apply(one);
  return DONE;
}

function refuse(battle: Battle, refusal: number): Outcome {
  return { done: false, refusals: [battle.refusals.describe(refusal, battle, kinds.stop)] };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A part of a long form: a command that is read when its turn comes, or the refusal that the form ends in. */
type Part = (() => Command) | { readonly refusal: number };

/** The leaders who go along. */
function* taking(battle: Battle, written: WrittenCommand): Generator<Part> {
  for (const leader of listOf(written.with)) yield () => command(kinds.TAKE, readPiece(battle, leader));
}

/** One step of a long form, or a leader dropped on the way. */
function readPart(battle: Battle, written: WrittenCommand, step: unknown): Command {
  if (isObject(step) && step.drop !== undefined) return command(kinds.DROP, readPiece(battle, step.drop));
  const piece = written.unit === undefined ? entityOf(battle.legal().at(0)) : readPiece(battle, written.unit);
  return command(kinds.STEP, piece, readStep(battle, piece, step));
}

/** The steps of a long form, one after the other. */
function* walk(battle: Battle, written: WrittenCommand): Generator<Part> {
  yield* taking(battle, written);
  for (const step of listOf(written.steps)) yield () => readPart(battle, written, step);
}

/** The path of a routed unit: neither shorter nor longer than what is due [11.14], but for a unit lost on the way. */
function* flee(battle: Battle, written: WrittenCommand): Generator<Part> {
  const unit = readPiece(battle, written.unit);
  const isUnderWay = (): boolean => battle.decision?.id === 'routing' && movingPiece(battle) === unit;
  yield* taking(battle, written);
  for (const [index, step] of listOf(written.steps).entries()) {
    if (index > 0 && !isUnderWay()) {
      if (battle.isInPlay(unit)) yield { refusal: PATH_TOO_LONG };
      return;
    }
    yield () => readPart(battle, written, step);
  }
  if (isUnderWay()) yield { refusal: PATH_TOO_SHORT };
}

/** The piece of the frame on top, whose procedure moves one. */
function movingPiece(battle: Battle): number {
  return battle.frames.local(0);
}

function* singles(battle: Battle, written: WrittenCommand): Generator<Part> {
  switch (written.do) {
    case 'move':
      yield () => command(kinds.MOVE, readPiece(battle, written.unit));
      yield* walk(battle, written);
      if (written.charge === undefined) yield () => kinds.stop;
      else yield () => command(kinds.CHARGE, readPiece(battle, written.unit), readPiece(battle, written.charge));
      return;
    case 'rout':
      yield () => command(kinds.ROUT, readPiece(battle, written.unit));
      yield* flee(battle, written);
      return;
    case 'retreat':
      yield* flee(battle, written);
      return;
    case 'advance':
      yield* walk(battle, written);
      if (battle.decision?.id === 'advance') yield () => kinds.stop;
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
      const outcome = typeof part === 'function' ? attempt(battle, part(), plays) : refuse(battle, part.refusal);
      if (!outcome.done) {
        takeBack();
        return outcome;
      }
      applied++;
    }
  } catch (error) {
    takeBack();
    throw error;
  }
  return DONE;
}
