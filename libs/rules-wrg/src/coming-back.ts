/** How an effect of a package brings a piece to the table that is off it: in the place of one that leaves, or by and by [C.1]. */
import { holdPlace } from './1-organisation/current-order.ts';
import { companyOf } from './6-tables/losses.ts';
import type { Battle } from './battle.ts';
import { blockAt, blockOf, filesOf, standAs } from './formation.ts';
import { withdraw } from './leaving.ts';
import { hasRoom } from './room.ts';
import { pointsOf } from './sequence/victory.ts';
import { DESTROYED, FLED, IN_PLAY, LEFT, LOST, WAITING } from './status.ts';

/** Puts a piece that waits, or has left, where another stands that leaves; false where it has no room to stand there [C.7]. */
export function takePlace(battle: Battle, piece: number, by: number): boolean {
  const status = battle.status.of(by);
  if ((status !== WAITING && status !== LEFT) || battle.isCommander[piece] !== battle.isCommander[by]) return false;
  return battle.isCommander[piece] ? succeed(battle, piece, by) : relieve(battle, piece, by);
}

/** Another commander has the command of this one, with the unit that they are with. */
function succeed(battle: Battle, commander: number, by: number): boolean {
  const place = { x: battle.x.of(commander), y: battle.y.of(commander), facing: battle.facing.of(commander) };
  const company = battle.company.of(commander);
  withdraw(battle, commander);
  battle.status.set(by, IN_PLAY);
  standAs(battle, by, place);
  battle.company.set(by, company);
  return true;
}

/** Another unit stands where this one did, with the middles of their fronts in one place; its commanders go over to it. */
function relieve(battle: Battle, unit: number, by: number): boolean {
  const from = blockOf(battle, unit);
  const to = blockAt(battle, by, from, filesOf(battle, by));
  if (!hasRoom(battle, unit, from, to)) return false;
  const company = companyOf(battle, unit);
  withdraw(battle, unit);
  battle.status.set(by, IN_PLAY);
  standAs(battle, by, to);
  holdPlace(battle, by);
  battle.figuresBefore.set(by, battle.figures(by));
  for (const commander of company) battle.company.set(commander, by + 1);
  return true;
}

/** Those who were cut down, and those who ran, gather again as they were at first; of who was taken nobody does. */
const GATHER: ReadonlySet<number> = new Set([DESTROYED, FLED, LOST]);

/**
 * Lets a piece that is lost wait beside the table with all its men; what it was worth stays lost [C.11]. Who has left waits
 * with the men that it had. False for who is neither.
 */
export function gather(battle: Battle, piece: number): boolean {
  const status = battle.status.of(piece);
  if (status !== LEFT && !GATHER.has(status)) return false;
  if (status !== LEFT) {
    battle.lostBefore.add(piece, pointsOf(battle, piece));
    for (const column of [battle.lost, battle.bearersLost]) column.set(piece, 0);
  }
  battle.status.set(piece, WAITING);
  const asAtFirst = [
    battle.remounted,
    battle.mounting,
    battle.causes,
    battle.gunpowderUntil,
    battle.fleeing,
    battle.rallied,
    battle.pursued,
    battle.flags,
    battle.orderVerb,
    battle.orderTarget,
    battle.orderDue,
    ...battle.sentOrder,
  ];
  for (const column of asAtFirst) column.set(piece, 0);
  return true;
}
