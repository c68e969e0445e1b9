/**
 * Every place that a piece can reach in the Movement Phase [5.1], by the same step tests and costs that the moves use:
 * for players that plan, and for screens that light the hexes up.
 */
import { LEGAL } from '@hexwright/engine';
import { CostQueue } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { entryForbidden, isEntryFree } from './forbidden.ts';
import { strays } from './standard/05-1-moves.ts';
import type { Parameters } from './parameters.ts';
import { hexRefusal, positionRefusal } from './standard/06-stacking.ts';
import { enteringCost } from './standard/07-terrain.ts';
import { movementAllowance } from './standard/13-fatigue.ts';
import { PACKED, StepGraph } from './step-graph.ts';

/** Of singles and of doubles. */
type StepGraphs = readonly [StepGraph, StepGraph];

const PACKED_BITS = Math.log2(PACKED);
const SEARCH_LIMIT = 0x7fffff;

/**
 * One search at a time. A place is a number: `left * 12 + direction * 2 + strayed`, where `strayed` matters only to the
 * fatigued [13.1]. Reused between searches; allocates nothing after the first.
 */
export class MovementRange {
  /** Places reached, cheapest first; the first is where the piece stands. */
  readonly places: Int32Array;
  count = 0;
  readonly #battle: Battle;
  /** By the parameters of some turns: what they make of the steps. Most packages have the same in all. */
  readonly #graphs = new Map<Parameters, StepGraphs>();
  /** Those of the turn that was asked about last: they are asked for at every step of a charge. */
  #known: { readonly parameters: Parameters; readonly graphs: StepGraphs } | null = null;
  /** By hex: `search * 2`, and 1 where the piece of that search may enter, but for what the package forbids. */
  readonly #open: Int32Array;
  /** By place: `search * PACKED + PACKED - 1 - cost` of the latest search that reached it, so that more is cheaper. */
  readonly #reached: Int32Array;
  readonly #parent: Int32Array;
  readonly #step: Uint8Array;
  readonly #queue = new CostQueue(PACKED);
  #search = 0;
  /** True when exclusive rules have a say about where the counters stand. */
  readonly #isGuarded: boolean;
  /** True when the package modifies what steps cost. */
  readonly #isPriced: boolean;
  /** True when the package forbids some entries. */
  readonly #isForbidding: boolean;
  /** True when fatigue is in effect in the search under way [13.0]. */
  #isTired = false;

  constructor(battle: Battle) {
    const places = battle.grid.count * 12;
    this.#battle = battle;
    this.#isGuarded = battle.hooks['position.refuse'] !== null;
    this.#isPriced = !battle.charts.movementCost.isEmpty;
    this.#isForbidding = !isEntryFree(battle.charts);
    this.#open = new Int32Array(battle.grid.count);
    this.places = new Int32Array(places);
    this.#reached = new Int32Array(places);
    this.#parent = new Int32Array(places);
    this.#step = new Uint8Array(places);
  }

  /** Steps of singles and of doubles, as they are in the turn that is played. */
  get graphs(): StepGraphs {
    const { parameters } = this.#battle;
    if (this.#known?.parameters !== parameters) this.#known = { parameters, graphs: this.#graphsBy(parameters) };
    return this.#known.graphs;
  }

  #graphsBy(parameters: Parameters): StepGraphs {
    const battle = this.#battle;
    const graphs = this.#graphs.get(parameters) ?? ([new StepGraph(battle, 1), new StepGraph(battle, 2)] as const);
    this.#graphs.set(parameters, graphs);
    return graphs;
  }

  static leftOf(place: number): number {
    return Math.floor(place / 12);
  }

  static directionOf(place: number): number {
    return (place % 12) >> 1;
  }

  /** True when the way to the place strayed from the friendly edge [13.1]. */
  static hasStrayed(place: number): boolean {
    return (place & 1) === 1;
  }

  /** Movement points spent to a place that the latest search reached. */
  costOf(place: number): number {
    return PACKED - 1 - (this.#reached[place] & (PACKED - 1));
  }

  /** True when the latest search reached the place. */
  reaches(place: number): boolean {
    return this.#reached[place] >= this.#search * PACKED;
  }

  /**
   * Finds everything that `piece` can reach from where it stands with its allowance. For a piece under way, `spent`
   * movement points are gone and `strayed` says whether it has strayed from its edge [13.1]. With `more` points than it
   * has, what is too far shows what it would take; all costs together stay below {@link PACKED}.
   */
  search(piece: number, spent = 0, strayed = false, more = 0): void {
    const battle = this.#battle;
    this.#nextSearch();
    this.count = 0;
    // A search reckons with fewer points than the rules could: no map is so dear.
    const far = Math.min(PACKED - 1, movementAllowance(battle, piece, false) + more);
    const farAstray = movementAllowance(battle, piece, true) + more;
    const graph = this.graphs[battle.counters.size[piece] - 1];
    this.#isTired = battle.fatigued;
    const start = battle.left.of(piece) * 12 + battle.direction.of(piece) * 2 + (strayed && this.#isTired ? 1 : 0);
    // Where it stands it is, whatever it has spent of whatever it has.
    const last = Math.max(far, spent);
    const queue = this.#queue;
    queue.begin(last);
    this.#reach(start, spent, -1, 0);
    for (let cost = spent; cost <= last; cost++) {
      queue.goTo(cost);
      for (let place = queue.take(); place >= 0; place = queue.take()) {
        if (this.costOf(place) !== cost) continue;
        this.places[this.count++] = place;
        // Most places are as far as the piece comes.
        if (cost + graph.least[place >> 1] <= far) this.#expand(piece, place, graph, cost, far, farAstray);
      }
    }
  }

  #expand(piece: number, place: number, graph: StepGraph, cost: number, far: number, farAstray: number): void {
    // Read once: nothing is done more often than what follows.
    const { packed, entered, secondEntered, width } = graph;
    const reached = this.#reached;
    const isPriced = this.#isPriced;
    const isGuarded = this.#isGuarded;
    const isTired = this.#isTired;
    const base = this.#search * PACKED + PACKED - 1;
    const from = place >> 1;
    const first = from * width;
    const last = first + width;
    for (let edge = first; edge < last; edge++) {
      const move = packed[edge];
      if (move < 0) continue;
      const spent = cost + (isPriced ? this.costOfStep(piece, graph, from, edge - first) : move & (PACKED - 1));
      if (spent > far) continue;
      const position = move >> PACKED_BITS;
      const off = isTired && ((place & 1) === 1 || strays(this.#battle, piece, graph.heading[edge]));
      const next = position * 2 + (off ? 1 : 0);
      if (reached[next] >= base - spent) continue;
      if (off && spent > farAstray) continue;
      const hex = entered[edge];
      if (hex >= 0) {
        if (!this.mayEnter(piece, hex, from)) continue;
        const second = secondEntered[edge];
        if (second >= 0 && !this.mayEnter(piece, second, from)) continue;
      }
      if (isGuarded && !this.#mayStand(piece, position)) continue;
      this.#reach(next, spent, place, graph.steps[edge - first]);
    }
  }

  /** Movement points of step number `index` of its graph for the piece from a position, with the modifiers of the package. */
  costOfStep(piece: number, graph: StepGraph, position: number, index: number): number {
    const { cost, width, entered, secondEntered, heading } = graph;
    const edge = position * width + index;
    if (!this.#isPriced || entered[edge] < 0) return cost[edge];
    const battle = this.#battle;
    const left = Math.floor(position / 6);
    const direction = position % 6;
    return enteringCost(battle, piece, cost[edge], entered[edge], secondEntered[edge], heading[edge], left, direction);
  }

  /** Numbers the search; where the numbers end, everything is forgotten and they begin again. */
  #nextSearch(): void {
    this.#search++;
    if (this.#search < SEARCH_LIMIT) return;
    this.#search = 1;
    this.#reached.fill(0);
    this.#open.fill(0);
  }

  #mayStand(piece: number, position: number): boolean {
    return positionRefusal(this.#battle, piece, Math.floor(position / 6), position % 6) === LEGAL;
  }

  /**
   * True when `piece`, whose search was the latest, may enter the hex from a position. Only what the package forbids
   * depends on the position; the rest is asked once a search and hex.
   */
  mayEnter(piece: number, hex: number, position: number): boolean {
    const known = this.#open[hex];
    const isOpen = known >> 1 === this.#search ? (known & 1) === 1 : this.#isOpen(piece, hex);
    return isOpen && (!this.#isForbidding || this.#isAllowed(piece, hex, position));
  }

  /** Asks it of the rules. Apart from {@link mayEnter}, which is asked of every step and stays small for it. */
  #isOpen(piece: number, hex: number): boolean {
    const isOpen = hexRefusal(this.#battle, piece, hex) === LEGAL;
    this.#open[hex] = this.#search * 2 + (isOpen ? 1 : 0);
    return isOpen;
  }

  #isAllowed(piece: number, hex: number, position: number): boolean {
    return entryForbidden(this.#battle, piece, hex, Math.floor(position / 6), position % 6) === LEGAL;
  }

  #reach(place: number, cost: number, parent: number, step: number): void {
    this.#reached[place] = this.#search * PACKED + PACKED - 1 - cost;
    this.#parent[place] = parent;
    this.#step[place] = step;
    this.#queue.add(place, cost);
  }

  /** The place from which the latest search reached this one; -1 where it began. */
  parentOf(place: number): number {
    return this.#parent[place];
  }

  /** The step from there to here. */
  stepInto(place: number): number {
    return this.#step[place];
  }

  /** The steps that lead to a place reached, in order. */
  stepsTo(place: number): number[] {
    const steps: number[] = [];
    for (let at = place; this.#parent[at] >= 0; at = this.#parent[at]) steps.push(this.#step[at]);
    return steps.reverse();
  }
}
