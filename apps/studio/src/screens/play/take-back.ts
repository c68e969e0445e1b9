/** Whether a move may be taken back freely, or only with the consent of another person. */
import { persons, type MoveView } from '@hexwright/playtest/screen';
import { type ReadonlyStore, Store } from '../../parts/store.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';

/** Who must agree that moves are taken back, and by which case. */
export interface Consent {
  /** Ids of sides. */
  readonly of: readonly string[];
  readonly case: string;
}

/**
 * The consent that is needed to go from where a game stands to `node`; null where none is. It is needed only between
 * persons who share a screen, where the rules say that a move is final, and only to go back: over a move of somebody
 * else, over dice, over what has shown something of another side's pieces, or once another piece has been begun with.
 */
export function consentTo(
  node: number,
  { view, takeBack, isPassed, shows, moves }: Pick<GameSnapshot, 'view' | 'takeBack' | 'isPassed' | 'shows' | 'moves'>,
): Consent | null {
  if (takeBack === null || !isPassed || shows.foretells) return null;
  const kept = new Set<number>();
  for (let at = moves.get(node); at !== undefined; at = moves.get(at.parent)) kept.add(at.id);
  const undone: MoveView[] = [];
  for (let at = moves.get(view.node); at !== undefined && !kept.has(at.id); at = moves.get(at.parent)) undone.push(at);
  if (undone.length === 0) return null;
  const { side: asking } = undone[undone.length - 1];
  const { seats } = view;
  const consent = {
    of: persons({ sides: Object.keys(seats), seats }).filter((side) => side !== asking),
    case: takeBack.case,
  };
  if (takeBack.freely === 'never') return consent;
  const begun = [...undone, ...(moves.get(view.node)?.children ?? []).flatMap((id) => moves.get(id) ?? [])];
  const pieces = new Set(begun.map((move) => pieceOf(move, moves)));
  const sideOf = new Map(view.pieces.map(({ id, side }) => [id, side]));
  const isFree = undone.every(
    ({ side, turn, phase, dice, lines }) =>
      side === view.prompt.side &&
      turn === view.turn &&
      phase === view.phase.id &&
      dice.length === 0 &&
      lines.every((line) => line.pieces.every((piece) => sideOf.get(piece) === side)),
  );
  return isFree && pieces.size <= 1 ? null : consent;
}

/** The piece that a move is a part of the way of: a command that names none ends what was begun before. */
function pieceOf(move: MoveView, moves: ReadonlyMap<number, MoveView>): unknown {
  let at: MoveView | undefined = move;
  while (at !== undefined && at.command?.['unit'] === undefined) at = moves.get(at.parent);
  return at?.command?.['unit'];
}

/** Lets people go through a game one step after another, and waits where somebody has to agree. */
export class ConsentAsked {
  readonly #asked = new Store<Consent | null>(null);
  #answer: (agreed: boolean) => void = () => undefined;
  /** Ends when all that goes through the game has arrived. */
  #turns: Promise<void> = Promise.resolve();
  /** How often somebody was asked to agree. */
  #questions = 0;

  /** What is asked now; null while nothing is. */
  get asked(): ReadonlyStore<Consent | null> {
    return this.#asked;
  }

  /**
   * Goes once those before have arrived: whether somebody must agree depends on where they have led. What was asked for
   * before somebody had to agree, and waits, is given up.
   */
  inTurn(go: () => Promise<void>): Promise<void> {
    if (this.asked.value !== null) return Promise.resolve();
    const asked = this.#questions;
    const turn = this.#turns.then(() => (asked === this.#questions ? go() : undefined));
    this.#turns = turn.catch(() => undefined);
    return turn;
  }

  /** Asks, and comes back with the answer. A question that was open before is answered by no. */
  ask(consent: Consent): Promise<boolean> {
    this.answer(false);
    this.#questions += 1;
    this.#asked.value = consent;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  answer(agreed: boolean): void {
    this.#asked.value = null;
    this.#answer(agreed);
  }
}
