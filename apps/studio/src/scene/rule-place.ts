/** What formulas of rules are asked as, which decides the names that they may use. */
import { ABOUT_GAME, effectPlace, effectSlot, restrictionPlace, tablePlace, type Moved } from '@hexwright/compiler';
import type { JsonObject } from '@hexwright/workspace';
import { asList, textOf } from './items.ts';

/** What else a package says that decides it: who rolls on a table is known there. */
export interface RulesAround {
  readonly effects: readonly JsonObject[];
  readonly sequence: readonly JsonObject[];
}

/** Amounts that the verbs of an effect may compute. */
const AMOUNTS: ReadonlySet<string> = new Set(['to', 'value', 'level', 'modifier', 'points']);

/** What the formulas of a rule are asked as. `list` is that in which it stands, or `victory`. */
export function rulePlace(list: string, name: string, rule: JsonObject, around: () => RulesAround): string {
  switch (list) {
    case 'modifiers':
      return textOf(rule, 'applies');
    case 'restrictions':
      return restrictionPlace(textOf(rule, 'forbids'));
    case 'markers':
      return effectSlot(['unit', 'side']);
    case 'arrivals':
    case 'withdrawals':
    case 'victory':
      return ABOUT_GAME;
    case 'effects': {
      const { effects, sequence } = around();
      return effectPlace(movedBy(rule), effects.map(movedBy), sequence.map(tableOf));
    }
    case 'tables': {
      const { effects, sequence } = around();
      return tablePlace(name, effects.map(movedBy), sequence.map(tableOf));
    }
    default:
      return name;
  }
}

/**
 * Whether a formula stands at a place, of which the way is given as changes name it: `effects`, `spent`, `then`, `0`,
 * `value`.
 *
 * @param verb what the verb does in which it stands, if it stands in one
 */
export function isFormula([list, , property, ...rest]: readonly string[], verb: string): boolean {
  switch (list) {
    case 'modifiers':
      return rest.length === 0 && (property === 'when' || property === 'value');
    case 'conditions':
    case 'restrictions':
    case 'arrivals':
    case 'withdrawals':
      return rest.length === 0 && property === 'when';
    case 'markers':
      return rest.length === 0 && property === 'start';
    case 'effects': {
      if (property === 'when') return rest.length === 0;
      const [, amount = '', ...more] = rest;
      // A piece is flipped to a face.
      return property === 'then' && more.length === 0 && AMOUNTS.has(amount) && verb !== 'flip';
    }
    case 'tables':
      return property === 'columns' && rest.length === 2 && rest[1] === 'when';
    case 'victory':
      return rest.length === 1 && rest[0] === 'when';
    default:
      return false;
  }
}

/** An effect as it is written, whatever is wrong with it. */
function movedBy(effect: JsonObject): Moved {
  const each = textOf(effect, 'each');
  return {
    at: textOf(effect, 'at'),
    ...tableOf(effect),
    ...(each === 'unit' || each === 'hex' || each === 'side' ? { each } : {}),
    then: asList(effect['then']).map((verb) => ({
      do: textOf(verb, 'do') === 'roll' ? 'roll' : 'end',
      ...tableOf(verb),
    })),
  };
}

function tableOf(rule: JsonObject): { readonly table?: string } {
  const table = textOf(rule, 'table');
  return table === '' ? {} : { table };
}
