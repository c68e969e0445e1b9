import type { LogEntry, MoveView } from '@hexwright/playtest/screen';

/** What is read of a move. */
export interface LoggedMove {
  readonly move: MoveView;
  readonly lines: readonly LogEntry[];
}

/**
 * A line of moves as a person reads it: of a way only where it led, and no headings of phases in which nothing happened
 * (but the one that is under way).
 */
export function loggedMoves(moves: readonly MoveView[]): LoggedMove[] {
  const all = moves.flatMap((move, index) => move.lines.map((entry) => ({ entry, index })));
  const kept = all.filter(({ entry }, at) => {
    const next = all[at + 1]?.entry;
    if (next === undefined) return true;
    if (entry.kind === 'line') return entry.key === null || next.key !== entry.key;
    // A heading that another one of its rank or above follows at once has nothing under it.
    return RANK[next.kind] > RANK[entry.kind];
  });
  const lines = Map.groupBy(kept, ({ index }) => index);
  return moves.map((move, index) => ({ move, lines: (lines.get(index) ?? []).map(({ entry }) => entry) }));
}

const RANK: Readonly<Record<LogEntry['kind'], number>> = { turn: 0, side: 1, phase: 2, line: 3 };
