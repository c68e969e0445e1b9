/** New units that can fight: what a designer does not say is taken from a plain counter of the game. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import { valuesOf } from './face-words.ts';
import type { UnitWords } from './unit-words.ts';

/**
 * A new unit.
 *
 * @param like a unit that it is to resemble: its side, contingent, class, values and faces; null for a plain one
 */
export function newUnit(id: string, name: string, like: JsonObject | null, words: UnitWords): JsonObject {
  if (like !== null && textOf(like, 'kind') === (words.system?.plainUnit?.kind ?? textOf(like, 'kind'))) {
    const { id: _, name: __, case: ___, note: ____, provenance: _____, traits: ______, ...rest } = like;
    return { id, name, ...rest };
  }
  const side = (like === null ? '' : textOf(like, 'side')) || nameOf(words.sides[0] ?? {});
  return withPlain({ id, name, side, size: 'single' }, words, new Set());
}

/**
 * Gives a unit what a plain counter of the game has, as far as the package knows the words.
 *
 * @param said what somebody has said of it: left as it is, even where that is nothing
 */
export function withPlain(unit: JsonObject, words: UnitWords, said: ReadonlySet<string>): JsonObject {
  const plain = words.system?.plainUnit ?? null;
  const side = textOf(unit, 'side') || nameOf(words.sides[0] ?? {});
  const contingent = wordsOf('contingents', words).find((word) => textOf(word, 'side') === side);
  const kind = textOf(unit, 'kind') || (plain?.kind ?? words.system?.kinds[0] ?? 'unit');
  const base: JsonObject = {
    ...unit,
    side,
    kind,
    ...(contingent === undefined || said.has('contingent') ? {} : { contingent: nameOf(contingent) }),
  };
  const faces = asList(unit['faces']);
  if (plain === null || kind !== plain.kind) return { ...base, faces: faces.length > 0 ? faces : [{ id: kind }] };
  const values: Record<string, JsonValue> = { ...valuesOf(unit) };
  for (const [name, value] of Object.entries(plain.values)) {
    if (!said.has(`values.${name}`) && isWord(name, value, words)) values[name] = value;
  }
  const classes = wordsOf('classes', words).map(nameOf);
  const known = classes.includes(plain.class) ? plain.class : classes[0];
  return {
    ...base,
    ...(said.has('class') || known === undefined ? {} : { class: known }),
    values,
    faces: faces.length > 0 ? faces : [{ id: plain.face.id, values: plain.face.values }],
  };
}

function isWord(name: string, value: JsonValue, words: UnitWords): boolean {
  const type = words.system?.unitValues[name];
  return type?.type !== 'vocabulary' || wordsOf(type.vocabulary, words).some((word) => nameOf(word) === value);
}

function wordsOf(vocabulary: string, { vocabularies }: UnitWords): readonly JsonObject[] {
  const found = vocabularies.find((one) => nameOf(one) === vocabulary);
  return isObject(found) ? asList(found['values']) : [];
}
