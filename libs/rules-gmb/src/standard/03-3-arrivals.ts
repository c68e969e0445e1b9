/**
 * Who comes to the map in the course of a battle, and who leaves it. No booklet of the series has either: a package says when
 * and where, and what the rules say of entering a hex holds for who arrives.
 */
import { type Command, LEGAL, type RefusalCode } from '@hexwright/engine';
import { facingFromName, facingName } from '@hexwright/hex';
import {
  argumentOf,
  type Arrivals,
  hexArrivalsBy,
  courseEvents,
  entityOf,
  NotationError,
  pieceName,
  quoted,
  readHex,
  readPiece,
  Verb,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { IN_PLAY, NOT_PLACED } from '../status.ts';
import { PASS } from './04-passing.ts';
import { comeTo, entryRefusal, positionRefusal } from './06-stacking.ts';

/** Directions, by which a place of a double is told from others with the same left hex. */
const WAYS = 6;

/** Its left hex and direction, of a double; its hex, of a single, which has no front. */
function placeOf(battle: Battle, piece: number, argument: number): { left: number; direction: number } {
  const isDouble = battle.counters.size[piece] === 2;
  return isDouble
    ? { left: Math.floor(argument / WAYS), direction: argument % WAYS }
    : { left: argument, direction: 0 };
}

/** The hexes that it would cover; -1 beyond the edge. */
function covered(battle: Battle, piece: number, argument: number): readonly number[] {
  const { left, direction } = placeOf(battle, piece, argument);
  return battle.counters.size[piece] === 2 ? [left, battle.grid.neighbour[left * 6 + direction]] : [left];
}

/** A piece comes to the map; of a double its left hex is named, and how it faces. */
export const PLACE = new Verb<Battle>(
  {
    word: 'place',
    about: 'A piece that arrives comes to the map: of one over two hexes the hex of its left half is named.',
    offer(battle, piece, argument) {
      const { left, direction } = placeOf(battle, piece, argument);
      const place = battle.placeAt(battle.counters.size[piece], left, direction);
      return { kind: 'answer', label: `Place ${pieceName(battle.game, piece)}`, places: place.places, place };
    },
  },
  {
    takes: 'unit, hex, [facing]',
    write(battle, piece, argument) {
      const { left, direction } = placeOf(battle, piece, argument);
      const facing = facingName(battle.grid.orientation, direction);
      return {
        unit: battle.game.units[piece].id,
        hex: battle.map.label(left),
        ...(battle.counters.size[piece] === 2 ? { facing } : {}),
      };
    },
    read(battle, { unit, hex, facing }) {
      const piece = readPiece(battle, unit);
      const left = readHex(battle, hex);
      if (battle.counters.size[piece] === 1) return [piece, left];
      const direction = facingFromName(battle.grid.orientation, String(facing));
      if (direction < 0) throw new NotationError(`${quoted(facing)} is no facing of a unit over two hexes here.`);
      return [piece, left * WAYS + direction];
    },
  },
);

/** The hex, or that of the left half, in which a command lets a piece arrive. */
export function hexOfArrival(battle: Battle, one: Command): number {
  return placeOf(battle, entityOf(one), argumentOf(one)).left;
}

function refusal(battle: Battle, piece: number, argument: number): RefusalCode {
  const { left, direction } = placeOf(battle, piece, argument);
  for (const hex of covered(battle, piece, argument)) {
    const found = entryRefusal(battle, piece, hex);
    if (found !== LEGAL) return found;
  }
  return positionRefusal(battle, piece, left, direction);
}

export const courseOfEvents = courseEvents(events, '3.3');

export const arrivals: Arrivals<Battle> = hexArrivalsBy<Battle>({
  case: '3.3',
  before: 'movement',
  place: PLACE,
  pass: PASS,
  refusals,
  events: courseOfEvents,
  waits: (battle, piece) => battle.status.of(piece) === NOT_PLACED,
  stands(battle, piece, hex) {
    if (battle.counters.size[piece] === 1) return [hex];
    const ways = Array.from({ length: WAYS }, (_, direction) => direction);
    return ways.flatMap((direction) => {
      const left = battle.grid.neighbour[hex * 6 + ((direction + 3) % 6)];
      return [hex, left].filter((one) => one >= 0).map((one) => one * WAYS + direction);
    });
  },
  covered,
  refusal,
  enter(battle, piece, argument) {
    const { left, direction } = placeOf(battle, piece, argument);
    battle.status.set(piece, IN_PLAY);
    battle.place(piece, left, direction);
    comeTo(battle, piece, covered(battle, piece, argument));
  },
});
