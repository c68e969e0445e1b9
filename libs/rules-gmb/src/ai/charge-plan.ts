/** Finds the best charge of a unit: straight on from every place it has reached, until an enemy stands ahead [5.3]. */
import { LEGAL } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { attackForbiddenFrom } from '../forbidden.ts';
import { meets } from '../combat-question.ts';
import { MovementRange } from '../movement-range.ts';
import { targetRefusal } from '../standard/05-3-charges.ts';
import type { StepGraph } from '../step-graph.ts';
import { movementAllowance } from '../standard/13-fatigue.ts';
import type { ThreatMap } from './threat-map.ts';
import type { PlaceValue } from './place-value.ts';
import { FRONT, type Expectations, SIDE } from './expectations.ts';

/** Indices of the two forward steps among the steps of a double. */
const FORWARD = [0, 1] as const;
const AROUND = [0, 1, 2, 3, 4, 5] as const;

/** Whether a unit thinks of charging at all: the fatigued run short [13.1]. */
export function thinksOfCharging(battle: Battle, unit: number): boolean {
  return !battle.fatigued && meets(battle, 'may-charge', unit);
}

export class ChargePlan {
  /** The best charge found: where its run starts, along which step, how long, and at whom; -1 when there is none. */
  target = -1;
  start = 0;
  step = 0;
  run = 0;
  value = 0;
  readonly #battle: Battle;
  readonly #range: MovementRange;
  readonly #threatMap: ThreatMap;
  readonly #expectations: Expectations;
  readonly #places: PlaceValue;

  constructor(
    battle: Battle,
    range: MovementRange,
    threatMap: ThreatMap,
    expectations: Expectations,
    places: PlaceValue,
  ) {
    this.#battle = battle;
    this.#range = range;
    this.#threatMap = threatMap;
    this.#expectations = expectations;
    this.#places = places;
  }

  /** Looks from all places that the latest search of the range reached; the place values must be prepared for the unit. */
  seek(unit: number): void {
    const battle = this.#battle;
    const range = this.#range;
    this.target = -1;
    this.value = -Infinity;
    if (!thinksOfCharging(battle, unit)) return;
    const allowance = movementAllowance(battle, unit, false);
    const least = battle.parameters.chargeRun;
    if (this.#threatMap.enemyDistance[battle.left.of(unit)] > allowance + 2) return;
    const graph = range.graphs[battle.counters.size[unit] - 1];
    const headings = battle.counters.size[unit] === 2 ? FORWARD : AROUND;
    for (let index = 0; index < range.count; index++) {
      const place = range.places[index];
      const left = allowance - range.costOf(place);
      if (left < least) break;
      const distance = this.#threatMap.enemyDistance[MovementRange.leftOf(place)];
      if (distance < least || distance > left + 2) continue;
      for (const heading of headings) this.#runFrom(unit, graph, place, heading, left);
    }
  }

  #runFrom(unit: number, graph: StepGraph, place: number, index: number, points: number): void {
    const range = this.#range;
    const least = this.#battle.parameters.chargeRun;
    let position = place >> 1;
    for (let run = 1, left = points; ; run++) {
      const edge = position * graph.width + index;
      const before = position;
      position = graph.next[edge];
      if (position < 0 || graph.charges[edge] === 0) return;
      left -= range.costOfStep(unit, graph, before, index);
      if (left < 0) return;
      if (!range.mayEnter(unit, graph.entered[edge], before)) return;
      if (graph.secondEntered[edge] >= 0 && !range.mayEnter(unit, graph.secondEntered[edge], before)) return;
      if (run >= least) this.#weigh(unit, position, place, index, run, graph.heading[edge]);
    }
  }

  #weigh(unit: number, position: number, place: number, step: number, run: number, heading: number): void {
    const battle = this.#battle;
    const { neighbour } = battle.grid;
    const left = Math.floor(position / 6);
    const direction = position % 6;
    if (this.#threatMap.enemyDistance[left] > 2) return;
    const double = battle.counters.size[unit] === 2;
    const right = double ? neighbour[left * 6 + direction] : left;
    let standing = NaN;
    for (let ahead = 0; ahead < 3; ahead++) {
      const hex = double
        ? neighbour[(ahead === 2 ? right : left) * 6 + ((direction + (ahead === 0 ? 2 : 1)) % 6)]
        : neighbour[left * 6 + ((heading + ahead + 5) % 6)];
      const target = hex < 0 ? -1 : battle.unitIn(hex);
      if (target < 0 || battle.counters.side[target] === this.#threatMap.side) continue;
      // [15.31]
      if (targetRefusal(battle, unit, target, left, right) !== LEGAL) continue;
      // Nobody charges those whom a package lets nobody strike.
      if (attackForbiddenFrom(battle, unit, target, left, direction) !== LEGAL) continue;
      const zone = double && !this.#isCentral(target, left, direction) ? SIDE : FRONT;
      const gain = this.#expectations.supposedMelee(unit, target, zone, true);
      if (gain <= 0) continue;
      if (Number.isNaN(standing)) standing = this.#places.standing(left, direction);
      const value = this.#places.preyWeight * gain + standing;
      if (value <= this.value) continue;
      this.value = value;
      this.target = target;
      this.start = place;
      this.step = step;
      this.run = run;
    }
  }

  /** True when the target covers the hex before the centre. */
  #isCentral(target: number, left: number, direction: number): boolean {
    const hex = this.#battle.grid.neighbour[left * 6 + ((direction + 1) % 6)];
    return hex >= 0 && this.#battle.covers(target, hex);
  }
}
