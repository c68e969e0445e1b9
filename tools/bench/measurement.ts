/**
 * How things are measured: works take turns, medians are compared, and every figure has a target. Speeds are those of
 * one core: time is the processor time of this thread, so that other programs on the machine hardly matter.
 */

/** One figure: ours, that of a peer where there is one, and whether it is as we want it. */
export interface Measurement {
  readonly name: string;
  readonly ours: number;
  /** The unit of both figures. */
  readonly unit: string;
  /** What we are compared with; null for a figure that has only a limit. */
  readonly peer: string | null;
  readonly peerOps: number | null;
  /** Ours divided by the peer's. */
  readonly ratio: number | null;
  /** What is wanted; empty for a figure that is only reported. */
  readonly target: string;
  /** null for a figure that is only reported. */
  readonly pass: boolean | null;
}

/** A piece of work: runs once through all of its operations and returns a number that depends on every result. */
export interface Work {
  readonly operations: number;
  run(): number;
}

export interface Rounds {
  /** An odd number, so that one round is the median. */
  readonly rounds: number;
  /** A work that is done sooner is repeated within its round. */
  readonly milliseconds: number;
  /** Tells the time in seconds; the processor time of this thread where absent. */
  readonly clock?: () => number;
}

// The processor time of a thread is counted in steps of some milliseconds.
const SHORT: Rounds = { rounds: 15, milliseconds: 100 };

/** Operations a second of each work: medians over rounds in which all take turns, so that a slow moment hits all alike. */
export function compare(
  works: readonly Work[],
  { rounds, milliseconds, clock = threadSeconds }: Rounds = SHORT,
): number[] {
  const repeats = works.map((work) => repeatsFor(work, milliseconds / 1000, clock));
  const speeds: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++) {
    works.forEach((work, i) => speeds[i].push((work.operations * repeats[i]) / seconds(work, repeats[i], clock)));
  }
  return speeds.map(median);
}

/** How often a work fits into a round: it is warmed up and then run more and more often until that can be told. */
function repeatsFor(work: Work, round: number, clock: () => number): number {
  seconds(work, 3, clock);
  for (let repeats = 1; ; repeats *= 2) {
    const time = seconds(work, repeats, clock);
    if (time >= round / 4) return Math.max(1, Math.round((repeats * round) / time));
  }
}

// Results are kept, so that no work can be optimised away.
let kept = 0;

function seconds(work: Work, repeats: number, clock: () => number): number {
  const start = clock();
  for (let i = 0; i < repeats; i++) kept += work.run();
  return Math.max(clock() - start, Number.EPSILON);
}

/** Processor time that this thread has used, in seconds. */
export function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** The one in the middle; of an even number the greater of the two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

/** A figure that should be at least `least` times that of a peer. */
export function versus(
  name: string,
  unit: string,
  ours: number,
  peer: string,
  peerOps: number,
  least: number,
): Measurement {
  const ratio = ours / peerOps;
  return { name, ours, unit, peer, peerOps, ratio, target: `>= ${least}x`, pass: ratio >= least };
}

/** A figure that should be at most `most` times that of a peer. */
export function noMoreThan(
  name: string,
  unit: string,
  ours: number,
  peer: string,
  peerOps: number,
  most: number,
): Measurement {
  const ratio = ours / peerOps;
  return { name, ours, unit, peer, peerOps, ratio, target: `<= ${most}x`, pass: ratio <= most };
}

/** A figure that should be at least so much. */
export function atLeast(name: string, unit: string, ours: number, least: number): Measurement {
  return limited(name, unit, ours, `>= ${readable(least)}`, ours >= least);
}

/** A figure that should be at most so much. */
export function atMost(name: string, unit: string, ours: number, most: number): Measurement {
  return limited(name, unit, ours, `<= ${readable(most)}`, ours <= most);
}

/** A figure without a target. */
export function reported(name: string, unit: string, ours: number): Measurement {
  return limited(name, unit, ours, '', null);
}

function limited(name: string, unit: string, ours: number, target: string, pass: boolean | null): Measurement {
  return { name, ours, unit, peer: null, peerOps: null, ratio: null, target, pass };
}

/** A number as the table shows it: three digits that count, thousands apart. */
export function readable(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Throws when the sides of a comparison do not come to the same result: then their speed means nothing. */
export function agree<T extends number | string | boolean>(what: string, ours: T, theirs: T): void {
  if (ours !== theirs) throw new Error(`The benchmark's sides disagree on ${what}: ${ours} and ${theirs}.`);
}
