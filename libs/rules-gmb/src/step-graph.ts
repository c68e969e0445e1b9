/**
 * Where every step of the Movement Phase leads from every place, and what the ground makes it cost [5.2], [7.0]: what is the
 * same all game long, or for as long as a package has the same numbers, worked out once by the code that the moves use.
 */
import { PROHIBITED } from '@hexwright/compiler';
import type { Battle } from './battle.ts';
import { DOUBLE_STEPS, SINGLE_STEPS, StepPlan } from './standard/05-2-facing.ts';
import { LEADER } from './counters.ts';
import { chargeStep, crossesProhibited, groundCost, RUNS } from './standard/07-terrain.ts';

/** Costs are below this; a power of two. A step that costs more than any allowance is one that nobody takes. */
export const PACKED = 256;

/** No such step: it leads off the map, into prohibited terrain or across a prohibited hexside, or costs too much. */
const NOWHERE = -1;

/**
 * The steps of counters of one size. A position is `left * 6 + direction` (direction 0 for singles); an edge is
 * `position * width + index`, the index into {@link DOUBLE_STEPS} or {@link SINGLE_STEPS}.
 */
export class StepGraph {
  readonly steps: readonly number[];
  readonly width: number;
  /** Position that the step leads to, or -1. */
  readonly next: Int32Array;
  /** Both in one word, for searches: `next * PACKED + cost`, or -1. */
  readonly packed: Int32Array;
  /** Movement points, before modifiers of the package. */
  readonly cost: Uint16Array;
  /**
   * By position: movement points of the cheapest step; {@link PACKED} - 1 where there is none, and 0 where modifiers of the
   * package may make any step cheap.
   */
  readonly least: Uint8Array;
  /** Hexes newly entered, or -1. */
  readonly entered: Int32Array;
  readonly secondEntered: Int32Array;
  /** Direction in which the moving halves move, or -1. */
  readonly heading: Int8Array;
  /** 1 for a step that may be part of a charge's run. */
  readonly charges: Uint8Array;

  /** `size` is 1 or 2 hexes. */
  constructor(battle: Battle, size: number) {
    const { grid, map } = battle;
    const double = size === 2;
    this.steps = double ? DOUBLE_STEPS : SINGLE_STEPS;
    this.width = this.steps.length;
    const edges = grid.count * 6 * this.width;
    this.next = new Int32Array(edges).fill(NOWHERE);
    this.packed = new Int32Array(edges).fill(NOWHERE);
    this.cost = new Uint16Array(edges);
    const { isEmpty } = battle.charts.movementCost;
    this.least = new Uint8Array(grid.count * 6).fill(isEmpty ? PACKED - 1 : 0);
    this.entered = new Int32Array(edges).fill(NOWHERE);
    this.secondEntered = new Int32Array(edges).fill(NOWHERE);
    this.heading = new Int8Array(edges).fill(NOWHERE);
    this.charges = new Uint8Array(edges);
    const plan = new StepPlan();
    // Where a charge may run is the same for every counter of that size but a leader.
    const sample = battle.counters.size.findIndex(
      (hexes, piece) => hexes === size && battle.counters.kind[piece] !== LEADER,
    );
    const isOpen = (hex: number): boolean => map.entryCost[hex] !== PROHIBITED;
    for (let position = 0; position < grid.count * 6; position++) {
      const left = Math.floor(position / 6);
      const direction = position % 6;
      if (double ? grid.neighbour[position] < 0 : direction > 0) continue;
      for (let index = 0; index < this.width; index++) {
        const step = this.steps[index];
        if (double) plan.plotDouble(grid, left, direction, step);
        else plan.plotSingle(grid, left, step);
        if (plan.left < 0 || plan.right < 0) continue;
        if (plan.count > 0 && !isOpen(plan.entered)) continue;
        if (plan.count > 1 && !isOpen(plan.secondEntered)) continue;
        if (crossesProhibited(battle, plan)) continue;
        const cost = groundCost(battle, plan, step);
        // Modifiers may make a step cheaper than the ground does.
        if (cost >= PACKED && isEmpty) continue;
        const edge = position * this.width + index;
        this.next[edge] = plan.left * 6 + plan.direction;
        this.cost[edge] = cost;
        this.least[position] = Math.min(this.least[position], cost);
        this.packed[edge] = this.next[edge] * PACKED + Math.min(cost, PACKED - 1);
        this.heading[edge] = plan.heading;
        if (plan.count > 0) this.entered[edge] = plan.entered;
        if (plan.count > 1) this.secondEntered[edge] = plan.secondEntered;
        this.charges[edge] = sample >= 0 && chargeStep(battle, sample, plan, step) === RUNS ? 1 : 0;
      }
    }
  }
}
