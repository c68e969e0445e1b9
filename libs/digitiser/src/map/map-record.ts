// What is kept of the scans of a map, and what a map keeps of where its hexes come from.
import type { Grid, Numbering } from '@hexwright/hex';
import type { MapOrigin, MapScan } from '@hexwright/model';
import { centreOf } from './lattice.ts';
import { onScan, spacingAt, type MapFit } from './map-fit.ts';
import type { Example } from './example.ts';
import type { HexField, Proposal } from './propose-values.ts';
import type { Click } from './register-map.ts';

/** How far clicks may be off a fit, in hexes. If they are farther, the map has grown or was numbered anew since. */
const CLICK_OFF = 0.4;
/** So many examples are named in the reason of a value. */
const NAMED = 8;

/** The clicks of a scan on hexes that the map has. */
export function clicksOf({ clicks = [] }: MapScan, numbering: Numbering): Click[] {
  return clicks.flatMap(({ hex: label, x, y }) => {
    const hex = numbering.hexOf(label);
    return hex < 0 ? [] : [{ hex, at: { x, y } }];
  });
}

/** Where the hexes are on a scan; null where that is not known, or was found for another shape of the map. */
export function fitOf(scan: MapScan, grid: Grid, numbering: Numbering): MapFit | null {
  const clicks = clicksOf(scan, numbering);
  if (scan.fit === undefined || scan.fit.matrix.length !== 8 || clicks.length < 2) return null;
  const fit = { matrix: scan.fit.matrix, bend: scan.fit.bend, width: scan.width, height: scan.height };
  const isThere = ({ hex, at }: Click): boolean => {
    const centre = centreOf(grid, hex);
    const place = onScan(fit, centre);
    return Math.hypot(place.x - at.x, place.y - at.y) <= CLICK_OFF * spacingAt(fit, centre);
  };
  return clicks.every(isThere) ? fit : null;
}

/** What was said of hexes of a scan that the map has. */
export function examplesOf(scan: MapScan, field: HexField, numbering: Numbering): Example[] {
  return (scan[field] ?? []).flatMap(({ id, value }) => {
    const hex = numbering.hexOf(id);
    return hex < 0 ? [] : [{ hex, value }];
  });
}

/**
 * Where the values of hexes come from: those that somebody has said, and those that the rule takes without asking. Which
 * of the two it was is told in words; how certain the rule was is no part of it.
 */
export function originsOf(
  scan: string,
  field: HexField,
  examples: readonly Example[],
  proposals: readonly Proposal[],
  numbering: Numbering,
): MapOrigin[] {
  const values = [...new Set([...examples, ...sureOf(proposals)].map(({ value }) => value))].toSorted();
  const labels = (hexes: readonly { readonly hex: number }[]): string[] => hexes.map(({ hex }) => numbering.label(hex));
  return values.flatMap((value): MapOrigin[] => {
    const said = labels(examples.filter((one) => one.value === value));
    const alike = labels(sureOf(proposals).filter((one) => one.value === value));
    const named = said.length > NAMED ? `${said.slice(0, NAMED).join(', ')} and others` : said.join(', ');
    const origin = (how: string, hexes: readonly string[], reason: string): MapOrigin => ({
      id: idOf(scan, field, value, how),
      hexes,
      ...(field === 'terrain' ? { terrain: value } : { level: Number(value) }),
      provenance: { kind: 'printed', source: scan, reason },
    });
    return [
      ...(said.length === 0 ? [] : [origin('said', said, 'Said by somebody who looked at the scan.')]),
      ...(alike.length === 0 ? [] : [origin('alike', alike, `Taken without asking: they look like ${named}.`)]),
    ];
  });
}

/** The values that the rule takes without asking. */
export function sureOf(proposals: readonly Proposal[]): Example[] {
  return proposals.filter(({ isSure }) => isSure).map(({ hex, values: [value] }) => ({ hex, value }));
}

/** The origins of a map with fresh ones: of the terrain or level of a hex only the last is kept. */
export function withOrigins(before: readonly MapOrigin[], fresh: readonly MapOrigin[]): MapOrigin[] {
  const written = { terrain: new Set<string>(), level: new Set<string>() };
  for (const origin of fresh) for (const hex of origin.hexes) written[fieldOf(origin)].add(hex);
  const ids = new Set(fresh.map(({ id }) => id));
  const left = before.flatMap((origin): MapOrigin[] => {
    const hexes = origin.hexes.filter((hex) => !written[fieldOf(origin)].has(hex));
    return hexes.length === 0 || ids.has(origin.id) ? [] : [{ ...origin, hexes }];
  });
  return [...left, ...fresh];
}

/** What is known of where the value of a hex comes from; null where it has been changed since, or was never read. */
export function originOf(
  origins: readonly MapOrigin[],
  hex: string,
  field: HexField,
  value: string,
): MapOrigin['provenance'] | null {
  const found = origins.find(
    (origin) => fieldOf(origin) === field && String(origin[field]) === value && origin.hexes.includes(hex),
  );
  return found?.provenance ?? null;
}

function fieldOf({ terrain }: MapOrigin): HexField {
  return terrain === undefined ? 'level' : 'terrain';
}

/** A name of small letters, digits and hyphens. */
function idOf(...words: readonly string[]): string {
  const plain = words.map((word) =>
    word
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
  );
  const [scan, ...rest] = plain;
  const end = rest.filter((word) => word !== '').join('-');
  return [scan.slice(0, Math.max(1, 59 - end.length)).replace(/-$/, '') || 'scan', end].join('-').slice(0, 60);
}
