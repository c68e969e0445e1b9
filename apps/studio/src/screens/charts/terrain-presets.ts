/** The usual kinds of ground, hexside and feature: what a new row begins with. */
import type { JsonObject } from '@hexwright/workspace';
import { nameOf, textOf } from '../../scene/items.ts';
import { DRAWN_COLORS } from '../../scene/paint-box.ts';
import type { TerrainWords, TerrainList } from './terrain-table.ts';
import { USUAL } from './terrain-words.ts';

/** By the drawing of what leads across a hexside: the drawings of what it is made to cross. */
const CROSSED: ReadonlyMap<string, readonly string[]> = new Map([
  ['bridge', ['river', 'stream', 'ditch']],
  ['ford', ['river', 'stream', 'ditch']],
  ['gate', ['wall', 'hedge']],
]);

/** Hard ground: whatever the game asks of ground, the strictest holds. */
const HARD = { isHard: true } as const;
const DENSE = { ...HARD, sight: 'blocks-through-and-into' } as const;

/**
 * What can be begun with, by part of the chart. Hexsides ask nothing of charges: whether one shelters the target right
 * behind it is for each game to say.
 */
export const PRESETS: Readonly<Record<TerrainList, readonly JsonObject[]>> = {
  terrains: [
    { name: USUAL.clear, cost: 1, color: '#d9cfa3', pattern: 'none' },
    { name: USUAL.rough, cost: 2, ...HARD, color: '#c9b27c', pattern: 'stipple' },
    { name: USUAL.wood, cost: 2, ...DENSE, color: '#6f8f57', pattern: 'trees' },
    { name: USUAL.marsh, cost: 3, ...HARD, color: '#9fae7c', pattern: 'marsh' },
    { name: USUAL.water, cost: 'prohibited', ...HARD, color: '#5f93b5', pattern: 'waves' },
    { name: USUAL.village, cost: 1, ...DENSE, color: '#b98f6b', pattern: 'buildings' },
    { name: USUAL.fields, cost: 1, color: '#d6c77f', pattern: 'furrows' },
    { name: USUAL.rocks, cost: 3, ...HARD, color: '#b3a58f', pattern: 'rocks' },
    { name: USUAL.sand, cost: 2, color: '#e2d3a0', pattern: 'dunes' },
    { name: USUAL.camp, cost: 2, ...HARD, color: '#c79b86', pattern: 'tents' },
  ],
  hexsides: [
    { name: USUAL.river, cost: 'prohibited', when: 'crossing', drawing: 'river', color: DRAWN_COLORS.river },
    { name: USUAL.stream, cost: 1, when: 'crossing', drawing: 'stream', color: DRAWN_COLORS.stream },
    { name: USUAL.ford, cost: 1, when: 'crossing', drawing: 'ford', color: DRAWN_COLORS.ford },
    { name: USUAL.bridge, cost: 0, when: 'crossing', drawing: 'bridge', color: DRAWN_COLORS.bridge },
    { name: USUAL.wall, cost: 'prohibited', when: 'crossing', drawing: 'wall', color: DRAWN_COLORS.wall },
    { name: USUAL.gate, cost: 0, when: 'crossing', drawing: 'gate', color: DRAWN_COLORS.gate },
    { name: USUAL.hedge, cost: 1, when: 'crossing', drawing: 'hedge', color: DRAWN_COLORS.hedge },
    { name: USUAL.ditch, cost: 1, when: 'crossing', drawing: 'ditch', color: DRAWN_COLORS.ditch },
    { name: USUAL.ridge, cost: 1, when: 'crossing', drawing: 'ridge', color: DRAWN_COLORS.ridge },
    { name: USUAL.cliff, cost: 'prohibited', when: 'crossing', drawing: 'cliff', color: DRAWN_COLORS.cliff },
    { name: USUAL.uphill, cost: 1, when: 'climbing' },
    { name: USUAL.downhill, cost: 0, when: 'descending' },
  ],
  features: [
    { name: USUAL.road, cost: 1, drawing: 'road', color: DRAWN_COLORS.road },
    { name: USUAL.track, drawing: 'track', color: DRAWN_COLORS.track },
    { name: USUAL.stream, drawing: 'stream', color: DRAWN_COLORS.stream },
    { name: USUAL.river, drawing: 'river', color: DRAWN_COLORS.river },
  ],
};

/**
 * The row that a preset makes, beside those hexsides that there are, in a game that asks this of ground: bridges and fords
 * cross the water among them, gates the walls.
 */
export function begun(
  { isHard, ...plain }: JsonObject,
  hexsides: readonly JsonObject[],
  asked: TerrainWords,
): JsonObject {
  const strictest = Object.entries(asked).map(([name, { words }]) => [name, words.at(-1) ?? ''] as const);
  const values: JsonObject = Object.fromEntries(isHard === true ? strictest : []);
  const preset = Object.keys(values).length === 0 ? plain : { ...plain, values };
  const crossed = CROSSED.get(textOf(preset, 'drawing')) ?? [];
  const crosses = hexsides.filter((one) => crossed.includes(textOf(one, 'drawing'))).map(nameOf);
  return crosses.length === 0 ? preset : { ...preset, crosses };
}
