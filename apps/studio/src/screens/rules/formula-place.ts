import type { JsonObject } from '@hexwright/workspace';
import { isObject } from '../../scene/items.ts';
import { rulePlace } from '../../scene/rule-place.ts';
import type { EffectiveItem, RuleList } from '../../compile-service/questions/effective-rules.ts';

/** What formulas of a rule are asked as, which decides the names that they may use. */
export function formulaPlace({ list, name, value }: EffectiveItem, items: readonly EffectiveItem[]): string {
  const of = (wanted: RuleList): JsonObject[] =>
    items.flatMap((item) => (item.list === wanted && isObject(item.value) ? [item.value] : []));
  return rulePlace(list, name, isObject(value) ? value : {}, () => ({
    effects: of('effects'),
    sequence: of('sequence'),
  }));
}
