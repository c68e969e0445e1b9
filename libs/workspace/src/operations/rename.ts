import { suggestion, type FileKind, type JsonValue, type Problem } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey, kindOf, packageOf, pathOf, type FileKey } from '../file-key.ts';
import { isList, isObject, textOf, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { chainOf } from './chain.ts';
import { changesUnder } from './changes.ts';
import { listOf, namesOf, refusal } from './content.ts';
import { planned, type Draft } from './draft.ts';
import { itemsIn } from './item-draft.ts';
import {
  CHANGED_HEX,
  isWords,
  matchesAny,
  mayName,
  placesOf,
  TARGETS,
  vocabularyOf,
  type NamedList,
  type Places,
} from './name-places.ts';

/** A place that names an item. */
export interface Reference {
  readonly file: FileKey;
  /** JSON pointer. */
  readonly pointer: string;
  readonly before: string;
  readonly after: string;
  /** False inside a formula, where the same word may mean something else. */
  readonly isCertain: boolean;
}

/** Properties that hold formulas, in which names stand between quotes. */
const FORMULAS: ReadonlySet<string> = new Set(['when', 'value', 'start', 'to', 'level', 'modifier', 'points']);

/** Where formulas name items so that the word can mean nothing else: `unit.shots`, `parameter("reach")`. */
const READ_IN_FORMULAS: Partial<Readonly<Record<NamedList, (name: string) => RegExp>>> = {
  markers: (name) => new RegExp(`(?<=\\.)${name}(?!\\w)`, 'g'),
  parameters: (name) => new RegExp(`(?<=\\bparameter\\(\\s*(["']))${name}(?=\\1)`, 'g'),
};

/** The files in whose root each first word of a target stands, for the values of changes. */
const KIND_OF_ROOT: Readonly<Record<string, FileKind>> = {
  map: 'map',
  table: 'map',
  units: 'units',
  sides: 'scenario',
  setUp: 'scenario',
  arrivals: 'scenario',
  withdrawals: 'scenario',
  terrains: 'terrain',
  hexsides: 'terrain',
  features: 'terrain',
};

/**
 * Every place in the package, and in those that build on it, that would change with a name: the item itself first where it
 * stands in the first file. For a preview, or with `to` left out to find where something is spoken of.
 *
 * @param id the package that defines the item
 */
export function findReferences(
  project: Project,
  id: string,
  list: NamedList,
  from: string,
  to: string = from,
): Reference[] {
  return scope(project, id).flatMap((file) => {
    const content = project.content(file);
    if (!isObject(content ?? undefined)) return [];
    const walk = new Renaming(file, list, { from, to, formulas: true, isDefinition: packageOf(file) === id });
    walk.file(content as JsonObject);
    return walk.found;
  });
}

/**
 * Renames an item everywhere.
 *
 * @param formulas whether the word is also changed in formulas; look at the preview first
 */
export function renameItem(
  project: Project,
  id: string,
  list: NamedList,
  from: string,
  to: string,
  formulas = false,
): Plan {
  return planned(project, `Rename ${from} to ${to}`, (draft) => {
    const refused = renameRefusal(draft, id, list, from, to);
    if (refused !== null) return refused;
    for (const file of scope(project, id)) {
      if (kindOf(file) === undefined) continue;
      const walk = new Renaming(file, list, { from, to, formulas, isDefinition: packageOf(file) === id });
      const content = walk.file(draft.content(file));
      if (walk.found.length > 0) draft.write(file, content);
    }
    return null;
  });
}

function renameRefusal(draft: Draft, id: string, list: NamedList, from: string, to: string): Problem | null {
  const { file, list: name, target } = placesOf(list);
  const defining = fileKey(id, file);
  const own = isWords(list)
    ? namesOf(
        listOf(draft.content(defining), 'vocabularies').find((one) => one['id'] === vocabularyOf(list)),
        'values',
      )
    : namesOf(draft.content(defining), name);
  const isAdded = changesUnder(draft, id, `${target}/${from}`).some((one) => one['op'] === 'add');
  if (!own.includes(from) && !isAdded) {
    const message = `${id} itself defines no "${from}" in ${list}.${suggestion(from, own)} Rename it in the package that defines it.`;
    return refusal(defining, 'reference.unknown', message, `/${name}`);
  }
  if (list === 'markers' && !/^[a-z][A-Za-z0-9]*$/.test(to)) {
    const message = `"${to}" cannot be the name of a marker, which formulas write: a small letter, then letters and digits.`;
    return refusal(defining, 'schema.pattern', message);
  }
  if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(to)) {
    return refusal(defining, 'schema.pattern', `"${to}" cannot be a name: letters, digits and hyphens between them.`);
  }
  const taken = isWords(list) ? wordsIn(draft, id, vocabularyOf(list)) : [...itemsIn(draft, id, target).keys()];
  return taken.includes(to) ? refusal(defining, 'id.duplicate', `"${to}" is there already in ${list}.`) : null;
}

function wordsIn(draft: Draft, id: string, vocabulary: string): string[] {
  const found = itemsIn(draft, id, 'vocabularies').get(vocabulary);
  return isObject(found) ? namesOf(found, 'values') : [];
}

/** The files of a package and of all that build on it. */
function scope(project: Project, id: string): FileKey[] {
  return project
    .ids()
    .filter((one) => chainOf(project, one).includes(id))
    .flatMap((one) => project.files(one));
}

interface Names {
  readonly from: string;
  readonly to: string;
  readonly formulas: boolean;
  /** Whether the item itself stands in this package. */
  readonly isDefinition: boolean;
}

/** One walk through a file. */
class Renaming {
  readonly found: Reference[] = [];
  readonly #file: FileKey;
  readonly #list: NamedList;
  readonly #places: Places;
  readonly #names: Names;
  #kind: FileKind | undefined;
  /** The vocabulary that the walk is in. */
  #vocabulary = '';
  #isChange = false;

  constructor(file: FileKey, list: NamedList, names: Names) {
    this.#file = file;
    this.#list = list;
    this.#places = placesOf(list);
    this.#names = names;
    this.#kind = kindOf(file);
  }

  /** The content with the new name. */
  file(content: JsonObject): JsonObject {
    if (this.#kind === undefined || this.#hasOwnUnit(content)) return content;
    return this.#walk(content, [], '') as JsonObject;
  }

  /** A case may have a unit of its own by this name. */
  #hasOwnUnit(content: JsonObject): boolean {
    return (
      this.#kind === 'case' && this.#places.list === 'units' && namesOf(content, 'units').includes(this.#names.from)
    );
  }

  #walk(value: JsonValue, path: readonly string[], pointer: string): JsonValue {
    if (typeof value === 'string') return this.#word(value, path, pointer);
    if (isList(value)) return this.#entries(value, path, pointer);
    if (!isObject(value)) return value;
    if (path.length === 2 && path[0] === 'vocabularies') this.#vocabulary = textOf(value['id']);
    const isTarget = path.length === 2 && path[0] === 'changes';
    const entries = Object.entries(value).map(([name, part]): [string, JsonValue] => {
      const key = this.#key(name, path, pointer);
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (isTarget && name === 'target' && typeof part === 'string') return [key, this.#target(part, at)];
      if (isTarget && name === 'value') return [key, this.#changed(value, part, at)];
      return [key, this.#walk(part, [...path, name], at)];
    });
    return Object.fromEntries(entries);
  }

  #entries(list: readonly JsonValue[], path: readonly string[], pointer: string): JsonValue {
    return list.map((entry, index) => this.#walk(entry, [...path, '*'], `${pointer}/${index}`));
  }

  /** The value of a change stands where its target says. */
  #changed(change: JsonObject, value: JsonValue, pointer: string): JsonValue {
    const path = textOf(change['target']).split('/');
    const kind = this.#kind;
    this.#kind = KIND_OF_ROOT[path[0]] ?? 'rules';
    const isHex = path[0] === 'map' && path[1] === 'terrain';
    const inner = isHex ? [CHANGED_HEX, path[2] ?? ''] : path[0] === 'map' ? path.slice(1) : path;
    this.#isChange = true;
    const result = this.#walk(value, inner, pointer);
    this.#isChange = false;
    this.#kind = kind;
    return result;
  }

  #target(target: string, pointer: string): string {
    const start = `${this.#places.target}/${this.#names.from}`;
    const placement = `setUp/${this.#names.from}`;
    const old = [start, ...(this.#places.list === 'units' ? [placement] : [])].find(
      (one) => target === one || target.startsWith(`${one}/`),
    );
    if (old === undefined) return target;
    const renamed = old.slice(0, -this.#names.from.length) + this.#names.to + target.slice(old.length);
    return this.#note(target, renamed, pointer, true);
  }

  #key(name: string, path: readonly string[], pointer: string): string {
    const keys = this.#kind === undefined ? [] : (this.#places.keys[this.#kind] ?? []);
    if (name !== this.#names.from || !matchesAny(path, keys)) return name;
    return this.#note(name, this.#names.to, `${pointer}/${name}`, true);
  }

  #word(word: string, path: readonly string[], pointer: string): string {
    const { from, to, formulas } = this.#names;
    if (this.#kind !== undefined && matchesAny(path, TARGETS[this.#kind])) return this.#target(word, pointer);
    if (word === from && (this.#isPlace(path) || this.#isDefinition(path))) return this.#note(word, to, pointer, true);
    if (!FORMULAS.has(path[path.length - 1] ?? '')) return word;
    const spoken = READ_IN_FORMULAS[this.#list]?.(from);
    if (spoken !== undefined) return this.#read(word, spoken, pointer);
    if (!formulas) return word;
    const renamed = ['"', "'"].reduce((text, quote) => text.replaceAll(quote + from + quote, quote + to + quote), word);
    return word.includes(`"${from}"`) || word.includes(`'${from}'`) ? this.#note(word, renamed, pointer, false) : word;
  }

  /** @param spoken where a formula speaks of the name */
  #read(formula: string, spoken: RegExp, pointer: string): string {
    const renamed = formula.replaceAll(spoken, this.#names.to);
    return renamed === formula ? formula : this.#note(formula, renamed, pointer, true);
  }

  #isDefinition(path: readonly string[]): boolean {
    const { list, file } = this.#places;
    // What a change puts in has the name that its target says.
    if (!this.#isChange && (!this.#names.isDefinition || pathOf(this.#file) !== file)) return false;
    if (!isWords(this.#list)) return matchesAny(path, [`${list}/*/id`]);
    const vocabulary = path[1] === '*' ? this.#vocabulary : path[1];
    return matchesAny(path, [`${list}/*/values/*/id`]) && vocabulary === vocabularyOf(this.#list);
  }

  #isPlace(path: readonly string[]): boolean {
    if (mayName(this.#list, this.#kind, path)) return true;
    return this.#kind !== undefined && matchesAny(path, this.#places.values[this.#kind]);
  }

  #note(before: string, after: string, pointer: string, isCertain: boolean): string {
    this.found.push({ file: this.#file, pointer, before, after, isCertain });
    return after;
  }
}
