/** What the game does for effects of a package: how their formulas are asked, and what becomes of units. */
import { effectEvents, effectQuestions, type EffectRules } from '@hexwright/rules-kit';
import { breakTroops } from './3-reaction-test/breaking.ts';
import { rally } from './3-reaction-test/results.ts';
import type { Battle, BattleQuestion } from './battle.ts';
import { events } from './registry.ts';
import { gather, takePlace } from './coming-back.ts';
import { effectBinding } from './expressions.ts';
import { fitness } from './fitness.ts';
import { leave, takeOff } from './leaving.ts';
import { PLAIN } from './questions.ts';

export const effectRules: EffectRules<Battle, BattleQuestion> = {
  events: effectEvents(events),
  binding: effectBinding,
  ask: effectQuestions<Battle, BattleQuestion, 'unit' | 'other'>(PLAIN, {
    unit: ({ unit }) => unit,
    other: ({ other }) => other,
  }),
  // A table has no hexes: all that is asked is whether a piece stands on it.
  hexOf: (battle, piece) => (battle.isInPlay(piece) ? 0 : -1),
  stand: () => undefined,
  fitness,
  remove: (battle, piece, as) => (as === 'left' ? leave(battle, piece) : takeOff(battle, piece)),
  replace: takePlace,
  recall: gather,
  break(battle, unit) {
    if (!battle.isStanding(unit) || battle.broken.of(unit) > 0) return false;
    breakTroops(battle, unit);
    return true;
  },
  // [III.2(vii)] Who flees does not come back.
  rally(battle, unit) {
    if (!battle.isStanding(unit) || battle.broken.of(unit) === 0 || battle.fleeing.of(unit) === 1) return false;
    rally(battle, unit);
    return true;
  },
};
