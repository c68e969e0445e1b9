/** What every report of the lab says of how it was found. */
import type { LabPlan } from './lab-plan.ts';
import type { ShownSide } from './shown-side.ts';
import { METHOD } from './words.ts';

/** Games and the sides that played them. */
export interface HowFound {
  readonly plan: Pick<LabPlan, 'seats' | 'seed' | 'begin'>;
  readonly sides: readonly ShownSide[];
  /** Games of each package. */
  readonly played: number;
  /** What its intervals hold. */
  readonly intervals: string;
}

/** In one paragraph: games, seeds, where they begin, players, intervals, what nobody has seen, and which code played. */
export function howFound({ plan: { seats, seed, begin }, sides, played, intervals }: HowFound): string {
  return [
    METHOD.seeds(seed, played),
    ...(begin === null ? [] : [METHOD.begun(begin.name)]),
    ...sides.map(({ id, name }) => METHOD.players(name, seats[id] ?? '')),
    intervals,
    ...(Object.values(seats).includes('random') ? [METHOD.aimless] : []),
    METHOD.blind,
    METHOD.engine(__ENGINE__),
  ].join(' ');
}
