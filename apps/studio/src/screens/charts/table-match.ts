/** Which units a row or column of a table is for: what it asks of them, and who has it. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import { valueWords } from '../rules/value-words.ts';

/** A value that may be asked for. */
export interface MatchChoice {
  readonly value: string;
  readonly title: string;
}

/** What the rows (or columns) of a table ask for: the names that any of them uses. */
export function matchNames(entries: readonly JsonObject[]): readonly string[] {
  return [...new Set(entries.flatMap((entry) => Object.keys(matchOf(entry))))];
}

/** What may be asked for by a name: the words of its vocabulary, and what units have besides. */
export function matchChoices(
  name: string,
  vocabularies: readonly JsonObject[],
  units: readonly JsonObject[],
): readonly MatchChoice[] {
  const plural = new Set([name, `${name}s`, `${name}es`]);
  const words = asList(vocabularies.find((one) => plural.has(nameOf(one)))?.['values']);
  const known = words.map((word) => ({ value: nameOf(word), title: textOf(word, 'name') || nameOf(word) }));
  const had = [...new Set(units.flatMap((unit) => valuesOf(unit, name)))];
  const others = had.filter((value) => !known.some((one) => one.value === value));
  return [...known, ...others.map((value) => ({ value, title: value }))];
}

/** The units that have all that a row or column asks for, with one of their faces at least. */
export function matching(entry: JsonObject, units: readonly JsonObject[]): readonly JsonObject[] {
  const wanted = Object.entries(matchOf(entry));
  return units.filter((unit) => wanted.every(([name, value]) => valuesOf(unit, name).includes(valueWords(value))));
}

/** A row or column that asks for another value by a name; for none where it is undefined. */
export function withMatch(entry: JsonObject, name: string, value: string | undefined): JsonObject {
  const { [name]: _, ...rest } = matchOf(entry);
  const match: JsonObject = value === undefined ? rest : { ...rest, [name]: value };
  const { match: __, ...others } = entry;
  return Object.keys(match).length === 0 ? others : { ...others, match };
}

/** What an entry asks for by a name; empty where it asks for nothing. */
export function matched(entry: JsonObject, name: string): string {
  const value = matchOf(entry)[name];
  return value === undefined ? '' : valueWords(value);
}

function matchOf(entry: JsonObject): JsonObject {
  const match = entry['match'];
  return isObject(match) ? match : {};
}

/** What a unit has by a name: as a whole, or with any of its faces. */
function valuesOf(unit: JsonObject, name: string): readonly string[] {
  const inside = [unit, ...asList(unit['faces'])].map((one) => one['values']);
  const values: (JsonValue | undefined)[] = [
    unit[name],
    ...inside.map((all) => (isObject(all) ? all[name] : undefined)),
  ];
  return [...new Set(values.filter((value) => value !== undefined).map(valueWords))];
}
