import type { CompiledMap, Vocabulary } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';

/**
 * Ground over which a piece may go back and forth for nothing, so that its move never ends by itself: two neighbours, of
 * which each can be entered from the other without spending a movement point.
 */
export function checkGround(map: CompiledMap, vocabulary: Vocabulary): readonly Finding[] {
  const findings = new Findings();
  const told = new Set<string>();
  const classes = vocabulary.ids('classes');
  const searches = [{ steps: map.stepCost, troops: -1 }, ...map.stepCosts.map((steps, troops) => ({ steps, troops }))];
  for (const { steps, troops } of searches) {
    if (troops >= 0 && steps === map.stepCost) continue;
    for (let step = 0; step < steps.length; step++) {
      if (steps[step] + map.surcharge[step] > 0 || steps[backOf(map, step)] + map.surcharge[backOf(map, step)] > 0)
        continue;
      const { at, name } = culprit(map, step, troops, classes);
      if (told.has(at)) continue;
      told.add(at);
      const who = troops < 0 ? 'a piece' : `a piece of the class "${classes[troops]}"`;
      const message = `${name} costs nothing: ${who} goes as far over it as it likes, and its move never ends by itself. Give it a cost of 1 or more.`;
      findings.warning(at, 'terrain.free', message, { fixes: [{ title: 'Let it cost 1', op: 'set', value: 1 }] });
    }
  }
  return findings.list;
}

/** The step back over the same hexside. */
function backOf({ grid }: CompiledMap, step: number): number {
  return grid.neighbour[step] * 6 + (((step % 6) + 3) % 6);
}

/** Where the cost of nothing is written: of a road where one leads there for nothing, else of the terrain. */
function culprit(
  { grid, roads, terrains, terrain }: CompiledMap,
  step: number,
  troops: number,
  classes: readonly string[],
): { readonly at: string; readonly name: string } {
  const { cost, costs, id, name } = terrains[terrain[grid.neighbour[step]]];
  const isFree = (all: number, own: readonly number[]): boolean => (troops < 0 ? all : own[troops]) === 0;
  const road = isFree(cost, costs)
    ? undefined
    : roads.find((one) => one.along[step] === 1 && isFree(one.cost, one.costs));
  const of = road === undefined ? { list: 'terrains', id, name, cost } : { list: 'features', ...road };
  const end = troops >= 0 && of.cost !== 0 ? `costs/${classes[troops]}` : 'cost';
  return { at: `${of.list}/${of.id}/${end}`, name: of.name };
}
