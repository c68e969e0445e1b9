import type { Grid } from '@hexwright/hex';
import type { Feature } from '@hexwright/model';
import { PROHIBITED, type CompiledMap, type CompiledRoad, type Vocabulary } from './compiled-game.ts';
import { costsByClass } from './lower-terrain.ts';

/** A path that is laid on the map; -1 for a label that no hex bears. */
export interface LaidPath {
  readonly feature: string;
  readonly hexes: readonly number[];
}

/** A road, and the kinds of hexside that it carries across. */
export interface LaidRoad {
  readonly road: CompiledRoad;
  readonly crosses: readonly string[];
}

/** The kinds of feature that do something to a step along them: those with a rate, and those that carry across hexsides. */
export function layRoads(
  grid: Grid,
  kinds: readonly Feature[],
  paths: readonly LaidPath[],
  vocabulary: Vocabulary,
): readonly LaidRoad[] {
  return kinds.filter(isRoad).map(({ id, name, case: cited = '', cost = PROHIBITED, costs = {}, crosses = [] }) => {
    const along = new Uint8Array(grid.count * 6);
    for (const { feature, hexes } of paths) if (feature === id) lead(grid, hexes, along);
    const byClass = costsByClass(costs, cost, vocabulary);
    return { road: Object.freeze({ id, name, case: cited, cost, costs: byClass, along }), crosses };
  });
}

/** What a step costs without its hexside, for everybody and by class: the terrain's cost, or the rate of a road. */
export function lowerSteps(
  grid: Grid,
  { entryCost, entryCosts }: Pick<CompiledMap, 'entryCost' | 'entryCosts'>,
  laid: readonly LaidRoad[],
): Pick<CompiledMap, 'stepCost' | 'stepCosts' | 'roads'> {
  const roads = laid.map(({ road }) => road);
  const stepCost = stepsOver(grid, entryCost, roads, ({ cost }) => cost);
  const stepCosts = entryCosts.map((entry, troops) => {
    const paysAlike = entry === entryCost && roads.every(({ cost, costs }) => costs[troops] === cost);
    return paysAlike ? stepCost : stepsOver(grid, entry, roads, ({ costs }) => costs[troops]);
  });
  return { stepCost, stepCosts: Object.freeze(stepCosts), roads: Object.freeze(roads) };
}

function isRoad({ cost, costs, crosses = [] }: Feature): boolean {
  return cost !== undefined || costs !== undefined || crosses.length > 0;
}

function lead(grid: Grid, hexes: readonly number[], along: Uint8Array): void {
  for (let i = 1; i < hexes.length; i++) {
    if (hexes[i - 1] < 0 || hexes[i] < 0) continue;
    const direction = grid.directionBetween(hexes[i - 1], hexes[i]);
    if (direction < 0) continue;
    along[hexes[i - 1] * 6 + direction] = 1;
    along[hexes[i] * 6 + ((direction + 3) % 6)] = 1;
  }
}

/** A rate never makes a step dearer, and opens nothing that is prohibited. */
function stepsOver(
  grid: Grid,
  entryCost: Uint8Array,
  roads: readonly CompiledRoad[],
  rateOf: (road: CompiledRoad) => number,
): Uint8Array {
  const { neighbour } = grid;
  const steps = new Uint8Array(neighbour.length).fill(PROHIBITED);
  for (let step = 0; step < steps.length; step++) {
    if (neighbour[step] >= 0) steps[step] = entryCost[neighbour[step]];
  }
  for (const road of roads) {
    const rate = rateOf(road);
    const { along } = road;
    for (let step = 0; step < steps.length; step++) {
      if (along[step] === 1 && steps[step] !== PROHIBITED && rate < steps[step]) steps[step] = rate;
    }
  }
  return steps;
}
