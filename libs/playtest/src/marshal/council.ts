/** Which plan of several to follow: each is played on with the same dice, and the poorer half is dropped again and again. */
import type { Temper } from '@hexwright/compiler';
import type { Foresight, Outcome } from './foresight.ts';
import { type Plan, PLANS, underPlan } from './plans.ts';

/** A plan as it was weighed. */
export interface Weighed {
  readonly plan: Plan;
  /** Supposed games in which it was followed: those of plans that looked poor are few. */
  readonly games: number;
  /** The part of them that the side won, a draw as half of one, and by how many points it led on average. */
  readonly won: number;
  readonly margin: number;
}

/** What a council has come to: the plan to follow, and all that were weighed, those first that were weighed longest. */
export interface Deliberation {
  readonly plan: Plan;
  readonly weighed: readonly Weighed[];
}

/** How hard a marshal thinks. */
export interface Effort {
  /** Commands tried for a decision, about. */
  readonly nodes: number;
  /** Supposed games for a decision, about: those of some rules take long. */
  readonly games: number;
  /** Commands after which a supposed game is broken off. */
  readonly most: number;
}

/** What a council asks. */
type Sight = Pick<Foresight, 'temper' | 'nodes' | 'commandsOf' | 'playOn'>;

/** A plan that is weighed. */
interface Candidate {
  readonly plan: Plan;
  readonly temper: Temper;
  readonly outcomes: Outcome[];
}

/** Rounds of dice before any plan is dropped, and between two such times. */
const ROUNDS = 2;
/** How many standard errors better another plan must be than to go on as before. */
const SURE = 0.5;

/** Weighs plans for the side that looks at `foresight`, and follows the first where no other is better. */
export function deliberate(foresight: Sight, seed: number, { nodes, games, most }: Effort): Deliberation {
  const all = distinct(foresight, seed);
  let left = all;
  const first = foresight.nodes;
  let played = 0;
  for (let round = 1; left.length > 1 && foresight.nodes - first < nodes && played < games; round++) {
    played += left.length;
    for (const { temper, outcomes } of left) outcomes.push(foresight.playOn(seed + round, temper, most));
    if (round % ROUNDS === 0 && left.length > 2) left = betterHalf(left);
  }
  const [before, ...others] = left;
  const promising = others.filter((one) => isBetter(one, before, left));
  const value = valueIn(left);
  const { plan } = promising.reduce((best, one) => (mean(one, value) > mean(best, value) ? one : best), before);
  const weighed = all.toSorted(
    (one, other) => other.outcomes.length - one.outcomes.length || mean(other, value) - mean(one, value),
  );
  return { plan, weighed: weighed.filter(({ outcomes }) => outcomes.length > 0).map(summed) };
}

function summed(one: Candidate): Weighed {
  const { plan, outcomes } = one;
  return {
    plan,
    games: outcomes.length,
    won: mean(one, ({ won }) => won),
    margin: mean(one, ({ margin }) => margin),
  };
}

/** Plans that lead to other commands in the step under way than those before them. */
function distinct(foresight: Sight, seed: number): Candidate[] {
  const known = new Set<string>();
  return PLANS.flatMap((plan) => {
    const temper = underPlan(foresight.temper, plan);
    const commands = foresight.commandsOf(seed, temper).join(' ');
    if (known.has(commands)) return [];
    known.add(commands);
    return [{ plan, temper, outcomes: [] }];
  });
}

/** What is going on as before, and the better half of the others. */
function betterHalf([before, ...others]: readonly Candidate[]): Candidate[] {
  const value = valueIn([before, ...others]);
  const kept = others.toSorted((one, other) => mean(other, value) - mean(one, value));
  return [before, ...kept.slice(0, Math.ceil(others.length / 2))];
}

type Value = (outcome: Outcome) => number;

/** What an outcome is worth: a victory counts as much as the points by which games like these are usually decided. */
function valueIn(candidates: readonly Candidate[]): Value {
  const outcomes = candidates.flatMap((one) => one.outcomes);
  const scale = 1 + outcomes.reduce((sum, { margin }) => sum + Math.abs(margin), 0) / Math.max(1, outcomes.length);
  return ({ won, margin }) => 2 * won - 1 + margin / scale;
}

function mean({ outcomes }: Candidate, value: Value): number {
  return outcomes.reduce((sum, one) => sum + value(one), 0) / Math.max(1, outcomes.length);
}

/** Whether one plan is better than another by more than the dice may account for, die for die. */
function isBetter(one: Candidate, other: Candidate, all: readonly Candidate[]): boolean {
  const value = valueIn(all);
  const gains = one.outcomes.map((outcome, at) => value(outcome) - value(other.outcomes[at]));
  if (gains.length === 0) return false;
  const gain = gains.reduce((sum, each) => sum + each, 0) / gains.length;
  const squares = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0);
  const error = gains.length < 2 ? 0 : Math.sqrt(squares / (gains.length - 1) / gains.length);
  return gain > SURE * error && gain > 0;
}
