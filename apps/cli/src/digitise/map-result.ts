// What the scans of a map say together: its file with what is settled, and what is asked.
import { withOrigins } from '@hexwright/digitiser';
import type { MapFile } from '@hexwright/model';
import type { NumberedGrid } from './place-map.ts';
import { settleHexes, type ScannedHexes } from './settle-hexes.ts';
import { settleWays, type PlaceAnswers, type ScannedWay } from './settle-ways.ts';

/** What the scans of a map say. */
export interface ScannedMap {
  readonly terrain: readonly ScannedHexes[];
  readonly level: readonly ScannedHexes[];
  readonly ways: readonly ScannedWay[];
  /** By the file of the scan. */
  readonly answers: Readonly<Record<string, PlaceAnswers>>;
}

/** The map with what is settled, and what is asked. */
export interface MapResult {
  readonly map: MapFile;
  /** Hexes whose terrain is settled. */
  readonly settled: number;
  readonly asked: readonly string[];
  readonly notes: readonly string[];
}

/** Stands for a terrain that nobody has read yet; no package has it, so that none compiles with such a hex. */
const UNREAD = 'unread';
const UNREAD_CODE = '?';

/** Puts together what is settled. */
export function mapResultOf(before: MapFile, numbered: NumberedGrid, scans: ScannedMap): MapResult {
  const terrain = settleHexes('terrain', numbered, scans.terrain);
  const level = scans.level.some(({ said }) => said.length > 0) ? settleHexes('level', numbered, scans.level) : null;
  const ways = settleWays(before, numbered, scans.ways, scans.answers);
  const codes = codesFor(before.terrainCodes ?? {}, terrain.values);
  const codeOf = new Map(Object.entries(codes).map(([code, id]) => [id, code]));
  const rowsOf = (values: readonly (string | null)[], sign: (value: string | null) => string): string[] =>
    Array.from({ length: numbered.grid.rows }, (_, row) =>
      Array.from({ length: numbered.grid.columns }, (_column, at) => sign(values[numbered.grid.hexAt(at, row)])).join(
        '',
      ),
    );
  // No sign stands for a level that nobody knows: a package would compile with a wrong one.
  const areLevelsKnown = level?.values.every((value) => value !== null) ?? false;
  const origins = [...terrain.origins, ...(areLevelsKnown ? (level?.origins ?? []) : [])];
  return {
    map: {
      ...before,
      terrainCodes: codes,
      terrain: rowsOf(terrain.values, (value) => codeOf.get(value ?? UNREAD) ?? UNREAD_CODE),
      ...(level !== null && areLevelsKnown ? { elevation: rowsOf(level.values, (value) => value ?? '') } : {}),
      ...ways.map,
      origins: withOrigins(before.origins ?? [], origins),
    },
    settled: terrain.values.filter((value) => value !== null).length,
    asked: [...terrain.asked, ...(level?.asked ?? []), ...ways.asked],
    notes: [
      ...ways.notes,
      ...(level === null || areLevelsKnown ? [] : ['Levels are written when none of them is asked any more.']),
    ],
  };
}

/** A character for each terrain: the one that the map has, or the first free one of its name or of the alphabet. */
function codesFor(
  before: Readonly<Record<string, string>>,
  values: readonly (string | null)[],
): Record<string, string> {
  const codes: Record<string, string> = Object.fromEntries(
    Object.entries(before).filter(([code]) => code !== UNREAD_CODE),
  );
  for (const id of new Set(values)) {
    if (id === null || Object.values(codes).includes(id)) continue;
    const free = Array.from(`${id}${id.toUpperCase()}abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ`).find(
      (code) => /[a-z]/i.test(code) && codes[code] === undefined,
    );
    if (free !== undefined) codes[free] = id;
  }
  return values.includes(null) ? { ...codes, [UNREAD_CODE]: UNREAD } : codes;
}
