/** Which piece a decision is about, whatever procedure asks for it. */
import type { Battle } from '../battle.ts';
import { moveUnderWay } from '../standard/05-1-movement.ts';
import { routUnderWay } from '../standard/11-rout-movement.ts';
import { advanceUnderWay } from '../tamburlaine/15-4-retreat-and-advance.ts';
import { rampageUnderWay } from '../tamburlaine/18-rampant-elephants.ts';
import { leaderAsked } from './duel-words.ts';

/** The piece under way, or -1 where a phase asks for one to be named. */
export function pieceUnderWay(battle: Battle): number {
  switch (battle.decision?.id) {
    case 'moving':
      return moveUnderWay.piece.of(battle);
    case 'routing':
      return routUnderWay.piece.of(battle);
    case 'advance':
      return advanceUnderWay.attacker.of(battle);
    case 'rampant-elephants':
      return rampageUnderWay.running.of(battle) - 1;
    default:
      return leaderAsked(battle);
  }
}

/** True where a unit goes by the rules of routs: in rout movement and in a retreat [15.41]. */
export function isFleeing(battle: Battle): boolean {
  return battle.decision?.id === 'routing';
}
