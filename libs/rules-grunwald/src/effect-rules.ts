/** What the game does for effects of a package: how their formulas are asked, and what becomes of pieces. */
import { effectEvents, type EffectRules, NOWHERE, UNIT_RALLIES } from '@hexwright/rules-kit';
import type { Battle, BattleQuestion } from './battle.ts';
import { events } from './books.ts';
import { EffectAsked } from './effect-asked.ts';
import { effectBinding } from './expressions.ts';
import { fitness } from './fitness.ts';
import { disorder } from './rules/09-disorder.ts';
import { disposeOf } from './rules/19-victory.ts';

export const effectRules: EffectRules<Battle, BattleQuestion> = {
  events: effectEvents(events),
  binding: effectBinding,
  ask: (battle, concerned) => new EffectAsked(battle, concerned),
  hexOf: (battle, piece) => (battle.isInPlay(piece) ? battle.hex.of(piece) : NOWHERE),
  remove: disposeOf,
  stand: (battle, piece, hex) => battle.hex.set(piece, hex),
  fitness,
  flip: (battle, piece, face) => battle.showFace(piece, face),
  // [9.13] Leaders and guns have no order to lose.
  break(battle, piece) {
    if (battle.counters.isUnit[piece] === 0 || battle.isGun(piece) || battle.isDisordered(piece)) return false;
    disorder(battle, piece);
    return true;
  },
  rally(battle, piece) {
    if (!battle.isDisordered(piece)) return false;
    battle.setDisordered(piece, false);
    battle.effects?.raise(UNIT_RALLIES, piece);
    return true;
  },
};
