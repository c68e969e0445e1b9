/** Which way pieces look and where they lie to each other: the same names in every game whose pieces have a front. */
import { type Arc, ARCS, COMPASS } from '@hexwright/hex';
import { type Field, type FormulaFunction, oneOf, PIECE, PLACE, type TypeOf } from './expressions.ts';

const compass = oneOf('compass', COMPASS);

/** How a game knows directions: as sixteenths of a turn, clockwise from north; -1 where there is none. */
export interface DirectionReading<Asked> {
  /** Where the front of a piece looks. */
  readonly facingOf: (asked: Asked, piece: number) => number;
  /** In which arc of a piece something lies. */
  readonly arcOf: (asked: Asked, piece: number, place: number) => Arc | null;
  /** In which direction something lies from a piece or a place. */
  readonly bearingOf: (asked: Asked, from: number, to: number) => number;
}

export interface DirectionNames<Play, Asked> {
  readonly fields: Readonly<Record<'facing', Field<Play, Asked>>>;
  readonly functions: Readonly<Record<'arc' | 'bearing', FormulaFunction<Asked>>>;
}

/** A word's place in `ARCS`; -1 for none. */
function arcPlace(arc: Arc | null): number {
  return arc === null ? -1 : ARCS.indexOf(arc);
}

/** `place` is what a game can ask directions of besides pieces. */
export function directionNames<Play, Asked>(
  { facingOf, arcOf, bearingOf }: DirectionReading<Asked>,
  place: typeof PIECE | typeof PLACE | TypeOf = PLACE,
): DirectionNames<Play, Asked> {
  return {
    fields: { facing: { type: compass, read: (_, piece, asked) => facingOf(asked, piece) } },
    functions: {
      arc: {
        takes: [PIECE, place],
        gives: oneOf('arc', ARCS),
        of: (asked, piece, other) => arcPlace(arcOf(asked, piece, other)),
      },
      bearing: { takes: [place, place], gives: compass, of: bearingOf },
    },
  };
}
