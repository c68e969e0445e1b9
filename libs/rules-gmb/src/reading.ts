/** Events and pieces of a battle as plain values: for accounts, case files and screens. */
import type { EventValue } from '@hexwright/engine';
import { facingName } from '@hexwright/hex';
import { EventReader } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { allOf } from './modules.ts';
import { writeStep } from './standard/05-2-steps.ts';
import { CAPTURED, ELIMINATED, IN_PLAY, LEFT_MAP } from './status.ts';

/** The events of the series. */
export const reader = new EventReader<Battle>({
  meanings: {
    facing: ({ grid }, facing) => facingName(grid.orientation, facing),
    step: writeStep,
    cause: ({ causes }, cause) => causes[cause],
    face: ({ game }, word) => game.units[word >> 8].faces[word & 0xff].id,
    ...allOf(({ readers }) => readers),
  },
  modifiers: ({ charts }) => charts.modifiers,
  caseOf: (battle, kind, words) => battle.eventCase(kind, words),
  // A facing means nothing for a single counter.
  says({ counters }, fields, words, at) {
    if (fields[at].meaning !== 'facing') return true;
    const piece = fields.findIndex((field) => field.meaning === 'piece');
    return piece < 0 || counters.size[words[piece]] === 2;
  },
});

/** A piece as a case file describes it. */
export interface PieceReport {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly hexes: readonly string[];
  readonly facing: string | null;
  readonly face: string;
  readonly rout: number;
  readonly lance: boolean;
  readonly charging: string | false;
  readonly disobeyed: boolean;
  /** Also true of a unit that routed off the map [7.3]. */
  readonly eliminated: boolean;
  readonly captured: boolean;
  /** What modules add. */
  readonly [more: string]: EventValue | readonly string[];
}

/** Where a piece stands and in which state it is. */
export function readPiece(battle: Battle, piece: number): PieceReport {
  const { game, counters } = battle;
  const unit = game.units[piece];
  const status = battle.status.of(piece);
  const left = battle.left.of(piece);
  const double = counters.size[piece] === 2;
  const label = (hex: number): string => game.map.numbering.label(hex);
  const charging = battle.charging.of(piece);
  return {
    id: unit.id,
    name: unit.name,
    side: game.sides[unit.side].id,
    hexes: status !== IN_PLAY ? [] : double ? [label(left), label(battle.right(piece))] : [label(left)],
    facing: status === IN_PLAY && double ? facingName(battle.grid.orientation, battle.direction.of(piece)) : null,
    face: unit.faces[battle.face.of(piece)].id,
    rout: battle.rout.of(piece),
    lance: battle.lance.of(piece) === 1,
    charging: charging > 0 && game.units[charging - 1].id,
    disobeyed: battle.disobeyed.of(piece) === 1,
    eliminated: status === ELIMINATED || status === LEFT_MAP,
    captured: status === CAPTURED,
    ...allOf(({ report }) => report?.(battle, piece)),
  };
}
