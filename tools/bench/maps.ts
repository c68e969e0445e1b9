/** Finds and reads synthetic maps of which everything is known: fixed ones, and others with seeds that nobody has seen. */
import {
  centreOf,
  hexesOnScan,
  looksOf,
  onScan,
  proposeValues,
  registerMap,
  type Click,
  type Example,
  type MapFit,
} from '@hexwright/digitiser';
import {
  MAP_TERRAINS,
  syntheticMap,
  type MapPlan,
  type MapTerrain,
  type SyntheticMap,
} from '@hexwright/digitiser/testing/map';
import { atLeast, atMost, threadSeconds, type Measurement } from './measurement.ts';

const FIXED: readonly number[] = [1, 2, 3, 4, 5, 6];
/** As many again as are fixed. */
const FRESH = FIXED.map((_, index) => Math.floor(Math.random() * 1_000_000) + 1000 + index);
const LINES = ['dark', 'light', 'faint', 'ticks'] as const;
const KINDS = ['clean', 'scan', 'print', 'photo'] as const;
/** How far clicks are off, in hexes. */
const CLICK = 0.15;
/** Examples of each look. */
const EXAMPLES = 2;

interface Counts {
  maps: number;
  refused: number;
  /** Root of the mean square of what all hexes are off, in pixels: of the worst map. */
  worst: number;
  hexes: number;
  taken: number;
  wrong: number;
  /** Hexes of kinds that had no example, and those that were taken for something else. */
  unknown: number;
  mistaken: number;
  longest: number;
}

/** Where the hexes of scanned maps are, from two clicks, and their terrain by example. */
export function benchMaps(): Measurement[] {
  const counts: Counts = {
    maps: 0,
    refused: 0,
    worst: 0,
    hexes: 0,
    taken: 0,
    wrong: 0,
    unknown: 0,
    mistaken: 0,
    longest: 0,
  };
  for (const seed of [...FIXED, ...FRESH]) for (const line of LINES) measure(planOf(seed, line), counts);
  console.error(`fresh seeds: ${FRESH.join(', ')}`);
  return [
    atLeast('maps', 'maps', counts.maps, 1),
    atMost('maps whose hexes are not found', '%', (100 * counts.refused) / counts.maps, 5),
    atMost('hexes of the worst of the others off, two clicks given', 'px', counts.worst, 1),
    atLeast('hexes taken without a person', '%', (100 * counts.taken) / counts.hexes, 40),
    atMost('of which wrong', 'hexes', counts.wrong, 0),
    atMost('hexes of kinds without an example that were taken', `of ${counts.unknown}`, counts.mistaken, 0),
    atMost('slowest map in Node', 's', counts.longest, 12),
  ];
}

function planOf(seed: number, line: MapPlan['line']): MapPlan {
  return {
    seed,
    grid: {
      orientation: seed % 2 === 0 ? 'flat' : 'pointy',
      columns: 14,
      rows: 11,
      shift: seed % 3 === 0 ? 'odd' : 'even',
    },
    numbering: { preset: 'column-row' },
    spacing: 42 + ((seed * 7) % 40),
    kind: KINDS[(seed >> 1) % KINDS.length],
    line,
    terrains: MAP_TERRAINS,
    levels: 1 + (seed % 3),
    ways: true,
  };
}

function measure(plan: MapPlan, counts: Counts): void {
  const map = syntheticMap(plan);
  counts.maps += 1;
  const began = threadSeconds();
  const found = registerMap(map.image, map.grid, [clickOn(map, plan, 2, 3), clickOn(map, plan, 10, 8)]);
  if (!found.ok) {
    counts.refused += 1;
    return;
  }
  counts.worst = Math.max(counts.worst, missOf(map, found.fit));
  const hexes = hexesOnScan(map.grid, found.fit);
  const looks = looksOf(map.image, map.grid, found.fit, hexes);
  counts.longest = Math.max(counts.longest, threadSeconds() - began);
  const byHex = new Map(hexes.map((hex, index) => [hex, looks[index]]));
  for (const left of [null, ...plan.terrains]) {
    for (const { hex, values, isSure } of proposeValues(byHex, examplesOf(map, hexes, left), 'terrain')) {
      const isTaken = isSure ? 1 : 0;
      if (map.terrain[hex] === left) {
        counts.unknown += 1;
        counts.mistaken += isTaken;
        continue;
      }
      counts.hexes += 1;
      counts.taken += isTaken;
      if (values[0] !== map.terrain[hex]) counts.wrong += isTaken;
    }
  }
}

function clickOn(map: SyntheticMap, { seed, spacing }: MapPlan, column: number, row: number): Click {
  const hex = map.grid.hexAt(column, row);
  const { x, y } = map.centreOf(hex);
  const angle = seed * 2.4 + column;
  return { hex, at: { x: x + Math.cos(angle) * CLICK * spacing, y: y + Math.sin(angle) * CLICK * spacing } };
}

function missOf(map: SyntheticMap, fit: MapFit): number {
  const squares = Array.from({ length: map.grid.count }, (_, hex) => {
    const [truth, place] = [map.centreOf(hex), onScan(fit, centreOf(map.grid, hex))];
    return (truth.x - place.x) ** 2 + (truth.y - place.y) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

/** Examples of every kind on every tint, but of one kind. */
function examplesOf(map: SyntheticMap, hexes: readonly number[], left: MapTerrain | null): Example[] {
  const seen = new Map<string, number>();
  return hexes.flatMap((hex) => {
    const value = map.terrain[hex];
    const look = `${value} ${map.level[hex]}`;
    const count = seen.get(look) ?? 0;
    seen.set(look, count + 1);
    return value === left || count >= EXAMPLES ? [] : [{ hex, value }];
  });
}
