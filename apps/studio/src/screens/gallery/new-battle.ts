import type { HomeNames } from '@hexwright/compiler';
import { FORMAT, inPresentFormat, writeCanonical, type JsonValue } from '@hexwright/model';
import {
  addPackage,
  createFromTemplate,
  fileKey,
  itemOf,
  kindOf,
  type FileKey,
  type JsonObject,
  type Plan,
  type Project,
} from '@hexwright/workspace';
import { EDGES, homeOf } from '../../parts/home-edges.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import { together } from '../../session/plans.ts';
import { firstVictory } from '../rules/victory-levels.ts';
import { rulesForOwnArmy } from './own-army.ts';
import { idOfWords } from './packages.ts';
import { rulesUnderNames } from './renamed-rules.ts';
import { NEW_BATTLE } from './words.ts';
import { USUAL } from '../charts/terrain-words.ts';

/** The size of a table, in inches. */
export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

/** What a new battle is made of. */
export interface NewBattle {
  readonly id: string;
  readonly title: string;
  readonly orientation: 'flat' | 'pointy';
  readonly columns: number;
  readonly rows: number;
  /** What it is played on in place of hexes, where its game is one of miniatures. */
  readonly table: TableSize | null;
  /** The package with the rules; '' for none. */
  readonly base: string;
  /** A battle whose charts and exclusive rules are taken over; '' for none. */
  readonly like: string;
  /** Whether its counters are taken over too. */
  readonly hasCounters: boolean;
  /** The names of the sides; those of the other battle, or plain ones, where they are empty. */
  readonly sides: readonly string[];
  /** What sides say of the edge of the map they come from, by the game system; null where they come from none. */
  readonly home: HomeNames | null;
}

/** Most hexes along one edge of a new map. */
export const LONGEST_EDGE = 200;

/** The shortest and the longest edge of a table, in inches. */
export const TABLE_EDGES = { least: 12, most: 400 } as const;
/** So much of the depth of a new table is where each side sets up. */
const DEPLOYMENT = 0.3;

/** Colours and edges of new sides. */
const PLAIN = [
  { color: '#a3312b', edge: 'north' },
  { color: '#2f5d8a', edge: 'south' },
] as const;

/** What of another battle's rules has to do with its own field and story. */
const OF_ITS_FIELD: ReadonlySet<string> = new Set(['objectives', '$schema', 'format']);

/** Makes a new battle: an empty field, with the charts and modules of another one if wanted, and its counters too. */
export function makeBattle(project: Project, battle: NewBattle): Plan {
  const { id, title, base, like, orientation, columns, rows } = battle;
  if (base !== '' && like === '' && battle.table === null) {
    const sides = newSides(battle);
    return createFromTemplate(project, { template: `blank-${orientation}`, base, id, title, columns, rows, sides });
  }
  const texts = Object.entries(contentsOf(project, battle)).flatMap(([path, content]) => {
    const kind = kindOf(fileKey(id, path));
    const depth = id.split('/').length + path.split('/').length;
    const $schema = `${'../'.repeat(depth)}schemas/${kind ?? ''}.schema.json`;
    return kind === undefined ? [] : [[path, writeCanonical(kind, { $schema, format: FORMAT, ...content })] as const];
  });
  return together(NEW_BATTLE.step(title), [addPackage(project, id, new Map(texts))]);
}

function contentsOf(project: Project, battle: NewBattle): Readonly<Record<string, JsonObject>> {
  const { id, title, base, like, hasCounters } = battle;
  const of = (path: string): JsonObject => (like === '' ? {} : presentContent(project, fileKey(like, path)));
  const model = of('scenario.json');
  const before = asList(model['sides']);
  const isArmy = like !== '' && hasCounters;
  const sides =
    isArmy && before.length > 0 ? before.map((side, index) => renamedSide(side, battle, index)) : newSides(battle);
  const scenario = {
    id,
    title,
    kind: 'battle',
    ...(base === '' ? {} : { extends: base }),
    sides,
    firstSide: isArmy ? (model['firstSide'] ?? nameOf(sides[0])) : nameOf(sides[0]),
    ...part(model, 'modules'),
    ...part(model, 'options'),
    setUp: [],
    ...(isArmy ? { problems: [inTheBox(like)] } : {}),
  } as JsonObject;
  const lent = Object.fromEntries(
    Object.entries(of('rules.json')).flatMap(([name, value]) => {
      // The rulebook is the base's, where there is one.
      if (OF_ITS_FIELD.has(name) || (name === 'contents' && base !== '')) return [];
      return [[name, name === 'victory' ? withoutFlourish(value) : value]];
    }),
  );
  const rules = isArmy
    ? rulesUnderNames(lent, before, sides)
    : like === ''
      ? ownRules(battle, sides)
      : ownArmyRules(project, battle, lent, sides);
  const terrain =
    like === '' && base === ''
      ? { terrains: [{ id: 'clear', name: USUAL.clear, cost: 1, color: '#d9cfa3' }] }
      : withoutHead(of('terrain.json'));
  return {
    'scenario.json': scenario,
    'map.json': battle.table === null ? emptyMap(battle) : emptyTable(battle.table, sides),
    'units.json': { units: isArmy ? (of('units.json')['units'] ?? []) : [] },
    ...(Object.keys(terrain).length === 0 ? {} : { 'terrain.json': terrain }),
    ...(Object.keys(rules).length === 0 ? {} : { 'rules.json': rules }),
  };
}

/** Rules of nobody else: on a table, where all rules are those of the base, how its score is read. */
function ownRules({ table }: NewBattle, sides: readonly JsonObject[]): JsonObject {
  return table === null ? {} : { victory: firstVictory(sides) };
}

/** The rules of another battle for an army of its own. */
function ownArmyRules(
  project: Project,
  { base, like }: NewBattle,
  lent: JsonObject,
  sides: readonly JsonObject[],
): JsonObject {
  const model = presentContent(project, fileKey(like, 'scenario.json'));
  const hasContingents = itemOf(project, base || like, 'vocabularies/contingents') !== undefined;
  return rulesForOwnArmy(lent, firstMover(asList(model['sides']), model), sides, hasContingents);
}

/** What a file holds, as files of today say it; nothing where it cannot be read. */
function presentContent(project: Project, file: FileKey): JsonObject {
  const kind = kindOf(file);
  const reading = kind === undefined ? null : inPresentFormat(kind, project.content(file) ?? {});
  return reading?.ok === true && isObject(reading.value) ? reading.value : {};
}

/** Sides in the order in which they move: a sequence of play may name them. */
function firstMover(sides: readonly JsonObject[], { firstSide }: JsonObject): JsonObject[] {
  return sides.toSorted((one, other) => Number(other['id'] === firstSide) - Number(one['id'] === firstSide));
}

/** The sides of a battle whose army is its own. */
function newSides({ sides, orientation, home }: NewBattle): JsonObject[] {
  const taken = new Set<string>();
  return PLAIN.map(({ color, edge }, index) => {
    const name = sides[index]?.trim() || NEW_BATTLE.defaultSides[index];
    let id = idOfWords(name) || `side-${index + 1}`;
    if (taken.has(id)) id = `${id}-${index + 1}`;
    taken.add(id);
    return { id, name, color, ...(home === null ? {} : homeOf(home, edge, orientation)) };
  });
}

/** A side of another battle under the name it has here. Its ways to safety are those of the new field. */
function renamedSide(side: JsonObject, { sides, orientation, home }: NewBattle, index: number): JsonObject {
  const edge = home === null ? undefined : EDGES.find((one) => one === side[home.edge]);
  const name = sides[index]?.trim() || textOf(side, 'name');
  return { ...side, name, ...(home === null || edge === undefined ? {} : homeOf(home, edge, orientation)) };
}

/** Of an army that was taken over, only those who are wanted are placed: that the others are not is no news. */
function inTheBox(like: string): JsonObject {
  return { code: 'unit.never-placed', severity: 'off', reason: NEW_BATTLE.inTheBox(like) };
}

function emptyMap({ orientation, columns, rows }: Pick<NewBattle, 'orientation' | 'columns' | 'rows'>): JsonObject {
  const digits = Math.max(columns, rows) > 99 ? 3 : 2;
  const rowsOf = (sign: string): string[] => Array.from({ length: rows }, () => sign.repeat(columns));
  return {
    grid: { orientation, columns, rows, shift: 'even' },
    numbering: { preset: 'column-row', firstColumn: 1, firstRow: 1, digits },
    terrainCodes: { '.': 'clear' },
    terrain: rowsOf('.'),
    elevation: rowsOf('1'),
  };
}

/** A bare table on which the first side sets up along the north edge, the second along the south. */
function emptyTable({ width, depth }: TableSize, sides: readonly JsonObject[]): JsonObject {
  const strip = Math.round(depth * DEPLOYMENT);
  const deployments = sides.slice(0, PLAIN.length).map((side, index) => {
    const [from, to] = index === 0 ? [0, strip] : [depth - strip, depth];
    const corners = [
      [0, from],
      [width, from],
      [width, to],
      [0, to],
    ];
    return { id: `${nameOf(side)}-line`, side: nameOf(side), area: corners };
  });
  return { table: { width, depth, features: [], deployments, labels: [] } };
}

/** What the levels of victory are called besides plays on the story of the other battle. */
function withoutFlourish(victory: JsonValue): JsonValue {
  if (!isObject(victory)) return victory;
  const levels = asList(victory['levels']).map(({ title: _, ...level }) => level);
  return { ...victory, levels };
}

function part(content: JsonObject, name: string): JsonObject {
  return name in content ? { [name]: content[name] } : {};
}

function withoutHead({ $schema: _, format: __, ...content }: JsonObject): JsonObject {
  return content;
}
