/** What stands behind a challenge before it is made [18.1]: how the two compare, and what may be answered. */
import { type AttackOdds, type Command, LEGAL, type OddsNote } from '@hexwright/engine';
import { argumentOf, entityOf, pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { between } from '../combat-question.ts';
import { isChristian, printed } from './17-leaders.ts';
import { hideRefusal } from './18-2-hiding.ts';
import { duelState } from './duels.ts';
import { DUEL_SUM } from './names.ts';

/** One of the two in a few words. */
function described(battle: Battle, leader: number): OddsNote {
  const { prowess, chivalry } = printed.of(battle);
  const faith = isChristian(battle, leader) ? 'a Christian' : 'a pagan';
  const wound = duelState.of(battle).wounded(leader) === 1 ? ', wounded' : '';
  const text = `${pieceName(battle.game, leader)}: prowess ${prowess[leader]}, chivalry ${chivalry[leader]}, ${faith}${wound}.`;
  return { text, case: '17.0' };
}

function answers(battle: Battle, leader: number, target: number): OddsNote {
  const name = pieceName(battle.game, target);
  if (isChristian(battle, target)) return { text: `${name} may accept, or yield at once.`, case: '18.2' };
  if (hideRefusal(battle, leader, target) === LEGAL) return { text: `${name} may accept, or hide.`, case: '18.2' };
  return { text: `${name} must accept.`, case: '18.2' };
}

/** What a challenge leads to. No dice fall before the duel. */
export function challengeOdds(battle: Battle, one: Command): AttackOdds {
  const [leader, target] = [entityOf(one), argumentOf(one)];
  // As the first blow is reckoned: both mounted, with whole lances.
  const modifiers = battle.charts
    .slot(DUEL_SUM)
    .breakdown(between(battle, leader, target))
    .map(({ label, value, case: cited }) => ({
      label,
      value,
      case: cited,
    }));
  return {
    title: `${pieceName(battle.game, leader)} challenges ${pieceName(battle.game, target)}`,
    roll: 'No dice yet: the answer comes first',
    chances: [],
    modifiers,
    table: null,
    second: null,
    notes: [described(battle, leader), described(battle, target), answers(battle, leader, target)],
    case: '18.1',
  };
}
