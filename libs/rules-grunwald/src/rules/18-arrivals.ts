/**
 * [18.0] Who comes to the map in the course of a battle, and who leaves it, by the dates of the package. The rulebook has
 * pieces come back only [10.11]: what it says of the hexes in which they may stands here too [10.13].
 */
import type { RefusalCode } from '@hexwright/engine';
import { type Arrivals, hexArrivalsBy, courseEvents, UNIT_ENTERS } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { WAITING, WITHDRAWN } from '../status.ts';
import { PASS } from './03-1-ending.ts';
import { arrive, GOES_ON } from './04-5-entering.ts';
import { closedTo, TAKEN } from './10-leaving-the-map.ts';
import { releaseKing } from './15-1-king.ts';
import { dropStandards } from './16-standards.ts';
import { PLACE } from './18-deployment.ts';
import { facing } from './facing-choice.ts';

export const courseOfEvents = courseEvents(events, '18.0');

function refusal(battle: Battle, piece: number, hex: number): RefusalCode {
  const isTaken = battle.counters.isUnit[piece] === 1 && battle.unitIn(hex) >= 0;
  return isTaken ? TAKEN : closedTo(battle, piece, hex);
}

export const arrivals: Arrivals<Battle> = hexArrivalsBy<Battle>({
  case: '18.0',
  before: 'movement',
  place: PLACE,
  pass: PASS,
  refusals,
  events: courseOfEvents,
  waits: (battle, piece) => battle.status.of(piece) === WAITING,
  stands: (_battle, _piece, hex) => [hex],
  covered: (_battle, _piece, hex) => [hex],
  refusal,
  enter(battle, piece, hex) {
    battle.place(piece, hex, 0);
    battle.effects?.raise(UNIT_ENTERS, piece, -1, hex);
    if (battle.counters.isUnit[piece] === 0 || arrive(battle, piece, hex) !== GOES_ON) return;
    if (battle.hasFront(piece)) battle.enter(facing, piece, battle.phasing);
  },
});

/** A piece leaves for good: its standard lies where it stood [16.0], and the king need not stay with a bodyguard that is gone. */
export function withdraw(battle: Battle, piece: number): void {
  const hex = battle.hex.of(piece);
  battle.remove(piece, WITHDRAWN);
  dropStandards(battle, piece, hex);
  if (battle.counters.isBodyguard[piece] === 1) releaseKing(battle, battle.counters.side[piece]);
}
