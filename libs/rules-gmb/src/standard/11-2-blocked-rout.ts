/**
 * [11.2] Blocked rout movement: what a step of a routed unit costs in rout levels, and whether the rest of its way can
 * still be gone at the least increase [11.26].
 */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { Answers, UNKNOWN } from '../answers.ts';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import {
  BEND_LEFT,
  BEND_RIGHT,
  HOLD,
  PIVOT_LEFT,
  PIVOT_RIGHT,
  REAR_PIVOT_LEFT,
  REAR_PIVOT_RIGHT,
  STEP_LIMIT,
  StepPlan,
} from './05-2-facing.ts';
import { entryRefusal, PROHIBITED_HEXSIDE, stepRefusal } from './06-stacking.ts';
import { crossesProhibited } from './07-terrain.ts';
import { APPROACHES } from './13-1-approach.ts';
import { Part } from '@hexwright/rules-kit';

const SHIFTS = [0, 1, 2, 3, 4, 5] as const;
const PIVOTS = [PIVOT_LEFT, PIVOT_RIGHT, REAR_PIVOT_LEFT, REAR_PIVOT_RIGHT] as const;
/** All that a unit can do which must stand where it is. */
const STANDING: readonly number[] = [HOLD];
const BENDS = Array.from({ length: STEP_LIMIT - BEND_LEFT }, (_, index) => BEND_LEFT + index);

/** Steps a routed single can try: six directions, or standing still. */
export const SINGLE_ROUT_STEPS: readonly number[] = [...SHIFTS, HOLD];
/** Steps a routed double can try: both halves in one direction whatever its facing [11.25], or pivots [11.24]. */
export const DOUBLE_ROUT_STEPS: readonly number[] = [...SHIFTS, ...PIVOTS, HOLD];
/** With the option "rout-bend" also one half following the other (R14). */
export const BENDING_ROUT_STEPS: readonly number[] = [...SHIFTS, ...BENDS, ...PIVOTS, HOLD];

const BEND_STRAYS = refusals.add(
  'bend-strays',
  '11.24',
  'One half follows the other only where both come nearer to the edge.',
);

/** What became of a plotted step. */
export const BLOCKED = 0;
export const OPEN = 1;
export const EXITS = 2;

/** The unit whose way is sought, and how its distance counts. */
export interface RoutTask {
  piece: number;
  /** Hexes it must go (R03). */
  due: number;
  /** Hexes that one increase stands for: 1 for slow units [11.22], the hexes of a level for fast ones [11.23]. */
  group: number;
  /** True when it may not leave its place, whatever that costs. */
  stands: boolean;
  /** Increases that eliminate it: more than these make no difference. */
  limit: number;
}

/** Searches of one battle; the memory of a search is valid until the state changes. */
export class LeastIncrease {
  readonly plan = new StepPlan();
  readonly task: RoutTask = { piece: 0, due: 0, group: 1, stands: false, limit: 0 };
  readonly #battle: Battle;
  readonly #memory = new Answers();
  /** The refusal of the latest step that was {@link BLOCKED}. */
  refusal: RefusalCode = LEGAL;

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  /** The steps that the unit could try, in the order in which they are listed. */
  steps(): readonly number[] {
    const { counters, parameters } = this.#battle;
    if (this.task.stands) return STANDING;
    if (counters.size[this.task.piece] === 1) return SINGLE_ROUT_STEPS;
    return parameters.routBend === 'allowed' ? BENDING_ROUT_STEPS : DOUBLE_ROUT_STEPS;
  }

  /** Plots a step into `plan` and says whether it is blocked, open or leads off the map over the own edge [11.14]. */
  plot(left: number, direction: number, step: number): number {
    const battle = this.#battle;
    const { plan } = this;
    const { piece } = this.task;
    if (step >= BEND_LEFT && !this.fulfils(direction, step)) {
      this.refusal = BEND_STRAYS;
      return BLOCKED;
    }
    const double = battle.counters.size[piece] === 2;
    if (double) plan.plotDouble(battle.grid, left, direction, step);
    else if (step === HOLD) this.#stay(left);
    else plan.plotSingle(battle.grid, left, step);
    if (step < 6 && this.approaches(step)) {
      const edge = battle.ownEdge[battle.counters.side[piece]];
      const right = double ? battle.grid.neighbour[left * 6 + direction] : left;
      const leftLeaves = plan.left < 0 && edge[left] === 1;
      const rightLeaves = plan.right < 0 && edge[right] === 1;
      if (leftLeaves && rightLeaves) return EXITS;
      if (leftLeaves || rightLeaves) {
        // The half that does not leave goes into a hex as ever [6.11].
        this.refusal = entryRefusal(battle, piece, leftLeaves ? plan.right : plan.left, left, direction);
        if (this.refusal === LEGAL && crossesProhibited(battle, plan)) this.refusal = PROHIBITED_HEXSIDE;
        return this.refusal === LEGAL ? EXITS : BLOCKED;
      }
    }
    this.refusal = stepRefusal(battle, piece, plan, left, direction);
    return this.refusal === LEGAL ? OPEN : BLOCKED;
  }

  #stay(left: number): void {
    this.plan.left = left;
    this.plan.right = left;
    this.plan.direction = 0;
    this.plan.count = 0;
  }

  approaches(heading: number): boolean {
    const { piece } = this.task;
    return this.#battle.approach[this.#battle.counters.side[piece] * 6 + heading] === APPROACHES;
  }

  /**
   * True for a step that fulfils the rout: both halves towards the edge [11.24], or a bend in which each half gets
   * nearer (only by option).
   */
  fulfils(direction: number, step: number): boolean {
    if (step < 6) return this.approaches(step);
    if (step < BEND_LEFT) return false;
    const leftLeads = step < BEND_RIGHT;
    const leads = leftLeads ? step - BEND_LEFT : step - BEND_RIGHT;
    return this.approaches(leads) && this.approaches(leftLeads ? (direction + 3) % 6 : direction);
  }

  /** Rout levels that a step adds when `used` hexes of the distance are done and their group is `spoiled` or not. */
  increase(direction: number, step: number, used: number, spoiled: boolean): number {
    if (this.fulfils(direction, step)) return 0;
    return spoiled && used % this.task.group !== 0 ? 0 : 1;
  }

  /** Forgets what was found: call after the state has changed. */
  clear(): void {
    this.#memory.clear();
  }

  /** The least total increase from here to the end of the distance; `task.limit` when every way eliminates the unit. */
  least(left: number, direction: number, used: number, spoiled: boolean): number {
    for (let budget = 0; budget < this.task.limit; budget++) {
      if (this.isPossible(left, direction, used, spoiled, budget)) return budget;
    }
    return this.task.limit;
  }

  /** True when the rest can be gone with at most `budget` increases. */
  isPossible(left: number, direction: number, used: number, spoiled: boolean, budget: number): boolean {
    if (budget < 0) return false;
    const { due, group, limit } = this.task;
    if (used >= due) return true;
    const stillSpoiled = spoiled && used % group !== 0;
    const key = (((left * 6 + direction) * (due + 1) + used) * 2 + (stillSpoiled ? 1 : 0)) * (limit + 1) + budget;
    const known = this.#memory.get(key);
    if (known !== UNKNOWN) return known === 1;
    const possible = this.#seek(left, direction, used, stillSpoiled, budget);
    this.#memory.set(key, possible);
    return possible;
  }

  #seek(left: number, direction: number, used: number, spoiled: boolean, budget: number): boolean {
    for (const step of this.steps()) {
      const increase = this.increase(direction, step, used, spoiled);
      if (increase > budget) continue;
      const outcome = this.plot(left, direction, step);
      if (outcome === BLOCKED) continue;
      if (outcome === EXITS) return true;
      const free = this.fulfils(direction, step);
      const { left: nextLeft, direction: nextDirection } = this.plan;
      if (this.isPossible(nextLeft, nextDirection, used + 1, !free || spoiled, budget - increase)) return true;
    }
    return false;
  }
}

/** The search of a battle. */
export const leastIncrease = new Part((battle: Battle) => new LeastIncrease(battle));
