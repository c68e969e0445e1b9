import type { FileKind, LinkedPackage } from '@hexwright/model';
import { EVENT_STEP, type GameSystem, MOMENT_MEANINGS, MOMENTS, momentsOf } from '@hexwright/compiler';
import { fileKey, isGamesOwn, mapOf, type FileKey } from '@hexwright/workspace';
import type { PackageMirror } from '../package-mirror.ts';

/** Which names may stand at a place of a file? What the schemas know by themselves is left out. */
export interface TextWordsQuestion {
  /** The package that is worked on. */
  readonly package: string;
  readonly file: FileKey;
  readonly kind: FileKind;
  /** The way to the place: entries of lists by id where they have one. */
  readonly names: readonly string[];
  /** What is written there already: of long lists only what begins like it is offered. */
  readonly written: string;
  /** Whether the name of a property is looked for; `names` then lead to the object. */
  readonly isName: boolean;
}

/** A name with what people call it. */
export interface Word {
  readonly label: string;
  readonly detail: string;
}

/** In the order of their list. */
export type TextWordsAnswer = readonly Word[];

/** Sides as verbs of effects name them besides. */
const OF_THE_MOMENT = [word('unit', 'Its side'), word('enemy', 'The enemy of its side')];

/** Names offered at once. */
const MOST = 400;

/** What a place may hold is looked up in. */
interface Sources {
  readonly mirror: PackageMirror;
  readonly question: TextWordsQuestion;
  readonly linked: LinkedPackage;
  readonly system: GameSystem | undefined;
  readonly path: readonly string[];
}

type Look = (sources: Sources) => readonly Word[];

const sides: Look = ({ linked, path }) => [...(path.includes('then') ? OF_THE_MOMENT : []), ...named(linked.sides)];
const units: Look = ({ linked }) => named(linked.units);
const hexes: Look = ({ mirror, question }) => labels(mirror, question);
const values: Look = ({ system }) => plain(Object.keys(system?.unitValues ?? {}));

/** What the values of a property name, by the name of the property. */
const VALUES: Readonly<Record<string, Look>> = {
  side: sides,
  firstSide: sides,
  winner: sides,
  plus: sides,
  minus: sides,
  phasing: sides,
  unit: units,
  units,
  by: units,
  copy: units,
  hex: hexes,
  hexes,
  path: hexes,
  between: hexes,
  feature: ({ linked, path }) => named(path.includes('hexsides') ? linked.hexsides : linked.features),
  zone: ({ linked }) => named(linked.map?.zones ?? linked.table?.zones ?? []),
  face: ({ linked, path }) => named(linked.units.find(({ id }) => id === path.at(-2))?.faces ?? []),
  // Of a verb of an effect: the face to which it flips a unit.
  to: ({ linked, path }) => (path.includes('then') ? faces(linked) : []),
  class: (sources) => vocabulary(sources, 'classes'),
  contingent: (sources) => vocabulary(sources, 'contingents'),
  traits: (sources) => vocabulary(sources, 'traits'),
  kind: ({ system, question }) => (question.kind === 'units' || question.kind === 'case' ? plain(system?.kinds) : []),
  id: (sources) => (sources.path[0] === 'conditions' ? conditions(sources) : []),
  like: (sources) => vocabulary(sources, sources.path[1] ?? ''),
  level: ({ linked, path }) => (path.includes('conditions') ? named(linked.victory?.levels ?? []) : []),
  before: siblings,
  after: siblings,
  applies: ({ system }) => meant(system?.slots, system?.meanings?.slots),
  procedure: ({ system }) =>
    plain([...(system?.procedures ?? []), ...(system?.effects === undefined ? [] : [EVENT_STEP])]),
  markers: unitMarkers,
  marker: ({ linked }) => named(linked.markers),
  at: ({ system }) =>
    (system === undefined ? MOMENTS : momentsOf(system)).map((moment) => word(moment, MOMENT_MEANINGS[moment])),
  step: ({ linked }) => linked.sequence.map(({ id, phase }) => word(id, phase)),
  table: ({ linked, system }) => named(wordTables(linked, system)),
  result: ({ linked, system }) => results(linked, system),
  modules: ({ system }) => (system?.modules ?? []).map(({ id, title, case: cited }) => word(id, `${title} [${cited}]`)),
  extends: ({ mirror }) => packages(mirror),
  package: ({ mirror }) => packages(mirror),
  system: ({ mirror }) => plain(mirror.games.systems.map(({ id }) => id)),
  case: ({ linked }) => linked.contents.map((entry) => word(entry.case, entry.title)),
  forbids: ({ system }) => meant(system?.acts, system?.meanings?.acts),
  phase: ({ linked }) => linked.sequence.map(({ id, phase }) => word(id, phase)),
  target: (sources) => (sources.question.kind === 'case' ? units(sources) : targets(sources)),
};

/** What may lie on a unit: markers of its game, and those of the package. */
function unitMarkers({ linked, system }: Sources): Word[] {
  return [
    ...meant(system?.markers, system?.meanings?.markers),
    ...named(linked.markers.filter(({ of }) => of === 'unit')),
  ];
}

/** The faces that any unit has, each once. */
function faces({ units: all }: LinkedPackage): Word[] {
  return [...new Map(all.flatMap((unit) => named(unit.faces ?? [])).map((one) => [one.label, one])).values()];
}

/** The questions that its game asks packages. */
function conditions({ system }: Sources): Word[] {
  return meant(
    system?.conditions.map(({ id }) => id),
    system?.meanings?.conditions,
  );
}

/** What stands in the list that a change puts something into. */
function siblings({ mirror, question, linked }: Sources): readonly Word[] {
  const [first, index] = question.names;
  const target = mirror.project.part(question.file, first, Number(index), 'target');
  const [list = ''] = typeof target === 'string' ? target.split('/') : [];
  const items = (linked as unknown as Readonly<Record<string, unknown>>)[list];
  return Array.isArray(items) ? named(items as readonly { readonly id: string }[]) : [];
}

/** The tables of a package that effects and steps roll on: those that its game does not look up. */
function wordTables({ tables }: LinkedPackage, system: GameSystem | undefined): LinkedPackage['tables'] {
  return tables.filter(({ id }) => system?.tables.some((one) => one.id === id) !== true);
}

function results(linked: LinkedPackage, system: GameSystem | undefined): Word[] {
  const cells = wordTables(linked, system).flatMap((table) => Object.values(table.cells).flatMap(Object.values));
  return plain([...new Set(cells.filter((cell) => typeof cell === 'string'))]);
}

/** What the names of properties name, by the name of the object. */
const NAMES: Readonly<Record<string, Look>> = {
  values,
  match: ({ system }) =>
    plain(['class', 'contingent', 'kind', 'size', 'side', ...Object.keys(system?.unitValues ?? {})]),
  options: ({ linked }) => linked.options.map(({ id, title }) => word(id, title)),
  victoryPoints: sides,
  units: ({ linked, path }) => (path.includes('expect') ? named(linked.units) : []),
  markers: unitMarkers,
  cells: ({ linked, path }) => named(linked.tables.find(({ id }) => id === path[1])?.rows ?? []),
};

/** What a position gives levels to, as `markers/hexes/0505`: hexes and sides by name, and their markers. null elsewhere. */
function levelNames(sources: Sources): readonly Word[] | null {
  const { linked, path, question } = sources;
  const at = path.lastIndexOf('markers');
  if (question.kind !== 'case' || at < 0 || path.includes('units')) return null;
  const [holders, ...holder] = path.slice(at + 1);
  const markersOf = (of: 'hex' | 'side' | 'game'): Word[] => named(linked.markers.filter((one) => one.of === of));
  switch (holders) {
    case 'hexes':
      return holder.length === 0 ? hexes(sources) : markersOf('hex');
    case 'sides':
      return holder.length === 0 ? named(linked.sides) : markersOf('side');
    case 'game':
      return markersOf('game');
    default:
      return null;
  }
}

/** Looks the names up. Empty where nothing is known of the place. */
export function textWords(mirror: PackageMirror, question: TextWordsQuestion): TextWordsAnswer {
  const linked = mirror.linked(question.package);
  if (linked === null) return [];
  const system = mirror.games.systems.find(({ id }) => id === linked.system);
  const path = pathOf(mirror, question);
  const sources = { mirror, question, linked, system, path };
  const property = path.findLast((name) => !/^\d+$/.test(name)) ?? '';
  const around = path.at(-2) ?? '';
  const found = question.isName
    ? (levelNames(sources) ?? look(NAMES, property, sources))
    : valueWords(property, around, sources);
  return found.length <= MOST ? found : found.filter(({ label }) => label.startsWith(question.written)).slice(0, MOST);
}

function valueWords(property: string, around: string, sources: Sources): readonly Word[] {
  const { linked, system } = sources;
  if (around === 'terrainCodes') return named(linked.terrains);
  if (around === 'options') return named(linked.options.find(({ id }) => id === property)?.choices ?? []);
  const type = (around === 'values' || around === 'match') && system ? system.unitValues[property] : undefined;
  if (type?.type === 'vocabulary') return vocabulary(sources, type.vocabulary);
  if (type?.type === 'flag') return plain(['true', 'false']);
  // What an example says in its game's own words is about units, if it names anything.
  if (!Object.hasOwn(VALUES, property) && sources.question.kind === 'case' && isGamesOwn(starred(sources.path)))
    return units(sources);
  return look(VALUES, property, sources);
}

/** A path with `*` for entries of lists. */
function starred(path: readonly string[]): readonly string[] {
  return path.map((part) => (/^\d+$/.test(part) ? '*' : part));
}

function look(table: Readonly<Record<string, Look>>, name: string, sources: Sources): readonly Word[] {
  return Object.hasOwn(table, name) ? table[name](sources) : [];
}

/** The value of a change stands where its target says. */
function pathOf(mirror: PackageMirror, { file, names }: TextWordsQuestion): readonly string[] {
  const [first, index, property, ...rest] = names;
  if (first !== 'changes' || property !== 'value') return names;
  const target = mirror.project.part(file, 'changes', Number(index), 'target');
  return typeof target === 'string' ? [...target.split('/'), ...rest] : names;
}

/** Everything that a change may name, as deep as is written already. */
function targets({ linked, question }: Sources): readonly Word[] {
  const { origins, packages, choices, ...roots } = linked;
  const [root = '', name, ...rest] = question.written.split('/');
  const lists = Object.entries(roots).filter(([, list]) => Array.isArray(list) && list.length > 0);
  if (name === undefined) return lists.map(([list]) => word(`${list}/`, ''));
  const items = lists.find(([list]) => list === root)?.[1] as readonly {
    readonly id?: string;
    readonly unit?: string;
  }[];
  const key = (item: { readonly id?: string; readonly unit?: string }): string => item.id ?? item.unit ?? '';
  const item = items?.find((one) => key(one) === name);
  if (item === undefined || rest.length === 0)
    return named((items ?? []).map((one) => ({ ...one, id: `${root}/${key(one)}` })));
  return Object.keys(item).map((field) => word(`${root}/${name}/${field}`, ''));
}

function labels(mirror: PackageMirror, { package: id, written }: TextWordsQuestion): readonly Word[] {
  const map = mapOf(mirror.project, id);
  if (map === null) return [];
  const found: Word[] = [];
  for (let hex = 0; hex < map.grid.count && found.length <= MOST; hex++) {
    const label = map.numbering.label(hex);
    if (label.startsWith(written)) found.push(word(label, 'hex'));
  }
  return found;
}

function packages(mirror: PackageMirror): readonly Word[] {
  return mirror.project.ids().map((id) => {
    const title = mirror.project.part(fileKey(id, 'scenario.json'), 'title');
    return word(id, typeof title === 'string' ? title : '');
  });
}

function vocabulary({ linked }: Sources, id: string): readonly Word[] {
  return named(linked.vocabularies.find((one) => one.id === id)?.values ?? []);
}

function named(items: readonly { readonly id: string; readonly name?: string; readonly title?: string }[]): Word[] {
  return items.map(({ id, name, title }) => word(id, name ?? title ?? ''));
}

function plain(names: readonly string[] = []): Word[] {
  return names.map((name) => word(name, ''));
}

/** Names with what they mean. */
function meant(names: readonly string[] = [], meanings: Readonly<Record<string, string>> = {}): Word[] {
  return names.map((name) => word(name, meanings[name] ?? ''));
}

function word(label: string, detail: string): Word {
  return { label, detail };
}
