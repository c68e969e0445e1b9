/** Whether a unit has room to stand otherwise than it does: turned, in other files, or on its horses [C.7]. */
import { type Block, touches } from '@hexwright/table';
import type { Battle } from './battle.ts';
import { blockOf, isOnTable } from './formation.ts';

/** Whether a unit that stands as one block could stand as another: on the table, touching nobody whom it does not touch now. */
export function hasRoom(battle: Battle, unit: number, from: Block, to: Block): boolean {
  if (!isOnTable(battle, to)) return false;
  return !battle.units.some((other) => {
    if (other === unit || !battle.isStanding(other)) return false;
    const theirs = blockOf(battle, other);
    return touches(to, theirs) && !touches(from, theirs);
  });
}
