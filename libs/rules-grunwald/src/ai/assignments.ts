/** Who is sent away from the line: riders to the camps of the enemy, guards to one's own [19.0]; those who hold or leave. */
import {
  departuresOf,
  FAR,
  fillDistance,
  type Goal,
  goalsOf,
  isTimeToGo,
  type Standoff,
  waysInto,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { ThreatMap } from './threat-map.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export class Assignments {
  readonly #battle: Battle;
  readonly #weights: Weights;
  readonly #threatMap: ThreatMap;
  readonly #standoff: Standoff;
  readonly #raiders = new Set<number>();
  readonly #guards = new Set<number>();
  readonly #holders = new Set<number>();
  /** Hexes by which the own side wins, else those by which the enemy does, which it bars. */
  readonly #goal: Goal | null;
  readonly #goalWay: Uint8Array;
  /** By unit: how it leaves the map, and hexes to there. */
  readonly #departures: ReadonlyMap<number, { readonly withdrawal: number; readonly way: Uint8Array }>;

  constructor(battle: Battle, threatMap: ThreatMap, standoff: Standoff, weights: Weights = WEIGHTS) {
    this.#weights = weights;
    this.#battle = battle;
    this.#threatMap = threatMap;
    this.#standoff = standoff;
    const goals = goalsOf(battle.game);
    this.#goal = goals.find(({ side }) => side === threatMap.side) ?? goals.at(0) ?? null;
    this.#goalWay = this.#wayTo(this.#goal?.zone.hexes ?? []);
    this.#departures = new Map(
      [...departuresOf(battle.game)].map(([unit, { withdrawal, hexes }]) => [
        unit,
        { withdrawal, way: this.#wayTo(hexes) },
      ]),
    );
  }

  /** Hexes from each hex to the nearest of some; FAR where there is no way. */
  #wayTo(hexes: Iterable<number>): Uint8Array {
    const { map, grid } = this.#battle;
    const field = new Uint8Array(grid.count).fill(FAR);
    const queue = new Int32Array(grid.count);
    let count = 0;
    for (const hex of hexes) {
      field[hex] = 0;
      queue[count++] = hex;
    }
    fillDistance(waysInto(map), field, queue, count);
    return field;
  }

  /** Hexes to where a unit is to hold, or to leave the map; null for one that is sent to neither. */
  wayOf(unit: number): Uint8Array | null {
    const departure = this.#departures.get(unit);
    const hexes = departure?.way[this.#battle.hex.of(unit)] ?? FAR;
    if (departure !== undefined && hexes !== FAR) {
      const movement = this.#battle.movementOf(unit);
      if (isTimeToGo(this.#battle, departure.withdrawal, hexes, movement)) return departure.way;
    }
    return this.#holders.has(unit) ? this.#goalWay : null;
  }

  /** Chooses anew, at the beginning of a movement phase. */
  choose(): void {
    const { counters } = this.#battle;
    const { campDistance, homeDistance } = this.#threatMap;
    this.#guards.clear();
    this.#raiders.clear();
    this.#holders.clear();
    const able = counters.unitsOf[this.#threatMap.side].filter((unit) => this.#isAble(unit));
    const take = (into: Set<number>, field: Uint8Array, count: number, fits: (unit: number) => boolean): void => {
      const turns = (unit: number): number => field[this.#battle.hex.of(unit)] / this.#battle.movementOf(unit);
      able
        .filter((unit) => field[this.#battle.hex.of(unit)] !== FAR && fits(unit))
        .toSorted((one, other) => turns(one) - turns(other) || one - other)
        .slice(0, count)
        .forEach((unit) => into.add(unit));
    };
    take(this.#holders, this.#goalWay, this.#holdersNeeded(), () => true);
    take(this.#guards, homeDistance, this.#guardsNeeded(), () => true);
    if (this.#battle.turn < this.#weights.raidTurn) return;
    take(
      this.#raiders,
      campDistance,
      this.#weights.raiders,
      (unit) => this.#battle.isHorse(unit) && !this.#guards.has(unit),
    );
  }

  #holdersNeeded(): number {
    if (this.#goal === null) return 0;
    const hexes = this.#goal.zone.hexes.length;
    return this.#goal.side === this.#threatMap.side ? hexes + this.#weights.goalReserve : Math.ceil(hexes / 2);
  }

  isRaider(unit: number): boolean {
    return this.#raiders.has(unit);
  }

  isGuard(unit: number): boolean {
    return this.#guards.has(unit);
  }

  /** In order, free to go, and not the guard of the king. */
  #isAble(unit: number): boolean {
    const battle = this.#battle;
    if (!battle.isInPlay(unit) || battle.isDisordered(unit) || battle.isGun(unit)) return false;
    return battle.counters.isBodyguard[unit] === 0 && !battle.isInEnemyZone(this.#threatMap.side, battle.hex.of(unit));
  }

  /**
   * One for each enemy who could soon be in a camp, and a few in any case: more where there is more to lose. None when a
   * stand-off has lasted too long: armies that both guard their camps never meet.
   */
  #guardsNeeded(): number {
    if (this.#standoff.isOver) return 0;
    const battle = this.#battle;
    const { side, homeDistance, openHome } = this.#threatMap;
    let near = 0;
    for (const enemy of battle.counters.unitsOf[battle.enemyOf(side)]) {
      if (!battle.isInPlay(enemy) || battle.isDisordered(enemy)) continue;
      if (homeDistance[battle.hex.of(enemy)] <= this.#weights.guardReach) near++;
    }
    return Math.min(this.#weights.guards, Math.ceil(this.#weights.watch * openHome) + near);
  }
}
