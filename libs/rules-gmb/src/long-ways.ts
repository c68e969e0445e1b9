/** Ways in the language of commands: who goes along, and the steps of one way together. */
import type { Command, WrittenCommand } from '@hexwright/engine';
import { type CommandPart, entityOf, isObject, listOf, readPiece } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { readStep, STEP } from './standard/05-2-steps.ts';
import { DROP, TAKE } from './standard/12-leaders.ts';

/** A way: who goes along, its steps and leaders dropped on it, and where the commands go on. */
export interface Way {
  readonly with: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly next: number;
}

/** The way that begins with command `at`: leaders taken, then steps of one unit. */
export function wayFrom(commands: readonly WrittenCommand[], at: number, unit: unknown): Way {
  let next = at;
  const along: unknown[] = [];
  const steps: unknown[] = [];
  for (; commands[next]?.do === 'take'; next++) along.push(commands[next].leader);
  for (; next < commands.length; next++) {
    const one = commands[next];
    if (one.do === 'drop') steps.push({ drop: one.leader });
    else if (one.do === 'step' && one.unit === unit) steps.push(one.step);
    else break;
  }
  return { with: along, steps, next };
}

/** Of a long form, what says the way. */
export function wayWords({ with: along, steps }: Way): Readonly<Record<string, unknown>> {
  return along.length === 0 ? { steps } : { with: along, steps };
}

/** The unit of the first step from `at` on, where nothing but leaders taken stands before it. */
export function firstMover(commands: readonly WrittenCommand[], at: number): unknown {
  let next = at;
  while (commands[next]?.do === 'take') next++;
  return commands[next]?.do === 'step' ? commands[next].unit : undefined;
}

/** The leaders who go along. */
export function* taking(battle: Battle, written: WrittenCommand): Generator<CommandPart> {
  for (const leader of listOf(written.with)) yield () => TAKE.of(readPiece(battle, leader));
}

/** One step of a long form, or a leader dropped on the way. */
export function readPart(battle: Battle, written: WrittenCommand, step: unknown): Command {
  if (isObject(step) && step.drop !== undefined) return DROP.of(readPiece(battle, step.drop));
  const piece = written.unit === undefined ? entityOf(battle.legal().at(0)) : readPiece(battle, written.unit);
  return STEP.of(piece, readStep(battle, piece, step));
}

/** The steps of a long form, one after the other. */
export function* walking(battle: Battle, written: WrittenCommand): Generator<CommandPart> {
  yield* taking(battle, written);
  for (const step of listOf(written.steps)) yield () => readPart(battle, written, step);
}
