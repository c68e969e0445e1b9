import { createNumbering, Grid, type GridSpec, type NumberingSpec } from '@hexwright/hex';
import type { Problem } from '@hexwright/model';
import { isOperation, type Operation } from '../editor.ts';
import { fileKey, kindOf, packageOf } from '../file-key.ts';
import { isList, isObject, textOf, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { chainOf, mapOf, type MapOf } from './chain.ts';
import { refusal } from './content.ts';
import { planned, type Draft } from './draft.ts';
import { Relabelling, type Lost } from './relabel.ts';

/** Columns and rows added at each side of a map; negative ones are cut off. */
export interface Margins {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** What new hexes are. */
export interface Filling {
  readonly terrain?: string;
  readonly elevation?: number;
}

/** A change of a map's size, with what it takes off the map. */
export interface Resizing extends Operation {
  /** What lies outside afterwards and is removed. To be shown before the edit is made. */
  readonly lost: readonly Lost[];
}

const LONGEST_SIDE = 400;

/**
 * Adds columns and rows to a map at any side, or cuts them off. Every hex keeps what is on it and gets the label of its new
 * place, wherever it is named: on the map, in the set-up, in packages that build on this one and in cases on its map.
 * New hexes are of the first terrain of the map's codes, at level 1, unless something else is asked for.
 */
export function resizeMap(project: Project, id: string, margins: Margins, filling: Filling = {}): Resizing | Problem {
  const { left = 0, right = 0, top = 0, bottom = 0 } = margins;
  const map = mapOf(project, id);
  const lost: Lost[] = [];
  const columns = (map?.grid.columns ?? 0) + left + right;
  const rows = (map?.grid.rows ?? 0) + top + bottom;
  const plan = planned(project, `Make the map ${columns} x ${rows} hexes`, (draft) => {
    const refused = refusalOf(draft, id, map, columns, rows);
    if (refused !== null || map === null) return refused;
    const { file } = map;
    const content = draft.content(file);
    const grid = resizedGrid(content, map, { columns, rows, left, top });
    const made = new Grid(grid as unknown as GridSpec);
    const numbering = fittingNumbering(content['numbering'] as JsonObject, made);
    const labels = createNumbering(numbering as unknown as NumberingSpec, made);
    const relabel = (label: string): string | null => {
      const hex = map.numbering.hexOf(label);
      if (hex < 0) return label;
      const moved = made.hexAt(map.grid.columnOf(hex) + left, map.grid.rowOf(hex) + top);
      return moved < 0 ? null : labels.label(moved);
    };
    const sides = { left, right, top, bottom };
    const rowsOf = (name: string, sign: string): JsonObject => {
      const value = content[name];
      return isList(value) ? { [name]: resizedRows(value.map(textOf), sides, columns, sign) } : {};
    };
    const codes = isObject(content['terrainCodes']) ? content['terrainCodes'] : {};
    const asked = Object.keys(codes).find((code) => codes[code] === filling.terrain);
    const sign = asked ?? Object.keys(codes)[0] ?? '.';
    draft.write(file, {
      ...content,
      grid,
      numbering,
      ...rowsOf('terrain', sign),
      ...rowsOf('elevation', String(filling.elevation ?? 1)),
    });
    lost.push(...relabelFiles(draft, id, relabel));
    return null;
  });
  return isOperation(plan) ? { ...plan, lost } : plan;
}

/** Gives the hexes their new labels in every file that is about this map. */
export function relabelFiles(draft: Draft, id: string, relabel: (label: string) => string | null): Lost[] {
  const { project } = draft;
  const lost: Lost[] = [];
  const onThisMap = project.ids().filter((one) => chainOf(project, one).includes(id) && isMapOf(project, one, id));
  for (const file of onThisMap.flatMap((one) => project.files(one))) {
    const kind = kindOf(file);
    if (kind === undefined || project.isText(file)) continue;
    const relabelling = new Relabelling(packageOf(file), kind, relabel);
    draft.write(file, relabelling.file(draft.content(file)));
    lost.push(...relabelling.lost);
  }
  return lost;
}

function isMapOf(project: Project, heir: string, id: string): boolean {
  return mapOf(project, heir)?.file === fileKey(id, 'map.json');
}

function refusalOf(draft: Draft, id: string, map: MapOf | null, columns: number, rows: number): Problem | null {
  const file = fileKey(id, 'map.json');
  draft.content(file);
  if (map === null) return refusal(file, 'reference.unknown', 'There is no map to resize. Give map.json a grid first.');
  if (!map.isOwn) {
    const message = `The map is that of ${packageOf(map.file)}. Resize it there; every package that uses it follows.`;
    return refusal(file, 'map.second', message);
  }
  const fits = [columns, rows].every((side) => Number.isInteger(side) && side >= 1 && side <= LONGEST_SIDE);
  if (fits) return null;
  const message = `A map has from 1 to ${LONGEST_SIDE} hexes to a side, not ${columns} x ${rows}.`;
  return refusal(file, 'schema.limit', message, '/grid');
}

/** The grid with its pushed rows or columns where they were, as seen from the hexes that stay. */
function resizedGrid(
  content: JsonObject,
  { grid }: MapOf,
  { columns, rows, left, top }: { columns: number; rows: number; left: number; top: number },
): JsonObject {
  const isTurned = ((grid.orientation === 'pointy' ? top : left) & 1) === 1;
  const other = grid.shift === 'odd' ? 'even' : 'odd';
  return { ...(content['grid'] as JsonObject), columns, rows, shift: isTurned ? other : grid.shift };
}

/** The numbering, with one digit more where labels could be read in two ways otherwise. */
function fittingNumbering(numbering: JsonObject, grid: Grid): JsonObject {
  try {
    createNumbering(numbering as unknown as NumberingSpec, grid);
    return numbering;
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return { ...numbering, digits: 3 };
  }
}

function resizedRows(
  lines: readonly string[],
  { left, right, top, bottom }: Required<Margins>,
  columns: number,
  sign: string,
): string[] {
  const empty = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => sign.repeat(columns));
  const kept = lines.slice(Math.max(0, -top), lines.length - Math.max(0, -bottom));
  const wide = kept.map((line) => {
    const cut = line.slice(Math.max(0, -left), line.length - Math.max(0, -right));
    return sign.repeat(Math.max(0, left)) + cut + sign.repeat(Math.max(0, right));
  });
  return [...empty(top), ...wide, ...empty(bottom)];
}
