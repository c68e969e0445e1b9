/** Who is sent to hold or to guard the objectives: riders to the enemy's camp, guards in the own one [21.2]. */
import { type Departure, departuresOf, FAR, isTimeToGo } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { Distances } from './distances.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export class Assignments {
  readonly #battle: Battle;
  readonly #side: number;
  readonly #distances: Distances;
  readonly #weights: Weights;
  readonly #sent: Uint8Array;
  /** By unit: from which hexes alone it leaves the map in good order. */
  readonly #departures: ReadonlyMap<number, Departure>;
  /** By withdrawal: hexes to them. */
  readonly #waysOut = new Map<number, Uint8Array>();

  constructor(battle: Battle, side: number, distances: Distances, weights: Weights = WEIGHTS) {
    this.#weights = weights;
    this.#battle = battle;
    this.#side = side;
    this.#distances = distances;
    this.#sent = new Uint8Array(battle.counters.count);
    this.#departures = departuresOf(battle.game);
  }

  /** True when the unit should make for hexes of its assignment rather than for the enemy. */
  isSent(unit: number): boolean {
    return this.#sent[unit] === 1 || this.wayOut(unit) !== null;
  }

  /** Hexes to where a unit is to leave the map; null where it is not yet time to go there. */
  wayOut(unit: number): Uint8Array | null {
    const departure = this.#departures.get(unit);
    if (departure === undefined) return null;
    const battle = this.#battle;
    const way = this.#waysOut.get(departure.withdrawal) ?? this.#distances.toNearest(departure.hexes);
    this.#waysOut.set(departure.withdrawal, way);
    const hexes = way[battle.left.of(unit)];
    const movement = battle.counters.movement(unit, battle.face.of(unit));
    return isTimeToGo(battle, departure.withdrawal, hexes, movement) ? way : null;
  }

  /** Chooses anew, at the beginning of a phase. */
  assign(): void {
    this.#sent.fill(0);
    const { objective } = this.#distances;
    if (objective === null) return;
    const hexes = objective.zone.hexes.length;
    let wanted: number;
    if (objective.side === this.#side) {
      const open = this.#isLate() ? hexes - this.#enemiesNear(this.#weights.heldRadius) : 0;
      wanted = open > 0 ? open + this.#weights.raidReserve : 0;
    } else {
      const least = this.#battle.turn >= this.#weights.guardTurn ? Math.ceil(hexes / 2) : 0;
      wanted = Math.min(hexes, Math.max(least, this.#enemiesNear(this.#weights.guardRadius)));
    }
    for (let count = 0; count < wanted; count++) {
      const unit = this.#nearest();
      if (unit < 0) return;
      this.#sent[unit] = 1;
    }
  }

  /** Whether it is time to ride for the objective: earlier where the game is short. */
  #isLate(): boolean {
    if (this.#distances.objective?.decides === true) return true;
    const { turn, plan } = this.#battle;
    return turn >= Math.min(this.#weights.raidTurn, Math.ceil(plan.turns * this.#weights.raidPart));
  }

  /** Enemies who are not routed within so many hexes of the objective. */
  #enemiesNear(radius: number): number {
    const battle = this.#battle;
    let count = 0;
    for (const unit of battle.counters.unitsOf[battle.enemyOf(this.#side)]) {
      if (!battle.isInPlay(unit) || battle.rout.of(unit) > 0) continue;
      if (this.#distances.toGoal[battle.left.of(unit)] <= radius) count++;
    }
    return count;
  }

  /**
   * The unit nearest to the objective: one that does not fight hand to hand, which is missed least in the line, as long as
   * there is one, and an enemy to fight.
   */
  #nearest(): number {
    const battle = this.#battle;
    const isReady = (unit: number): boolean => battle.isInPlay(unit) && battle.rout.of(unit) === 0;
    const [own, enemies] = [this.#side, battle.enemyOf(this.#side)].map((side) => battle.counters.unitsOf[side]);
    const keepsLine = enemies.some(isReady) && own.some((unit) => isReady(unit) && !this.#strikes(unit));
    let best = -1;
    let least = FAR;
    for (const unit of own) {
      if (this.#sent[unit] === 1 || !isReady(unit) || (keepsLine && this.#strikes(unit))) continue;
      const movement = battle.counters.movement(unit, battle.face.of(unit));
      if (this.#distances.toGoal[battle.left.of(unit)] > this.#ride(movement)) continue;
      // Measured in turns of riding: foot never arrives.
      const distance = Math.floor((this.#distances.toGoal[battle.left.of(unit)] * 8) / Math.max(1, movement));
      if (distance >= least) continue;
      least = distance;
      best = unit;
    }
    return best;
  }

  /** Hexes that a rider can still go before the game ends, tired in the last turns [13.1]. */
  #ride(movement: number): number {
    const { turn, plan, parameters } = this.#battle;
    const fresh = Math.max(0, Math.min(plan.turns, parameters.fatigueFirstTurn - 1) - turn + 1);
    const tired = plan.turns - turn + 1 - fresh;
    return fresh * movement + tired * Math.floor(movement / parameters.fatigueMovementDivisor);
  }

  #strikes(unit: number): boolean {
    const { counters } = this.#battle;
    for (let face = 0; face < counters.faces[unit]; face++) if (counters.canMelee(unit, face)) return true;
    return false;
  }
}
