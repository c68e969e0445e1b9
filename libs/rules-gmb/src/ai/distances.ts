/** Distances that never change in a battle: to the own edge, to the objectives, and the hexes around each hex. */
import type { CompiledObjective } from '@hexwright/compiler';
import { FAR, fillDistance, goalsOf, orStraight, waysInto } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { WEIGHTS } from './weights.ts';

/** Hexes around a hex for company: radius two, itself included. */
export const COMPANY = 19;

/** Longest range for which the rings are kept. */
export const RINGS = 6;
/** Hexes in all rings up to {@link RINGS}. */
const RING_HEXES = 3 * RINGS * (RINGS + 1);

export class Distances {
  /** By side: hexes to its own edge. */
  readonly toEdge: readonly Uint8Array[];
  /** Hexes to the nearest one of the objective; {@link FAR} without one. */
  readonly toGoal: Uint8Array;
  /** Points of the objective in each hex. */
  readonly goalPoints: Int16Array;
  /** What a side goes for: the objective that is worth the most to itself, else the enemy's, which it guards. */
  readonly objective: Aim | null;
  /** `hex * COMPANY + index`: hexes within two, -1 beyond the map. */
  readonly company: Int32Array;
  /** Hexes by range, from {@link Distances.ringStart} on; -1 fills each ring where the map ends. */
  readonly rings: Int32Array;
  /** Out of which neighbours each hex can be come to: see {@link waysInto}. */
  readonly ways: Int32Array;
  /** True where prohibited terrain or hexsides make some way longer than the straight line, or bar it. */
  readonly hasBarriers: boolean;
  readonly #battle: Battle;
  readonly #queue: Int32Array;
  /** By hex: what {@link wayTo} has found. */
  readonly #waysTo = new Map<number, Uint8Array>();

  constructor(battle: Battle, side: number) {
    const { count } = battle.grid;
    this.#battle = battle;
    this.#queue = new Int32Array(count);
    this.ways = waysInto(battle.map);
    this.hasBarriers = this.ways.some((from, edge) => from !== battle.grid.neighbour[edge]);
    this.toEdge = battle.ownEdge.map((edge) => this.#spread(edge));
    const aims = aimsOf(battle);
    this.objective = dearest(aims, side) ?? dearest(aims, battle.enemyOf(side));
    this.goalPoints = new Int16Array(count);
    for (const hex of this.objective?.zone.hexes ?? []) this.goalPoints[hex] = this.objective?.points ?? 0;
    this.toGoal = this.toNearest(this.objective?.zone.hexes ?? []);
    this.company = new Int32Array(count * COMPANY).fill(-1);
    this.rings = new Int32Array(count * RING_HEXES).fill(-1);
    const filled = new Int32Array(RINGS + 1);
    for (let hex = 0; hex < count; hex++) {
      let index = 0;
      filled.fill(0);
      for (let other = 0; other < count; other++) {
        const range = battle.grid.distance(hex, other);
        if (range <= 2) this.company[hex * COMPANY + index++] = other;
        if (range > 0 && range <= RINGS) this.rings[this.ringStart(hex, range) + filled[range]++] = other;
      }
    }
  }

  /** Where in {@link rings} the hexes at that range from a hex begin; there are `6 * range` entries. */
  ringStart(hex: number, range: number): number {
    return hex * RING_HEXES + 3 * range * (range - 1);
  }

  /** Hexes from each hex to that one, around prohibited terrain and hexsides; in a straight line where there is no way. */
  wayTo(hex: number): Uint8Array {
    const known = this.#waysTo.get(hex);
    if (known !== undefined) return known;
    const { grid } = this.#battle;
    const straight = new Uint8Array(grid.count);
    for (let from = 0; from < grid.count; from++) straight[from] = Math.min(FAR - 1, grid.distance(from, hex));
    const way = this.hasBarriers ? new Uint8Array(grid.count).fill(FAR) : straight;
    if (this.hasBarriers) {
      way[hex] = 0;
      this.#queue[0] = hex;
      fillDistance(this.ways, way, this.#queue, 1);
      orStraight(way, straight);
    }
    this.#waysTo.set(hex, way);
    return way;
  }

  /** Hexes from each hex to the nearest of some, around prohibited terrain and hexsides. */
  toNearest(hexes: Iterable<number>): Uint8Array {
    const sources = new Uint8Array(this.#battle.grid.count);
    for (const hex of hexes) sources[hex] = 1;
    return this.#spread(sources);
  }

  /** Hexes from each hex to the nearest source, around prohibited terrain and hexsides. */
  #spread(sources: Uint8Array): Uint8Array {
    const field = new Uint8Array(sources.length).fill(FAR);
    let count = 0;
    for (let hex = 0; hex < sources.length; hex++) {
      if (sources[hex] === 0) continue;
      field[hex] = 0;
      this.#queue[count++] = hex;
    }
    fillDistance(this.ways, field, this.#queue, count);
    return field;
  }
}

/** Hexes that a side would have, and what each is worth to it. */
export interface Aim extends Pick<CompiledObjective, 'zone' | 'side' | 'points'> {
  /** Whether it wins by them, whatever the score. */
  readonly decides: boolean;
}

/** Objectives, and what conditions of victory ask for. */
function aimsOf({ game }: Battle): readonly Aim[] {
  return [
    ...game.objectives.map(({ zone, side, points }) => ({ zone, side, points, decides: false })),
    ...goalsOf(game).map(({ zone, side }) => ({ zone, side, points: WEIGHTS.decisive, decides: true })),
  ];
}

/** The aim of a side with the most points for each hex; null where it has none. */
function dearest(aims: readonly Aim[], side: number): Aim | null {
  const own = aims.filter((one) => one.side === side && one.points > 0);
  return own.toSorted((one, other) => other.points - one.points)[0] ?? null;
}
