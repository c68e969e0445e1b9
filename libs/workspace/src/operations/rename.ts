import type { FileKind, JsonValue } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey, kindOf, packageOf, pathOf, type FileKey } from '../file-key.ts';
import { isList, isObject, textOf, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { chainOf } from './chain.ts';
import { contentEdit, namesOf, planFor, refusal } from './content.ts';

/** Lists whose items other things speak of by name. */
export type RenamedList = 'units' | 'sides' | 'terrains' | 'features' | 'hexsides' | 'zones';

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

interface Places {
  readonly file: string;
  readonly list: string;
  /** Paths of values that name an item, by kind of file; `*` stands for any entry or property. */
  readonly values: Partial<Readonly<Record<FileKind, readonly string[]>>>;
  /** Paths of objects whose properties are named after items. */
  readonly keys: Partial<Readonly<Record<FileKind, readonly string[]>>>;
  /** First words of the targets of changes. */
  readonly target: string;
}

/** Path of the value of a change of one hex: the rows of a map are no such values. */
const CHANGED_HEX = 'changed terrain';

const COMMANDS = ['commands/*', 'expect/offered/*', 'expect/notOffered/*'];

const PLACES: Readonly<Record<RenamedList, Places>> = {
  units: {
    file: 'units.json',
    list: 'units',
    target: 'units',
    values: {
      scenario: ['setUp/*/unit'],
      case: [
        'units/*/copy',
        'units/*/charging',
        ...COMMANDS.flatMap((one) => ['unit', 'target', 'charge', 'with/*'].map((name) => `${one}/${name}`)),
        ...['unit', 'target', 'firer', 'attacker', 'defender', 'leader'].map((name) => `expect/events/*/${name}`),
      ],
    },
    keys: { case: ['expect/units'] },
  },
  sides: {
    file: 'scenario.json',
    list: 'sides',
    target: 'sides',
    values: {
      scenario: ['firstSide'],
      units: ['units/*/side'],
      map: ['zones/*/side'],
      rules: [
        'victory/score/plus',
        'victory/score/minus',
        'victory/levels/*/winner',
        'objectives/*/side',
        'vocabularies/*/values/*/side',
      ],
      case: ['phasing', 'units/*/side', 'expect/phasing', 'expect/winner', 'expect/decision/side'],
    },
    keys: { case: ['victoryPoints', 'expect/victoryPoints'] },
  },
  terrains: {
    file: 'terrain.json',
    list: 'terrains',
    target: 'terrains',
    values: { map: ['terrainCodes/*', `${CHANGED_HEX}/*`], case: ['map/terrain/*'] },
    keys: {},
  },
  features: {
    file: 'terrain.json',
    list: 'features',
    target: 'features',
    values: { map: ['features/*/feature'], case: ['map/features/*/*'] },
    keys: {},
  },
  hexsides: {
    file: 'terrain.json',
    list: 'hexsides',
    target: 'hexsides',
    values: { map: ['hexsides/*/feature'], case: ['map/hexsides/*/feature'] },
    keys: {},
  },
  zones: {
    file: 'map.json',
    list: 'zones',
    target: 'map/zones',
    values: { rules: ['objectives/*/zone'] },
    keys: { case: ['map/zones'] },
  },
};

/** Properties that hold formulas, in which names stand between quotes. */
const FORMULAS: ReadonlySet<string> = new Set(['when', 'value']);

/** The files in whose root each first word of a target stands, for the values of changes. */
const KIND_OF_ROOT: Readonly<Record<string, FileKind>> = {
  map: 'map',
  units: 'units',
  sides: 'scenario',
  setUp: 'scenario',
};

/** Every place in the package, and in those that build on it, that would change with a name. For a preview. */
export function findReferences(project: Project, id: string, list: RenamedList, from: string, to: string): Reference[] {
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
  list: RenamedList,
  from: string,
  to: string,
  formulas = false,
): Plan {
  const { file } = PLACES[list];
  const defining = fileKey(id, file);
  return planFor(project, defining, PLACES[list].list, from, () => {
    if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(to)) {
      return refusal(defining, 'schema.pattern', `"${to}" cannot be a name: letters, digits and hyphens between them.`);
    }
    const taken = chainOf(project, id).flatMap((one) =>
      namesOf(project.content(fileKey(one, file)), PLACES[list].list),
    );
    if (taken.includes(to)) return refusal(defining, 'id.duplicate', `"${to}" is there already in ${list}.`);
    const files = new Set(
      findReferences(project, id, list, from, to)
        .filter((one) => one.isCertain || formulas)
        .map((one) => one.file),
    );
    const edits = [...files].map((one) => ({
      file: one,
      edit: (content: JsonObject) =>
        new Renaming(one, list, { from, to, formulas, isDefinition: packageOf(one) === id }).file(content),
    }));
    return contentEdit(`Rename ${from} to ${to}`, edits);
  });
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
  readonly #places: Places;
  readonly #names: Names;
  #kind: FileKind | undefined;

  constructor(file: FileKey, list: RenamedList, names: Names) {
    this.#file = file;
    this.#places = PLACES[list];
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
    const result = this.#walk(value, inner, pointer);
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
    if (name !== this.#names.from || !keys.includes(path.join('/'))) return name;
    return this.#note(name, this.#names.to, `${pointer}/${name}`, true);
  }

  #word(word: string, path: readonly string[], pointer: string): string {
    const { from, to, formulas } = this.#names;
    if (word === from && (this.#isPlace(path) || this.#isDefinition(path))) return this.#note(word, to, pointer, true);
    if (!formulas || !FORMULAS.has(path[path.length - 1] ?? '') || !word.includes(`"${from}"`)) return word;
    return this.#note(word, word.replaceAll(`"${from}"`, `"${to}"`), pointer, false);
  }

  #isDefinition(path: readonly string[]): boolean {
    const { list, file } = this.#places;
    return this.#names.isDefinition && pathOf(this.#file) === file && path.join('/') === `${list}/*/id`;
  }

  #isPlace(path: readonly string[]): boolean {
    const values = this.#kind === undefined ? [] : (this.#places.values[this.#kind] ?? []);
    return values.some((pattern) => {
      const parts = pattern.split('/');
      return parts.length === path.length && parts.every((part, index) => part === '*' || part === path[index]);
    });
  }

  #note(before: string, after: string, pointer: string, isCertain: boolean): string {
    this.found.push({ file: this.#file, pointer, before, after, isCertain });
    return after;
  }
}
