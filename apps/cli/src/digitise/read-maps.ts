// The scans of maps in a folder: each is placed once, and its terrain proposed anew whenever somebody has said more.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  colorAt,
  doubtfulExamples,
  doubtsThatMatter,
  hexesOnScan,
  looksOf,
  proposeValues,
  proposeWays,
  type Answers,
  type HexField,
  type Look,
  type MapFit,
  type Raster,
  type TextReader,
  type WayKind,
} from '@hexwright/digitiser';
import { createNumbering, Grid } from '@hexwright/hex';
import { problemAt, readJson, validateFile, type MapFile, type Problem } from '@hexwright/model';
import { mapResultOf, type MapResult } from './map-result.ts';
import { isLevel, type MapSource } from './map-settings.ts';
import { pictureOf } from './picture.ts';
import { placeMap, type NumberedGrid, type Placement } from './place-map.ts';
import type { ReadingsStore } from './readings-store.ts';
import type { ScannedHexes } from './settle-hexes.ts';
import { ALL_OTHERS, AS_PROPOSED, type PlaceAnswers, type ScannedWay } from './settle-ways.ts';
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
    const ofMap = Object.fromEntries(parts.map(({ source: { file } }) => [file, answers[file] ?? {}]));
    for (const { source, map } of parts) {
      const scanned = await readScan(folder, source, map, content, numbered, ofMap[source.file], store, readerOf);
      notes.push(...scanned.notes);
      problems.push(...scanned.problems);
      if (scanned.ground !== null) grounds.push(scanned.ground);
    }
    if (grounds.length === 0) continue;
    const result = mapResultOf(content, numbered, {
      terrain: grounds.map(({ terrain }) => terrain),
      level: grounds.map(({ level }) => level),
      ways: grounds.flatMap(({ ways }) => ways),
      answers: ofMap,
    });
    notes.push(...result.notes);
    results.set(of, result);
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

/** What one scan says of a map. */
interface ScannedGround {
  readonly terrain: ScannedHexes;
  readonly level: ScannedHexes;
  readonly ways: readonly ScannedWay[];
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
  answers: PlaceAnswers,
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
  const { grid } = numbered;
  const hexes = hexesOnScan(grid, fit);
  const looks = looksOf(reading.image, grid, fit, hexes);
  const byHex = new Map(hexes.map((hex, index) => [hex, looks[index]]));
  const terrain = scannedHexes(file, 'terrain', map, answers, byHex, numbered);
  const level = scannedHexes(file, 'level', map, answers, byHex, numbered);
  const few = new Set(terrain.scanned.said.map(({ value }) => value)).size < 2;
  return {
    ground: {
      terrain: terrain.scanned,
      level: level.scanned,
      ways: scannedWays(file, map, reading.image, fit, numbered),
    },
    notes: [
      ...notes,
      ...terrain.notes,
      ...level.notes,
      ...(few ? [`${file}: give examples of two kinds of terrain or more; then the rest is proposed.`] : []),
    ],
    problems,
  };
}

/** What is said of hexes, in the settings and as answers, and what is proposed of all others. */
function scannedHexes(
  file: string,
  field: HexField,
  map: MapSource,
  answers: PlaceAnswers,
  looks: ReadonlyMap<number, Look>,
  { numbering }: NumberedGrid,
): { readonly scanned: ScannedHexes; readonly notes: readonly string[] } {
  const answered = Object.entries(answers).flatMap(([hex, { [field]: value }]) =>
    value === undefined || hex === ALL_OTHERS ? [] : [{ hex, value }],
  );
  const replaced = new Set(answered.map(({ hex }) => hex));
  const all = [...map[field].filter(({ hex }) => !replaced.has(hex)), ...answered];
  const isStrange = ({ hex, value }: (typeof all)[number]): boolean =>
    numbering.hexOf(hex) < 0 || (field === 'level' && !isLevel(value));
  const said = all.flatMap((one) => (isStrange(one) ? [] : [{ hex: numbering.hexOf(one.hex), value: one.value }]));
  const proposals = proposeValues(looks, said, field);
  const isAll = answers[ALL_OTHERS]?.[field] === AS_PROPOSED;
  const others = isAll ? proposals.filter(({ isSure }) => !isSure) : [];
  return {
    scanned: {
      file,
      said: [...said, ...others.map(({ hex, values: [value] }) => ({ hex, value }))],
      proposals: isAll ? proposals.filter(({ isSure }) => isSure) : proposals,
    },
    notes: [
      ...all
        .filter(isStrange)
        .map(({ hex, value }) =>
          numbering.hexOf(hex) < 0
            ? `${file}: the map has no hex ${hex}.`
            : `${file}: "${value}", said of ${hex}, is no level.`,
        ),
      ...doubtsThatMatter(doubtfulExamples(looks, said), proposals).map(({ hex, value, like, isLikeAnother }) =>
        isLikeAnother
          ? `${file}: ${numbering.label(hex)} is said to be ${value}, and looks more like ${numbering.label(like.hex)}, which is said to be ${like.value}. Look again; what looks like it is asked.`
          : `${file}: ${numbering.label(hex)} looks unlike all other examples of ${value}. Look again; what looks like it is asked.`,
      ),
    ],
  };
}

/** Where the colours of rivers, walls and roads go on along hexes. */
function scannedWays(file: string, map: MapSource, image: Raster, fit: MapFit, { grid }: NumberedGrid): ScannedWay[] {
  const seen = (kind: WayKind, ways: MapSource['hexsides']): ScannedWay[] =>
    ways.map(({ id, at }) => ({ file, kind, id, places: proposeWays(image, grid, fit, colorAt(image, at), kind) }));
  return [...seen('side', map.hexsides), ...seen('path', map.features)];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
