/** Ways in the language of commands: who goes along, and the steps of one way together. */
import type { Command, WrittenCommand } from '@hexwright/engine';
import {
  type CommandPart,
  entityOf,
  isObject,
  listOf,
  readPiece,
  taking,
  type Way,
  wayFrom,
} from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { readStep, STEP } from './standard/05-2-steps.ts';
import { DROP, TAKE } from './standard/12-leaders.ts';

/** The way that begins with command `at`, with the leaders who are dropped on it. */
export function wayWithDrops(commands: readonly WrittenCommand[], at: number, unit: unknown): Way {
  return wayFrom(commands, at, unit, (one) => (one.do === DROP.words.word ? { drop: one.leader } : undefined));
}

/** One step of a long form, or a leader dropped on the way. */
export function readPart(battle: Battle, written: WrittenCommand, step: unknown): Command {
  if (isObject(step) && step.drop !== undefined) return DROP.of(readPiece(battle, step.drop));
  const piece = written.unit === undefined ? entityOf(battle.legal().at(0)) : readPiece(battle, written.unit);
  return STEP.of(piece, readStep(battle, piece, step));
}

/** The steps of a long form, one after the other. */
export function* walking(battle: Battle, written: WrittenCommand): Generator<CommandPart> {
  yield* taking(battle, TAKE, written);
  for (const step of listOf(written.steps)) yield () => readPart(battle, written, step);
}
