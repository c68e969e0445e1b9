// What the scans of a map say together: a hex that two of them show otherwise is asked.
import { originsOf, sureOf, withOrigins, type Example, type Proposal } from '@hexwright/digitiser';
import type { MapFile } from '@hexwright/model';
import type { NumberedGrid } from './place-map.ts';

/** What one scan says of the terrain of hexes. */
export interface ScannedGround {
  readonly file: string;
  readonly said: readonly Example[];
  readonly proposals: readonly Proposal[];
}

/** The map with what is settled, and what is asked. */
export interface MapResult {
  readonly map: MapFile;
  readonly settled: number;
  readonly asked: readonly string[];
}

/** Stands for a terrain that nobody has read yet; no package has it, so that none compiles with such a hex. */
const UNREAD = 'unread';
const UNREAD_CODE = '?';

/** Settles each hex by what people say of it, or else by what the rule takes, wherever all scans agree. */
export function mapResultOf(
  before: MapFile,
  { grid, numbering }: NumberedGrid,
  scans: readonly ScannedGround[],
): MapResult {
  const said = new Map<number, Map<string, string>>();
  const taken = new Map<number, Map<string, string>>();
  for (const { file, said: examples, proposals } of scans) {
    for (const { hex, value } of examples) claim(said, hex, value, file);
    for (const { hex, value } of sureOf(proposals)) claim(taken, hex, value, file);
  }
  const values = Array.from({ length: grid.count }, (_, hex): string | null => {
    const claims = said.get(hex) ?? taken.get(hex) ?? new Map<string, string>();
    return claims.size === 1 ? [...claims.keys()][0] : null;
  });
  const proposed = new Map<number, { readonly file: string; readonly proposal: Proposal }>();
  for (const { file, proposals } of scans) {
    for (const proposal of proposals) {
      const known = proposed.get(proposal.hex)?.proposal.confidence ?? -1;
      if (proposal.confidence > known) proposed.set(proposal.hex, { file, proposal });
    }
  }
  const disputed = values.flatMap((value, hex) => {
    const claims = said.get(hex) ?? taken.get(hex);
    if (value !== null || claims === undefined) return [];
    const told = [...claims].map(([terrain, file]) => `${terrain} on ${file}`).join(', ');
    return [`${[...claims.values()][0]} ${numbering.label(hex)}: terrain? It is ${told}.`];
  });
  const open = [...proposed.values()]
    .filter(({ proposal: { hex } }) => values[hex] === null && !said.has(hex) && !taken.has(hex))
    .toSorted((one, other) => one.proposal.confidence - other.proposal.confidence)
    .map(
      ({ file, proposal: { hex, values: likely, like } }) =>
        `${file} ${numbering.label(hex)}: terrain? Likely ${likely.slice(0, 3).join(' or ')}; it looks most like ${numbering.label(like)}.`,
    );
  const absent = values.filter(
    (value, hex) => value === null && !(said.has(hex) || taken.has(hex) || proposed.has(hex)),
  );
  const beside =
    absent.length === 0 ? [] : [`Of ${absent.length} hexes nothing is known: they are on no scan that could be read.`];
  const fresh = scans.flatMap(({ file, said: examples, proposals }) => {
    const kept = <Of extends { readonly hex: number }>(list: readonly Of[], of: (one: Of) => string): Of[] =>
      list.filter((one) => values[one.hex] === of(one));
    const sure = kept(proposals, ({ values: [value] }) => value).filter(({ hex }) => !said.has(hex));
    return originsOf(
      file,
      'terrain',
      kept(examples, ({ value }) => value),
      sure,
      numbering,
    );
  });
  const codes = codesFor(before.terrainCodes ?? {}, values);
  const codeOf = new Map(Object.entries(codes).map(([code, id]) => [id, code]));
  const terrain = Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_column, at) => codeOf.get(values[grid.hexAt(at, row)] ?? UNREAD)).join(''),
  );
  const origins = withOrigins(before.origins ?? [], fresh);
  return {
    map: { ...before, terrainCodes: codes, terrain, origins },
    settled: values.filter((value) => value !== null).length,
    asked: [...disputed, ...open, ...beside],
  };
}

function claim(claims: Map<number, Map<string, string>>, hex: number, value: string, file: string): void {
  const known = claims.get(hex) ?? new Map<string, string>();
  claims.set(hex, known);
  if (!known.has(value)) known.set(value, file);
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
