import type { Problem } from '@hexwright/model';
import type { CompilerCode } from './codes.ts';

/** The parts of a battle in the order in which a designer makes them; the cover is what it is called and builds on. */
export const READINESS_STEPS = ['cover', 'map', 'sides', 'forces', 'set-up', 'victory', 'rules'] as const;

export type ReadinessStep = (typeof READINESS_STEPS)[number];

/** What still stands between a battle and being played. Plain data. */
export interface Readiness {
  /** Nothing is open: the battle can be played, and somebody can win it. */
  readonly ready: boolean;
  /** Every step, in the order of {@link READINESS_STEPS}, with the problems that keep it open; none where it is done. */
  readonly steps: readonly { readonly step: ReadinessStep; readonly open: readonly Problem[] }[];
}

/** Warnings that nobody can play around: the package compiles, yet the battle is not there or cannot be won. */
const BARRIERS: Readonly<Partial<Record<CompilerCode, ReadinessStep>>> = {
  'side.no-units': 'forces',
  'side.harmless': 'forces',
  'setup.empty': 'set-up',
  'victory.missing': 'victory',
  'victory.no-winner': 'victory',
  'victory.no-points': 'victory',
};

/**
 * Says what still stands between a battle and being played: its errors, and those warnings without whose mending there is
 * nobody to play, nobody to beat or nothing to win. The one answer for the command line, the problem list, the guided
 * start and the gallery.
 *
 * @param problems all problems of a battle as `compile` or `reviewPackage` give them; a base is never played
 */
export function readiness(problems: readonly Problem[]): Readiness {
  const open = new Map(READINESS_STEPS.map((step): [ReadinessStep, Problem[]] => [step, []]));
  for (const problem of problems) {
    const step = barrierOf(problem);
    if (step !== null) open.get(step)?.push(problem);
  }
  const steps = READINESS_STEPS.map((step) => ({ step, open: open.get(step) ?? [] }));
  return { ready: steps.every((one) => one.open.length === 0), steps };
}

/** The step that a problem keeps open, or null where one can play all the same. */
function barrierOf(problem: Problem): ReadinessStep | null {
  const known = new Map<string, ReadinessStep>(Object.entries(BARRIERS)).get(problem.code);
  if (known !== undefined) return known;
  return problem.severity === 'error' ? stepAt(problem) : null;
}

/** The step in which an error is mended, by where it stands. */
function stepAt({ file, pointer }: Problem): ReadinessStep {
  if (file === 'map.json' || pointer === '/map') return 'map';
  if (file === 'units.json') return 'forces';
  if (file === 'scenario.json' && /^\/(sides|firstSide)\b/.test(pointer)) return 'sides';
  // What a variant changes in its cover is, as a rule, who stands where.
  if (file === 'scenario.json' && /^\/(setUp|arrivals|withdrawals|changes)\b/.test(pointer)) return 'set-up';
  if (file === 'rules.json' && /^\/(victory|objectives)\b/.test(pointer)) return 'victory';
  return file === 'scenario.json' && !/^\/(modules|options)\b/.test(pointer) ? 'cover' : 'rules';
}
