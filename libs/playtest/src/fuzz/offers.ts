/**
 * Is everybody offered what they can do? Asked of the counters as the files have them: those in good order who may do
 * something as far as anybody can see must be offered it, and a step is skipped only where nobody could do anything in it.
 */
import type { PlainAct, SeenPiece } from '@hexwright/compiler';
import type { Choice, Game, LookMark } from '@hexwright/engine';
import type { LinkedPackage, Unit } from '@hexwright/model';
import type { Playable } from '../library.ts';
import { Surveyor } from './surveyor.ts';

/** Whether a mark on a counter may say that it has acted, or cannot: all but plain pennants, which say what it carries. */
function isSpent({ drawing, tone }: LookMark): boolean {
  return drawing !== 'pennant' || tone !== 'neutral';
}

/** The pieces on the map, and of these who is of a side and has not acted. */
interface Ready {
  readonly others: readonly SeenPiece[];
  readonly own: readonly SeenPiece[];
}

export class Offers {
  readonly #playable: Playable;
  readonly #linked: LinkedPackage;
  readonly #surveyor: Surveyor;
  readonly #units: ReadonlyMap<string, Unit>;
  /** By decision; without what the package forbids some, so that they need not be offered it. */
  readonly #acts: ReadonlyMap<string, PlainAct>;
  /** The step of the sequence whose beginning was looked at last. */
  #serial = -1;

  constructor(playable: Playable, linked: LinkedPackage) {
    this.#playable = playable;
    this.#linked = linked;
    this.#surveyor = new Surveyor(linked);
    this.#units = new Map(linked.units.map((unit) => [unit.id, unit]));
    const forbidden = new Set(linked.restrictions.map(({ forbids }) => forbids));
    const acts = playable.models?.plainActs?.(linked) ?? [];
    this.#acts = new Map(acts.filter(({ act }) => !forbidden.has(act)).map((act) => [act.decision, act]));
  }

  /** What somebody could do and is not offered, or null. Asked at every position of a game, in its order. */
  fault(play: Game): string | null {
    const passed = play.serial - this.#serial - 1;
    const isFirst = passed >= 0;
    const isSecond = this.#serial >= 0;
    this.#serial = play.serial;
    const skipped = isSecond && passed > 0 ? this.#skipped(play, passed) : null;
    if (skipped !== null) return skipped;
    const act = this.#acts.get(play.decision?.id ?? '');
    if (act === undefined || act.asked === 'never' || (act.asked === 'first' && !isFirst)) return null;
    return act.targets === undefined ? this.#unmoved(play, act) : this.#unmatched(play, act, act.targets);
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
      const act = this.#acts.get(procedure);
      if (act === undefined) continue;
      for (let side = 0; side < sides.length; side++) {
        if (acts === (side === play.phasing ? 'other' : 'phasing')) continue;
        const { own, others } = this.#ready(play, side);
        const idle = own.find((one) => act.may(one) && (act.targets?.(one, others, this.#surveyor).length ?? 1) > 0);
        if (idle !== undefined) return `${idle.piece.id} could act in ${id} of turn ${play.turn}, which is skipped.`;
      }
    }
    return null;
  }

  #ready(play: Game, deciding: number): Ready {
    const { sides } = this.#playable.game;
    const ids = sides.map(({ id }) => id);
    const all = this.#playable.library.presenter.pieces(play, ids).flatMap((piece) => {
      const unit = this.#units.get(piece.id);
      return piece.where === 'map' && unit !== undefined ? [{ piece, unit }] : [];
    });
    const isOwn = ({ piece }: SeenPiece): boolean => piece.side === ids[deciding];
    return {
      others: all.filter((one) => !isOwn(one)),
      own: all.filter((one) => isOwn(one) && !one.piece.look.marks.some(isSpent)),
    };
  }

  /** Somebody in good order who is not offered to be moved. */
  #unmoved(play: Game, { may }: PlainAct): string | null {
    const choices = this.#playable.library.presenter.choices(play);
    const movers = new Set(choices.flatMap(({ kind, piece }) => (kind === 'piece' ? [piece] : [])));
    const left = this.#ready(play, play.deciding).own.find((one) => may(one) && !movers.has(one.piece.id));
    return left === undefined ? null : `${left.piece.id} could move in turn ${play.turn}, and is not offered.`;
  }

  /** Somebody who could attack and is not offered. */
  #unmatched(play: Game, { may }: PlainAct, targetsOf: NonNullable<PlainAct['targets']>): string | null {
    const { own, others } = this.#ready(play, play.deciding);
    const choices: readonly Choice[] = this.#playable.library.presenter.choices(play);
    const offered = choices.filter(({ kind }) => kind === 'target');
    // Before any attack there may be others to see to.
    if (offered.length === 0 && choices.length > 0 && !choices.every(({ kind }) => kind === 'done')) return null;
    for (const one of own.filter(may)) {
      const { id } = one.piece;
      for (const { piece: target } of targetsOf(one, others, this.#surveyor)) {
        const isOffered = offered.some((choice) => choice.target === target.id && (choice.piece ?? id) === id);
        if (!isOffered) return `${id} could attack ${target.id} in turn ${play.turn}, and is not offered.`;
      }
    }
    return null;
  }
}
