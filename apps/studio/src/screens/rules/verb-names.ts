import { knownInSlot } from '@hexwright/compiler';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { EffectiveItem, EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';
import { ruleTitle } from './rule-fields.ts';
import type { Choices, VerbNames } from './verb-parts.ts';

/**
 * What the verbs of an effect may name.
 *
 * @param place what its formulas are asked as
 */
export function verbNames({ items, system }: EffectiveRulesAnswer, place: string): VerbNames {
  const list = (of: RuleList): EffectiveItem[] => items.filter((one) => one.list === of && one.value !== undefined);
  const titles = (of: RuleList): Choices => new Map(list(of).map((item) => [item.name, ruleTitle(item)]));
  const known = knownInSlot(place) ?? [];
  const faces = list('units').flatMap(({ value }) => (isObject(value) ? asList(value['faces']) : []));
  const looked = new Set(system?.tables.map(({ id }) => id));
  return {
    markers: titles('markers'),
    holders: new Map(list('markers').map(({ name, value }) => [name, isObject(value) ? textOf(value, 'of') : ''])),
    // What the rules look up themselves is not rolled on.
    tables: new Map([...titles('tables')].filter(([id]) => !looked.has(id))),
    sides: titles('sides'),
    zones: titles('map/zones'),
    faces: new Map(faces.map((face) => [nameOf(face), textOf(face, 'name') || nameOf(face)])),
    units: toldApart(titles('units')),
    pieceVerbs: system?.pieceVerbs ?? [],
    hasHexes: system?.hasHexes !== false,
    hasSide: known.includes('side'),
    hasOther: known.includes('other'),
    hasDestroyer: known.includes('destroyer'),
  };
}

/** Counters by their names; those of one name with their ids. */
function toldApart(units: Choices): Choices {
  const count = new Map<string, number>();
  for (const name of units.values()) count.set(name, (count.get(name) ?? 0) + 1);
  return new Map([...units].map(([id, name]) => [id, (count.get(name) ?? 0) > 1 ? `${name} (${id})` : name]));
}
