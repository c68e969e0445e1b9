/** What these games do for effects of a package: how their formulas are asked, and what becomes of pieces. */
import { LEGAL } from '@hexwright/engine';
import { effectEvents, effectQuestions, type EffectRules, NOWHERE, UNIT_RALLIES } from '@hexwright/rules-kit';
import type { Battle, CombatQuestion } from './battle.ts';
import { events } from './registry.ts';
import { effectBinding } from './expressions.ts';
import { fitness } from './fitness.ts';
import { eliminate, raiseRout } from './standard/10-morale.ts';
import { comeTo, hexRefusal } from './standard/06-stacking.ts';
import { ELIMINATED, IN_PLAY, LEFT_MAP, NOT_PLACED, WITHDRAWN } from './status.ts';

export const effectRules: EffectRules<Battle, CombatQuestion> = {
  events: effectEvents(events),
  binding: effectBinding,
  // Effects ask of no shot, melee, check of morale or step.
  ask: effectQuestions<Battle, CombatQuestion, 'attacker' | 'defender'>(
    { zone: 0, charge: 0, cause: 0, range: 0, from: -1, into: -1, hex: -1, left: -1, direction: 0 },
    { attacker: ({ other }) => other, defender: ({ unit }) => unit },
  ),
  hexOf: (battle, piece) => (battle.isInPlay(piece) ? battle.left.of(piece) : NOWHERE),
  remove(battle, piece, as) {
    if (as === 'left') battle.withdraw(piece);
    else eliminate(battle, piece);
  },
  replace(battle, piece, by) {
    const status = battle.status.of(by);
    if (status !== NOT_PLACED && status !== WITHDRAWN) return false;
    const [left, direction] = [battle.left.of(piece), battle.direction.of(piece)];
    const hexes = battle.counters.size[by] === 2 ? [left, battle.grid.neighbour[left * 6 + direction]] : [left];
    battle.remove(piece, WITHDRAWN);
    // [6.11] A leader does not share a hex with a unit of the enemy.
    if (hexes.some((hex) => hexRefusal(battle, by, hex) !== LEGAL)) {
      battle.status.set(piece, IN_PLAY);
      battle.place(piece, left, direction);
      return false;
    }
    battle.status.set(by, IN_PLAY);
    // A single has no facing [5.25], whatever the double had in whose place it comes.
    battle.place(by, left, hexes.length === 2 ? direction : 0);
    battle.hooks['piece.gone']?.(battle, piece, left);
    comeTo(battle, by, hexes);
    return true;
  },
  // Whom the enemy holds captive does not come back.
  recall(battle, piece) {
    const status = battle.status.of(piece);
    if (status !== ELIMINATED && status !== LEFT_MAP && status !== WITHDRAWN) return false;
    battle.status.set(piece, NOT_PLACED);
    battle.rout.set(piece, 0);
    battle.disobeyed.set(piece, 0);
    return true;
  },
  stand: (battle, piece, hex) => battle.left.set(piece, hex),
  fitness,
  flip: (battle, piece, face) => battle.face.set(piece, face),
  break(battle, piece) {
    if (!battle.isCombatUnit(piece)) return false;
    raiseRout(battle, piece, 1);
    return true;
  },
  rally(battle, piece) {
    if (battle.rout.of(piece) === 0) return false;
    battle.rout.set(piece, 0);
    battle.effects?.raise(UNIT_RALLIES, piece);
    return true;
  },
};
