/** What formulas of effects are asked about: those who are concerned at the moment. */
import type { Concerned, EffectQuestion } from '@hexwright/rules-kit';
import type { Battle, BattleQuestion } from './battle.ts';
import { PLAIN } from './questions.ts';

/** Read from those concerned each time, so that one question goes round all units. They ask of no volley, fight or test. */
export class EffectAsked implements EffectQuestion<BattleQuestion> {
  readonly battle: Battle;
  readonly concerned: Concerned;
  readonly weapon = PLAIN.weapon;
  readonly over = PLAIN.over;
  readonly behind = PLAIN.behind;
  readonly isFlanking = PLAIN.isFlanking;
  readonly isHigher = PLAIN.isHigher;
  readonly isPursuing = PLAIN.isPursuing;
  readonly isCovered = PLAIN.isCovered;
  readonly isBehindMantlets = PLAIN.isBehindMantlets;
  readonly targetBody = PLAIN.targetBody;
  readonly tally = PLAIN.tally;

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
}
