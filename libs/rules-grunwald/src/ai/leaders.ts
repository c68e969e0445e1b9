/** Where leaders go: near many of their own, next to those who must rally, away from the enemy [15.0]. */
import { FAR, type Heed } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { MovementRange } from '../movement-range.ts';
import { isCommanded } from '../rules/15-3-command.ts';
import type { Rings } from './rings.ts';
import type { ThreatMap } from './threat-map.ts';
import { WEIGHTS } from './weights.ts';

const COMMAND = 4;

export class Leaders {
  readonly #battle: Battle;
  readonly #threatMap: ThreatMap;
  readonly #rings: Rings;
  readonly #heed: Heed;
  /** By hex: units of the leader in order that they would have near them there. */
  readonly #ordered: Int16Array;
  /** Hexes of their disordered units that could try to rally. */
  readonly #routed: number[] = [];

  constructor(battle: Battle, threatMap: ThreatMap, rings: Rings, heed: Heed) {
    this.#heed = heed;
    this.#battle = battle;
    this.#rings = rings;
    this.#ordered = new Int16Array(battle.grid.count);
    this.#threatMap = threatMap;
  }

  /** The best place that the latest search of `range` reached for them, and what it betters. */
  seek(leader: number, range: MovementRange): { readonly place: number; readonly gain: number } {
    this.#gather(leader);
    this.#heed.prepare(leader);
    let place = range.places[0];
    let most = 0;
    let here = 0;
    let last = -1;
    for (let index = 0; index < range.count; index++) {
      const hex = range.hexOf(range.places[index]);
      if (hex === last) continue;
      last = hex;
      const from = range.parentOf(range.places[index]);
      const entering = (): number => (from < 0 ? 0 : this.#heed.entering(hex, range.hexOf(from)));
      const peril = this.#heed.isIdle ? 0 : this.#heed.staying(hex) + entering();
      const value = this.#of(leader, hex) - WEIGHTS.effort * range.costOf(range.places[index]) + peril;
      if (index === 0) here = value;
      if (index > 0 && value <= most) continue;
      most = value;
      place = range.places[index];
    }
    return { place, gain: most - here };
  }

  #gather(leader: number): void {
    const battle = this.#battle;
    this.#ordered.fill(0);
    this.#routed.length = 0;
    const safe = battle.parameters.number('rally-distance');
    for (const unit of battle.counters.unitsOf[this.#threatMap.side]) {
      if (!battle.isInPlay(unit) || !isCommanded(battle, leader, unit)) continue;
      const hex = battle.hex.of(unit);
      if (!battle.isDisordered(unit)) this.#rings.spread(this.#ordered, hex, COMMAND, 1);
      else if (this.#threatMap.enemyDistance[hex] >= safe && battle.spentInTurn.of(unit) !== battle.turn)
        this.#routed.push(hex);
    }
  }

  #of(leader: number, hex: number): number {
    const battle = this.#battle;
    const { counters, grid } = battle;
    const unit = battle.unitIn(hex);
    const withUnit = unit >= 0 && !battle.isDisordered(unit);
    const distance = this.#threatMap.enemyDistance[hex];
    let value = WEIGHTS.leaderCommands * this.#ordered[hex];
    for (const at of this.#routed) {
      const away = grid.distance(hex, at);
      if (away <= 1 && counters.command[leader] > away)
        value += WEIGHTS.leaderRallies * (counters.command[leader] - away);
    }
    // [15.13]
    const horse = unit >= 0 && this.#battle.isHorse(unit) && counters.side[unit] === counters.side[leader];
    if (counters.needsHorse[leader] === 1 && !horse) value -= WEIGHTS.king;
    if (distance === FAR) return value;
    if (counters.isKing[leader] === 1) {
      const company = Math.min(WEIGHTS.friendLimit, this.#threatMap.friends[hex]);
      const danger = WEIGHTS.king * Math.max(0, WEIGHTS.kingDistance - distance);
      return value - danger + WEIGHTS.kingCompany * company + (withUnit ? WEIGHTS.kingWithUnit : 0);
    }
    if (withUnit && distance <= 1)
      value += isCommanded(battle, leader, unit) ? WEIGHTS.leaderAtFront - WEIGHTS.leaderDanger : 0;
    else if (unit < 0) value -= WEIGHTS.leaderAlone * Math.max(0, WEIGHTS.leaderReach - distance);
    else if (!withUnit) value -= WEIGHTS.leaderDanger * Math.max(0, COMMAND - distance);
    return value;
  }
}
