/** Who is sent away from the line: riders to the camps of the enemy, guards to one's own [19.0]. */
import { FAR, type Standoff } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

export class Errands {
  readonly #battle: Battle;
  readonly #outlook: Outlook;
  readonly #standoff: Standoff;
  readonly #raiders = new Set<number>();
  readonly #guards = new Set<number>();

  constructor(battle: Battle, outlook: Outlook, standoff: Standoff) {
    this.#battle = battle;
    this.#outlook = outlook;
    this.#standoff = standoff;
  }

  /** Chooses anew, at the beginning of a movement phase. */
  choose(): void {
    const { counters } = this.#battle;
    const { campDistance, homeDistance } = this.#outlook;
    this.#guards.clear();
    this.#raiders.clear();
    const able = counters.unitsOf[this.#outlook.side].filter((unit) => this.#isAble(unit));
    const take = (into: Set<number>, field: Uint8Array, count: number, fits: (unit: number) => boolean): void => {
      const turns = (unit: number): number => field[this.#battle.hex.of(unit)] / this.#battle.movementOf(unit);
      able
        .filter((unit) => field[this.#battle.hex.of(unit)] !== FAR && fits(unit))
        .toSorted((one, other) => turns(one) - turns(other) || one - other)
        .slice(0, count)
        .forEach((unit) => into.add(unit));
    };
    take(this.#guards, homeDistance, this.#guardsNeeded(), () => true);
    if (this.#battle.turn < WEIGHTS.raidTurn) return;
    take(this.#raiders, campDistance, WEIGHTS.raiders, (unit) => this.#battle.isHorse(unit) && !this.#guards.has(unit));
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
    return battle.counters.isBodyguard[unit] === 0 && !battle.isInEnemyZone(this.#outlook.side, battle.hex.of(unit));
  }

  /**
   * One for each enemy who could soon be in a camp, and a few in any case: more where there is more to lose. None when a
   * stand-off has lasted too long: armies that both guard their camps never meet.
   */
  #guardsNeeded(): number {
    if (this.#standoff.isOver) return 0;
    const battle = this.#battle;
    const { side, homeDistance, openHome } = this.#outlook;
    let near = 0;
    for (const enemy of battle.counters.unitsOf[battle.enemyOf(side)]) {
      if (!battle.isInPlay(enemy) || battle.isDisordered(enemy)) continue;
      if (homeDistance[battle.hex.of(enemy)] <= WEIGHTS.guardReach) near++;
    }
    return Math.min(WEIGHTS.guards, Math.ceil(WEIGHTS.watch * openHome) + near);
  }
}
