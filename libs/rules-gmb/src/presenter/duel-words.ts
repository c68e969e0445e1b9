/** Man-to-man combat in words [18.0]: what is asked of leaders, and what they may answer. */
import type { Command } from '@hexwright/engine';
import { argumentOf, entityOf, kindOf, pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import * as kinds from '../king-arthur/duel-commands.ts';
import { challengeUnderWay } from '../king-arthur/18-2-hiding.ts';
import { choiceUnderWay, zonesOf } from '../king-arthur/18-3-duel.ts';
import { yieldUnderWay } from '../king-arthur/18-5-yielding.ts';
import { DUEL_ZONES, ZONE_WORDS } from '../king-arthur/duel-charts.ts';
import { CHALLENGED, CHALLENGER, duelState } from '../king-arthur/duels.ts';

/** The leader who decides in a duel, or before one; -1 where another thing is decided. */
export function leaderAsked(battle: Battle): number {
  switch (battle.decision?.id) {
    case 'challenged':
      return challengeUnderWay.target.of(battle);
    case 'before-round':
      return yieldUnderWay.yielder(battle);
    case 'yield-offered':
      return yieldUnderWay.judge(battle);
    case 'choosing-zones':
      return choiceUnderWay.chooser(battle);
    default:
      return -1;
  }
}

/** Whom he has to do with. */
function opponentOf(battle: Battle, leader: number): string {
  const { fighter } = duelState.of(battle);
  if (battle.decision?.id === 'challenged') return pieceName(battle.game, challengeUnderWay.challenger.of(battle));
  const seat = fighter.of(CHALLENGER) === leader + 1 ? CHALLENGED : CHALLENGER;
  return pieceName(battle.game, fighter.of(seat) - 1);
}

/** The question of a decision of this section, by its word. */
export const duelPhrases: Readonly<Record<string, (battle: Battle, name: string) => { title: string; text: string }>> =
  {
    'man-to-man': () => ({
      title: 'Challenges',
      text: 'Choose a leader and the enemy leader beside him whom he challenges, or challenge nobody now.',
    }),
    challenged: (battle, name) => ({
      title: `${name} is challenged`,
      text: `${opponentOf(battle, leaderAsked(battle))} challenges ${name}. Say how he answers.`,
    }),
    'before-round': (battle, name) => ({
      title: `${name} before the next round`,
      text: `Say whether ${name} fights on or yields to ${opponentOf(battle, leaderAsked(battle))}.`,
    }),
    'yield-offered': (battle, name) => ({
      title: `${opponentOf(battle, leaderAsked(battle))} yields`,
      text: `Say whether ${name} takes him prisoner or fights on.`,
    }),
    'choosing-zones': (battle, name) => ({
      title: `${name} chooses his zones`,
      text: `Choose in secret where ${name} strikes ${opponentOf(battle, leaderAsked(battle))} and what he guards; left and right are his own. Both leaders' choices are shown together.`,
    }),
  };

/** Label, sentence and case of a command of this section; null for any other. */
export function duelWords(battle: Battle, one: Command): { label: string; detail: string; case: string } | null {
  const name = pieceName(battle.game, entityOf(one));
  switch (kindOf(one)) {
    case kinds.ACCEPT:
      return { label: 'Accept the challenge', detail: 'The duel begins.', case: '18.2' };
    case kinds.HIDE:
      return {
        label: 'Hide',
        detail: 'He hides until both Melee Phases are over; his unit takes one off its morale die.',
        case: '18.23',
      };
    case kinds.YIELD:
      return { label: 'Yield', detail: `${name} becomes a captive if that is accepted.`, case: '18.51' };
    case kinds.FIGHT_ON:
      return { label: 'Fight on', detail: '', case: '18.5' };
    case kinds.ACCEPT_YIELD:
      return { label: 'Take him prisoner', detail: 'The duel is over.', case: '18.53' };
    case kinds.REFUSE_YIELD:
      return { label: 'Refuse and fight on', detail: 'This yield is void.', case: '18.53' };
    case kinds.ZONES: {
      const { attack, defence } = zonesOf(argumentOf(one));
      const label = `Strike ${ZONE_WORDS[DUEL_ZONES[attack]]}, guard ${ZONE_WORDS[DUEL_ZONES[defence]]}`;
      return { label, detail: '', case: '18.3' };
    }
    default:
      return null;
  }
}
