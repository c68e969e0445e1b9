/** [14.11] Where pits serve: the real ones where the enemy's heavy horse will come. */
import { type Command, command } from '@hexwright/engine';
import { type Battle, GUN, HEAVY, pass, PLACE, REAL } from '@hexwright/rules-grunwald';

/** The next change of the pits that the package laid, or a pass when they lie well. */
export function choosePit(battle: Battle, side: number): Command {
  const { counters, face, hex } = battle;
  const own = counters.pits.filter((pit) => counters.side[pit] === side && hex.of(pit) >= 0);
  const value = new Map(own.map((pit) => [pit, worthOf(battle, side, hex.of(pit))]));
  const worth = (pit: number): number => value.get(pit) ?? 0;
  const movable = own.filter((pit) => !battle.hasMoved(pit) && face.of(pit) === REAL);
  const worst = movable.toSorted((one, other) => worth(one) - worth(other) || one - other).at(0);
  const dummies = own.filter((pit) => face.of(pit) !== REAL);
  const best = dummies.toSorted((one, other) => worth(other) - worth(one) || one - other).at(0);
  if (worst === undefined || best === undefined || worth(worst) >= worth(best)) return pass;
  return command(PLACE, worst, hex.of(best));
}

/** Heavy horse of the enemy near a hex, and guns of one's own behind it, which never ride over their pits. */
function worthOf(battle: Battle, side: number, at: number): number {
  const { counters, grid, hex } = battle;
  let worth = 0;
  for (const unit of counters.unitsOf[battle.enemyOf(side)]) {
    if (hex.of(unit) >= 0 && counters.troops[unit] === HEAVY) worth += 1 / (1 + grid.distance(at, hex.of(unit)));
  }
  for (const unit of counters.unitsOf[side]) {
    if (hex.of(unit) >= 0 && counters.troops[unit] === GUN) worth += 1 / (1 + grid.distance(at, hex.of(unit)));
  }
  return worth;
}
