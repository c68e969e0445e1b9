/** Rules as they begin: what a new one says before anybody has written anything. */
import type { JsonObject } from '@hexwright/workspace';
import type { EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';
import { EVENTS } from './event-words.ts';
import { withRolls } from './event-rolls.ts';
import { freshJourney, journeyNames } from './journeys.ts';
import { openQuestions } from './rule-fields.ts';
import { RULES } from './words.ts';

/** Lists to which a rule can be added here. */
export type NamedNew = keyof typeof RULES.newNames;

export function isNamed(list: RuleList): list is NamedNew {
  return Object.hasOwn(RULES.newNames, list);
}

/** A new rule of a list, without its id. */
export function freshRule(list: NamedNew, answer: EffectiveRulesAnswer): JsonObject {
  const { system, items } = answer;
  const name = RULES.newNames[list];
  switch (list) {
    case 'parameters':
      return { name, value: 1 };
    case 'modifiers':
      return { applies: system?.slots[0] ?? '', label: name, value: 1 };
    case 'conditions':
      return { name: system?.questions[openQuestions(answer)[0]] ?? name, when: 'true' };
    case 'restrictions':
      return { forbids: system?.acts.keys().next().value ?? '', label: name };
    case 'markers':
      return { name, of: 'unit', maximum: 1 };
    case 'effects': {
      const side = items.find((item) => item.list === 'sides')?.name ?? '';
      return { label: name, at: 'turn-ends', then: [{ do: 'score', side, points: 0 }] };
    }
    case 'sequence':
      return { phase: name, procedure: system?.procedures[0] ?? '', acts: 'phasing' };
    case 'arrivals':
    case 'withdrawals':
      return { name, ...freshJourney(list, answer, journeyNames(answer)) };
    case 'tables':
      return {
        title: name,
        ...withRolls({ columns: [{ id: 'result', name: EVENTS.column }] }, '1d6', [
          { from: 1, to: 3, results: [EVENTS.newEvent] },
          { from: 4, to: 6, results: [null] },
        ]),
      };
  }
}
