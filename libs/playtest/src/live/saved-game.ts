/** A game as a file that can be checked: its record with the position after every move, and what came of it. */
import type { GameRecord } from '../record.ts';
import type { LiveGame } from './live-game.ts';
import type { MoveNode, MoveTree } from './move-tree.ts';
import { recordOf, type RecordHead } from './live-record.ts';

/** The line through a move, with all branches; its result where the move is the last of the line. */
export function savedGame(
  tree: MoveTree,
  cursor: MoveNode,
  { play, playable }: LiveGame,
  head: Omit<RecordHead, 'package' | 'packageHash'>,
): GameRecord {
  const line = tree.lineThrough(cursor);
  const moves = line.slice(1);
  const hashes = moves.flatMap(({ isFresh, view }) => (isFresh ? [view.hash] : []));
  const views = new Map(Array.from(tree.nodes, ({ id, view }) => [id, view]));
  const ids = line.map(({ id }) => id);
  const { id, hash: packageHash } = playable.game;
  const record = recordOf(ids, cursor.id, views, { package: id, packageHash, ...head });
  const { hash, turn: turns, over } = play;
  // Where a choice is sealed the record ends before it, and nothing can be said of what came of the whole.
  const isWhole = record.commands.length === moves.length;
  const end = over ? 'over' : 'limit';
  const result = { ...playable.library.readResult(play), turns, commands: moves.length, hash, end } as const;
  const dice = record.commands.map((_, index) => moves[index].view.dice);
  const fallen = Object.fromEntries(dice.flatMap((fell, index) => (fell.length === 0 ? [] : [[index, fell]])));
  return {
    ...record,
    ...(head.fair === undefined ? {} : { fallen }),
    ...(isWhole && hashes.length === moves.length ? { hashes } : {}),
    ...(isWhole && record.cursor === undefined ? { result } : {}),
  };
}
