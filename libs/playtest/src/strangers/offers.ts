/**
 * Is everybody offered what they can do? Asked of the counters as the files have them: those in good order may be
 * moved at the beginning of a movement phase, and may attack the enemy before them in a phase of attacks.
 */
import type { Choice, Game, PieceView } from '@hexwright/engine';
import { directionFromName } from '@hexwright/hex';
import type { LinkedPackage, Table, Unit } from '@hexwright/model';
import type { Playable } from '../library.ts';
import { NO_WAY, Surveyor } from './surveyor.ts';

/** Marks on a counter that say that it has acted, or cannot. */
const SPENT = /^(Rout level|Has |Disordered|Wounded|In hiding|Holds)/;

export class Offers {
  readonly #playable: Playable;
  readonly #linked: LinkedPackage;
  readonly #surveyor: Surveyor;
  readonly #units: ReadonlyMap<string, Unit>;
  /** The step of the sequence whose beginning was looked at last. */
  #serial = -1;

  constructor(playable: Playable, linked: LinkedPackage) {
    this.#playable = playable;
    this.#linked = linked;
    this.#surveyor = new Surveyor(linked);
    this.#units = new Map(linked.units.map((unit) => [unit.id, unit]));
  }

  /** What somebody could do and is not offered, or null. Asked at every position of a game, in its order. */
  fault(play: Game): string | null {
    const isFirst = play.serial !== this.#serial;
    this.#serial = play.serial;
    const decision = play.decision?.id;
    if (decision === 'movement' && isFirst) return this.#unmoved(play);
    if (decision === 'melee') return this.#unmatched(play, this.#meleeTargets);
    // [7.17] Later in the phase some have been attacked; by an option duties are judged before units rout.
    const isJudgedNow = this.#linked.parameters.some(
      ({ id, value }) => id === 'attack-duty' && value === 'when-declared',
    );
    return decision === 'attack' && isFirst && isJudgedNow ? this.#unmatched(play, this.#targetAhead) : null;
  }

  #ready(play: Game): { readonly all: readonly PieceView[]; readonly own: readonly PieceView[] } {
    const { sides } = this.#playable.game;
    const ids = sides.map(({ id }) => id);
    const all = this.#playable.library.presenter.pieces(play, ids).filter(({ where }) => where === 'map');
    const own = all.filter(
      ({ side, look }) => side === ids[play.deciding] && !look.marks.some(({ name }) => SPENT.test(name)),
    );
    return { all, own };
  }

  /** Somebody in good order who is not offered to be moved. */
  #unmoved(play: Game): string | null {
    const choices = this.#playable.library.presenter.choices(play);
    const movers = new Set(choices.flatMap(({ kind, piece }) => (kind === 'piece' ? [piece] : [])));
    // A king goes with his bodyguard.
    const isFree = ({ id }: PieceView): boolean => {
      const unit = this.#units.get(id);
      return ['unit', 'leader'].includes(unit?.kind ?? '') && unit?.traits?.includes('king') !== true;
    };
    const left = this.#ready(play).own.find((piece) => isFree(piece) && !movers.has(piece.id));
    return left === undefined ? null : `${left.id} could move in turn ${play.turn}, and is not offered.`;
  }

  /** Somebody who could attack and is not offered. */
  #unmatched(
    play: Game,
    targetsOf: (piece: PieceView, all: readonly PieceView[]) => readonly PieceView[],
  ): string | null {
    const { all, own } = this.#ready(play);
    const choices: readonly Choice[] = this.#playable.library.presenter.choices(play);
    const offered = choices.filter(({ kind }) => kind === 'target');
    // Before any attack there may be others to see to.
    if (offered.length === 0 && choices.length > 0 && !choices.every(({ kind }) => kind === 'done')) return null;
    for (const piece of own) {
      for (const target of targetsOf(piece, all)) {
        const isOffered = offered.some((one) => one.target === target.id && (one.piece ?? piece.id) === piece.id);
        if (!isOffered) return `${piece.id} could attack ${target.id} in turn ${play.turn}, and is not offered.`;
      }
    }
    return null;
  }

  /** [9.0] Enemies beside a single, or before a double, against whom the table has a number. */
  readonly #meleeTargets = (piece: PieceView, all: readonly PieceView[]): readonly PieceView[] => {
    const unit = this.#units.get(piece.id);
    const table = this.#linked.tables.find(({ id }) => id === 'melee');
    if (unit?.kind !== 'unit' || table === undefined || valueOf(unit, piece.face, 'melee') !== true) return [];
    const { grid } = this.#surveyor;
    const [left] = piece.hexes;
    const before =
      piece.across === null
        ? [0, 1, 2, 3, 4, 5].map((direction) => grid.neighbour[left * 6 + direction])
        : [grid.neighbour[left * 6 + ((piece.across + 1) % 6)]];
    return all.filter((other) => {
      const target = this.#units.get(other.id);
      if (other.side === piece.side || target?.kind !== 'unit') return false;
      if (!other.hexes.some((hex) => before.includes(hex))) return false;
      return typeof cellOf(table, [target, other.face], [unit, piece.face]) === 'number';
    });
  };

  /** [7.12] The enemy in the hex before a unit, where no closed hexside lies between. */
  readonly #targetAhead = (piece: PieceView, all: readonly PieceView[]): readonly PieceView[] => {
    const unit = this.#units.get(piece.id);
    if (unit?.kind !== 'unit' || unit.class === 'artillery' || piece.facing === null) return [];
    const { grid } = this.#surveyor;
    const direction = directionFromName(grid.orientation, piece.facing);
    const [hex] = piece.hexes;
    if (this.#surveyor.step(hex, direction, unit.class) === NO_WAY) return [];
    const ahead = grid.neighbour[hex * 6 + direction];
    return all.filter(
      ({ id, side, hexes }) => side !== piece.side && hexes[0] === ahead && this.#units.get(id)?.kind === 'unit',
    );
  };
}

function valueOf({ values = {}, faces }: Unit, face: string, name: string): unknown {
  const shown = faces.find(({ id }) => id === face) ?? faces[0];
  return (shown.values ?? {})[name] ?? values[name];
}

/** The cell of the first row and the first column that match; undefined where none does. */
function cellOf({ rows, columns, cells }: Table, target: [Unit, string], attacker: [Unit, string]): unknown {
  const fits = ([unit, face]: [Unit, string], match: Readonly<Record<string, unknown>> = {}): boolean =>
    Object.entries(match).every(
      ([name, wanted]) =>
        (name === 'class' || name === 'contingent' ? unit[name] : valueOf(unit, face, name)) === wanted,
    );
  const row = rows.find(({ match }) => fits(target, match));
  const column = columns.find(({ match }) => fits(attacker, match));
  return row === undefined || column === undefined ? undefined : cells[row.id]?.[column.id];
}
