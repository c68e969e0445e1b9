import { createNumbering } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { MAP_TERRAINS, RIVER_COLOR, ROAD_COLOR, syntheticMap, type MapPlan } from '../testing/synthetic-map.ts';
import { checkNumbers, numbersAgree } from './check-numbers.ts';
import type { Example } from './example.ts';
import { farApart } from './far-apart.ts';
import { looksOf } from './hex-looks.ts';
import { proposeValues } from './propose-values.ts';
import { colorAt, proposeWays } from './propose-ways.ts';
import { hexesOnScan, registerMap } from './register-map.ts';

const PLAN: MapPlan = {
  seed: 21,
  grid: { orientation: 'flat', columns: 14, rows: 10, shift: 'even' },
  numbering: { preset: 'column-row' },
  spacing: 56,
  kind: 'scan',
  line: 'dark',
  terrains: MAP_TERRAINS,
  levels: 1,
  ways: true,
};
const map = syntheticMap(PLAN);
const { grid, image, terrain } = map;
const found = registerMap(image, grid, [
  { hex: 17, at: map.centreOf(17) },
  { hex: 120, at: map.centreOf(120) },
]);
if (!found.ok) throw new Error(found.reason);
const { fit } = found;
const hexes = hexesOnScan(grid, fit);
const all = looksOf(image, grid, fit, hexes);
const looks = new Map(hexes.map((hex, index) => [hex, all[index]]));

/** The first hexes of each kind, as somebody would click them. */
function examplesOf(kinds: readonly string[], each: number): Example[] {
  return kinds.flatMap((value) =>
    hexes
      .filter((hex) => terrain[hex] === value)
      .slice(0, each)
      .map((hex) => ({ hex, value })),
  );
}

describe('proposeValues', () => {
  it('is never wrong where it is sure, and asks of few, the least certain first', () => {
    const proposals = proposeValues(looks, examplesOf(MAP_TERRAINS, 3), 'terrain');
    const sure = proposals.filter(({ isSure }) => isSure);
    expect(sure.filter(({ hex, values }) => values[0] !== terrain[hex])).toEqual([]);
    expect(sure.length / proposals.length).toBeGreaterThan(0.5);
    expect(proposals.map(({ confidence }) => confidence)).toEqual(
      proposals.map(({ confidence }) => confidence).toSorted((one, other) => one - other),
    );
  });

  it('asks of a kind that nobody has given an example of', () => {
    const proposals = proposeValues(looks, examplesOf(['clear', 'woods', 'lake', 'rough'], 2), 'terrain');
    const unknown = proposals.filter(({ hex }) => terrain[hex] === 'town' || terrain[hex] === 'marsh');
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.filter(({ isSure }) => isSure)).toEqual([]);
  });

  it('is sure of nothing with examples of one kind, and proposes nothing without any', () => {
    expect(proposeValues(looks, examplesOf(['clear'], 3), 'terrain').filter(({ isSure }) => isSure)).toEqual([]);
    expect(proposeValues(looks, [], 'terrain')).toEqual([]);
  });

  it('proposes levels by their tint, and asks of all of them', () => {
    const hills = syntheticMap({ ...PLAN, seed: 22, levels: 3, terrains: ['clear'], ways: false });
    const inHills = looksOf(hills.image, grid, fitOf(hills), hexes);
    const examples = [0, 1, 2].map((level) => ({ hex: hills.level.indexOf(level), value: String(level) }));
    const tints = new Map(hexes.map((hex, index) => [hex, inHills[index]]));
    const proposals = proposeValues(tints, examples, 'level');
    expect(proposals.filter(({ hex, values }) => Number(values[0]) !== hills.level[hex])).toEqual([]);
    expect(proposals.filter(({ isSure }) => isSure)).toEqual([]);
  });
});

function fitOf(one: typeof map): typeof fit {
  const [from, to] = [17, 120].map((hex) => ({ hex, at: one.centreOf(hex) }));
  const placed = registerMap(one.image, one.grid, [from, to]);
  if (!placed.ok) throw new Error(placed.reason);
  return placed.fit;
}

const key = ([one, other]: readonly [number, number]): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

describe('proposeWays', () => {
  it('follows a river along sides and a road from hex to hex by their colours', () => {
    const river = new Set(map.river.map(key));
    const road = new Set(map.road.slice(1).map((hex, index) => key([map.road[index], hex])));
    for (const [truth, color, kind] of [
      [river, RIVER_COLOR, 'side'],
      [road, ROAD_COLOR, 'path'],
    ] as const) {
      const proposals = proposeWays(image, grid, fit, color, kind);
      const right = proposals.filter(({ between }) => truth.has(key(between)));
      expect(right.length / truth.size).toBeGreaterThan(0.85);
      expect(right.length / proposals.length).toBeGreaterThan(0.85);
    }
  });

  it('takes a colour from the scan', () => {
    const { x, y } = map.centreOf(hexes.find((hex) => terrain[hex] === 'lake') ?? 0);
    const [red, , blue] = colorAt(image, { x, y: y + 12 });
    expect(blue - red).toBeGreaterThan(30);
  });
});

describe('checkNumbers', () => {
  const numbering = createNumbering(PLAN.numbering, grid);
  const inner = hexes.filter((hex) => grid.columnOf(hex) < 12);
  /** Reads on each of the inner hexes that it is asked about in turn the number of the one so many columns on. */
  const reader = (columns: number) => {
    const asked = farApart(inner).map((hex) => ` ${numbering.label(grid.at(grid.q[hex] + columns, grid.r[hex]))}.`);
    return { read: () => Promise.resolve(asked.shift() ?? '') };
  };

  it('agrees where hexes have their own numbers', async () => {
    const check = await checkNumbers(image, grid, numbering, fit, inner, reader(0));
    expect(check).toMatchObject({ agree: check.looked, off: null });
    expect(numbersAgree(check)).toBe(true);
  });

  it('says how far the hexes are off where their numbers are those of others', async () => {
    const check = await checkNumbers(image, grid, numbering, fit, inner, reader(1));
    expect(check).toMatchObject({ agree: 0, off: { q: 1, r: 0 } });
    expect(numbersAgree(check)).toBe(false);
  });

  it('says nothing where nothing can be read', async () => {
    const check = await checkNumbers(image, grid, numbering, fit, hexes, { read: () => Promise.resolve('~') });
    expect(check).toMatchObject({ agree: 0, off: null });
    expect(numbersAgree(check)).toBe(false);
  });
});
