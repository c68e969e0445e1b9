import { effectSlot, restrictionPlace } from '@hexwright/compiler';
import { isObject, textOf } from '../../scene/items.ts';
import type { EffectiveItem } from '../../workshop/questions/effective-rules.ts';

/** What formulas of a rule are asked as, which decides the names that they may use. */
export function formulaPlace({ list, name, value }: EffectiveItem): string {
  const rule = isObject(value) ? value : {};
  switch (list) {
    case 'modifiers':
      return textOf(rule, 'applies');
    case 'restrictions':
      return restrictionPlace(textOf(rule, 'forbids'));
    case 'markers':
      return effectSlot(['unit', 'side']);
    default:
      return name;
  }
}
