/** How a package takes pieces off the table: by a date, or by an effect. */
import { depart, leaveTable } from './6-tables/losses.ts';
import type { Battle } from './battle.ts';
import { DESTROYED, LEFT, LOST } from './status.ts';

/** A piece leaves, and is not lost; commanders who are with a unit stay behind. */
export function leave(battle: Battle, piece: number): void {
  battle.noteExit(piece);
  withdraw(battle, piece);
}

/** As {@link leave}, over no edge. */
export function withdraw(battle: Battle, piece: number): void {
  if (battle.isCommander[piece]) goAlone(battle, piece, LEFT);
  else depart(battle, piece, LEFT);
}

/** A piece is lost, by nobody's hand. */
export function takeOff(battle: Battle, piece: number): void {
  if (!battle.isCommander[piece]) return leaveTable(battle, piece, DESTROYED);
  battle.loses(piece, -1);
  battle.lostIn.set(piece, battle.turn);
  return goAlone(battle, piece, LOST);
}

function goAlone(battle: Battle, commander: number, status: number): void {
  battle.company.set(commander, 0);
  battle.status.set(commander, status);
}
