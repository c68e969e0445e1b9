/** The ground as the files of a package have it, measured the slow way: what is shown and played must agree with it. */
import type { SeenGround } from '@hexwright/compiler';
import type { PieceView } from '@hexwright/engine';
import { createNumbering, directionFromName, Grid, type Numbering } from '@hexwright/hex';
import type { Feature, Hexside, LinkedMap, LinkedPackage, Terrain } from '@hexwright/model';

/** No way leads there. */
export const NO_WAY = Number.POSITIVE_INFINITY;

/** A cost of everybody, and of single classes. */
type Priced = Pick<Feature, 'cost' | 'costs'> | Pick<Terrain, 'cost' | 'costs'>;

export class Surveyor implements SeenGround {
  readonly grid: Grid;
  readonly #linked: LinkedPackage;
  readonly #map: LinkedMap;
  readonly #numbering: Numbering;
  /** Kinds of hexside and of road on each step, `hex * 6 + direction`. */
  readonly #hexsides = new Map<number, Set<string>>();
  readonly #roads = new Map<number, Set<string>>();

  /** By class what each step costs, once it was asked. */
  readonly #steps = new Map<string, readonly number[]>();

  constructor(linked: LinkedPackage) {
    if (linked.map === null) throw new RangeError('There is no map to measure.');
    this.#linked = linked;
    this.#map = linked.map;
    this.grid = new Grid(linked.map.grid);
    this.#numbering = createNumbering(linked.map.numbering, this.grid);
    for (const { feature, between } of linked.map.hexsides) this.#lay(this.#hexsides, feature, between);
    for (const { feature, path } of linked.map.features) {
      for (let at = 1; at < path.length; at++) this.#lay(this.#roads, feature, path.slice(at - 1, at + 1));
    }
  }

  #lay(into: Map<number, Set<string>>, kind: string, labels: readonly string[]): void {
    const [one, other] = labels.map((label) => this.#numbering.hexOf(label));
    for (const [from, to] of [
      [one, other],
      [other, one],
    ]) {
      const step = from * 6 + this.grid.directionBetween(from, to);
      into.set(step, (into.get(step) ?? new Set()).add(kind));
    }
  }

  /** Movement points of a step for troops of a class; {@link NO_WAY} where nobody steps. */
  step(hex: number, direction: number, troops = ''): number {
    const known = this.#steps.get(troops) ?? this.#measure(troops);
    this.#steps.set(troops, known);
    return known[hex * 6 + direction];
  }

  #measure(troops: string): readonly number[] {
    return Array.from({ length: this.grid.count * 6 }, (_, step) => this.#step(Math.floor(step / 6), step % 6, troops));
  }

  #step(hex: number, direction: number, troops: string): number {
    const beyond = this.grid.neighbour[hex * 6 + direction];
    if (beyond < 0) return NO_WAY;
    const { terrains, features } = this.#linked;
    const terrain = terrains.find(({ id }) => id === this.#terrainOf(beyond));
    if (terrain === undefined || terrain.cost === 'prohibited') return NO_WAY;
    const roads = features.filter(({ id }) => this.#roads.get(hex * 6 + direction)?.has(id) === true);
    const ground = Math.min(...[terrain, ...roads].map((priced) => costFor(priced, troops)));
    return ground + this.#crossing(hex, direction, beyond, roads);
  }

  #terrainOf(hex: number): string {
    return this.#map.terrainCodes[this.#map.terrain[this.grid.rowOf(hex)][this.grid.columnOf(hex)]];
  }

  #heightOf(hex: number): number {
    return Number(this.#map.elevation[this.grid.rowOf(hex)][this.grid.columnOf(hex)]);
  }

  before({ places: [left], across }: PieceView): readonly number[] {
    const ways = across === null ? [0, 1, 2, 3, 4, 5] : [(across + 1) % 6];
    return ways.map((direction) => this.grid.neighbour[left * 6 + direction]);
  }

  ahead({ facing, places: [hex] }: PieceView, troops: string | undefined): number {
    if (facing === null) return -1;
    const direction = directionFromName(this.grid.orientation, facing);
    return this.step(hex, direction, troops) === NO_WAY ? -1 : this.grid.neighbour[hex * 6 + direction];
  }

  areOpen({ places }: PieceView, { places: others }: PieceView): boolean {
    return places.some((hex) =>
      others.some((there) => this.grid.distance(hex, there) === 1 && this.#isOpenBetween(hex, there)),
    );
  }

  /** Whether one sees from a hex into another beside it, whatever the rules of sight: open ground, and as high. */
  #isOpenBetween(hex: number, beyond: number): boolean {
    const terrain = this.#linked.terrains.find(({ id }) => id === this.#terrainOf(beyond));
    return (terrain?.sight ?? 'open') === 'open' && this.#heightOf(hex) === this.#heightOf(beyond);
  }

  /** What the hexside adds: all that lies there and nothing carries across, or by a rule the dearest of it. */
  #crossing(hex: number, direction: number, beyond: number, roads: readonly Feature[]): number {
    const drawn = this.#hexsides.get(hex * 6 + direction) ?? new Set<string>();
    const rise = Math.sign(this.#heightOf(beyond) - this.#heightOf(hex));
    const isThere = ({ id, when }: Hexside): boolean =>
      drawn.has(id) || (when === 'climbing' && rise > 0) || (when === 'descending' && rise < 0);
    const there = this.#linked.hexsides.filter(isThere);
    const isCrossed = ({ id }: Hexside): boolean =>
      [...there.filter((other) => drawn.has(other.id) && other.id !== id), ...roads].some(({ crosses = [] }) =>
        crosses.includes(id),
      );
    const paid = there.filter((kind) => kind.when !== 'crossing' || !isCrossed(kind)).map(({ cost }) => cost);
    if (paid.includes('prohibited')) return NO_WAY;
    const costs = paid.map(Number);
    const isDearest = this.#linked.parameters.some(({ id, value }) => id === 'crossing-costs' && value === 'dearest');
    return isDearest ? Math.max(0, ...costs) : costs.reduce((sum, cost) => sum + cost, 0);
  }

  /**
   * By hex, the points of the cheapest way from one hex, with so much spent, over hexes that may be entered.
   *
   * @param ends points with which a way is at its end, even where another step costs nothing
   */
  spread(
    from: number,
    { spent, limit, ends = NO_WAY }: { readonly spent: number; readonly limit: number; readonly ends?: number },
    troops: string | undefined,
    mayEnter: (hex: number) => boolean,
  ): readonly number[] {
    const cost = Array.from({ length: this.grid.count }, () => NO_WAY);
    cost[from] = spent;
    const open = [from];
    for (let hex = open.shift(); hex !== undefined; hex = open.shift()) {
      if (cost[hex] >= ends) continue;
      for (let direction = 0; direction < 6; direction++) {
        const beyond = this.grid.neighbour[hex * 6 + direction];
        if (beyond < 0 || !mayEnter(beyond)) continue;
        const sum = cost[hex] + this.step(hex, direction, troops);
        if (sum > limit || sum >= cost[beyond]) continue;
        cost[beyond] = sum;
        open.push(beyond);
      }
    }
    return cost;
  }
}

function costFor({ cost, costs = {} }: Priced, troops: string): number {
  const own = Object.hasOwn(costs, troops) ? costs[troops] : cost;
  return typeof own === 'number' ? own : NO_WAY;
}
