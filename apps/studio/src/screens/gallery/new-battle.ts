import { writeCanonical, type JsonValue } from '@hexwright/model';
import {
  addPackage,
  createFromTemplate,
  fileKey,
  kindOf,
  type JsonObject,
  type Plan,
  type Project,
} from '@hexwright/workspace';
import { asList, isObject } from '../../scene/items.ts';
import { together } from '../../session/plans.ts';

/** What a new battle is made of. */
export interface NewBattle {
  readonly id: string;
  readonly title: string;
  readonly orientation: 'flat' | 'pointy';
  readonly columns: number;
  readonly rows: number;
  /** The package with the rules; '' for none. */
  readonly base: string;
  /** A battle whose sides, charts and counters are taken over; '' for none. */
  readonly like: string;
}

/** Most hexes along one edge of a new map. */
export const LONGEST_EDGE = 200;

const SIDES: readonly JsonObject[] = [
  { id: 'red', name: 'Red', color: '#a3312b', edge: 'north', routDirections: ['NE', 'NW'] },
  { id: 'blue', name: 'Blue', color: '#2f5d8a', edge: 'south', routDirections: ['SE', 'SW'] },
];

/** What of another battle's rules has to do with its own field and story. */
const OF_ITS_FIELD: ReadonlySet<string> = new Set(['objectives', 'contents', '$schema']);

/** Makes a new battle: an empty field, with the armies, charts and modules of another one if wanted. */
export function makeBattle(project: Project, battle: NewBattle): Plan {
  const { id, title, base, like, orientation, columns, rows } = battle;
  if (base !== '' && like === '') {
    return createFromTemplate(project, { template: `blank-${orientation}`, base, id, title, columns, rows });
  }
  const texts = Object.entries(contentsOf(project, battle)).flatMap(([path, content]) => {
    const kind = kindOf(fileKey(id, path));
    const depth = id.split('/').length + path.split('/').length;
    const $schema = `${'../'.repeat(depth)}schemas/${kind ?? ''}.schema.json`;
    return kind === undefined ? [] : [[path, writeCanonical(kind, { $schema, ...content })] as const];
  });
  return together(`New battle: ${title}`, [addPackage(project, id, new Map(texts))]);
}

function contentsOf(
  project: Project,
  { id, title, base, like, ...field }: NewBattle,
): Readonly<Record<string, JsonObject>> {
  const of = (path: string): JsonObject => (like === '' ? {} : (project.content(fileKey(like, path)) ?? {}));
  const model = of('scenario.json');
  const scenario = {
    id,
    title,
    kind: 'battle',
    ...(base === '' ? {} : { extends: base }),
    sides: model['sides'] ?? SIDES,
    firstSide: model['firstSide'] ?? 'red',
    ...part(model, 'modules'),
    ...part(model, 'options'),
    setUp: [],
    ...(like === '' ? {} : { problems: [inTheBox(like)] }),
  } as JsonObject;
  const rules = Object.fromEntries(
    Object.entries(of('rules.json')).flatMap(([name, value]) =>
      OF_ITS_FIELD.has(name) ? [] : [[name, name === 'victory' ? withoutFlourish(value) : value]],
    ),
  );
  const terrain =
    like === '' && base === ''
      ? { terrains: [{ id: 'clear', name: 'Clear', cost: 1, color: '#d9cfa3' }] }
      : without$schema(of('terrain.json'));
  const units = { units: of('units.json')['units'] ?? [] } as JsonObject;
  return {
    'scenario.json': scenario,
    'map.json': emptyMap(field),
    'units.json': units,
    ...(Object.keys(terrain).length === 0 ? {} : { 'terrain.json': terrain }),
    ...(Object.keys(rules).length === 0 ? {} : { 'rules.json': rules }),
  };
}

/** Of an army that was taken over, only those who are wanted are placed: that the others are not is no news. */
function inTheBox(like: string): JsonObject {
  const reason = `The counters are those of ${like}; whoever is not wanted stays in the box.`;
  return { code: 'unit.never-placed', severity: 'off', reason };
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

/** What the levels of victory are called besides plays on the story of the other battle. */
function withoutFlourish(victory: JsonValue): JsonValue {
  if (!isObject(victory)) return victory;
  const levels = asList(victory['levels']).map(({ title: _, ...level }) => level);
  return { ...victory, levels };
}

function part(content: JsonObject, name: string): JsonObject {
  return name in content ? { [name]: content[name] } : {};
}

function without$schema({ $schema: _, ...content }: JsonObject): JsonObject {
  return content;
}
