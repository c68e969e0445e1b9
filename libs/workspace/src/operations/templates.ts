import type { JsonValue } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import { isObject, textOf, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { mapOf } from './chain.ts';
import { listOf, partOf, refusal } from './content.ts';
import { planned, type Draft } from './draft.ts';
import { itemsIn } from './item-draft.ts';
import { newPackageRefusal, packagesExtending } from './packages.ts';

/** What a new battle is to be. */
export interface NewBattle {
  /** `blank-flat` and `blank-pointy`: an empty map of that grain. `base`: the map of the base, or an empty one. */
  readonly template: 'blank-flat' | 'blank-pointy' | 'base';
  /** The package it builds on. */
  readonly base: string;
  readonly id: string;
  readonly title: string;
  /** Hexes from west to east and from north to south. */
  readonly columns?: number;
  readonly rows?: number;
  /** Its sides, at least one, where the base has none. */
  readonly sides: readonly JsonObject[];
}

const COLUMNS = 24;
const ROWS = 18;
/** Hexes to a side that a map may have. */
const LONGEST_SIDE = 400;

/**
 * Makes a new battle that builds on a base and compiles: two sides, a small map of open mapTerrain, an
 * empty set-up. Tables that the base leaves to its battles are taken from the first battle there is on it, with the words
 * they use, for the designer to alter.
 */
export function createFromTemplate(project: Project, battle: NewBattle): Plan {
  const { template, base, id, title, columns = COLUMNS, rows = ROWS } = battle;
  const scenario = fileKey(id, 'scenario.json');
  return planned(project, `New battle: ${title}`, (draft) => {
    const refused = newPackageRefusal(project, id);
    if (refused !== null) return refused;
    if (!project.has(fileKey(base, 'scenario.json'))) {
      return refusal(scenario, 'extends.missing', `There is no package "${base}" to build on.`, '/extends');
    }
    if (![columns, rows].every((side) => Number.isInteger(side) && side >= 1 && side <= LONGEST_SIDE)) {
      const message = `A map has from 1 to ${LONGEST_SIDE} hexes to a side, not ${columns} x ${rows}.`;
      return refusal(fileKey(id, 'map.json'), 'schema.limit', message, '/grid');
    }
    const sides = itemsIn(draft, base, 'sides').size === 0 ? battle.sides : [];
    const own: JsonObject = sides.length === 0 ? {} : { sides, firstSide: textOf(sides[0]['id']) };
    draft.write(scenario, { id, title, kind: 'battle', extends: base, ...own, setUp: [] });
    const hasMap = mapOf(project, base) !== null;
    if (hasMap && template !== 'base') {
      const message = `${base} is a battle with a map of its own. Derive a variant of it, or build on the rules it builds on.`;
      return refusal(fileKey(id, 'map.json'), 'map.second', message);
    }
    if (!hasMap) putMap(draft, id, base, template, columns, rows);
    draft.write(fileKey(id, 'units.json'), { units: [] });
    putTables(draft, id, base);
    return null;
  });
}

function putMap(
  draft: Draft,
  id: string,
  base: string,
  template: NewBattle['template'],
  columns: number,
  rows: number,
): void {
  const file = fileKey(id, 'map.json');
  const terrains = [...itemsIn(draft, base, 'terrains').keys()];
  const [open = 'clear'] = terrains;
  if (terrains.length === 0) {
    draft.write(fileKey(id, 'terrain.json'), { terrains: [{ id: open, name: 'Clear', cost: 1 }] });
  }
  draft.write(file, {
    grid: { orientation: template === 'blank-flat' ? 'flat' : 'pointy', columns, rows, shift: 'even' },
    numbering: { preset: 'column-row', firstColumn: 1, firstRow: 1, digits: Math.max(columns, rows) > 99 ? 3 : 2 },
    terrainCodes: { '.': open },
    terrain: Array.from({ length: rows }, () => '.'.repeat(columns)),
    elevation: Array.from({ length: rows }, () => '1'.repeat(columns)),
  });
}

/** Takes over, from a battle on the same base, the tables that the base has not, and the words those are read by. */
function putTables(draft: Draft, id: string, base: string): void {
  const known = itemsIn(draft, base, 'tables');
  const model = packagesExtending(draft.project, base).find((one) => one !== id && ownTables(draft, one).length > 0);
  if (model === undefined) return;
  const tables = ownTables(draft, model).filter((table) => !known.has(textOf(table['id'])));
  const words = new Set(tables.flatMap(wordsOf));
  const changes = listOf(draft.content(fileKey(model, 'rules.json')), 'changes').filter(({ op, target }) => {
    const [root, , values, word] = textOf(target).split('/');
    return op === 'add' && root === 'vocabularies' && values === 'values' && words.has(word);
  });
  if (tables.length > 0) draft.write(fileKey(id, 'rules.json'), { tables, changes });
}

function ownTables(draft: Draft, id: string): readonly JsonObject[] {
  return listOf(draft.content(fileKey(id, 'rules.json')), 'tables');
}

/** The words by which rows and columns of a table are chosen. */
function wordsOf(table: JsonObject): string[] {
  return ['rows', 'columns'].flatMap((lines) =>
    listOf(table, lines).flatMap((line) => {
      const match: JsonValue | undefined = partOf(line, ['match']);
      return isObject(match) ? Object.values(match).map(textOf) : [];
    }),
  );
}
