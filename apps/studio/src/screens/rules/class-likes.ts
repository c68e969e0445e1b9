/** Which classes of troops may fight like which. */
import type { JsonObject } from '@hexwright/workspace';
import { nameOf, textOf } from '../../scene/items.ts';

/** The classes that one may be taken for: none that is in the end taken for that one. */
export function likesFor(classes: readonly JsonObject[], id: string): readonly JsonObject[] {
  const likes = new Map(classes.map((one) => [nameOf(one), textOf(one, 'like')]));
  const leadsBack = (first: string): boolean => {
    const seen = new Set<string>();
    for (let next = first; next !== '' && !seen.has(next); next = likes.get(next) ?? '') {
      if (next === id) return true;
      seen.add(next);
    }
    return false;
  };
  return classes.filter((one) => !leadsBack(nameOf(one)));
}
