/** Which face to show [16.0]: the one that fights when an enemy is beside it, else the one that shoots. */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { ThreatMap } from '../ai/threat-map.ts';
import type { PlaceValue } from '../ai/place-value.ts';
import { WEIGHTS } from '../ai/weights.ts';
import { PASS } from '../standard/04-passing.ts';
import { CHANGE_FACE } from '../standard/05-4-mode.ts';

export class ModeChoice {
  readonly #battle: Battle;
  readonly #threatMap: ThreatMap;
  readonly #places: PlaceValue;

  constructor(battle: Battle, threatMap: ThreatMap, places: PlaceValue) {
    this.#battle = battle;
    this.#threatMap = threatMap;
    this.#places = places;
  }

  /** The next unit to be turned over, or a pass. */
  choose(commands: CommandList): number {
    const { counters } = this.#battle;
    for (let index = 0; index < commands.length; index++) {
      const one = commands.at(index);
      if (!CHANGE_FACE.is(one)) continue;
      const unit = entityOf(one);
      if (!this.#battle.isCombatUnit(unit)) continue;
      if (counters.canMelee(unit, argumentOf(one)) === this.#shouldFight(unit)) return one;
    }
    return PASS.of();
  }

  /** True when the unit should show a face that can attack hand to hand. */
  #shouldFight(unit: number): boolean {
    const battle = this.#battle;
    const left = battle.left.of(unit);
    const right = battle.right(unit);
    if (battle.charging.of(unit) > 0) return true;
    if (this.#threatMap.beside[left] + this.#threatMap.beside[right] === 0) return false;
    const melee = this.#places.meleeFrom(unit, left, battle.direction.of(unit));
    return melee > 0 && melee >= WEIGHTS.meleeOverFire * this.#places.fireFrom(unit, left, right);
  }
}
