// What the scans of a map say together of the terrain, or the levels, of its hexes.
import { originsOf, sureOf, type Example, type HexField, type Proposal } from '@hexwright/digitiser';
import type { MapOrigin } from '@hexwright/model';
import type { NumberedGrid } from './place-map.ts';

/** What one scan says of hexes. */
export interface ScannedHexes {
  readonly file: string;
  readonly said: readonly Example[];
  readonly proposals: readonly Proposal[];
}

/** What is settled, by hex, and what is asked. */
export interface SettledHexes {
  readonly values: readonly (string | null)[];
  readonly asked: readonly string[];
  readonly origins: readonly MapOrigin[];
}

/** Settles each hex by what people say of it, or else by what the rule takes, wherever all scans agree. */
export function settleHexes(
  field: HexField,
  { grid, numbering }: NumberedGrid,
  scans: readonly ScannedHexes[],
): SettledHexes {
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
    const told = [...claims].map(([one, file]) => `${one} on ${file}`).join(', ');
    return [`${[...claims.values()][0]} ${numbering.label(hex)}: ${field}? It is ${told}.`];
  });
  const open = [...proposed.values()]
    .filter(({ proposal: { hex } }) => values[hex] === null && !said.has(hex) && !taken.has(hex))
    .toSorted((one, other) => one.proposal.confidence - other.proposal.confidence)
    .map(
      ({ file, proposal: { hex, values: likely, like } }) =>
        `${file} ${numbering.label(hex)}: ${field}? Likely ${likely.slice(0, 3).join(' or ')}; it looks most like ${numbering.label(like)}.`,
    );
  const absent = values.filter(
    (value, hex) => value === null && !(said.has(hex) || taken.has(hex) || proposed.has(hex)),
  );
  const beside =
    absent.length === 0
      ? []
      : [`Of the ${field} of ${absent.length} hexes nothing is known: they are on no scan that could be read.`];
  const origins = scans.flatMap(({ file, said: examples, proposals }) => {
    const kept = <Of extends { readonly hex: number }>(list: readonly Of[], of: (one: Of) => string): Of[] =>
      list.filter((one) => values[one.hex] === of(one));
    const sure = kept(proposals, ({ values: [value] }) => value).filter(({ hex }) => !said.has(hex));
    return originsOf(
      file,
      field,
      kept(examples, ({ value }) => value),
      sure,
      numbering,
    );
  });
  return { values, asked: [...disputed, ...open, ...beside], origins };
}

function claim(claims: Map<number, Map<string, string>>, hex: number, value: string, file: string): void {
  const known = claims.get(hex) ?? new Map<string, string>();
  claims.set(hex, known);
  if (!known.has(value)) known.set(value, file);
}
