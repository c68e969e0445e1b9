/**
 * Is everybody offered what they can do? Asked of the counters as the files have them: those in good order may be
 * moved at the beginning of a movement phase, and may attack the enemy before them in a phase of attacks. A phase is
 * skipped only where nobody could do anything in it.
 */
import type { Choice, Game, LookMark, PieceView } from '@hexwright/engine';
import { directionFromName } from '@hexwright/hex';
import type { LinkedPackage, Table, Unit } from '@hexwright/model';
import type { Playable } from '../library.ts';
import { NO_WAY, Surveyor } from './surveyor.ts';

/** Whether a mark on a counter may say that it has acted, or cannot: all but plain pennants, which say what it carries. */
function isSpent({ drawing, tone }: LookMark): boolean {
  return drawing !== 'pennant' || tone !== 'neutral';
}

/** Kinds of counters that fight and have zones: camp followers are units of foot [17.0]. */
const UNITS: ReadonlySet<string | undefined> = new Set(['unit', 'followers']);

/** The acts of which steps are made, where they are called otherwise. */
const ACTS: Readonly<Record<string, string>> = { movement: 'move', melee: 'attack' };

export class Offers {
  readonly #playable: Playable;
  readonly #linked: LinkedPackage;
  readonly #surveyor: Surveyor;
  readonly #units: ReadonlyMap<string, Unit>;
  /** The step of the sequence whose beginning was looked at last. */
  #serial = -1;
  readonly #isJudgedNow: boolean;
  /** What the package forbids some, so that they need not be offered it. */
  readonly #forbidden: ReadonlySet<string>;
  /** Whether it says how far somebody shoots or sees. */
  readonly #isNight: boolean;

  constructor(playable: Playable, linked: LinkedPackage) {
    this.#playable = playable;
    this.#linked = linked;
    this.#surveyor = new Surveyor(linked);
    this.#isNight = linked.modifiers.some(({ applies }) => applies === 'fire.range' || applies === 'sight.range');
    this.#forbidden = new Set(linked.restrictions.map(({ forbids }) => forbids));
    this.#units = new Map(linked.units.map((unit) => [unit.id, unit]));
    // [7.17] Later in the phase some have been attacked; by an option duties are judged before units break.
    this.#isJudgedNow = linked.parameters.some(({ id, value }) => id === 'attack-duty' && value === 'when-declared');
  }

  /** What somebody could do and is not offered, or null. Asked at every position of a game, in its order. */
  fault(play: Game): string | null {
    const passed = play.serial - this.#serial - 1;
    const isFirst = passed >= 0;
    const isSecond = this.#serial >= 0;
    this.#serial = play.serial;
    const skipped = isSecond && passed > 0 ? this.#skipped(play, passed) : null;
    if (skipped !== null) return skipped;
    const decision = play.decision?.id;
    if (decision !== undefined && this.#isForbidden(decision)) return null;
    if (decision === 'movement' && isFirst) return this.#unmoved(play);
    if (decision === 'melee') return this.#unmatched(play, this.#meleeTargets);
    return decision === 'attack' && isFirst && this.#isJudgedNow ? this.#unmatched(play, this.#targetAhead) : null;
  }

  /** Somebody who could have acted in one of the steps just passed, as many as that, within this player-turn. */
  #skipped(play: Game, passed: number): string | null {
    const { sequence } = this.#linked;
    const { sides } = this.#playable.game;
    const phasing = sides[play.phasing].id;
    const due = sequence
      .slice(0, play.step)
      .filter(
        ({ turn = play.turn, turns: { from = 1, to = play.turn } = {}, side = phasing }) =>
          turn === play.turn && from <= play.turn && to >= play.turn && side === phasing,
      );
    for (const { id, procedure, acts } of due.slice(-passed)) {
      if (this.#isForbidden(procedure)) continue;
      for (let side = 0; side < sides.length; side++) {
        if (acts === (side === play.phasing ? 'other' : 'phasing')) continue;
        const { all, own } = this.#ready(play, side);
        const idle = own.find((piece) => this.#couldAct(procedure, piece, all));
        if (idle !== undefined) return `${idle.id} could act in ${id} of turn ${play.turn}, which is skipped.`;
      }
    }
    return null;
  }

  /** Whether a restriction may keep somebody from what is done in a step. */
  #isForbidden(procedure: string): boolean {
    const act = ACTS[procedure] ?? procedure;
    return this.#forbidden.has(act) || (act === 'fire' && this.#isNight);
  }

  #couldAct(procedure: string, piece: PieceView, all: readonly PieceView[]): boolean {
    switch (procedure) {
      case 'movement':
        return this.#isFree(piece);
      case 'fire':
        return this.#shotBeside(piece, all).length > 0;
      case 'melee':
        return this.#meleeTargets(piece, all).length > 0;
      case 'attack':
        return this.#isJudgedNow && this.#targetAhead(piece, all).length > 0;
      default:
        return false;
    }
  }

  #ready(play: Game, deciding: number): { readonly all: readonly PieceView[]; readonly own: readonly PieceView[] } {
    const { sides } = this.#playable.game;
    const ids = sides.map(({ id }) => id);
    const all = this.#playable.library.presenter.pieces(play, ids).filter(({ where }) => where === 'map');
    const own = all.filter(({ side, look }) => side === ids[deciding] && !look.marks.some(isSpent));
    return { all, own };
  }

  /** A king goes with his bodyguard. */
  #isFree({ id }: PieceView): boolean {
    const unit = this.#units.get(id);
    return ['unit', 'leader'].includes(unit?.kind ?? '') && unit?.traits?.includes('king') !== true;
  }

  /** Somebody in good order who is not offered to be moved. */
  #unmoved(play: Game): string | null {
    const choices = this.#playable.library.presenter.choices(play);
    const movers = new Set(choices.flatMap(({ kind, piece }) => (kind === 'piece' ? [piece] : [])));
    const left = this.#ready(play, play.deciding).own.find((piece) => this.#isFree(piece) && !movers.has(piece.id));
    return left === undefined ? null : `${left.id} could move in turn ${play.turn}, and is not offered.`;
  }

  /** Somebody who could attack and is not offered. */
  #unmatched(
    play: Game,
    targetsOf: (piece: PieceView, all: readonly PieceView[]) => readonly PieceView[],
  ): string | null {
    const { all, own } = this.#ready(play, play.deciding);
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

  /** [8.0] Enemies beside a unit with a weapon, in open ground as high as its own, against whom the table has a number. */
  #shotBeside({ id, face, side, hexes, look }: PieceView, all: readonly PieceView[]): readonly PieceView[] {
    const unit = this.#units.get(id);
    const table = this.#linked.tables.find((one) => one.id === 'fire');
    if (unit?.kind !== 'unit' || table === undefined || look.marks.length > 0) return [];
    // A column that matches everybody gives nobody a weapon.
    if (valueOf(unit, face, 'weapon') === undefined) return [];
    const columns = table.columns.filter(({ range: [from, to] = [1, 1] }) => from <= 1 && to >= 1);
    const beside = { ...table, columns };
    const { grid } = this.#surveyor;
    return all.filter((other) => {
      const target = this.#units.get(other.id);
      if (other.side === side || target?.kind !== 'unit') return false;
      const sees = hexes.some((hex) =>
        other.hexes.some((there) => grid.distance(hex, there) === 1 && this.#surveyor.isOpenBetween(hex, there)),
      );
      return sees && typeof cellOf(beside, [target, other.face], [unit, face]) === 'number';
    });
  }

  /** [7.12] The enemy in the hex before a unit; [7.13] none where another enemy has the unit before it, and this one not. */
  readonly #targetAhead = (piece: PieceView, all: readonly PieceView[]): readonly PieceView[] => {
    const ahead = this.#hexAhead(piece);
    if (ahead < 0) return [];
    const [hex] = piece.hexes;
    const enemies = all.filter(({ id, side }) => side !== piece.side && UNITS.has(this.#units.get(id)?.kind));
    const isPinned = enemies.some((enemy) => this.#hexAhead(enemy) === hex);
    return enemies.filter((enemy) => enemy.hexes[0] === ahead && (!isPinned || this.#hexAhead(enemy) === hex));
  };

  /** The hex before a unit that is no gun, where no closed hexside lies between; -1 where there is none. */
  #hexAhead({ id, face, facing, hexes }: PieceView): number {
    const unit = this.#units.get(id);
    if (unit === undefined || !UNITS.has(unit.kind) || facing === null) return -1;
    const troops = classOf(unit, face);
    if (troops === 'artillery') return -1;
    const { grid } = this.#surveyor;
    const direction = directionFromName(grid.orientation, facing);
    const [hex] = hexes;
    if (this.#surveyor.step(hex, direction, troops) === NO_WAY) return -1;
    return grid.neighbour[hex * 6 + direction];
  }
}

function classOf({ class: troops, faces }: Unit, face: string): string | undefined {
  return faces.find(({ id }) => id === face)?.class ?? troops;
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
        (name === 'class' ? classOf(unit, face) : name === 'contingent' ? unit[name] : valueOf(unit, face, name)) ===
        wanted,
    );
  const row = rows.find(({ match }) => fits(target, match));
  const column = columns.find(({ match }) => fits(attacker, match));
  return row === undefined || column === undefined ? undefined : cells[row.id]?.[column.id];
}
