import type { JsonObject } from '@hexwright/workspace';
import { effectPlace, effectSlot, restrictionPlace, type Moved } from '@hexwright/compiler';
import { asList, isObject, textOf } from '../../scene/items.ts';
import type { EffectiveItem, RuleList } from '../../workshop/questions/effective-rules.ts';

/** What formulas of a rule are asked as, which decides the names that they may use. */
export function formulaPlace({ list, name, value }: EffectiveItem, items: readonly EffectiveItem[]): string {
  const rule = isObject(value) ? value : {};
  switch (list) {
    case 'modifiers':
      return textOf(rule, 'applies');
    case 'restrictions':
      return restrictionPlace(textOf(rule, 'forbids'));
    case 'markers':
      return effectSlot(['unit', 'side']);
    case 'effects':
      return effectPlace(
        movedBy(rule),
        rulesOf(items, 'effects').map(movedBy),
        rulesOf(items, 'sequence').map(tableOf),
      );
    default:
      return name;
  }
}

function rulesOf(items: readonly EffectiveItem[], of: RuleList): JsonObject[] {
  return items.flatMap(({ list, value }) => (list === of && isObject(value) ? [value] : []));
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
