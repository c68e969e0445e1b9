import { fileKey, type FileKey } from '../file-key.ts';
import { isObject } from '../form.ts';
import { codesOf, isRows, type HexRows } from '../hex-rows.ts';
import type { Writer } from '../writer.ts';
import type { Draft } from './draft.ts';

/** Where a map says which terrain each sign of its rows stands for. */
const CODES = 'terrainCodes';

/**
 * Writes down which sign each terrain has in the rows, also those that are about to be painted. A sign that is only given
 * when the rows are read would be another one as soon as a further terrain is painted, and every row with it would be
 * written anew.
 */
export function keepCodes(writer: Writer, file: FileKey, hexRows: HexRows, coming: Iterable<string>): void {
  const written = writer.json([file, CODES]);
  if (!isObject(written)) return;
  const codes = codesOf(written);
  const known = new Set(Object.values(codes));
  const terrains = [...coming];
  // The others have theirs then already: the hexes need not be looked through.
  if (terrains.every((terrain) => known.has(terrain))) return;
  const added = hexRows.addedCodes(codes, Object.keys(written), terrains);
  for (const [sign, terrain] of Object.entries(added)) writer.set([file, CODES, sign], terrain);
}

/** Takes the signs of a terrain that is no more off the map of its package, as far as no row has them. */
export function dropIdleCodes(draft: Draft, id: string, terrain: string): void {
  const file = fileKey(id, 'map.json');
  const content = draft.content(file);
  const { [CODES]: written, terrain: rows } = content;
  if (!isObject(written) || !isRows(rows)) return;
  const idle = Object.keys(codesOf(written)).filter(
    (sign) => written[sign] === terrain && !rows.some((row) => row.includes(sign)),
  );
  if (idle.length === 0) return;
  const kept = Object.entries(written).filter(([sign]) => !idle.includes(sign));
  draft.write(file, { ...content, [CODES]: Object.fromEntries(kept) });
}
