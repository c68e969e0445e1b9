/**
 * Which plan of several to follow: each is played on to the end of the battle with the same dice, those most often that may
 * still be best. What was seen in earlier steps counts on, less with every step.
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

/** One supposed game by a plan, and the same dice by the first of the plans. */
interface Trial {
  readonly step: number;
  readonly outcome: Outcome;
  readonly usual: Outcome;
}

/** A plan that is weighed. */
interface Candidate {
  readonly plan: Plan;
  readonly trials: Trial[];
}

/** Plans that are played on with the same dice, besides the first one. */
const RIVALS = 3;
/** How many standard errors better than the plan that is followed another must be. */
const SURE = 1;
/** How much points count beside victory. */
const POINTS = 0.25;
/** Part of its weight that a supposed game keeps from one step to the next. */
const KEPT = 0.7;

/** Weighs plans for a side, step after step of one battle. */
export class Council {
  readonly #candidates: readonly Candidate[] = PLANS.map((plan) => ({ plan, trials: [] }));
  #followed: Candidate = this.#candidates[0];
  #step = 0;

  /** Whether it has not seen anything yet. */
  get isNew(): boolean {
    return this.#candidates[0].trials.length === 0;
  }

  /** Weighs plans for the side that looks at `foresight`. */
  deliberate(foresight: Sight, seed: number, { nodes, games, most }: Effort): Deliberation {
    const step = ++this.#step;
    if (!hasChoice(foresight, seed)) return { plan: this.#followed.plan, weighed: [] };
    const [usual] = this.#candidates;
    const begun = foresight.nodes;
    let played = 0;
    for (let round = 1; foresight.nodes - begun < nodes && played < games; round++) {
      const left = [usual, ...this.#rivals()];
      played += left.length;
      const outcomes = left.map(({ plan }) => foresight.playOn(seed + round, underPlan(foresight.temper, plan), most));
      left.forEach(({ trials }, at) => trials.push({ step, outcome: outcomes[at], usual: outcomes[0] }));
    }
    const gain = this.#gains();
    const followed = gain(this.#followed);
    const best = this.#candidates.reduce((one, other) => (gain(other).mean > gain(one).mean ? other : one), usual);
    const better = gain(best);
    if (better.mean - followed.mean > SURE * Math.max(better.error, followed.error)) this.#followed = best;
    const now = this.#candidates.map(({ plan, trials }) => ({
      plan,
      trials: trials.filter((one) => one.step === step),
    }));
    const weighed = now
      .filter(({ trials }) => trials.length > 0)
      .map(summed)
      .toSorted((one, other) => other.games - one.games || other.won - one.won || other.margin - one.margin);
    return { plan: this.#followed.plan, weighed };
  }

  /** The plans besides the first one of which it may be hoped most. */
  #rivals(): Candidate[] {
    const gain = this.#gains();
    const hope = (one: Candidate): number => gain(one).mean + 1 / Math.sqrt(gain(one).count + 0.01);
    const [, ...others] = this.#candidates;
    return others.toSorted((one, other) => hope(other) - hope(one)).slice(0, RIVALS);
  }

  /** By how much a plan betters the first one, die for die, and how sure that is. */
  #gains(): (one: Candidate) => { readonly mean: number; readonly error: number; readonly count: number } {
    const value = valueIn(this.#candidates[0].trials.map(({ outcome }) => outcome));
    return ({ trials }) => {
      let [count, sum, squares] = [0, 0, 0];
      for (const { step, outcome, usual } of trials) {
        const part = KEPT ** (this.#step - step);
        const gain = value(outcome) - value(usual);
        count += part;
        sum += part * gain;
        squares += part * gain * gain;
      }
      if (count === 0) return { mean: 0, error: 0, count };
      const mean = sum / count;
      const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
      // Two games that tell nothing are taken to have been seen besides.
      return { mean: (mean * count) / (count + 2), error, count };
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

function summed({ plan, trials }: Candidate): Weighed {
  const mean = (of: (outcome: Outcome) => number): number =>
    trials.reduce((sum, { outcome }) => sum + of(outcome), 0) / trials.length;
  return { plan, games: trials.length, won: mean(({ won }) => won), margin: mean(({ margin }) => margin) };
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
