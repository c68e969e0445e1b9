/** Rules of another battle under the names of new sides. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';

/** What people read of a rule. */
const READ: ReadonlySet<string> = new Set(['name', 'title', 'label', 'summary', 'note', 'reason', 'about']);
const CONTINGENT = 'vocabularies/contingents/values/';

/**
 * Rules in which the contingents of the sides, and whatever is called after them or after the sides of before, bear the names
 * of the new sides, and steps of the sequence the ids of these. Words that rules ask for stay as they are.
 */
export function renamedRules(
  rules: JsonObject,
  before: readonly JsonObject[],
  sides: readonly JsonObject[],
): JsonObject {
  const names = namesOfSides(before, sides);
  for (const side of sides) {
    const own = contingents(rules).filter(
      (one) => textOf(one, 'side') === nameOf(side) && nameOf(one) !== nameOf(side),
    );
    own.forEach((one, index) => {
      const name = textOf(side, 'name');
      names.set(textOf(one, 'name'), own.length === 1 ? name : `${name} ${index + 1}`);
    });
  }
  const steps = new Map(
    asList(rules['sequence']).flatMap((step) => {
      const id = nameOf(step);
      const index = before.findIndex((side) => id.startsWith(`${nameOf(side)}-`));
      if (index < 0) return [];
      return [[id, `${nameOf(sides[index] ?? before[index])}${id.slice(nameOf(before[index]).length)}`] as const];
    }),
  );
  return rewritten(rules, '', (text, key) =>
    READ.has(key) ? inWords(text, names) : ofSteps(text, steps),
  ) as JsonObject;
}

/** Rules for armies that are lent: only what is called after a side bears the name that it has now. */
export function rulesUnderNames(
  rules: JsonObject,
  before: readonly JsonObject[],
  sides: readonly JsonObject[],
): JsonObject {
  const names = namesOfSides(before, sides);
  return rewritten(rules, '', (text, key) =>
    READ.has(key) || key === 'phase' ? inWords(text, names) : text,
  ) as JsonObject;
}

/** By the name that a side had, the one that it has. */
function namesOfSides(before: readonly JsonObject[], sides: readonly JsonObject[]): Map<string, string> {
  return new Map(before.map((side, index) => [textOf(side, 'name'), textOf(sides[index] ?? side, 'name')]));
}

/** The contingents that rules define, or bring along by a change. */
function contingents(rules: JsonObject): JsonObject[] {
  const added = asList(rules['changes']).filter((change) => textOf(change, 'target').startsWith(CONTINGENT));
  return [
    ...asList(rules['vocabularies']).flatMap((one) => (nameOf(one) === 'contingents' ? asList(one['values']) : [])),
    ...added.flatMap(({ value }) => (isObject(value) ? [value] : [])),
  ];
}

/** A value with every text in it written anew; `key` is the property that a text is of. */
function rewritten(value: JsonValue, key: string, write: (text: string, key: string) => string): JsonValue {
  if (typeof value === 'string') return write(value, key);
  if (Array.isArray(value)) return value.map((one: JsonValue) => rewritten(one, key, write));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rewritten(one, name, write)]));
}

/** A sentence in which names stand for others, the longest first. */
function inWords(text: string, names: ReadonlyMap<string, string>): string {
  const known = [...names.keys()].filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  if (known.length === 0) return text;
  const escaped = known.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<![\p{L}-])(${escaped.join('|')})s?(?![\p{L}-])`, 'gu');
  return text.replaceAll(pattern, (_, name: string) => names.get(name) ?? name);
}

/** A text that is the id of a step, or speaks of one as a target or in a formula. */
function ofSteps(text: string, steps: ReadonlyMap<string, string>): string {
  const whole = steps.get(text);
  if (whole !== undefined) return whole;
  return text
    .replace(/^(sequence\/)([^/]+)/, (_, list: string, id: string) => list + (steps.get(id) ?? id))
    .replaceAll(/"([\w-]+)"/g, (quoted, id: string) => (steps.has(id) ? `"${steps.get(id) ?? ''}"` : quoted));
}
