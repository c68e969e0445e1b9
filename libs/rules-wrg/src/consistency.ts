/** What must be true of every position, in plain words where it is not. */
import { pieceName } from '@hexwright/rules-kit';
import { TURN } from '@hexwright/table';
import type { Battle } from './battle.ts';
import { blockOf, isOnTable } from './formation.ts';

/** What is wrong with a position that no rules could bring about. */
export function invariantViolations(battle: Battle): string[] {
  return [...battle.units.flatMap((unit) => unitFaults(battle, unit)), ...secretFaults(battle)];
}

function unitFaults(battle: Battle, unit: number): string[] {
  const name = pieceName(battle.game, unit);
  const { width, depth } = battle.map.plan;
  const [x, y, facing] = [battle.x.of(unit), battle.y.of(unit), battle.facing.of(unit)];
  const isInOrder = battle.isStanding(unit) && battle.broken.of(unit) === 0;
  const linked = [battle.pursues, battle.follows, battle.charges].map((column) => column.of(unit) - 1);
  const faults: readonly (readonly [boolean, string])[] = [
    [battle.isStanding(unit) && (x < 0 || y < 0 || x > width || y > depth), 'stands beside the table'],
    [isInOrder && !isOnTable(battle, blockOf(battle, unit)), 'reaches over the edge of the table'],
    [facing < 0 || facing >= TURN, 'looks nowhere'],
    [battle.isStanding(unit) && battle.figures(unit) === 0, 'stands without figures'],
    [battle.isStanding(unit) && battle.files.of(unit) < 1, 'has no files'],
    [!battle.isStanding(unit) && battle.broken.of(unit) > 0, 'is gone, and runs'],
    [battle.fleeing.of(unit) === 1 && battle.isStanding(unit) && battle.broken.of(unit) === 0, 'flees in good order'],
    [linked.some((other) => other >= 0 && battle.sides[other] === battle.sides[unit]), 'goes for a friend'],
    [battle.pursues.of(unit) > 0 && !battle.isStanding(battle.pursues.of(unit) - 1), 'pursues nobody'],
  ];
  return faults.flatMap(([is, fault]) => (is ? [`${name} ${fault}.`] : []));
}

/** Plots are secret while they are written, and nothing is secret elsewhere. */
function secretFaults(battle: Battle): string[] {
  if (battle.decision?.secret === true) return [];
  return battle.units.some((unit) => battle.plotted.of(unit) > 0) ? ['A plot has not been brought to light.'] : [];
}
