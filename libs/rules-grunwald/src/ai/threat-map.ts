/** What a side sees when it decides: fields over the map, made anew in every step of the sequence. */
import { FAR, fillDistance, orStraight, waysInto } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { terrain } from '../rules/20-1-terrain-effects.ts';
import type { Rings } from './rings.ts';
import { WEIGHTS } from './weights.ts';

const NOWHERE = -1;
/** How much longer a way through an enemy zone seems to a rider. */
const ZONE_DETOUR = 3;

export class ThreatMap {
  readonly side: number;
  /** Hexes to the nearest enemy in order. */
  readonly enemyDistance: Uint8Array;
  readonly #march: Uint8Array;
  /** True since the enemy has moved: {@link march} is measured when somebody asks. */
  #marchIsOld = true;
  /** Hexes to the nearest enemy in disorder, while no enemy is in order. */
  readonly #routed: Uint8Array;
  #isRout = false;
  readonly #ways: Int32Array;
  /** Enemies in order within three hexes, own units in order within two. */
  readonly enemies: Int16Array;
  readonly friends: Int16Array;
  /** Hexes, and detours around enemies, to the nearest camp hex that still scores. */
  readonly campDistance: Uint8Array;
  /** Hexes to the nearest camp hex of one's own that the enemy could still score by. */
  readonly homeDistance: Uint8Array;
  /** Points for entering a hex: camp, standard, a leader alone. */
  readonly prize: Float32Array;
  /** Part of the worth of the unit's troops that a step into the hex costs, by troops: `troops * hexes + hex`. */
  readonly risk: Float32Array;
  /** What of {@link risk} never changes: marsh [4.56]. */
  readonly #bogs: Float32Array;
  /** Part of the pull towards the enemy that is felt, for who waits behind pits. */
  eagerness = 1;
  /** Hexes from the enemy at which nobody is drawn nearer. */
  bound: number = WEIGHTS.bound;
  /** How much stronger than at first the pull towards the enemy is felt, for who has waited too long. */
  urgency = 1;
  readonly #battle: Battle;
  readonly #rings: Rings;
  /** By own unit: the hex with which it is counted among the friends, or -1. */
  readonly #counted: Int32Array;
  /** By enemy: the hex with which it was measured, or -1. */
  readonly #met: Int32Array;
  readonly #queue: Int32Array;
  /** Hexes that {@link #measureWays} will come to next, by distance, and how many of each. */
  readonly #waves: readonly Int32Array[];
  readonly #waiting = new Int32Array(ZONE_DETOUR + 1);
  #serial = NOWHERE;
  /** Camp hexes by which the enemy could score when {@link homeDistance} was measured: it changes with them alone. */
  #home = NOWHERE;

  constructor(battle: Battle, side: number, rings: Rings) {
    const { count } = battle.grid;
    this.#battle = battle;
    this.#rings = rings;
    this.side = side;
    this.enemyDistance = new Uint8Array(count).fill(FAR);
    this.#march = new Uint8Array(count);
    this.#routed = new Uint8Array(count);
    this.#ways = waysInto(battle.map);
    this.enemies = new Int16Array(count);
    this.friends = new Int16Array(count);
    this.campDistance = new Uint8Array(count);
    this.homeDistance = new Uint8Array(count);
    this.prize = new Float32Array(count);
    this.risk = new Float32Array(count * TROOPS);
    this.#bogs = new Float32Array(this.risk.length);
    for (const unit of battle.counters.unitsOf[side]) {
      const first = battle.troopsOf(unit) * count;
      for (let hex = 0; hex < count; hex++)
        if (terrain.of(battle).checksForLosses(unit, hex))
          this.#bogs[first + hex] = WEIGHTS.marshFear * bogLoss(battle);
    }
    this.#counted = new Int32Array(battle.counters.count).fill(NOWHERE);
    this.#met = new Int32Array(battle.counters.count).fill(NOWHERE);
    this.#queue = new Int32Array(count);
    this.#waves = Array.from(this.#waiting, () => new Int32Array(count));
  }

  /** Forgets what was seen: a new game begins. */
  forget(): void {
    this.#serial = NOWHERE;
    this.#home = NOWHERE;
  }

  /** Camp hexes of one's own by which the enemy could still score, as last measured. */
  get openHome(): number {
    return Math.max(0, this.#home);
  }

  /** Makes sure that the fields fit the step of the sequence. */
  update(): void {
    const battle = this.#battle;
    if (this.#serial === battle.serial) return;
    this.#serial = battle.serial;
    this.#measureEnemies();
    this.#countFriends();
    this.#measurePrizes();
    this.#measureRisks();
  }

  /** An own piece has come to another hex, or lost its order. Leaders do not count. */
  recount(unit: number): void {
    const battle = this.#battle;
    if (battle.counters.isUnit[unit] === 0) return;
    const stands = battle.isInPlay(unit) && !battle.isDisordered(unit);
    const hex = stands ? battle.hex.of(unit) : NOWHERE;
    const before = this.#counted[unit];
    if (hex === before) return;
    if (before >= 0) this.#rings.spread(this.friends, before, 2, -1);
    if (hex >= 0) this.#rings.spread(this.friends, hex, 2, 1);
    this.#counted[unit] = hex;
  }

  #countFriends(): void {
    for (const unit of this.#battle.counters.unitsOf[this.side]) this.recount(unit);
  }

  #measureEnemies(): void {
    const { grid, hex } = this.#battle;
    const changes = this.#meetEnemies();
    if (changes) this.#fillFromEnemies(this.enemyDistance, grid.neighbour, (unit) => this.#met[unit]);
    this.#isRout = this.#met.every((place) => place === NOWHERE);
    if (this.#isRout) this.#fillFromEnemies(this.#routed, grid.neighbour, (unit) => hex.of(unit));
    if (changes || this.#isRout) this.#marchIsOld = true;
  }

  /** Hexes to the nearest enemy that is worth going to: one in order, and in disorder when no other is left. */
  get quarry(): Uint8Array {
    return this.#isRout ? this.#routed : this.enemyDistance;
  }

  /** As {@link quarry}, by a way that can be gone, around lakes; in a straight line where there is none. */
  get march(): Uint8Array {
    if (this.#marchIsOld) this.#measureMarch();
    return this.#march;
  }

  #measureMarch(): void {
    this.#marchIsOld = false;
    const { hex } = this.#battle;
    this.#fillFromEnemies(this.#march, this.#ways, (unit) => (this.#isRout ? hex.of(unit) : this.#met[unit]));
    orStraight(this.#march, this.quarry);
  }

  /** Hexes from each hex to the nearest enemy of those that are met somewhere: -1 for one that is not. */
  #fillFromEnemies(field: Uint8Array, ways: Int32Array, placeOf: (unit: number) => number): void {
    const battle = this.#battle;
    let count = 0;
    field.fill(FAR);
    for (const unit of battle.counters.unitsOf[battle.enemyOf(this.side)]) {
      const hex = placeOf(unit);
      if (hex < 0) continue;
      if (field[hex] !== 0) this.#queue[count++] = hex;
      field[hex] = 0;
    }
    fillDistance(ways, field, this.#queue, count);
  }

  /** Looks where the enemies in order stand; false when it is where they stood. */
  #meetEnemies(): boolean {
    const battle = this.#battle;
    let changes = false;
    for (const unit of battle.counters.unitsOf[battle.enemyOf(this.side)]) {
      const hex = battle.isDisordered(unit) ? NOWHERE : battle.hex.of(unit);
      const before = this.#met[unit];
      if (hex === before) continue;
      changes = true;
      this.#met[unit] = hex;
      if (battle.isGun(unit)) continue;
      if (before >= 0) this.#rings.spread(this.enemies, before, 3, -1);
      if (hex >= 0) this.#rings.spread(this.enemies, hex, 3, 1);
    }
    return changes;
  }

  #measurePrizes(): void {
    const battle = this.#battle;
    const { counters, camps, parameters } = battle;
    this.prize.fill(0);
    for (const hex of camps.scoring) {
      if (battle.campScored.of(hex) === 0) this.prize[hex] += camps.pointsIn(hex, this.side) ?? 0;
    }
    for (const standard of counters.standards) {
      const hex = battle.hex.of(standard);
      if (hex >= 0 && battle.carrier.of(standard) === 0) this.prize[hex] += parameters.number('standard-points');
    }
    for (const leader of counters.leadersOf[battle.enemyOf(this.side)]) {
      const hex = battle.hex.of(leader);
      if (hex >= 0 && battle.unitIn(hex) < 0) this.prize[hex] += counters.points[leader] + WEIGHTS.anyUnit;
    }
  }

  #measureRisks(): void {
    const battle = this.#battle;
    const { counters, charts, grid } = battle;
    this.risk.set(this.#bogs);
    let own = 0;
    let enemy = 0;
    for (const pit of counters.pits) {
      const hex = battle.hex.of(pit);
      if (hex < 0) continue;
      if (counters.side[pit] === this.side) own++;
      else enemy++;
    }
    this.eagerness = counters.pits.length === 0 ? 1 : 1 - (WEIGHTS.behindPits * own) / counters.pits.length;
    if (enemy === 0) return;
    // [14.11] What a pit is it does not know, only how many there were of each kind.
    const chance = battle.parameters.number('real-pits') / counters.pits.length;
    for (let troops = 0; troops < TROOPS; troops++) {
      const example = counters.unitsOf[this.side].find((unit) => this.#battle.troopsOf(unit) === troops);
      if (example === undefined) continue;
      let cost = 0;
      for (let die = 1; die <= 6; die++) {
        const result = charts.wolfPit(example, battle.face.of(example), die);
        if (result >= 0) cost += (result === 0 ? WEIGHTS.rout : 1) / 6;
      }
      for (const pit of counters.pits) {
        const hex = battle.hex.of(pit);
        if (hex >= 0 && counters.side[pit] !== this.side) this.risk[troops * grid.count + hex] += cost * chance;
      }
    }
  }

  /** Measures {@link campDistance} and {@link homeDistance}: for a movement phase. */
  measureCamps(): void {
    this.#measureWays(this.campDistance, this.side, ZONE_DETOUR);
    const enemy = this.#battle.enemyOf(this.side);
    const open = this.#gatherOpen(enemy);
    if (this.#home === open) return;
    this.#home = open;
    this.#measureWays(this.homeDistance, enemy, 1);
  }

  /** Puts the hexes by which a side could still score into the first wave; how many. */
  #gatherOpen(side: number): number {
    const { camps, campScored } = this.#battle;
    let count = 0;
    for (const hex of camps.scoring) {
      if (camps.pointsIn(hex, side) !== null && campScored.of(hex) === 0) this.#waves[0][count++] = hex;
    }
    return count;
  }

  /** Hexes from each hex to the nearest one by which a side could score; a zone of its enemy counts as `detour`. */
  #measureWays(field: Uint8Array, side: number, detour: number): void {
    const battle = this.#battle;
    const { passage } = battle;
    const waves = this.#waves;
    const waiting = this.#waiting;
    field.fill(FAR);
    let all = this.#gatherOpen(side);
    waiting[0] = all;
    for (let at = 0; at < all; at++) field[waves[0][at]] = 0;
    for (let distance = 0; all > 0; distance++) {
      const now = distance % waves.length;
      for (let at = 0; at < waiting[now]; at++) {
        const hex = waves[now][at];
        // Otherwise a shorter way has been found since.
        if (field[hex] !== distance) continue;
        for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
          const to = passage[hexside];
          if (to < 0 || field[to] <= distance + 1) continue;
          const there = distance + (battle.isInEnemyZone(side, to) ? detour : 1);
          if (there >= field[to]) continue;
          field[to] = there;
          const then = there % waves.length;
          waves[then][waiting[then]++] = to;
          all++;
        }
      }
      all -= waiting[now];
      waiting[now] = 0;
    }
  }
}

/** [4.56] How likely heavy horse is lost in a marsh. */
function bogLoss({ parameters }: Battle): number {
  return ((7 - parameters.number('marsh-loss-first')) * (7 - parameters.number('marsh-loss-second'))) / 36;
}

/** Kinds of troops that the risks are told apart for: heavy horse, light horse, foot, guns. */
const TROOPS = 4;
