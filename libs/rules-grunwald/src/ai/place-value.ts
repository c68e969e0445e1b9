/** How good it is for a unit to end its move in a place: enemies, friends, flanks, front, ground and command. */
import { LEGAL } from '@hexwright/engine';
import { FAR, type Heed } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { attackForbiddenFrom } from '../forbidden.ts';
import { turnsBetween } from '../rules/06-zones-of-control.ts';
import { hasShock } from '../rules/07-5-shock.ts';
import { isKingReleased } from '../rules/15-1-king.ts';
import { isCommanded } from '../rules/15-3-command.ts';
import type { Assault } from './assault.ts';
import type { Assignments } from './assignments.ts';
import type { ThreatMap } from './threat-map.ts';
import type { Force, Expectations } from './expectations.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const NONE = -1;

export class PlaceValue {
  readonly #battle: Battle;
  readonly #weights: Weights;
  readonly #threatMap: ThreatMap;
  readonly #expectations: Expectations;
  readonly #assault: Assault;
  readonly #assignments: Assignments;
  readonly #heed: Heed;
  /** By terrain: what kinds of ground mean to horse and to foot. */
  readonly #village: number;
  readonly #marsh: number;
  readonly #covers: readonly number[];
  readonly #force: Force = { strength: 0, worth: 0, footWorth: 0, shocks: 0, foot: false };
  /** By hex: what it is worth to the unit whatever way it faces, and for which preparation that was found. */
  readonly #known: Float64Array;
  readonly #knownFor: Int32Array;
  #prepared = 0;
  // About the unit that is being planned.
  #unit = 0;
  #onFoot = false;
  #raids = false;
  /** Hexes to where it is sent to hold or to leave. */
  #sentBy: Uint8Array | null = null;
  #guards = false;
  #guardsKing = false;
  #pull = 0;
  /** Hexes of leaders who command it. */
  readonly #led: number[] = [];

  constructor(
    battle: Battle,
    threatMap: ThreatMap,
    expectations: Expectations,
    assault: Assault,
    assignments: Assignments,
    heed: Heed,
    weights: Weights = WEIGHTS,
  ) {
    this.#weights = weights;
    this.#heed = heed;
    this.#battle = battle;
    this.#threatMap = threatMap;
    this.#expectations = expectations;
    this.#assault = assault;
    this.#assignments = assignments;
    const terrain = (id: string): number => battle.game.vocabulary.indexOf('terrains', id);
    this.#village = terrain('village');
    this.#marsh = terrain('marsh');
    this.#covers = [terrain('woods'), terrain('camp')];
    this.#known = new Float64Array(battle.grid.count);
    this.#knownFor = new Int32Array(battle.grid.count);
  }

  /** The unit whose places are to be valued. */
  prepare(unit: number): void {
    const { counters } = this.#battle;
    const { eagerness, urgency } = this.#threatMap;
    this.#unit = unit;
    this.#prepared++;
    this.#onFoot = this.#battle.isFoot(unit);
    this.#raids = this.#assignments.isRaider(unit);
    this.#sentBy = this.#assignments.wayOf(unit);
    this.#guards = this.#assignments.isGuard(unit);
    this.#guardsKing = counters.isBodyguard[unit] === 1 && !isKingReleased(this.#battle, counters.side[unit]);
    this.#pull = (this.#onFoot ? this.#weights.approachOnFoot : this.#weights.approach) * eagerness * urgency;
    this.#heed.prepare(unit);
    this.#led.length = 0;
    for (const leader of counters.leadersOf[counters.side[unit]]) {
      const at = this.#battle.hex.of(leader);
      if (at >= 0 && isCommanded(this.#battle, leader, unit)) this.#led.push(at);
    }
  }

  /** Points, expected, of ending there. `facing` -1 for a unit without a front. */
  of(hex: number, facing: number): number {
    if (this.#knownFor[hex] !== this.#prepared) {
      this.#knownFor[hex] = this.#prepared;
      const peril = this.#heed.isIdle ? 0 : this.#heed.staying(hex);
      this.#known[hex] = this.#position(hex) + this.#ground(hex) + peril;
    }
    const value = this.#known[hex];
    return facing < 0 ? value : value + this.#front(hex, facing);
  }

  /** Distance to enemies and friends, whatever way the unit faces. */
  #position(hex: number): number {
    const { enemyDistance, quarry, enemies, friends, campDistance, homeDistance, bound } = this.#threatMap;
    const distance = enemyDistance[hex];
    // The unit counts itself among the friends.
    const company = friends[hex] - 1;
    const lonely = enemies[hex] - company;
    let value = this.#weights.friend * Math.min(this.#weights.friendLimit, company);
    if (lonely > 0) value -= this.#weights.outnumbered * lonely;
    if (this.#guardsKing) {
      const danger = this.#weights.king * Math.max(0, this.#weights.kingDistance - distance);
      return value - danger + this.#weights.kingCompany * Math.min(this.#weights.friendLimit, company);
    }
    if (this.#sentBy !== null && this.#sentBy[hex] !== FAR) return value - this.#weights.goal * this.#sentBy[hex];
    if (this.#raids && campDistance[hex] !== FAR) value -= this.#weights.raid * campDistance[hex];
    else if (this.#guards && homeDistance[hex] !== FAR) value -= this.#weights.guard * homeDistance[hex];
    else if (quarry[hex] !== FAR) value -= this.#pull * Math.max(0, this.#threatMap.march[hex] - bound);
    if (this.#raids || this.#guards) return value;
    let nearest = FAR;
    for (let at = 0; at < this.#led.length && nearest > this.#weights.commandNear; at++) {
      nearest = Math.min(nearest, this.#battle.grid.distance(this.#led[at], hex));
    }
    if (nearest > this.#weights.commandFar) value -= this.#weights.distant;
    else if (nearest > this.#weights.commandNear) value -= this.#weights.curtailed;
    return value;
  }

  #ground(hex: number): number {
    const terrain = this.#battle.map.terrain[hex];
    if (this.#onFoot) return this.#covers.includes(terrain) ? this.#weights.cover : 0;
    if (terrain === this.#village) return -this.#weights.village;
    return terrain === this.#marsh ? -this.#weights.marsh : 0;
  }

  /** Whom the unit has before it, beside it and behind it. */
  #front(hex: number, facing: number): number {
    const battle = this.#battle;
    const { side, quarry } = this.#threatMap;
    const { counters } = battle;
    let value = 0;
    let ahead = NONE;
    for (let direction = 0; direction < 6; direction++) {
      const to = battle.beyond(hex, direction);
      const unit = to < 0 ? NONE : battle.unitIn(to);
      if (unit < 0 || unit === this.#unit) continue;
      const turns = turnsBetween(facing, direction);
      const isOrdered = !battle.isDisordered(unit);
      if (counters.side[unit] === side) {
        if (turns === 0 || turns === 3) value -= this.#weights.inFile;
        else if (isOrdered) value += this.#weights.flank;
      } else if (turns === 0 && !battle.isClosed(hex, direction)) ahead = unit;
      else if (isOrdered && turns > 1) value -= this.#weights.enemyBehind;
    }
    const front = battle.beyond(hex, facing);
    const back = battle.beyond(hex, (facing + 3) % 6);
    if (front >= 0 && back >= 0) value += this.#weights.facing * (quarry[back] - quarry[front]);
    const struck = battle.isInEnemyAttackZone(side, hex);
    if (ahead >= 0 && !this.#mayAttack(hex, ahead)) ahead = NONE;
    if (ahead < 0) return struck ? value - this.#weights.struck : value;
    // [7.13]
    if (struck && battle.attackZoneOf(ahead) !== hex) return value - this.#weights.struck;
    return value + this.#weights.prey * this.#attack(hex, ahead);
  }

  /** Whether the package lets the unit attack from the hex, once it has come there. */
  #mayAttack(hex: number, target: number): boolean {
    const ask = (): boolean => attackForbiddenFrom(this.#battle, this.#unit, hex, target) === LEGAL;
    return this.#heed.isIdle ? ask() : this.#heed.afterwards(hex, ask);
  }

  /** What the unit adds to the attack on an enemy before it, by those who face it already or will. */
  #attack(hex: number, target: number): number {
    const battle = this.#battle;
    const at = battle.hex.of(target);
    const force = this.#force;
    force.strength = 0;
    force.worth = 0;
    force.footWorth = 0;
    force.shocks = 0;
    force.foot = false;
    const hasFront = !battle.isDisordered(target);
    const facing = battle.facing.of(target);
    let rear = false;
    let covered = 0;
    for (let way = 0; way < 6; way++) {
      const from = battle.beyond(at, way);
      if (from < 0 || from === hex) continue;
      const unit = this.#assault.attackerAt(from, at);
      if (unit < 0 || unit === this.#unit) continue;
      this.#join(unit, from, at);
      if (hasFront && turnsBetween(facing, way) > 1) rear = true;
      covered |= 1 << way;
    }
    const before = covered === 0 ? 0 : this.#gain(target, at, rear);
    this.#join(this.#unit, hex, at);
    const own = battle.grid.directionBetween(at, hex);
    if (hasFront && turnsBetween(facing, own) > 1) rear = true;
    const cost = this.#battle.isFoot(this.#unit) ? 0 : this.#weights.attacker / 2;
    return this.#gain(target, at, rear) - before - cost;
  }

  #gain(target: number, at: number, rear: boolean): number {
    const defence = this.#expectations.strength(target, at, at, false, rear);
    return this.#expectations.gain(this.#force, target, defence, false);
  }

  #join(unit: number, from: number, at: number): void {
    const force = this.#force;
    const worth = this.#expectations.worth[unit];
    force.strength += this.#expectations.strength(unit, from, at, true, false);
    force.worth += worth;
    if (this.#battle.isFoot(unit)) {
      force.foot = true;
      force.footWorth += worth;
    }
    if (hasShock(this.#battle, unit)) force.shocks++;
  }
}
