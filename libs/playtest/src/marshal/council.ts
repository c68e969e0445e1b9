/**
 * Which plan of several to follow: each is played on to the end of the battle once, then those that may still be best. What
 * was seen in earlier steps counts on, less with every step.
 */
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

/** One supposed game. */
interface Trial {
  readonly step: number;
  readonly outcome: Outcome;
}

/** A plan that is weighed. */
interface Candidate {
  readonly plan: Plan;
  readonly trials: Trial[];
}

/** What a plan adds to how the battle stands, in half victories, and about the standard error of that. */
interface Judged {
  readonly worth: number;
  readonly error: number;
}

/** How many standard errors better than the plan that is followed another must be. */
const SURE = 0.5;
/** How many standard errors are hoped for, when it is chosen which plan to play on. */
const HOPE = 1.5;
/** How much points count beside victory. */
const POINTS = 0.25;
/** Part of its weight that a supposed game keeps from one step in which plans are weighed to the next. */
const KEPT = 0.75;
/** Games of a plan that are taken to have been seen besides, and told nothing. */
const UNSEEN = 2;
/** Times that plans and steps are told apart by one another: nearly enough to find both. */
const PASSES = 8;

/** Weighs plans for a side, step after step of one battle. */
export class Council {
  readonly #candidates: readonly Candidate[] = PLANS.map((plan) => ({ plan, trials: [] }));
  #followed: Candidate = this.#candidates[0];
  /** Steps in which plans were weighed. */
  #step = 0;

  /** Whether it has not seen anything yet. */
  get isNew(): boolean {
    return this.#candidates[0].trials.length === 0;
  }

  /** Weighs plans for the side that looks at `foresight`. */
  deliberate(foresight: Sight, seed: number, { nodes, games, most }: Effort): Deliberation {
    if (!hasChoice(foresight, seed)) return { plan: this.#followed.plan, weighed: [] };
    const step = ++this.#step;
    const now = new Map(this.#candidates.map((one): [Candidate, Trial[]] => [one, []]));
    const begun = foresight.nodes;
    for (let played = 0; foresight.nodes - begun < nodes && played < games; played++) {
      const next = this.#candidates[played] ?? this.#hopeful();
      const own = now.get(next) ?? [];
      // The first game of each plan has the same dice, and so on.
      const outcome = foresight.playOn(seed + 1 + own.length, underPlan(foresight.temper, next.plan), most);
      const trial = { step, outcome };
      own.push(trial);
      next.trials.push(trial);
    }
    const judged = this.#judge();
    const best = greatest(this.#candidates, (one) => judged(one).worth);
    const lead = judged(best).worth - judged(this.#followed).worth;
    if (lead > SURE * Math.max(judged(best).error, judged(this.#followed).error)) this.#followed = best;
    const weighed = [...now]
      .filter(([, trials]) => trials.length > 0)
      .map(([{ plan }, trials]) => summed(plan, trials))
      .toSorted((one, other) => other.games - one.games || other.won - one.won || other.margin - one.margin);
    return { plan: this.#followed.plan, weighed };
  }

  /** The plan of which most may be hoped. */
  #hopeful(): Candidate {
    const judged = this.#judge();
    return greatest(this.#candidates, (one) => judged(one).worth + HOPE * judged(one).error);
  }

  /**
   * What each plan is worth. A game by a plan shows how the battle stood at that step and what the plan adds to it: each of
   * the two is found by taking the other away.
   */
  #judge(): (one: Candidate) => Judged {
    const value = valueIn(this.#candidates.flatMap(({ trials }) => trials.map(({ outcome }) => outcome)));
    const seen = this.#candidates.flatMap(({ trials }, at) =>
      trials.map(({ step, outcome }) => ({ at, step, value: value(outcome), part: KEPT ** (this.#step - step) })),
    );
    const worth = this.#candidates.map(() => 0);
    const weight = this.#candidates.map(() => 0);
    const stood = new Float64Array(this.#step + 1);
    for (const { at, part } of seen) weight[at] += part;
    for (let pass = 0; pass < PASSES; pass++) {
      const count = new Float64Array(stood.length);
      stood.fill(0);
      for (const one of seen) {
        stood[one.step] += one.value - worth[one.at];
        count[one.step]++;
      }
      stood.forEach((sum, step) => (stood[step] = sum / Math.max(1, count[step])));
      worth.fill(0);
      for (const one of seen) worth[one.at] += one.part * (one.value - stood[one.step]);
      worth.forEach((sum, at) => (worth[at] = sum / (weight[at] + UNSEEN)));
    }
    const index = new Map(this.#candidates.map((one, at) => [one, at]));
    return (one) => {
      const at = index.get(one) ?? 0;
      return { worth: worth[at], error: 1 / Math.sqrt(weight[at] + 1) };
    };
  }
}

/** Whether plans lead to different commands in the step under way. */
function hasChoice(foresight: Sight, seed: number): boolean {
  const known = new Set<string>();
  return PLANS.some((plan) => {
    known.add(foresight.commandsOf(seed, underPlan(foresight.temper, plan)).join(' '));
    return known.size > 1;
  });
}

function summed(plan: Plan, trials: readonly Trial[]): Weighed {
  const mean = (of: (outcome: Outcome) => number): number =>
    trials.reduce((sum, { outcome }) => sum + of(outcome), 0) / trials.length;
  return { plan, games: trials.length, won: mean(({ won }) => won), margin: mean(({ margin }) => margin) };
}

/** The first of those of which `of` is greatest. */
function greatest<One>(all: readonly One[], of: (one: One) => number): One {
  return all.reduce((best, one) => (of(one) > of(best) ? one : best));
}

type Value = (outcome: Outcome) => number;

/**
 * What an outcome is worth. Points tell those apart that are won or lost alike, measured by how games like these are usually
 * decided; a victory by few points is one all the same.
 */
function valueIn(outcomes: readonly Outcome[]): Value {
  const scale = 1 + outcomes.reduce((sum, { margin }) => sum + Math.abs(margin), 0) / Math.max(1, outcomes.length);
  return ({ won, margin }) => 2 * won - 1 + (POINTS * margin) / scale;
}
