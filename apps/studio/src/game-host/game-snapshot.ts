import type { MoveView } from '@hexwright/playtest/screen';
import type { SnapshotUpdate } from '@hexwright/playtest/shared';

/** How a game stands, with all that the page may know of its moves: never changed, another one takes its place. */
export interface GameSnapshot extends Omit<SnapshotUpdate, 'moves' | 'all'> {
  /** All moves of the game, by id. */
  readonly moves: ReadonlyMap<number, MoveView>;
}

/**
 * The snapshot after what has been told: the host sends only the moves that are new or have changed.
 *
 * @param note the note pinned to a move where notes are told apart from the moves
 */
export function snapshotAfter(
  before: GameSnapshot | null,
  { moves: changed, all, ...snapshot }: SnapshotUpdate,
  note: (move: MoveView) => string = ({ note: own }) => own,
): GameSnapshot {
  const moves = new Map(all ? [] : before?.moves);
  for (const move of changed) moves.set(move.id, move);
  for (const [id, move] of moves) if (move.note !== note(move)) moves.set(id, { ...move, note: note(move) });
  return { ...snapshot, moves };
}
