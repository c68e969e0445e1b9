/** Ways as people write them: who goes along, and the steps of one way together. */
import type { WrittenCommand } from '@hexwright/engine';
import { type CommandPart, listOf, readPiece } from './notation.ts';
import type { PackageGame } from './package-game.ts';
import type { Verb } from './verbs.ts';

/** The words of the single commands that a way is made of. */
const TAKE = 'take';
const STEP = 'step';

/** A way: who goes along, its steps and whatever else is written among them, and where the commands go on. */
export interface Way {
  readonly with: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly next: number;
}

/**
 * The way that begins with command `at`: leaders taken, then steps of one unit. `among` says how another command is
 * written among the steps; undefined for one that ends the way.
 */
export function wayFrom(
  commands: readonly WrittenCommand[],
  at: number,
  unit: unknown,
  among: (one: WrittenCommand) => unknown = () => undefined,
): Way {
  let next = at;
  const along: unknown[] = [];
  const steps: unknown[] = [];
  for (; commands[next]?.do === TAKE; next++) along.push(commands[next].leader);
  for (; next < commands.length; next++) {
    const one = commands[next];
    const step = one.do === STEP && one.unit === unit ? one.step : among(one);
    if (step === undefined) break;
    steps.push(step);
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
  while (commands[next]?.do === TAKE) next++;
  return commands[next]?.do === STEP ? commands[next].unit : undefined;
}

/** The leaders who go along; none is taken who does so by the rules. */
export function* taking<Play extends PackageGame>(
  play: Play,
  take: Verb<Play>,
  written: WrittenCommand,
  goesAnyway: (leader: number) => boolean = () => false,
): Generator<CommandPart> {
  for (const id of listOf(written.with)) {
    const leader = readPiece(play, id);
    if (!goesAnyway(leader)) yield () => take.of(leader);
  }
}
