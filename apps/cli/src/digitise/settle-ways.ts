// What runs along the hexes of a map, as its scans propose it and somebody confirms it: nothing is taken without a person.
import { trailsOf, type Answer, type WayKind, type WayProposal } from '@hexwright/digitiser';
import type { MapFeature, MapFile, MapHexside, Provenance } from '@hexwright/model';
import type { NumberedGrid } from './place-map.ts';

/** Where something of one kind may run, as one scan has it. */
export interface ScannedWay {
  readonly file: string;
  readonly kind: WayKind;
  readonly id: string;
  readonly places: readonly WayProposal[];
}

/** What people say of places of a scan, by the place: `0304/0305`, or {@link ALL_OTHERS}. */
export type PlaceAnswers = Readonly<Record<string, Answer>>;

/** Stands for all places of which nothing is said. */
export const ALL_OTHERS = '*';
/** Says of them that they are what is proposed. */
export const AS_PROPOSED = 'as proposed';
const NOTHING = 'none';

const FIELDS: Readonly<Record<WayKind, 'hexside' | 'feature'>> = { side: 'hexside', path: 'feature' };

/** What is settled, and what is asked. */
export interface SettledWays {
  readonly map: Pick<MapFile, 'hexsides' | 'features'>;
  readonly settled: number;
  readonly asked: readonly string[];
  readonly notes: readonly string[];
}

interface Confirmed {
  readonly kind: WayKind;
  readonly id: string;
  readonly pair: readonly [number, number];
  readonly file: string;
}

/** Settles what somebody says of each place; the least certain of all others come first. */
export function settleWays(
  before: MapFile,
  numbered: NumberedGrid,
  scans: readonly ScannedWay[],
  answers: Readonly<Record<string, PlaceAnswers>>,
): SettledWays {
  const confirmed = new Map<string, Confirmed>();
  const [asked, notes]: [{ readonly line: string; readonly confidence: number }[], string[]] = [[], []];
  const nameOf = (pair: readonly [number, number]): string =>
    pair.map((hex) => numbered.numbering.label(hex)).join('/');
  const confirm = (one: Confirmed): unknown => confirmed.set([one.kind, one.id, nameOf(one.pair)].join(' '), one);
  for (const { file, kind, id, places } of scans) {
    const said = answers[file] ?? {};
    for (const { between, confidence } of places) {
      const name = nameOf(between);
      const answer = said[name]?.[FIELDS[kind]] ?? said[name.split('/').toReversed().join('/')]?.[FIELDS[kind]];
      if (answer === id || (answer === undefined && said[ALL_OTHERS]?.[FIELDS[kind]] === AS_PROPOSED)) {
        confirm({ kind, id, pair: between, file });
      } else if (answer === undefined) {
        const line = `${file} ${name}: ${FIELDS[kind]}? Likely ${id}, whose colour is met along ${Math.round(confidence * 100)} of 100.`;
        asked.push({ line, confidence });
      }
    }
  }
  for (const [file, said] of Object.entries(answers)) {
    for (const [place, answer] of Object.entries(said)) {
      for (const kind of ['side', 'path'] as const) {
        const id = answer[FIELDS[kind]];
        if (id === undefined || id === NOTHING || place === ALL_OTHERS) continue;
        const pair = pairOf(place, numbered);
        if (pair === null) notes.push(`${file}: ${place} are no two hexes side by side. Write them as 0304/0305.`);
        else confirm({ kind, id, pair, file });
      }
    }
  }
  const ways = [...confirmed.values()];
  return {
    map: {
      ...withSides(before.hexsides ?? [], ways, numbered),
      ...withPaths(before.features ?? [], ways, numbered),
    },
    settled: ways.length,
    asked: asked.toSorted((one, other) => one.confidence - other.confidence).map(({ line }) => line),
    notes,
  };
}

/** Two neighbouring hexes, the one of the lower number first; null where they are none. */
function pairOf(place: string, { grid, numbering }: NumberedGrid): readonly [number, number] | null {
  const hexes = place.split('/').map((label) => numbering.hexOf(label.trim()));
  const [one, other] = hexes.toSorted((first, second) => first - second);
  if (hexes.length !== 2 || one < 0 || !grid.neighbour.subarray(one * 6, one * 6 + 6).includes(other)) return null;
  return [one, other];
}

function printed(file: string): Provenance {
  return { kind: 'printed', source: file, reason: 'Said by somebody who looked at the scan.' };
}

function withSides(
  before: readonly MapHexside[],
  ways: readonly Confirmed[],
  { numbering }: NumberedGrid,
): Pick<MapFile, 'hexsides'> {
  const nameOf = (feature: string, between: readonly string[]): string => [feature, ...between.toSorted()].join(' ');
  const there = new Set(before.map(({ feature, between }) => nameOf(feature, between)));
  const nextId = idsBeside(before);
  const fresh = ways.flatMap(({ kind, id: feature, pair, file }): MapHexside[] => {
    const between: readonly [string, string] = [numbering.label(pair[0]), numbering.label(pair[1])];
    if (kind !== 'side' || there.has(nameOf(feature, between))) return [];
    return [{ id: nextId(feature), feature, between, provenance: printed(file) }];
  });
  return fresh.length === 0 ? {} : { hexsides: [...before, ...fresh] };
}

function withPaths(
  before: readonly MapFeature[],
  ways: readonly Confirmed[],
  { numbering }: NumberedGrid,
): Pick<MapFile, 'features'> {
  const nextId = idsBeside(before);
  const paths = Map.groupBy(
    ways.filter(({ kind }) => kind === 'path'),
    ({ id, file }) => `${id}\n${file}`,
  );
  const fresh = [...paths.values()].flatMap((steps) => {
    const [{ id: feature, file }] = steps;
    return trailsOf(steps.map(({ pair }) => pair)).map((hexes): MapFeature => {
      const path = hexes.map((hex) => numbering.label(hex));
      return { id: nextId(feature), feature, path, provenance: printed(file) };
    });
  });
  return fresh.length === 0 ? {} : { features: [...before, ...fresh] };
}

/** Gives ids that none of some items has: `river-1`, `river-2`. */
function idsBeside(items: readonly { readonly id: string }[]): (stem: string) => string {
  const taken = new Set(items.map(({ id }) => id));
  return (stem) => {
    let number = 1;
    while (taken.has(`${stem}-${number}`)) number += 1;
    taken.add(`${stem}-${number}`);
    return `${stem}-${number}`;
  };
}
