/**
 * Commands as people and files write them. A single command of the engine has a plain form (`begin-move`, `step`,
 * `stop` ...); the long forms `move`, `rout`, `retreat`, `advance` and `end-phase` stand for several in a row.
 */
import type { CommandMeaning, Outcome } from '@hexwright/compiler';
import type { Command, Refusal, WrittenCommand } from '@hexwright/engine';
import { directionFromName, directionName } from '@hexwright/hex';
import {
  bareVerb,
  command,
  type CommandPart,
  Decisions,
  endPhase,
  entityOf,
  isObject,
  listOf,
  type LongForm,
  NotationError,
  pairVerb,
  pieceVerb,
  quoted,
  readHex,
  readPiece,
  Verb,
} from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { refusals } from './books.ts';
import * as kinds from './command-kinds.ts';
import { meanings } from './meanings.ts';
import { ruleModules } from './modules.ts';
import { phaseProcedures, procedures } from './procedures.ts';
import { whoDecides } from './who-decides.ts';
import { BEND_LEFT, BEND_RIGHT, stepName, stepOfName } from './standard/05-2-facing.ts';

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

function readFace(battle: Battle, piece: number, id: unknown): number {
  const face = battle.game.units[piece].faces.findIndex((one) => one.id === id);
  if (face >= 0) return face;
  // Anyone who wants to turn a counter with one face over is told the rule, not a misspelling.
  if (battle.counters.faces[piece] === 1) return 1;
  const known = battle.game.units[piece].faces.map((one) => one.id).join(', ');
  throw new NotationError(`${battle.game.units[piece].name} has no face ${quoted(id)}; it has ${known}.`);
}

const ROWS = ['left', 'right'] as const;

const idOf = (battle: Battle, piece: number): string => battle.game.units[piece].id;

const pass = bareVerb<Battle>({ word: 'pass', ends: true });

/** In the order of the numbers in `command-kinds.ts`. */
const verbs: readonly Verb<Battle>[] = [
  pieceVerb<Battle>({ word: 'begin-move' }),
  pieceVerb<Battle>({ word: 'take' }, 'leader'),
  pieceVerb<Battle>({ word: 'drop' }, 'leader'),
  new Verb<Battle>(
    { word: 'step' },
    {
      takes: 'unit, step',
      write: (battle, unit, step) => ({ unit: idOf(battle, unit), step: writeStep(battle, step) }),
      read(battle, written) {
        const unit = readPiece(battle, written.unit);
        return [unit, readStep(battle, unit, written.step)];
      },
    },
  ),
  pairVerb<Battle>({ word: 'charge' }),
  bareVerb<Battle>({ word: 'stop', synonyms: { decline: 'No to what is offered, such as an advance.' }, ends: true }),
  new Verb<Battle>(
    { word: 'change-face' },
    {
      takes: 'unit, face',
      write: (battle, unit, face) => ({ unit: idOf(battle, unit), face: battle.game.units[unit].faces[face].id }),
      read(battle, written) {
        const unit = readPiece(battle, written.unit);
        return [unit, readFace(battle, unit, written.face)];
      },
    },
  ),
  pairVerb<Battle>({ word: 'fire' }),
  pairVerb<Battle>({ word: 'melee' }),
  pieceVerb<Battle>({ word: 'begin-rout' }),
  new Verb<Battle>(
    { word: 'rampage-row' },
    {
      takes: 'row',
      write: (battle, unit, row) => ({ unit: idOf(battle, unit), row: ROWS[row] }),
      read(battle, written) {
        const row = ROWS.findIndex((one) => one === written.row);
        if (row < 0) throw new NotationError('A row is "left" or "right".');
        return [whoDecides(battle, written), row];
      },
    },
  ),
  pass,
  ...ruleModules.flatMap(({ verbs: more = [] }) => more),
];

const refusal = (battle: Battle, code: number): Refusal => battle.refusals.describe(code, battle, kinds.stop);

/** The leaders who go along. */
function* taking(battle: Battle, written: WrittenCommand): Generator<CommandPart> {
  for (const leader of listOf(written.with)) yield () => command(kinds.TAKE, readPiece(battle, leader));
}

/** One step of a long form, or a leader dropped on the way. */
function readPart(battle: Battle, written: WrittenCommand, step: unknown): Command {
  if (isObject(step) && step.drop !== undefined) return command(kinds.DROP, readPiece(battle, step.drop));
  const piece = written.unit === undefined ? entityOf(battle.legal().at(0)) : readPiece(battle, written.unit);
  return command(kinds.STEP, piece, readStep(battle, piece, step));
}

/** The steps of a long form, one after the other. */
function* walk(battle: Battle, written: WrittenCommand): Generator<CommandPart> {
  yield* taking(battle, written);
  for (const step of listOf(written.steps)) yield () => readPart(battle, written, step);
}

/** The path of a routed unit: neither shorter nor longer than what is due [11.14], but for a unit lost on the way. */
function* flee(battle: Battle, written: WrittenCommand): Generator<CommandPart> {
  const unit = readPiece(battle, written.unit);
  const isUnderWay = (): boolean => battle.decision?.id === 'routing' && movingPiece(battle) === unit;
  yield* taking(battle, written);
  for (const [index, step] of listOf(written.steps).entries()) {
    if (index > 0 && !isUnderWay()) {
      if (battle.isInPlay(unit)) yield { refusal: refusal(battle, PATH_TOO_LONG) };
      return;
    }
    yield () => readPart(battle, written, step);
  }
  if (isUnderWay()) yield { refusal: refusal(battle, PATH_TOO_SHORT) };
}

/** The piece of the frame on top, whose procedure moves one. */
function movingPiece(battle: Battle): number {
  return battle.frames.local(0);
}

const words = (word: string): CommandMeaning & { readonly word: string } => ({ word, ...meanings.commands[word] });

const forms: readonly LongForm<Battle>[] = [
  {
    ...words('move'),
    *parts(battle, written) {
      yield () => command(kinds.MOVE, readPiece(battle, written.unit));
      yield* walk(battle, written);
      if (written.charge === undefined) yield () => kinds.stop;
      else yield () => command(kinds.CHARGE, readPiece(battle, written.unit), readPiece(battle, written.charge));
    },
  },
  {
    ...words('rout'),
    *parts(battle, written) {
      yield () => command(kinds.ROUT, readPiece(battle, written.unit));
      yield* flee(battle, written);
    },
  },
  { ...words('retreat'), parts: flee },
  {
    ...words('advance'),
    *parts(battle, written) {
      yield* walk(battle, written);
      if (battle.decision?.id === 'advance') yield () => kinds.stop;
    },
  },
  endPhase(pass),
];

const decisions = new Decisions<Battle>({
  phases: phaseProcedures,
  inner: procedures.slice(phaseProcedures.length),
  verbs,
  forms,
});

/** As {@link Decisions.perform}. */
export function perform(battle: Battle, written: WrittenCommand, plays?: (one: Command) => void): Outcome {
  return decisions.perform(battle, written, plays);
}

/** A single command as JSON; {@link readCommand} gives it back. */
export function writeCommand(battle: Battle, one: Command): WrittenCommand {
  return decisions.write(battle, one);
}

/** Reads a single command. Throws a NotationError when it cannot be read; whether it is legal is not asked. */
export function readCommand(battle: Battle, written: WrittenCommand): Command {
  return decisions.read(battle, written);
}
