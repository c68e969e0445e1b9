/** Where leaders go: onto units that they can rally [12.2], and else where they are near and safe [6.15]. */
import { type Heed, NOWHERE } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { MovementRange } from '../movement-range.ts';
import type { Adviser } from './adviser.ts';
import type { Distances } from './distances.ts';
import type { ThreatMap } from './threat-map.ts';
import type { Expectations } from './expectations.ts';
import { WEIGHTS } from './weights.ts';

/** Hexes to the own edge at which a routed unit is nearly lost. */
const NEAR_EDGE = 5;
/** Rout levels from which a unit may be lost before its next chance. */
const HIGH = 3;

export class Leaders {
  readonly #battle: Battle;
  readonly #distances: Distances;
  readonly #threatMap: ThreatMap;
  readonly #expectations: Expectations;
  readonly #heed: Heed;
  /** What meetings of leaders bring, where exclusive rules let them fight. */
  readonly #meetings: readonly NonNullable<Adviser['meeting']>[];
  /** Routed units of the side, gathered for one decision. */
  readonly #routed: number[] = [];

  constructor(
    battle: Battle,
    distances: Distances,
    threatMap: ThreatMap,
    expectations: Expectations,
    advisers: readonly Adviser[],
    heed: Heed,
  ) {
    this.#heed = heed;
    this.#battle = battle;
    this.#distances = distances;
    this.#threatMap = threatMap;
    this.#expectations = expectations;
    this.#meetings = advisers.flatMap(({ meeting }) => meeting ?? []);
  }

  /**
   * The best place for a leader among those that the range has reached for them, and what it betters their present place
   * by. `onlyRally`: places without anybody to rally do not count.
   */
  seek(leader: number, range: MovementRange, onlyRally: boolean): { place: number; gain: number } {
    this.#gather(leader);
    this.#heed.prepare(leader);
    let best = range.places[0];
    if (onlyRally && this.#routed.length === 0) return { place: best, gain: 0 };
    const here = this.#value(leader, MovementRange.leftOf(best));
    let most = here;
    for (let index = 1; index < range.count; index++) {
      const place = range.places[index];
      const hex = MovementRange.leftOf(place);
      if (onlyRally && this.#ralliedIn(hex) < 0) continue;
      const peril = this.#heed.isIdle ? 0 : this.#heed.entering(hex, NOWHERE);
      const value = this.#value(leader, hex) - WEIGHTS.effort * range.costOf(place) + peril;
      if (value <= most) continue;
      most = value;
      best = place;
    }
    return { place: best, gain: most - here };
  }

  /** Leaders who should go along with a unit that moves to `destination` (`left * 6 + direction`). */
  companions(unit: number, destination: number, charges: boolean): number[] {
    const battle = this.#battle;
    return battle.counters.leaders.filter((leader) => {
      if (battle.counters.side[leader] !== this.#threatMap.side || !battle.isStacked(leader, unit)) return false;
      if (battle.hasMoved(leader) || charges) return false;
      return this.#risk(Math.floor(destination / 6)) <= WEIGHTS.leaderRisk[2];
    });
  }

  /** True when the leader could free the unit of its rout [12.2]. */
  mayRally(leader: number, unit: number): boolean {
    const battle = this.#battle;
    return battle.hooks['rally.refuse']?.(battle, leader, unit) !== true;
  }

  #gather(leader: number): void {
    const battle = this.#battle;
    this.#routed.length = 0;
    for (const unit of battle.counters.unitsOf[this.#threatMap.side]) {
      if (battle.rout.of(unit) === 0 || !battle.isInPlay(unit) || !this.mayRally(leader, unit)) continue;
      if (!this.#hasAnother(leader, unit)) this.#routed.push(unit);
    }
  }

  /** True when another leader stands with the unit who will rally it. */
  #hasAnother(leader: number, unit: number): boolean {
    const battle = this.#battle;
    return battle.counters.leaders.some(
      (other) =>
        other !== leader &&
        battle.counters.side[other] === this.#threatMap.side &&
        battle.isStacked(other, unit) &&
        battle.disobeyed.of(other) === 0 &&
        this.mayRally(other, unit),
    );
  }

  #ralliedIn(hex: number): number {
    const unit = this.#battle.unitIn(hex);
    return unit >= 0 && this.#routed.includes(unit) ? unit : -1;
  }

  #value(leader: number, hex: number): number {
    const battle = this.#battle;
    const host = battle.unitIn(hex);
    const guarded = this.#meetings.length > 0 && host >= 0 && battle.rout.of(host) === 0;
    const risk = this.#risk(hex) * (guarded ? WEIGHTS.leaderGuarded : 1);
    let value = (guarded ? this.#meet(leader, hex) : 0) - risk * battle.counters.capture[leader];
    if (!this.#heed.isIdle) value += this.#heed.staying(hex);
    if (host < 0) {
      if (this.#threatMap.enemyDistance[hex] < LONELY) value -= WEIGHTS.leaderAlone * battle.counters.capture[leader];
    } else if (battle.rout.of(host) === 0) {
      value += WEIGHTS.friend;
    }
    const rallied = this.#ralliedIn(hex);
    if (rallied >= 0 && battle.disobeyed.of(leader) === 0) return value + this.#rallyValue(rallied);
    return value - WEIGHTS.leaderNear * this.#distanceToWork(hex);
  }

  /** What the best and the worst meeting from the hex bring together: one they may seek, the other is forced on them. */
  #meet(leader: number, hex: number): number {
    const battle = this.#battle;
    let best = 0;
    let worst = 0;
    for (const opponent of battle.counters.leadersOf[battle.enemyOf(this.#threatMap.side)]) {
      if (!battle.isInPlay(opponent) || battle.grid.distance(hex, battle.left.of(opponent)) !== 1) continue;
      const outcome = this.#meetings.reduce((sum, meeting) => sum + meeting(leader, opponent), 0);
      best = Math.max(best, outcome);
      worst = Math.min(worst, outcome);
    }
    return best + worst;
  }

  #rallyValue(unit: number): number {
    const battle = this.#battle;
    const level = battle.rout.of(unit);
    const urgent = level >= HIGH || this.#distances.toEdge[this.#threatMap.side][battle.left.of(unit)] <= NEAR_EDGE;
    const part = WEIGHTS.rally + WEIGHTS.rallyLevel * level;
    return this.#expectations.worth[unit] * part * (urgent ? WEIGHTS.rallyUrgent : 1);
  }

  /** Part of a leader's price that is at stake in a hex, by how near the enemy is. */
  #risk(hex: number): number {
    const distance = Math.max(1, this.#threatMap.enemyDistance[hex]);
    return distance > WEIGHTS.leaderRisk.length ? 0 : WEIGHTS.leaderRisk[distance - 1];
  }

  /** Hexes to the nearest unit they may rally: one already routed, else the nearest of the army at all. */
  #distanceToWork(hex: number): number {
    const battle = this.#battle;
    if (this.#routed.length === 0)
      return Math.max(0, this.#threatMap.enemyDistance[hex] - WEIGHTS.leaderRisk.length - 1);
    let least = Infinity;
    for (const unit of this.#routed) least = Math.min(least, battle.grid.distance(hex, battle.left.of(unit)));
    return least;
  }
}

/** Nearer to the enemy than this a leader does not stand alone. */
const LONELY = 12;
