/** What formulas of effects are asked about: those who are concerned at the moment. */
import type { Concerned, EffectQuestion } from '@hexwright/rules-kit';
import type { Battle, CombatQuestion } from './battle.ts';

/** Read from those concerned each time, so that one question goes round all units or hexes of the map. */
export class EffectAsked implements EffectQuestion<CombatQuestion> {
  readonly battle: Battle;
  readonly concerned: Concerned;
  // Effects ask of no shot, melee, check of morale or step.
  readonly zone = 0;
  readonly charge = 0;
  readonly cause = 0;
  readonly range = 0;
  readonly from = -1;
  readonly into = -1;
  readonly hex = -1;
  readonly left = -1;
  readonly direction = 0;

  constructor(battle: Battle, concerned: Concerned) {
    this.battle = battle;
    this.concerned = concerned;
  }

  get attacker(): number {
    return this.concerned.other;
  }

  get defender(): number {
    return this.concerned.unit;
  }
}
