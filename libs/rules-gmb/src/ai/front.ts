/** Which enemy each unit makes for: near ones, and few to one enemy, so that the army advances on a front. */
import type { Battle } from '../battle.ts';
import type { ThreatMap } from './threat-map.ts';
import { WEIGHTS } from './weights.ts';

const NONE = -1;

export class Front {
  readonly #battle: Battle;
  readonly #threatMap: ThreatMap;
  /** By unit: the hex of the enemy that it makes for, or -1. */
  readonly #marks: Int32Array;
  /** By enemy: how many make for it. */
  readonly #crowd: Uint8Array;

  constructor(battle: Battle, threatMap: ThreatMap) {
    this.#battle = battle;
    this.#threatMap = threatMap;
    this.#marks = new Int32Array(battle.counters.count).fill(NONE);
    this.#crowd = new Uint8Array(battle.counters.count);
  }

  /** The hex of the enemy that the unit makes for; -1 where there is none. */
  markOf(unit: number): number {
    return this.#marks[unit];
  }

  /** Chooses anew for these units; those who come first choose first. */
  assign(units: readonly number[]): void {
    const battle = this.#battle;
    const enemies = battle.counters.unitsOf[battle.enemyOf(this.#threatMap.side)].filter((one) => battle.isInPlay(one));
    this.#marks.fill(NONE);
    this.#crowd.fill(0);
    for (const unit of units) {
      const enemy = this.#choose(battle.left.of(unit), enemies);
      if (enemy < 0) return;
      this.#crowd[enemy]++;
      this.#marks[unit] = battle.left.of(enemy);
    }
  }

  #choose(from: number, enemies: readonly number[]): number {
    const battle = this.#battle;
    let best = NONE;
    let least = Infinity;
    for (const enemy of enemies) {
      const routed = battle.rout.of(enemy) > 0 ? WEIGHTS.routedFarther : 0;
      const distance = battle.grid.distance(from, battle.left.of(enemy)) + routed + WEIGHTS.crowd * this.#crowd[enemy];
      if (distance >= least) continue;
      least = distance;
      best = enemy;
    }
    return best;
  }
}
