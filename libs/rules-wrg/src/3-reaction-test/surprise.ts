/** [III.2(x)] Enemies that natural cover has hidden until now, and that come in sight, or shoot, from close by. */
import type { Battle } from '../battle.ts';
import { enemiesOf, isWithin } from '../contacts.ts';
import { seesUnit } from '../line-of-sight.ts';
import { INCH } from '../troops.ts';

/** Whether its side has seen a unit before this period, so that it surprises nobody any more. */
function isKnown(battle: Battle, enemy: number, side: number): boolean {
  return ((battle.seenBy.of(enemy) >> side) & 1) === 1;
}

/** Notes who is seen by whom: at the beginning, and at the end of every period. */
export function noteSeen(battle: Battle): void {
  for (const enemy of battle.units) {
    if (!battle.isStanding(enemy)) continue;
    const seers = enemiesOf(battle, enemy).filter((unit) => seesUnit(battle, unit, enemy));
    for (const unit of seers) battle.seenBy.set(enemy, battle.seenBy.of(enemy) | (1 << battle.sides[unit]));
  }
}

/** Whether an enemy surprises a unit: unseen so far, close, seen now or shooting, and not named in its orders. */
export function isSurprised(battle: Battle, unit: number): boolean {
  const near = battle.parameters.number('surprise-inches') * INCH;
  return enemiesOf(battle, unit).some(
    (enemy) =>
      !isKnown(battle, enemy, battle.sides[unit]) &&
      isWithin(battle, unit, enemy, near) &&
      battle.orderTarget.of(unit) !== enemy + 1 &&
      (battle.shotAt.of(enemy) === unit + 1 || seesUnit(battle, unit, enemy)),
  );
}
