/** What formulas of effects are asked about: those who are concerned at the moment. */
import type { Concerned, EffectQuestion } from '@hexwright/rules-kit';
import type { Battle, BattleQuestion } from './battle.ts';

/** Read from those concerned each time, so that one question goes round all units or hexes of the map. */
export class EffectAsked implements EffectQuestion<BattleQuestion> {
  readonly battle: Battle;
  readonly concerned: Concerned;
  // Effects ask of no step, shot or attack.
  readonly attacks = 0;
  readonly attackers = 1;
  readonly led = 0;
  readonly standard = 0;

  constructor(battle: Battle, concerned: Concerned) {
    this.battle = battle;
    this.concerned = concerned;
  }

  get unit(): number {
    return this.concerned.unit;
  }

  get other(): number {
    return this.concerned.other;
  }

  get from(): number {
    return this.concerned.hex;
  }

  get into(): number {
    return this.concerned.hex;
  }
}
