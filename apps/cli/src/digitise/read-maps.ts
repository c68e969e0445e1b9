// The scans of maps in a folder: each is placed once, and its terrain proposed anew whenever somebody has said more.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hexesOnScan, looksOf, proposeValues, type Answers, type TextReader } from '@hexwright/digitiser';
import { createNumbering, Grid } from '@hexwright/hex';
import { problemAt, readJson, validateFile, type MapFile, type Problem } from '@hexwright/model';
import { mapResultOf, type MapResult, type ScannedGround } from './map-result.ts';
import type { MapSource } from './map-settings.ts';
import { pictureOf } from './picture.ts';
import { placeMap, type NumberedGrid, type Placement } from './place-map.ts';
import type { ReadingsStore } from './readings-store.ts';
import type { Source } from './settings.ts';

/** What the scans of the maps of a folder gave. */
export interface MapsReading {
  /** By the file of the map. */
  readonly results: ReadonlyMap<string, MapResult>;
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads all scans of maps, each map by itself. The reader of print is asked for when it is needed. */
export async function readMaps(
  folder: string,
  sources: readonly Source[],
  answers: Answers,
  store: ReadingsStore,
  readerOf: () => Promise<TextReader>,
): Promise<MapsReading> {
  const results = new Map<string, MapResult>();
  const [notes, problems]: [string[], Problem[]] = [[], []];
  const scans = sources.flatMap((source) => (source.map === null ? [] : [{ source, map: source.map }]));
  for (const [of, parts] of Map.groupBy(scans, ({ map }) => map.of)) {
    const opened = openMap(folder, of);
    if (!opened.ok) {
      problems.push(opened.problem);
      continue;
    }
    const { content, numbered } = opened;
    const grounds: ScannedGround[] = [];
    for (const { source, map } of parts) {
      const scanned = await readScan(folder, source, map, content, numbered, answers, store, readerOf);
      notes.push(...scanned.notes);
      problems.push(...scanned.problems);
      if (scanned.ground !== null) grounds.push(scanned.ground);
    }
    if (grounds.length > 0) results.set(of, mapResultOf(content, numbered, grounds));
  }
  return { results, notes, problems };
}

type OpenedMap =
  | { readonly ok: true; readonly content: MapFile; readonly numbered: NumberedGrid }
  | { readonly ok: false; readonly problem: Problem };

function openMap(folder: string, file: string): OpenedMap {
  const refuse = (message: string): OpenedMap => ({
    ok: false,
    problem: problemAt({ file, pointer: '' }, 'scan.map', `${file}: ${message}`),
  });
  let text: string;
  try {
    text = readFileSync(path.join(folder, file), 'utf8');
  } catch (error) {
    return refuse(`it cannot be read (${messageOf(error)}). Put the map file of the package into the folder.`);
  }
  const reading = readJson(text);
  const [wrong] = reading.ok ? validateFile('map', reading.value) : reading.problems;
  if (!reading.ok || wrong !== undefined) return refuse(wrong.message);
  const content = reading.value as unknown as MapFile;
  const { grid: spec, numbering } = content;
  if (spec === undefined || numbering === undefined) return refuse('it has no "grid" with its "numbering".');
  try {
    const grid = new Grid(spec);
    return { ok: true, content, numbered: { grid, numbering: createNumbering(numbering, grid) } };
  } catch (error) {
    return refuse(messageOf(error));
  }
}

interface ReadScan {
  readonly ground: ScannedGround | null;
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
}

async function readScan(
  folder: string,
  { file, path: place, page }: Source,
  map: MapSource,
  { grid: spec, numbering: named }: MapFile,
  numbered: NumberedGrid,
  answers: Answers,
  store: ReadingsStore,
  readerOf: () => Promise<TextReader>,
): Promise<ReadScan> {
  const failed = (problem: Problem): ReadScan => ({ ground: null, notes: [], problems: [problem] });
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path.join(folder, place));
  } catch (error) {
    const message = `${place} cannot be read (${messageOf(error)}). See that it is in the folder.`;
    return failed(problemAt({ file, pointer: '' }, 'settings.source', message));
  }
  const reading = await pictureOf({ file, page }, bytes);
  if (!reading.ok) return failed(reading.problem);
  const basis = [spec, named, map.clicks, map.turn, page];
  const known = store.find(file, bytes, basis) as Placement | null;
  const placed = known ?? (await placeMap(file, reading.image, numbered, map, await readerOf()));
  if (known === null) store.keep(file, bytes, basis, placed);
  const { fit, notes, problems } = placed;
  if (fit === null) return { ground: null, notes, problems };
  const { grid, numbering } = numbered;
  const answered = Object.entries(answers[file] ?? {}).flatMap(([hex, { terrain }]) =>
    terrain === undefined ? [] : [{ hex, value: terrain }],
  );
  const replaced = new Set(answered.map(({ hex }) => hex));
  const all = [...map.terrain.filter(({ hex }) => !replaced.has(hex)), ...answered];
  const strange = all.filter(({ hex }) => numbering.hexOf(hex) < 0);
  const said = all.flatMap(({ hex, value }) => {
    const found = numbering.hexOf(hex);
    return found < 0 ? [] : [{ hex: found, value }];
  });
  const hexes = hexesOnScan(grid, fit);
  const looks = looksOf(reading.image, grid, fit, hexes);
  const proposals = proposeValues(new Map(hexes.map((hex, index) => [hex, looks[index]])), said, 'terrain');
  const few = new Set(said.map(({ value }) => value)).size < 2;
  return {
    ground: { file, said, proposals },
    notes: [
      ...notes,
      ...strange.map(({ hex }) => `${file}: the map has no hex ${hex}.`),
      ...(few ? [`${file}: give examples of two kinds of terrain or more; then the rest is proposed.`] : []),
    ],
    problems,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
