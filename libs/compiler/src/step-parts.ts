import type { Part } from '@hexwright/engine';
import type { CompiledMap, CompiledRoad } from './compiled-game.ts';

/**
 * What entering the hex beyond costs (`hex * 6 + direction`), by its name: the road's where its rate is what is paid, else
 * the terrain's.
 *
 * @param troops index of the class that moves, or -1 for the cost of everybody
 */
export function groundPart(map: CompiledMap, step: number, troops = -1): Part {
  const entered = map.grid.neighbour[step];
  const [steps, entry] = troops < 0 ? [map.stepCost, map.entryCost] : [map.stepCosts[troops], map.entryCosts[troops]];
  const value = steps[step];
  const isRate = ({ along, cost, costs }: CompiledRoad): boolean =>
    along[step] === 1 && (troops < 0 ? cost : costs[troops]) === value;
  const road = value === entry[entered] ? undefined : map.roads.find(isRate);
  const { name, case: cited } = road ?? map.terrains[map.terrain[entered]];
  return { label: name, value, case: cited };
}

/** What the hexside adds to a step (`hex * 6 + direction`), kind by kind, by their names: the sum is the surcharge. */
export function crossingParts(map: CompiledMap, step: number): Part[] {
  const beyond = map.grid.neighbour[step];
  const rise = map.elevation[beyond] - map.elevation[Math.floor(step / 6)];
  return map.crossings.flatMap(({ name, case: cited, cost, when, counts }) => {
    const isPaid = when === 'climbing' ? rise > 0 : when === 'descending' ? rise < 0 : counts[step] === 1;
    return isPaid && cost > 0 ? [{ label: name, value: cost, case: cited }] : [];
  });
}
