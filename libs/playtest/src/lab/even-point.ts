/** At which value of a number a battle is even, and how sure that is. */
import { NumberStream } from '@hexwright/rules-kit';

/** What games with one value came to, seed by seed; all trials have the same seeds, in the same order. */
export interface Trial {
  readonly value: number;
  /** 1 for each game that the side won, 0 for each that it lost, 0.5 for each draw. */
  readonly outcomes: readonly number[];
}

export interface EvenPoint {
  /** Between the values that were tried, in a straight line; null where the battle is even at none of them. */
  readonly value: number | null;
  /** The true one lies between these with 95 % confidence; null where the games do not say that it is anywhere there. */
  readonly low: number | null;
  readonly high: number | null;
}

const EVEN = 0.5;
/** Fewer seeds say nothing of how far games scatter. */
const LEAST_SEEDS = 30;
const RESAMPLES = 1000;
/** Part of the resamples that is left out at each end. */
const TAIL = 0.025;

/**
 * Where the share of the side crosses one half. The interval is by the bootstrap: seeds are drawn anew with all their games, and
 * the crossing is looked for again; where more than one draw of twenty has none, there is no interval. One seed on which the side always wins and one on
 * which it always loses are taken to have been seen besides: games that are all alike do not prove that the next one is.
 */
export function evenPoint(trials: readonly Trial[]): EvenPoint {
  const sorted = trials.toSorted((one, other) => one.value - other.value);
  const seeds = sorted[0]?.outcomes.length ?? 0;
  const all = Array.from({ length: seeds }, (_, seed) => seed);
  const value = crossing(sorted, all);
  if (value === null || seeds < LEAST_SEEDS) return { value, low: null, high: null };
  const widened = sorted.map((trial): Trial => ({ ...trial, outcomes: [...trial.outcomes, 0, 1] }));
  const numbers = new NumberStream();
  numbers.restart(seeds, sorted.length);
  const found: number[] = [];
  for (let draw = 0; draw < RESAMPLES; draw++) {
    const one = crossing(
      widened,
      all.map(() => numbers.below(seeds + 2)),
    );
    if (one !== null) found.push(one);
  }
  if (found.length < RESAMPLES * (1 - 2 * TAIL)) return { value, low: null, high: null };
  found.sort((one, other) => one - other);
  const at = (part: number): number => found[Math.round(part * (found.length - 1))];
  return { value, low: at(TAIL), high: at(1 - TAIL) };
}

/** The crossing by the games of some seeds; the one in the middle of the values where there are several. */
function crossing(trials: readonly Trial[], seeds: readonly number[]): number | null {
  const shares = trials.map(({ outcomes }) => seeds.reduce((sum, seed) => sum + outcomes[seed], 0) / seeds.length);
  const crossings: number[] = [];
  trials.forEach(({ value }, index) => {
    const [share, next] = [shares[index] - EVEN, shares[index + 1] - EVEN];
    if (share === 0) crossings.push(value);
    else if (index + 1 < trials.length && share * next < 0)
      crossings.push(value + ((trials[index + 1].value - value) * share) / (share - next));
  });
  return crossings.length === 0 ? null : crossings[Math.floor((crossings.length - 1) / 2)];
}
