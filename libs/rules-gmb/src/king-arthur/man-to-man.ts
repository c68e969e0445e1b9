/** [18.0] Man-to-man combat as a package turns it on: all that it brings to the standard rules. */
import type { CompiledGame, SetUpProblem } from '@hexwright/compiler';
import type { Command, CommandList } from '@hexwright/engine';
import { truth, integer } from '@hexwright/rules-kit';
import { KINDS, LEADER } from '../counters.ts';
import type { RuleModule } from '../rule-module.ts';
import { printed } from './17-leaders.ts';
import { manToMan } from './18-1-challenges.ts';
import { challenged, endOfHiding } from './18-2-hiding.ts';
import { choosingZones, duel } from './18-3-duel.ts';
import { DUEL_PURPOSE } from './18-4-effects.ts';
import { beforeRound, yieldOffered } from './18-5-yielding.ts';
import { contest } from './contest.ts';
import { DUEL_ZONES, EFFECTS, MATRIX, missedDeath, missingDuelLines, unclearCells } from './duel-charts.ts';
import { DuelChoice } from './duel-choice.ts';
import { DuelOdds } from './duel-odds.ts';
import { duelFaults, duelMarks, duelReport } from './duel-reports.ts';
import { duelState } from './duels.ts';
import { CAPTIVES, DUEL_SUM, MAN_TO_MAN } from './names.ts';
import { duelParameters } from './parameters.ts';

function deathless(game: CompiledGame): SetUpProblem[] {
  const at = missedDeath(game);
  if (at === null) return [];
  const message = `No row of ${EFFECTS} has a 1 for defender-death: nobody can be killed, and a duel ends only when somebody yields. Give it to a row.`;
  return [{ placement: -1, at, code: 'set-up.duel-charts', case: '18.0', severity: 'warning', message }];
}

/** Blows and guards of a duel [18.3]. */
const ZONE = { enum: [...DUEL_ZONES] };

export const manToManCombat: RuleModule = {
  id: MAN_TO_MAN,
  title: 'Man-to-man combat',
  case: '18.0',
  requires: [CAPTIVES],
  registrations: [],
  parameters: duelParameters,
  tables: [
    { id: MATRIX, told: 'every' },
    { id: EFFECTS, told: 'every' },
  ],
  unitValues: { prowess: { type: 'integer' }, chivalry: { type: 'integer' } },
  counterCodes: [{ kind: KINDS[LEADER], pattern: '{prowess:0-9}-{chivalry:0-9}' }],
  commandForms: { attack: ZONE, defence: ZONE },
  markers: ['wounded', 'hiding'],
  checkSetUp: (game) => [
    ...[...missingDuelLines(game).map((message) => ({ message })), ...unclearCells(game)].map((problem) => ({
      ...problem,
      placement: -1,
      code: 'set-up.duel-charts',
      case: '18.34',
    })),
    ...deathless(game),
  ],
  meanings: {
    fields: {
      hidingLeader: 'A leader hides with the unit.',
      prowess: 'Leaders: skill in man-to-man combat.',
      chivalry: 'Leaders: nobility.',
      wounded: 'Leaders: wounded.',
      mounted: 'Leaders: on horseback; on foot only in a duel.',
      unbrokenLance: 'Leaders: the lance is whole; it is broken only in a duel.',
      stunned: 'Leaders: stunned in the round before.',
    },
    slots: { [DUEL_SUM]: 'Added to the sum of a blow in man-to-man combat.' },
    values: {
      prowess: 'Leaders: skill in man-to-man combat.',
      chivalry: 'Leaders: nobility; it says who is Christian, and what is owed to an opponent.',
    },
    markers: { wounded: 'The leader is wounded.', hiding: 'The leader is in hiding.' },
    phrases: {
      hidingLeader: 'a leader is hiding with {0}',
      wounded: '{0} is wounded',
      mounted: '{0} is mounted',
      unbrokenLance: 'the lance of {0} is unbroken',
      stunned: '{0} is stunned',
    },
  },
  slots: { [DUEL_SUM]: ['attacker', 'defender'] },
  fields: {
    hidingLeader: {
      type: truth,
      read: (battle, unit, asked) => (duelState.of(battle).hasHidingLeader(asked, unit) ? 1 : 0),
    },
    prowess: { type: integer, read: (battle, unit) => printed.of(battle).prowess[unit], fixed: true },
    chivalry: { type: integer, read: (battle, unit) => printed.of(battle).chivalry[unit], fixed: true },
    wounded: { type: truth, read: (battle, unit) => duelState.of(battle).wounded(unit) },
    mounted: { type: truth, read: (battle, unit) => duelState.of(battle).mounted(unit) },
    unbrokenLance: { type: truth, read: (battle, unit) => duelState.of(battle).lance(unit) },
    stunned: { type: truth, read: (battle, unit) => duelState.of(battle).stunned(unit) },
  },
  phases: [{ decision: manToMan }, { decision: endOfHiding }],
  decisions: [challenged, duel, beforeRound, yieldOffered, choosingZones],
  readers: { 'duel-zone': (_, zone) => DUEL_ZONES[zone] },
  attacks: ['duel-attack'],
  dieUses: { [DUEL_PURPOSE]: (name, other) => `${name} strikes at ${other}` },
  advise({ battle }) {
    const odds = new DuelOdds(battle);
    const duels = new DuelChoice(battle, odds);
    const choose = (commands: CommandList): Command => duels.choose(commands);
    return {
      choices: Object.fromEntries(
        [manToMan, challenged, beforeRound, yieldOffered, choosingZones].map(({ id }) => [id, choose]),
      ),
      ...(duelState.of(battle).areFought ? { meeting: (leader, opponent) => odds.outcome(leader, opponent) } : {}),
      begin(seed) {
        duels.seed = seed;
        duels.forget();
      },
      // Blows and guards of a duel are shown only when both are chosen.
      refresh(seed) {
        duels.seed = seed;
      },
    };
  },
  report: duelReport,
  marks: duelMarks,
  contest,
  invariantViolations: duelFaults,
};
