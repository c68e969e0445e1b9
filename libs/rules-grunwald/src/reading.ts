/** Events and pieces of a battle as plain values: for accounts, case files and screens. */
import { directionName } from '@hexwright/hex';
import { EventReader } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { PIT_RESULTS, RESULTS } from './charts.ts';
import { PIT } from './counters.ts';
import { AWAY, ELIMINATED, IN_PLAY } from './status.ts';

/** Nothing here is hidden from either side: no event says what a wolf pit is before it lies open [14.11]. */
export const reader = new EventReader<Battle>({
  meanings: {
    facing: ({ grid }, facing) => (facing < 0 ? null : directionName(grid.orientation, facing)),
    result: (_, result) => (result < 0 ? null : RESULTS[result]),
    'pit-result': (_, result) => (result < 0 ? null : PIT_RESULTS[result]),
    camp: ({ camps }, camp) => camps.list[camp].id,
  },
  modifiers: ({ charts }) => charts.modifiers,
});

/** A piece as a case file describes it. */
export interface PieceReport {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly hexes: readonly string[];
  /** null where it has none [9.12], [15.11]. */
  readonly facing: string | null;
  readonly face: string;
  readonly disordered: boolean;
  readonly eliminated: boolean;
  /** Off the map, to come back in the turn `returns` [10.11]. */
  readonly away: boolean;
  readonly returns: number;
  /** Of a standard: who carries it. */
  readonly carrier: string | null;
}

/**
 * Where a piece stands and in which state it is. A wolf pit that lies on the map is told as the other side sees it.
 */
export function readPiece(battle: Battle, piece: number): PieceReport {
  const { game } = battle;
  const unit = game.units[piece];
  const status = battle.status.of(piece);
  const hex = battle.hex.of(piece);
  const carrier = battle.carrier.of(piece) - 1;
  const face = battle.counters.kind[piece] === PIT ? 0 : battle.face.of(piece);
  return {
    id: unit.id,
    name: unit.name,
    side: game.sides[unit.side].id,
    hexes: status === IN_PLAY && hex >= 0 ? [game.map.numbering.label(hex)] : [],
    facing: battle.hasFront(piece) ? directionName(battle.grid.orientation, battle.facing.of(piece)) : null,
    face: unit.faces[face].id,
    disordered: battle.isDisordered(piece),
    eliminated: status === ELIMINATED,
    away: status === AWAY,
    returns: battle.returnTurn.of(piece),
    carrier: carrier < 0 ? null : game.units[carrier].id,
  };
}
