/** The move of one unit: the best place it can reach, or the best charge, as a list of commands to be played. */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, type Heed, whim } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { LEADER } from '../counters.ts';
import type { MovementRange } from '../movement-range.ts';
import { ChargePlan } from './charge-plan.ts';
import type { ThreatMap } from './threat-map.ts';
import type { PlaceValue } from './place-value.ts';
import type { Expectations } from './expectations.ts';
import { WEIGHTS } from './weights.ts';
import { STOP } from '../standard/04-passing.ts';
import { STEP } from '../standard/05-2-steps.ts';
import { CHARGE } from '../standard/05-3-charges.ts';
import { TAKE } from '../standard/12-leaders.ts';

const NONE = -1;

export class MovementPlan {
  /** What the plan betters the present place by; nothing to do when it is not positive. */
  gain = 0;
  /** Whom it charges, or -1. */
  target = NONE;
  /** Where it ends: `left * 6 + direction`. */
  destination = 0;
  /** Movement points that were spent when it was made. */
  spent = 0;
  seed = 0;
  readonly range: MovementRange;
  readonly #battle: Battle;
  readonly #charges: ChargePlan;
  readonly #places: PlaceValue;
  readonly #heed: Heed;
  /** By index in a search: what a place is worth. */
  readonly #values: Float64Array;
  readonly #commands: number[] = [];
  /** Place before each command: `left * 6 + direction`. */
  readonly #positions: number[] = [];
  #unit = NONE;
  #next = 0;

  constructor(
    battle: Battle,
    range: MovementRange,
    threatMap: ThreatMap,
    expectations: Expectations,
    places: PlaceValue,
    heed: Heed,
  ) {
    this.#heed = heed;
    this.#values = new Float64Array(range.places.length);
    this.#battle = battle;
    this.range = range;
    this.#places = places;
    this.#charges = new ChargePlan(battle, range, threatMap, expectations, places);
  }

  /** Forgets the plan: a new game begins. */
  forget(): void {
    this.#begin(NONE);
  }

  /** Plans the move of a combat unit from where it stands; `spent` points are gone, and it may have strayed [13.1]. */
  plan(unit: number, spent = 0, strayed = false): void {
    this.#places.prepare(unit);
    this.range.search(unit, spent, strayed);
    this.#choose(unit, this.#valueHere(unit), this.#valueOfCharge(unit), spent);
  }

  /**
   * Plans the charge of a combat unit that stands, where it betters its place by more than `least` and is worth more than any
   * move; true where it does. Most have nobody to charge, and then no place need be valued.
   */
  planCharge(unit: number, least: number): boolean {
    this.#places.prepare(unit);
    // From farther away no points are left for the run [5.31].
    this.range.search(unit, 0, false, -this.#battle.parameters.chargeRun);
    const charge = this.#valueOfCharge(unit);
    if (charge === -Infinity) return false;
    const here = this.#valueHere(unit);
    if (charge - here <= least) return false;
    this.range.search(unit);
    this.#choose(unit, here, charge, 0);
    return this.target >= 0;
  }

  #valueHere(unit: number): number {
    const { left, direction } = this.#battle;
    return this.#places.of(left.of(unit), direction.of(unit));
  }

  /** What its best charge is worth. */
  #valueOfCharge(unit: number): number {
    this.#charges.seek(unit);
    return this.#charges.target < 0 ? -Infinity : this.#charges.value + this.#perilOfCharge(unit);
  }

  /** Chooses between its best charge and the places that it can reach; `here` is what the present one is worth. */
  #choose(unit: number, here: number, charge: number, spent: number): void {
    const { range } = this;
    const salt = this.seed * 31 + this.#battle.turn * 977 + unit;
    const values = this.#values;
    values[0] = here + WEIGHTS.whim * whim(salt, range.places[0] >> 1);
    let highest = 0;
    for (let index = 1; index < range.count; index++) {
      const place = range.places[index];
      const position = place >> 1;
      const value =
        this.#places.of(Math.floor(position / 6), position % 6) +
        WEIGHTS.whim * whim(salt, position) -
        WEIGHTS.effort * (range.costOf(place) - spent);
      values[index] = value;
      if (value > values[highest]) highest = index;
    }
    const chosen = this.#heed.isIdle ? highest : this.#afterPeril(unit, highest);
    const most = values[chosen];
    this.#begin(unit);
    this.spent = spent;
    if (charge > most) {
      this.gain = charge - here;
      this.#charge(unit);
      return;
    }
    this.gain = chosen === 0 ? 0 : most - here;
    this.walkTo(unit, range.places[chosen]);
  }

  /**
   * The index of the most valuable place when what befalls on the way counts too, which is looked at only of one that would
   * be chosen; `best` is that without it.
   */
  #afterPeril(unit: number, best: number): number {
    const { range } = this;
    const values = this.#values;
    const looked = new Set([0]);
    for (let highest = best; ;) {
      if (looked.has(highest)) return highest;
      looked.add(highest);
      values[highest] += this.#peril(unit, range.places[highest]);
      highest = 0;
      for (let index = 1; index < range.count; index++) if (values[index] > values[highest]) highest = index;
    }
  }

  /** Points, expected, that effects of the package take or bring on the way to a place. */
  #peril(unit: number, place: number): number {
    this.walkTo(unit, place);
    return this.#perilOfWay(unit);
  }

  #perilOfCharge(unit: number): number {
    if (this.#heed.isIdle) return 0;
    this.#charge(unit);
    return this.#perilOfWay(unit);
  }

  /** The same for the plan just made: each hex that is entered counts, and that in which it ends. */
  #perilOfWay(unit: number): number {
    const graph = this.range.graphs[this.#battle.counters.size[unit] - 1];
    let value = 0;
    this.#commands.forEach((one, at) => {
      if (!STEP.is(one)) return;
      const edge = this.#positions[at] * graph.width + graph.steps.indexOf(argumentOf(one));
      const back = (graph.heading[edge] + 3) % 6;
      for (const hex of [graph.entered[edge], graph.secondEntered[edge]]) {
        if (hex < 0) continue;
        const from = graph.heading[edge] < 0 ? NONE : this.#battle.grid.neighbour[hex * 6 + back];
        value += this.#heed.entering(hex, from);
      }
    });
    return value;
  }

  /** The way of any piece to a place that the latest search of {@link range} reached. */
  walkTo(unit: number, place: number): void {
    this.#begin(unit);
    for (const step of this.range.stepsTo(place)) this.#commands.push(STEP.of(unit, step));
    this.#commands.push(STOP.of());
    this.destination = place >> 1;
    this.#trace();
  }

  /** Leaders go along with the plan just made. */
  takeAlong(leaders: readonly number[]): void {
    for (const leader of leaders) this.#commands.unshift(TAKE.of(leader));
    this.#trace();
  }

  /** True when something is to be moved. */
  get moves(): boolean {
    return this.#commands.length > 1 && this.gain > WEIGHTS.worthMoving;
  }

  /** The next command, if the position is the one foreseen and the command is legal; -1 otherwise. */
  next(unit: number, commands: CommandList): number {
    const battle = this.#battle;
    if (unit !== this.#unit || this.#next >= this.#commands.length) return NONE;
    if (this.#positions[this.#next] !== battle.left.of(unit) * 6 + battle.direction.of(unit)) return NONE;
    const one = this.#commands[this.#next];
    if (!commands.includes(one)) return NONE;
    this.#next++;
    return one;
  }

  #begin(unit: number): void {
    this.#unit = unit;
    this.#next = 0;
    this.target = NONE;
    this.#commands.length = 0;
  }

  #charge(unit: number): void {
    const { start, step, run, target } = this.#charges;
    this.walkTo(unit, start);
    this.#commands.pop();
    const graph = this.range.graphs[this.#battle.counters.size[unit] - 1];
    for (let count = 0; count < run; count++) this.#commands.push(STEP.of(unit, graph.steps[step]));
    this.#commands.push(CHARGE.of(unit, target));
    this.target = target;
    this.#trace();
  }

  /** Notes where the piece stands before each command. */
  #trace(): void {
    const battle = this.#battle;
    const { counters } = battle;
    const unit = this.#unit;
    const graph = this.range.graphs[counters.size[unit] - 1];
    let position = battle.left.of(unit) * 6 + (counters.kind[unit] === LEADER ? 0 : battle.direction.of(unit));
    this.#positions.length = 0;
    for (const one of this.#commands) {
      this.#positions.push(position);
      if (STEP.is(one)) position = graph.next[position * graph.width + graph.steps.indexOf(argumentOf(one))];
    }
    this.destination = position;
  }
}
