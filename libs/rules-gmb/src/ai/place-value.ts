/** How good it is for a unit to end its move in a place: prey, danger, company, front and goal. */
import { FAR, type Heed } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { Distances } from './distances.ts';
import type { Assignments } from './assignments.ts';
import type { Front } from './front.ts';
import type { ThreatMap } from './threat-map.ts';
import { FRONT, type Expectations, SIDE } from './expectations.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { shootingRange } from '../standard/08-3-shots.ts';
import { attackForbiddenFrom, fireForbiddenFrom, forbidden } from '../forbidden.ts';
import { LEGAL } from '@hexwright/engine';

/** What a neighbouring hex means to a double, by its direction seen from the left half, then from the right half. */
const ZONE_FROM_LEFT = [-1, FRONT, SIDE, SIDE, -1, -1] as const;
const ZONE_FROM_RIGHT = [SIDE, SIDE, FRONT, -1, -1, -1] as const;
/** Direction, from the left half, of the hex behind the centre. */
const BEHIND = 5;

/** Points that the shelter of a place is worth to a slow unit, its left half in the one hex and its right in the other. */
export type Sheltering = (unit: number, left: number, right: number) => number;

export class PlaceValue {
  readonly #battle: Battle;
  readonly #distances: Distances;
  readonly #threatMap: ThreatMap;
  readonly #expectations: Expectations;
  readonly #assignments: Assignments;
  readonly #front: Front;
  readonly #heed: Heed;
  readonly #weights: Weights;
  // About the unit that is being planned.
  #unit = 0;
  #double = false;
  /** Whether effects of the package wait for it on the map. */
  #heeds = false;
  #strikes = false;
  #keep = 1;
  #aims: Float32Array | null = null;
  #onAssignment = false;
  /** Hexes to where it leaves the map, where it is time. */
  #wayOut: Uint8Array | null = null;
  /** Hexes to the enemy that it makes for, by a way that can be gone. */
  #march: Uint8Array | null = null;
  /** Hexes to the enemy's edge. */
  readonly #forward: Uint8Array;
  /** Points for each hex nearer to the enemy. */
  #pull = 0;
  #shelters = false;
  /** Points that it may lose, by a striker, by a shot and by an enemy in contact: what these weigh, and what they take. */
  #struck = 0;
  #shotAt = 0;
  #contact = 0;
  /** What modules say of shelter. */
  #shelterings: readonly Sheltering[] = [];

  constructor(
    battle: Battle,
    distances: Distances,
    threatMap: ThreatMap,
    expectations: Expectations,
    assignments: Assignments,
    front: Front,
    heed: Heed,
    weights: Weights = WEIGHTS,
  ) {
    this.#weights = weights;
    this.#heed = heed;
    this.#battle = battle;
    this.#distances = distances;
    this.#threatMap = threatMap;
    this.#expectations = expectations;
    this.#assignments = assignments;
    this.#front = front;
    this.#forward = distances.toEdge[battle.enemyOf(threatMap.side)];
  }

  /** From now on the shelter of places counts as modules say. */
  heed(shelterings: readonly Sheltering[]): void {
    this.#shelterings = shelterings;
  }

  /** The unit whose places are to be valued. */
  prepare(unit: number): void {
    const battle = this.#battle;
    const { counters, grid } = battle;
    this.#unit = unit;
    this.#double = counters.size[unit] === 2;
    this.#strikes = false;
    this.#aims = null;
    let reach = 0;
    for (let face = 0; face < counters.faces[unit]; face++) {
      if (counters.canMelee(unit, face)) this.#strikes = true;
      const weapon = counters.weapon(unit, face);
      if (weapon < 0) continue;
      this.#aims = this.#threatMap.aims.subarray(weapon * grid.count, (weapon + 1) * grid.count);
      reach = shootingRange(battle, unit, face);
    }
    // Who stands within range and has not shot for long sees nobody from there.
    const shootingDistance = this.#threatMap.urgency > 1 ? 1 : reach;
    // Who can neither strike nor shoot, for want of arrows or by some other rule of a package, has no business there.
    const shoots = this.#aims !== null && forbidden(battle, 'fire', unit) === LEGAL;
    const unlessStriking = shoots ? shootingDistance : this.#weights.idleDistance;
    this.#keep = this.#strikes ? 1 : unlessStriking;
    this.#onAssignment = this.#assignments.isSent(unit);
    this.#wayOut = this.#assignments.wayOut(unit);
    const mark = this.#front.markOf(unit);
    this.#march = mark < 0 ? null : this.#distances.wayTo(mark);
    const onFoot = counters.movement(unit, 0) <= this.#weights.footMovement;
    const slowPull = this.#aims === null ? this.#weights.approachToStrike : this.#weights.approachOnFoot;
    const hasNoBusiness = this.#aims !== null && !this.#strikes && !shoots;
    this.#pull = hasNoBusiness ? 0 : (onFoot ? slowPull : this.#weights.approach) * this.#threatMap.urgency;
    this.#shelters = onFoot && this.#shelterings.length > 0 && counters.trains.length > 0;
    this.#struck = this.#weights.struck * this.#threatMap.struckLoss[unit];
    this.#shotAt = this.#weights.shotAt * this.#threatMap.shotLoss[unit];
    this.#contact = this.#weights.contact * this.#threatMap.struckLoss[unit];
    this.#threatMap.countFriends(unit);
    this.#heed.prepare(unit);
    this.#heeds = !this.#heed.isIdle;
  }

  /** Part of the gain of an attack that counts. */
  get preyWeight(): number {
    return this.#weights.prey;
  }

  /** Points, expected, of ending there. The charge, where there is one, is added when it is planned. */
  of(left: number, direction: number): number {
    return this.standing(left, direction) + this.#weights.prey * this.prey(left, direction);
  }

  /** What the place is worth without anybody being attacked from it. */
  standing(left: number, direction: number): number {
    const threatMap = this.#threatMap;
    const weights = this.#weights;
    const right = this.#double ? this.#battle.grid.neighbour[left * 6 + direction] : left;
    const distance = Math.min(threatMap.enemyDistance[left], threatMap.enemyDistance[right]);
    const strikes = Math.min(weights.strikers, Math.max(threatMap.strikes[left], threatMap.strikes[right]));
    let value =
      weights.friend * Math.min(weights.friendLimit, threatMap.friends[left]) -
      this.#struck * strikes -
      this.#shotAt * Math.max(threatMap.shots[left], threatMap.shots[right]);
    value += threatMap.captives[left] * weights.capture;
    if (this.#heeds) value += this.#heed.staying(left);
    if (this.#double) value += threatMap.captives[right] * weights.capture + this.#facing(left, direction);
    if (this.#onAssignment) return value + this.#assignment(left, right);
    const ahead = threatMap.line - weights.outrunReach - this.#forward[left];
    if (ahead > 0) value -= weights.outrun * ahead;
    if (distance > this.#keep) {
      if (this.#march !== null) value -= this.#pull * (Math.min(this.#march[left], this.#march[right]) - this.#keep);
    } else value -= weights.tooClose * (this.#keep - distance);
    if (this.#shelters) value += this.#shelter(left, right);
    return value;
  }

  /** The best attack from the place: a melee with somebody beside it, or a shot. */
  prey(left: number, direction: number): number {
    const threatMap = this.#threatMap;
    const right = this.#double ? this.#battle.grid.neighbour[left * 6 + direction] : left;
    let best = 0;
    if (this.#aims !== null) best = this.#weights.fireAgain * Math.max(this.#aims[left], this.#aims[right]);
    if (best > 0 && !this.#mayFire(left, direction)) best = 0;
    const contacts = Math.max(threatMap.contacts[left], threatMap.contacts[right]);
    if (contacts > 0) best -= this.#contact * contacts;
    if (!this.#strikes || threatMap.beside[left] + threatMap.beside[right] === 0) return best;
    return Math.max(best, this.#melee(left, right, direction));
  }

  /** Expected gain of the best melee of a unit in that place. */
  meleeFrom(unit: number, left: number, direction: number): number {
    this.#unit = unit;
    this.#double = this.#battle.counters.size[unit] === 2;
    this.#heed.prepare(unit);
    this.#heeds = !this.#heed.isIdle;
    const right = this.#double ? this.#battle.grid.neighbour[left * 6 + direction] : left;
    return this.#melee(left, right, direction);
  }

  /** Expected gain of the best shot of a unit, with any of its faces, from two hexes. */
  fireFrom(unit: number, left: number, right: number): number {
    const { counters, grid } = this.#battle;
    let best = 0;
    for (let face = 0; face < counters.faces[unit]; face++) {
      const weapon = counters.weapon(unit, face);
      if (weapon < 0) continue;
      const base = weapon * grid.count;
      best = Math.max(best, this.#threatMap.aims[base + left], this.#threatMap.aims[base + right]);
    }
    return best;
  }

  #melee(left: number, right: number, direction: number): number {
    const battle = this.#battle;
    const { neighbour } = battle.grid;
    let best = 0;
    for (let side = 0; side < 6; side++) {
      const zone = this.#double ? ZONE_FROM_LEFT[(side - direction + 6) % 6] : FRONT;
      const hex = neighbour[left * 6 + side];
      if (zone >= 0 && hex >= 0) best = Math.max(best, this.#attack(hex, zone, left, direction));
      if (!this.#double) continue;
      const other = ZONE_FROM_RIGHT[(side - direction + 6) % 6];
      const beyond = neighbour[right * 6 + side];
      if (other >= 0 && beyond >= 0) best = Math.max(best, this.#attack(beyond, other, left, direction));
    }
    return best;
  }

  /** Whether the package lets the unit fire from a place, once it has come there. */
  #mayFire(left: number, direction: number): boolean {
    if (!this.#heeds) return fireForbiddenFrom(this.#battle, this.#unit, left, direction) === LEGAL;
    return this.#heed.afterwards(left, () => fireForbiddenFrom(this.#battle, this.#unit, left, direction) === LEGAL);
  }

  #attack(hex: number, zone: number, left: number, direction: number): number {
    const enemy = this.#battle.unitIn(hex);
    if (enemy < 0 || this.#battle.counters.side[enemy] === this.#threatMap.side) return 0;
    if (!this.#mayAttack(enemy, left, direction)) return 0;
    return this.#expectations.supposedMelee(this.#unit, enemy, zone, false);
  }

  /** The same of an attack upon an enemy. */
  #mayAttack(enemy: number, left: number, direction: number): boolean {
    if (!this.#heeds) return attackForbiddenFrom(this.#battle, this.#unit, enemy, left, direction) === LEGAL;
    return this.#heed.afterwards(
      left,
      () => attackForbiddenFrom(this.#battle, this.#unit, enemy, left, direction) === LEGAL,
    );
  }

  #facing(left: number, direction: number): number {
    const { grid, counters } = this.#battle;
    const { enemyDistance } = this.#threatMap;
    const ahead = grid.neighbour[left * 6 + ((direction + 1) % 6)];
    const behind = grid.neighbour[left * 6 + ((direction + BEHIND) % 6)];
    let value = 0;
    if (ahead >= 0 && behind >= 0) value = this.#weights.facing * (enemyDistance[behind] - enemyDistance[ahead]);
    const unit = behind < 0 ? -1 : this.#battle.unitIn(behind);
    if (unit >= 0 && counters.side[unit] !== this.#threatMap.side) value -= this.#weights.enemyBehind;
    return value;
  }

  #assignment(left: number, right: number): number {
    if (this.#wayOut !== null) return -this.#weights.goal * Math.min(this.#wayOut[left], this.#wayOut[right]);
    const { toGoal, goalPoints } = this.#distances;
    const near = Math.min(toGoal[left], toGoal[right]);
    if (near === FAR) return 0;
    const held = goalPoints[left] + (right === left ? 0 : goalPoints[right]);
    return this.#weights.goalHeld * held - this.#weights.goal * near;
  }

  #shelter(left: number, right: number): number {
    let value = 0;
    for (const shelter of this.#shelterings) value += shelter(this.#unit, left, right);
    return value;
  }
}
