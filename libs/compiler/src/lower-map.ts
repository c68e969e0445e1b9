import type { Feature, Hexside, LinkedMap, MapFeature, MapHexside, MapLabel, Zone } from '@hexwright/model';
import { byKind } from './by-kind.ts';
import { checkCarriers } from './check-carriers.ts';
import type { CompiledLabel, CompiledMap, CompiledTerrain, CompiledZone, Vocabulary } from './compiled-game.ts';
import { choiceOf, Findings, type Stage } from './finding.ts';
import type { GroundWords } from './ground-values.ts';
import { lowerCrossings } from './lower-crossings.ts';
import { layRoads, lowerSteps, type LaidPath } from './lower-roads.ts';
import { checkClasses } from './lower-terrain.ts';
import { readElevation, readTerrain } from './map-rows.ts';
import type { MapGrid } from './map-grid.ts';

const HEXES = Object.freeze({ shape: 'hexes' } as const);

/** What the terrain chart gives the map. */
export interface TerrainChart {
  readonly terrains: readonly CompiledTerrain[];
  readonly hexsides: readonly Hexside[];
  readonly features: readonly Feature[];
  /** What the game asks of ground. */
  readonly ground: GroundWords;
}

/**
 * Lowers a map to typed arrays. Rows and ids are as the linker has checked them; findings, under `map`, are about labels
 * that no hex bears and neighbours that are none.
 */
export function lowerMap(
  map: LinkedMap,
  placed: MapGrid,
  chart: TerrainChart,
  vocabulary: Vocabulary,
): Stage<CompiledMap> {
  const findings = new Findings();
  const { grid, numbering } = placed;
  const { terrains } = chart;
  const reader = new HexReader(numbering, findings);
  const terrain = readTerrain(map, grid, vocabulary);
  const elevation = readElevation(map, grid);
  const hexsides = drawnHexsides(map.hexsides, grid, chart.hexsides, reader);
  checkCarriers(map.hexsides, chart.hexsides, placed, hexsides, findings);
  const paths = map.features.map((feature) => readPath(feature, grid, reader));
  const classes = vocabulary.ids('classes');
  for (const { id, costs } of chart.features) checkClasses(`features/${id}/costs`, costs, classes, findings);
  const roads = layRoads(grid, chart.features, paths, vocabulary);
  const entry = lowerEntryCosts(terrain, terrains, classes);
  return findings.with(
    Object.freeze({
      plan: HEXES,
      has: (hex: number) => Number.isInteger(hex) && hex >= 0 && hex < grid.count,
      label: (hex: number) => numbering.label(hex),
      placeOf: (label: string) => numbering.hexOf(label),
      distance: (one: number, other: number) => grid.distance(one, other),
      grid,
      numbering,
      terrains,
      terrain,
      elevation,
      ...entry,
      ...lowerSteps(grid, entry, roads),
      groundValues: Object.freeze(
        Object.fromEntries(
          Object.keys(chart.ground).map((name) => [name, byKind(terrain, terrains, ({ values }) => values[name])]),
        ),
      ),
      sightThrough: byKind(terrain, terrains, ({ sight }) => (sight === 'open' ? 0 : 1)),
      sightInto: byKind(terrain, terrains, ({ sight }) => (sight === 'blocks-through-and-into' ? 1 : 0)),
      ...lowerCrossings(grid, elevation, hexsides, chart.hexsides, roads, chart.ground, findings),
      zones: lowerZones(map.zones, vocabulary, reader),
      features: drawnFeatures(paths, grid, chart.features),
      hexsides,
      labels: Object.freeze(map.labels.flatMap((label) => lowerLabel(label, reader))),
    }),
  );
}

function lowerEntryCosts(
  terrain: Uint8Array,
  terrains: readonly CompiledTerrain[],
  classes: readonly string[],
): Pick<CompiledMap, 'entryCost' | 'entryCosts'> {
  const entryCost = byKind(terrain, terrains, ({ cost }) => cost);
  const lowered = classes.map((_, troops): Uint8Array => {
    const paysAlike = terrains.every(({ cost, costs }) => costs[troops] === cost);
    return paysAlike ? entryCost : byKind(terrain, terrains, ({ costs }) => costs[troops]);
  });
  return { entryCost, entryCosts: Object.freeze(lowered) };
}

/** Finds hexes by label and says so when there is none. */
class HexReader {
  readonly #numbering: MapGrid['numbering'];
  readonly findings: Findings;

  constructor(numbering: MapGrid['numbering'], findings: Findings) {
    this.#numbering = numbering;
    this.findings = findings;
  }

  /** The hex, or -1 with a finding. */
  hex(label: string, at: string): number {
    const hex = this.#numbering.hexOf(label);
    if (hex < 0) {
      const first = this.#numbering.label(0);
      this.findings.error(
        at,
        'hex.unknown',
        `There is no hex ${label} on this map. Its hexes are written like ${first}.`,
      );
    }
    return hex;
  }
}

function lowerZones(
  zones: readonly Zone[],
  vocabulary: Vocabulary,
  reader: HexReader,
): ReadonlyMap<string, CompiledZone> {
  const lowered = new Map<string, CompiledZone>();
  for (const zone of zones) {
    const at = `map/zones/${zone.id}`;
    const side = zone.side === undefined ? -1 : vocabulary.indexOf('sides', zone.side);
    const hexes = zone.hexes.map((label, index) => reader.hex(label, `${at}/hexes/${index}`)).filter((hex) => hex >= 0);
    const { id, purpose } = zone;
    lowered.set(id, Object.freeze({ id, purpose, side, hexes: Int32Array.from(new Set(hexes)).sort() }));
  }
  return lowered;
}

function lowerLabel(label: MapLabel, reader: HexReader): readonly CompiledLabel[] {
  const hex = reader.hex(label.hex, `map/labels/${label.id}/hex`);
  label.along?.forEach((one, index) => reader.hex(one, `map/labels/${label.id}/along/${index}`));
  return hex < 0 ? [] : [Object.freeze({ id: label.id, text: label.text, hex })];
}

function readPath({ id, feature, path }: MapFeature, grid: MapGrid['grid'], reader: HexReader): LaidPath {
  const at = `map/features/${id}`;
  const hexes = path.map((label, index) => reader.hex(label, `${at}/path/${index}`));
  hexes.forEach((hex, index) => {
    const previous = hexes[index - 1] ?? -1;
    if (hex < 0 || previous < 0 || grid.directionBetween(previous, hex) >= 0) return;
    const message = `${path[index]} is not next to ${path[index - 1]}, the hex before it on the path. Name every hex between.`;
    reader.findings.error(`${at}/path/${index}`, 'map.path-broken', message);
  });
  return { feature, hexes };
}

function drawnFeatures(
  paths: readonly LaidPath[],
  grid: MapGrid['grid'],
  kinds: readonly Feature[],
): ReadonlyMap<string, Uint8Array> {
  const present = new Map(kinds.map((kind) => [kind.id, new Uint8Array(grid.count)]));
  for (const { feature, hexes } of paths) {
    const bytes = present.get(feature);
    for (const hex of hexes) if (hex >= 0 && bytes) bytes[hex] = 1;
  }
  return present;
}

function drawnHexsides(
  drawn: readonly MapHexside[],
  grid: MapGrid['grid'],
  kinds: readonly Hexside[],
  reader: HexReader,
): ReadonlyMap<string, Uint8Array> {
  const drawable = kinds.filter((kind) => kind.when === 'crossing');
  const present = new Map(drawable.map((kind) => [kind.id, new Uint8Array(grid.count * 6)]));
  for (const hexside of drawn) {
    const at = `map/hexsides/${hexside.id}`;
    const bytes = present.get(hexside.feature);
    if (!bytes) {
      const message = `"${hexside.feature}" follows from the levels of the hexes and is never drawn. ${choiceOf([...present.keys()])}`;
      reader.findings.error(`${at}/feature`, 'map.not-drawn', message);
    }
    const [a, b] = hexside.between.map((label, index) => reader.hex(label, `${at}/between/${index}`));
    if (a < 0 || b < 0) continue;
    const direction = grid.directionBetween(a, b);
    if (direction < 0) {
      const message = `${hexside.between.join(' and ')} are not next to each other, so they share no hexside. Name two neighbours.`;
      reader.findings.error(`${at}/between`, 'map.not-adjacent', message);
    } else if (bytes) {
      bytes[a * 6 + direction] = 1;
      bytes[b * 6 + ((direction + 3) % 6)] = 1;
    }
  }
  return present;
}
