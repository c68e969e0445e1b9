/** What an attack is expected to bring, in victory points, by exact odds. */
import type { Battle } from '../battle.ts';
import { ALL_WAYS, OddsCounter } from '../odds.ts';
import { lostAt, worths } from './worth.ts';

export const FRONT = 0;
export const SIDE = 1;

/** Variants of a melee: zone, and with or without a charge. */
const VARIANTS = 4;

/** Remembers what it has reckoned until {@link Expectations.renew}: odds do not change while one side moves. */
export class Expectations {
  readonly worth: Float64Array;
  readonly #battle: Battle;
  readonly #odds: OddsCounter;
  readonly #memory: Float64Array;
  readonly #stamp: Int32Array;
  #version = 1;

  constructor(battle: Battle) {
    const { count } = battle.counters;
    this.#battle = battle;
    this.#odds = new OddsCounter(battle);
    this.worth = worths(battle);
    this.#memory = new Float64Array(count * count * VARIANTS);
    this.#stamp = new Int32Array(count * count * VARIANTS);
  }

  /** Forgets: the position has changed. */
  renew(): void {
    this.#version++;
  }

  /** Expected gain of a melee supposed to be fought with the defender in `zone` and, where asked, by a charge. */
  supposedMelee(attacker: number, defender: number, zone: number, charges: boolean): number {
    const battle = this.#battle;
    const at = (attacker * battle.counters.count + defender) * VARIANTS + zone * 2 + (charges ? 1 : 0);
    if (this.#stamp[at] === this.#version) return this.#memory[at];
    const charge = charges ? 1 + battle.lance.of(attacker) : 0;
    this.#odds.supposeMelee(attacker, defender, zone, charge);
    this.#stamp[at] = this.#version;
    this.#memory[at] = this.#gain(defender);
    return this.#memory[at];
  }

  /** Expected gain of a legal melee. */
  melee(attacker: number, defender: number): number {
    this.#odds.countMelee(attacker, defender);
    return this.#gain(defender);
  }

  /** Expected gain of a legal shot. */
  shot(firer: number, target: number): number {
    this.#odds.countFire(firer, target);
    return this.#gain(target);
  }

  /** Expected gain of a shot at `range` hexes with a face of the firer. */
  supposedShot(firer: number, face: number, target: number, range: number): number {
    this.#odds.supposeFire(firer, face, target, range);
    return this.#gain(target);
  }

  /** Expected gains of such a shot at every range up to `reach`, into `gains` by range. */
  supposedShots(firer: number, face: number, target: number, reach: number, gains: Float64Array): void {
    for (let range = 1; range <= reach; range++) {
      if (range === 1) this.#odds.supposeFire(firer, face, target, range);
      else this.#odds.supposeFireAgain(firer, face, target, range);
      gains[range] = this.#gain(target);
    }
  }

  /** Rout levels that the attack weighed last is expected to bring. */
  get levels(): number {
    const { increases } = this.#odds;
    let sum = 0;
    for (let level = 1; level < increases.length; level++) sum += level * increases[level];
    return sum / ALL_WAYS;
  }

  #gain(unit: number): number {
    const { increases } = this.#odds;
    const level = this.#battle.rout.of(unit);
    const before = lostAt(level);
    let sum = 0;
    for (let more = 1; more < 5; more++) {
      if (increases[more] > 0) sum += increases[more] * (lostAt(level + more) - before);
    }
    return (sum / ALL_WAYS) * this.worth[unit];
  }
}
