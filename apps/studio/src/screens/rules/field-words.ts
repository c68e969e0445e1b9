/** What stands in a field of a rule, in the words of the form rather than those of the file. */
import type { JsonValue } from '@hexwright/model';
import { plainWords } from '../../parts/plain-words.ts';
import { asList, isObject } from '../../scene/items.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import { formulaPlace } from './formula-place.ts';
import { journeyNames, journeyWords } from './journeys.ts';
import { ruleFields, type RuleField } from './rule-fields.ts';
import { valueWords } from './value-words.ts';
import { verbNames } from './verb-names.ts';
import { verbWords } from './verb-parts.ts';
import { TURNS } from './words.ts';

/** A value that a field of a rule has, had, or would have; of a field with several parts, the whole rule. */
export function fieldWords(
  field: RuleField,
  value: JsonValue | undefined,
  item: EffectiveItem,
  answer: EffectiveRulesAnswer,
): string {
  if (value === undefined) return field.none ?? valueWords(value);
  if (field.kind === 'choice' && typeof value === 'string') return field.labels?.get(value) ?? plainWords(value);
  if (field.kind === 'turns') return spanWords(value);
  if (field.kind === 'journey' && isObject(value)) {
    return journeyWords(item.list === 'arrivals' ? item.list : 'withdrawals', value, journeyNames(answer));
  }
  if (field.kind !== 'verbs') return valueWords(value);
  const names = verbNames(answer, formulaPlace(item, answer.items));
  return asList(value)
    .map((verb) => verbWords(verb, names))
    .join('; ');
}

/**
 * Something in a rule that somebody has had a say in: the words for it and for what it says.
 *
 * @param inner where in the rule, as changes name it: `when`, `then/0/value`; empty for all of it
 */
export function partWords(
  item: EffectiveItem,
  inner: string,
  value: JsonValue | undefined,
  answer: EffectiveRulesAnswer,
): { readonly name: string; readonly value: string } {
  const [first = '', ...rest] = inner.split('/');
  const field = ruleFields(item, answer).find((one) => one.name === first);
  if (field !== undefined && field.parts === undefined && rest.length === 0)
    return { name: field.title, value: fieldWords(field, value, item, answer) };
  const path = [field?.title ?? first, ...rest].filter((part) => part !== '');
  return { name: path.map(plainWords).join(', '), value: valueWords(value) };
}

/** A span of turns: `from turn 3 to turn 5`. */
export function spanWords(span: JsonValue): string {
  const { from, to } = isObject(span) ? span : {};
  return TURNS.span(typeof from === 'number' ? from : null, typeof to === 'number' ? to : null);
}
