import { createNumbering, Grid } from '@hexwright/hex';
import { suggestion } from './did-you-mean.ts';
import type { LinkCache } from './link-cache.ts';
import type { LinkedMap } from './linked-package.ts';
import type { Numbering } from './generated/types.ts';

/** Characters for terrains that have none yet. Those people are likely to choose for themselves come last. */
const SPARE_CODES = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Column and row of a label, both from 0; null if no hex bears it. */
export type HexFinder = (label: string) => { readonly column: number; readonly row: number } | null;

/** Finds hexes of a grid by label. null if the numbering makes no sense on this grid: the compiler says why. */
export function hexFinder(
  grid: LinkedMap['grid'],
  numbering: Numbering,
  cache: LinkCache,
  step: string,
): HexFinder | null {
  return cache.step(`${step} labels`, [grid.orientation, grid.columns, grid.rows, grid.shift, numbering], () => {
    const hexes = new Grid(grid);
    try {
      const labels = createNumbering(numbering, hexes);
      return (label) => {
        const hex = labels.hexOf(label);
        return hex < 0 ? null : { column: hexes.columnOf(hex), row: hexes.rowOf(hex) };
      };
    } catch (problem) {
      if (problem instanceof RangeError) return null;
      throw problem;
    }
  });
}

/** The rows with one character replaced. */
export function withCharacter(rows: readonly string[], column: number, row: number, character: string): string[] {
  const line = rows[row];
  return rows.with(row, line.slice(0, column) + character + line.slice(column + 1));
}

/** The codes with one for a terrain, and that code: the one it has, or a spare one. null when no spare is left. */
export function codeFor(
  codes: LinkedMap['terrainCodes'],
  terrain: string,
): { readonly codes: LinkedMap['terrainCodes']; readonly code: string } | null {
  const existing = Object.keys(codes).find((code) => codes[code] === terrain);
  if (existing !== undefined) return { codes, code: existing };
  const spare = SPARE_CODES.split('').find((code) => !Object.hasOwn(codes, code));
  return spare === undefined ? null : { codes: { ...codes, [spare]: terrain }, code: spare };
}

/** What a change of one hex asks for: a terrain id or a level. The map with it, or what is wrong with it. */
export function withHexChanged(
  map: LinkedMap,
  field: 'terrain' | 'elevation',
  label: string,
  value: unknown,
  find: HexFinder | null,
  terrains: readonly string[],
):
  | { readonly ok: true; readonly map: LinkedMap }
  | { readonly ok: false; readonly message: string; readonly field: 'target' | 'value' } {
  const at = find?.(label) ?? null;
  if (at === null) return { ok: false, field: 'target', message: `There is no hex ${label} on this map.` };
  if (field === 'elevation') {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 9) {
      return { ok: false, field: 'value', message: 'The level of a hex is a whole number from 0 to 9.' };
    }
    return { ok: true, map: { ...map, elevation: withCharacter(map.elevation, at.column, at.row, String(value)) } };
  }
  if (typeof value !== 'string' || !terrains.includes(value)) {
    const word = typeof value === 'string' ? value : JSON.stringify(value);
    return { ok: false, field: 'value', message: `"${word}" is not a terrain.${suggestion(word, terrains)}` };
  }
  const found = codeFor(map.terrainCodes, value);
  if (found === null)
    return { ok: false, field: 'value', message: 'The map has no character left for another terrain.' };
  const terrain = withCharacter(map.terrain, at.column, at.row, found.code);
  return { ok: true, map: { ...map, terrain, terrainCodes: found.codes } };
}
