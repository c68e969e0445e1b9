/** What the game does for effects of a package: how their formulas are asked, and what becomes of pieces. */
import {
  effectEvents,
  effectQuestions,
  type EffectRules,
  NOWHERE,
  UNIT_ENTERS,
  UNIT_RALLIES,
} from '@hexwright/rules-kit';
import type { Battle, BattleQuestion } from './battle.ts';
import { events } from './registry.ts';
import { PIT, STANDARD } from './counters.ts';
import { effectBinding } from './expressions.ts';
import { fitness } from './fitness.ts';
import { disorder } from './rules/09-disorder.ts';
import { overrunLeaders } from './rules/15-leaders.ts';
import { takeStandards } from './rules/16-standards.ts';
import { withdraw } from './rules/18-arrivals.ts';
import { disposeOf } from './rules/19-victory.ts';
import { ELIMINATED, WAITING, WITHDRAWN } from './status.ts';

export const effectRules: EffectRules<Battle, BattleQuestion> = {
  events: effectEvents(events),
  binding: effectBinding,
  // Effects ask of no step, shot or attack.
  ask: effectQuestions<Battle, BattleQuestion, 'unit' | 'other' | 'from' | 'into'>(
    { attacks: false, attackers: 1, led: false, standard: false },
    { unit: ({ unit }) => unit, other: ({ other }) => other, from: ({ hex }) => hex, into: ({ hex }) => hex },
  ),
  // [14.11] Effects pass over wolf pits: what becomes of one would tell which of them it is.
  hexOf: (battle, piece) =>
    battle.isInPlay(piece) && battle.counters.kind[piece] !== PIT ? battle.hex.of(piece) : NOWHERE,
  remove(battle, piece, as) {
    // Standards stay where those who carry them are.
    if (battle.counters.kind[piece] === STANDARD) return;
    if (as === 'left') withdraw(battle, piece);
    else disposeOf(battle, piece);
  },
  replace(battle, piece, by) {
    const status = battle.status.of(by);
    if (status !== WAITING && status !== WITHDRAWN) return false;
    const [hex, facing] = [battle.hex.of(piece), battle.facing.of(piece)];
    const [was, next] = [battle.counters.isUnit[piece], battle.counters.isUnit[by]];
    // A leader alone in a hex may give place to a unit, and a unit to a leader.
    if (was !== next && !(was === 1 ? battle.isLeader(by) : battle.isLeader(piece) && battle.unitIn(hex) < 0))
      return false;
    if (battle.counters.isUnit[piece] === 0 && holdsEnemyOf(battle, by, hex)) return false;
    withdraw(battle, piece);
    battle.place(by, hex, facing);
    battle.effects?.raise(UNIT_ENTERS, by, -1, hex);
    if (battle.counters.isUnit[by] === 1) {
      overrunLeaders(battle, by, hex);
      takeStandards(battle, by);
    }
    return true;
  },
  // Who is away over the edge comes back by the rulebook [10.11].
  recall(battle, piece) {
    const status = battle.status.of(piece);
    if (status !== ELIMINATED && status !== WITHDRAWN) return false;
    battle.status.set(piece, WAITING);
    if (battle.isDisordered(piece)) battle.setDisordered(piece, false);
    return true;
  },
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

/** [15.23] Whether a unit of the enemy of a piece stands in a hex: a leader does not stay there. */
function holdsEnemyOf(battle: Battle, piece: number, hex: number): boolean {
  const unit = battle.unitIn(hex);
  return unit >= 0 && battle.counters.side[unit] !== battle.counters.side[piece];
}
