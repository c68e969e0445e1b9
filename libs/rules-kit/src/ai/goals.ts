/** Hexes that captains make for because of how their package ends the battle: those to be held, and those to leave from. */
import type { CompiledGame, CompiledHexGame, CompiledZone } from '@hexwright/compiler';
import { callsIn } from '@hexwright/rule-lang';
import type { HexBattle } from '../hex-battle.ts';
import { HELD_FOR, HOLDS } from '../holdings.ts';

/** Hexes by whose possession a side wins. */
export interface Goal {
  readonly zone: CompiledZone;
  readonly side: number;
}

/** A zone by whose possession a side wins, by its id. */
interface SoughtZone {
  readonly id: string;
  readonly side: number;
}

/** What conditions of victory ask a side to hold so that it wins itself: each zone once, in the order of the package. */
export function soughtZones({ victory, vocabulary }: CompiledGame): readonly SoughtZone[] {
  const found = new Map<string, SoughtZone>();
  for (const { when, winner } of victory?.conditions ?? []) {
    for (const { name, arguments: given } of callsIn(when.typed)) {
      if (name !== HOLDS && name !== HELD_FOR) continue;
      const [side, zone] = given;
      if (side.kind !== 'constant' || zone.kind !== 'constant' || side.value !== winner) continue;
      const id = vocabulary.ids('zones')[zone.value];
      found.set(`${winner} ${id}`, { id, side: winner });
    }
  }
  return [...found.values()];
}

/** The zones that sides have to hold, where the map has them. */
export function goalsOf(game: CompiledHexGame): readonly Goal[] {
  return soughtZones(game).flatMap(({ id, side }) => {
    const zone = game.map.zones.get(id);
    return zone === undefined ? [] : [{ zone, side }];
  });
}

/** How a unit is to leave the map from some hexes alone. */
export interface Departure {
  /** Number of its withdrawal. */
  readonly withdrawal: number;
  readonly hexes: Int32Array;
}

/** By unit how it is to leave the map from some hexes alone, where it is; the first of several. */
export function departuresOf({ withdrawals }: CompiledGame): ReadonlyMap<number, Departure> {
  const found = new Map<number, Departure>();
  withdrawals.forEach(({ hexes, units }, withdrawal) => {
    if (hexes === null) return;
    for (const unit of units) if (!found.has(unit)) found.set(unit, { withdrawal, hexes });
  });
  return found;
}

/** Whether somebody who has so many hexes to go to leave by a withdrawal must set out now, so as to be there in time. */
export function isTimeToGo(
  play: Pick<HexBattle, 'turn' | 'leavesIn'>,
  withdrawal: number,
  hexes: number,
  movement: number,
): boolean {
  const last = play.leavesIn(withdrawal);
  // A turn to spare: the way is seldom free.
  return last !== null && (last - play.turn) * movement <= hexes + movement;
}
