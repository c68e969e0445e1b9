/** Faces in a few words, as the roster shows them and a spreadsheet holds them: `Melee · Fire: Longbow`. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { plainWords } from '../../parts/plain-words.ts';
import { isObject, nameOf, textOf } from '../../scene/items.ts';
import { wordIn, wordsOf, wordText, type UnitWords } from './unit-words.ts';
import { COLUMNS, FACES } from './words.ts';

const BETWEEN = ' · ';
/** Where the classes of troops are listed. */
const CLASSES = 'classes';

/** Faces that were read, or why they cannot be. */
export type FacesReading =
  | { readonly ok: true; readonly faces: readonly JsonObject[] }
  | { readonly ok: false; readonly message: string };

/** All faces of a unit, front first. */
export function facesText(faces: readonly JsonObject[], words: UnitWords): string {
  return faces.map((face) => faceText(face, words)).join(BETWEEN);
}

/** One face: its name, and its values where the name does not say them. */
export function faceText(face: JsonObject, words: UnitWords): string {
  const name = textOf(face, 'name') || plainWords(textOf(face, 'id'));
  const troops = textOf(face, 'class');
  const said = Object.entries(valuesOf(face)).map(([value, held]) => valueText(value, held, words));
  const values = [...(troops === '' ? [] : [wordText(CLASSES, troops, words)]), ...said].filter(
    (word) => word !== '' && word.toLowerCase() !== name.toLowerCase(),
  );
  return values.length === 0 ? name : `${name}: ${values.join(', ')}`;
}

/**
 * Reads faces as {@link facesText} writes them. A face that was there already keeps what the text does not say, such as its
 * picture.
 *
 * @param before the faces that the unit has
 */
export function readFaces(text: string, before: readonly JsonObject[], words: UnitWords): FacesReading {
  const faces: JsonObject[] = [];
  for (const [index, part] of text.split(/[·|/;]/).entries()) {
    const written = part.trim();
    if (written === '') continue;
    const colon = written.indexOf(':');
    const name = colon < 0 ? written : written.slice(0, colon).trim();
    const said =
      colon < 0
        ? []
        : written
            .slice(colon + 1)
            .split(',')
            .map((word) => word.trim())
            .filter((word) => word !== '');
    const known = before.find((face) => isCalled(face, name)) ?? null;
    const itself = readValue(name, words);
    const values: Record<string, JsonValue> = {};
    let troops = '';
    if (itself !== null) values[itself.name] = itself.value;
    for (const word of said) {
      const value = readValue(word, words);
      const ofClass = wordIn(CLASSES, word, words);
      if (value === null && ofClass !== undefined) {
        troops = nameOf(ofClass);
        continue;
      }
      if (value === null) return { ok: false, message: FACES.unknown(word, knownWords(words)) };
      values[value.name] = value.value;
    }
    if (colon < 0 && itself === null) {
      // A name alone is one that is known, so that a slip does not make a face that can do nothing.
      const given = known ?? (isPlainName(name, words) ? {} : null);
      if (given === null) return { ok: false, message: FACES.unknown(name, knownWords(words)) };
      Object.assign(values, valuesOf(given));
      troops = textOf(given, 'class');
    }
    const { values: _, class: __, ...rest } = known ?? named(name, index, before);
    faces.push({
      ...rest,
      ...(troops === '' ? {} : { class: troops }),
      ...(Object.keys(values).length === 0 ? {} : { values }),
    });
  }
  return { ok: true, faces };
}

/** What stands in the `values` of a unit or a face. */
export function valuesOf(thing: JsonValue | undefined): JsonObject {
  const values = isObject(thing) ? thing['values'] : undefined;
  return isObject(values) ? values : {};
}

function named(name: string, index: number, before: readonly JsonObject[]): JsonObject {
  const id = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const free = id === '' || before.some((face) => nameOf(face) === id) ? `face-${index + 1}` : id;
  return plainWords(free) === name ? { id: free } : { id: free, name };
}

function isCalled(face: JsonObject, name: string): boolean {
  const low = name.toLowerCase();
  const id = textOf(face, 'id');
  return [id, textOf(face, 'name'), plainWords(id)].some((one) => one !== '' && one.toLowerCase() === low);
}

function isPlainName(name: string, { system }: UnitWords): boolean {
  const low = name.toLowerCase();
  const names = [COLUMNS.face(0), COLUMNS.face(1), ...(system?.kinds ?? []), system?.plainUnit?.face.id ?? ''];
  return names.some((one) => one.toLowerCase() === low);
}

/** A value in words: `Melee`, `Longbow`, `Strength 6`. */
function valueText(name: string, value: JsonValue, words: UnitWords): string {
  const type = words.system?.unitValues[name];
  if (type?.type === 'vocabulary' && typeof value === 'string') return wordText(type.vocabulary, value, words);
  if (value === true) return plainWords(name);
  if (value === false) return '';
  return `${plainWords(name)} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

/** What a word or two say of a face. */
function readValue(text: string, words: UnitWords): { readonly name: string; readonly value: JsonValue } | null {
  const low = text.toLowerCase();
  for (const [name, type] of Object.entries(words.system?.unitValues ?? {})) {
    const called = [name.toLowerCase(), plainWords(name).toLowerCase()];
    if (type.type === 'flag' && called.includes(low)) return { name, value: true };
    const after = called.find((one) => low.startsWith(`${one} `));
    const number = after === undefined ? '' : text.slice(after.length).trim().replace('−', '-');
    if (type.type === 'integer' && /^-?\d{1,9}$/.test(number)) return { name, value: Number(number) };
    if (type.type !== 'vocabulary' || words.system?.faceValues.includes(name) === false) continue;
    const word = wordIn(type.vocabulary, text, words);
    if (word !== undefined) return { name, value: nameOf(word) };
  }
  return null;
}

function knownWords(words: UnitWords): string {
  const { system } = words;
  const known = (system?.faceValues ?? []).flatMap((name) => {
    const type = system?.unitValues[name];
    if (type?.type === 'vocabulary')
      return wordsOf(type.vocabulary, words).map((word) => textOf(word, 'name') || nameOf(word));
    return [type?.type === 'integer' ? `${plainWords(name)} 3` : plainWords(name)];
  });
  return [COLUMNS.face(0), ...known].slice(0, 10).join(', ');
}
