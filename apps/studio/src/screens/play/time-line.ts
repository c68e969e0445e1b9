/** Turns and phases along a line of moves: plain data. */
import type { MoveView } from '@hexwright/playtest/screen';

/** Where a turn begins on a line of moves. */
export interface TurnMark {
  readonly turn: number;
  /** Position on the line before its first move. */
  readonly at: number;
}

/** The turns along a line, the first at 0. */
export function turnMarks(line: readonly number[], moves: ReadonlyMap<number, MoveView>): TurnMark[] {
  const marks: TurnMark[] = [];
  line.forEach((id, position) => {
    const turn = moves.get(id)?.turn ?? 0;
    if (position > 0 && turn > (marks.at(-1)?.turn ?? 0)) marks.push({ turn, at: position - 1 });
  });
  return marks;
}

/** Marks that lie at least so far apart, from the first on: others would be written over one another. */
export function apart(marks: readonly TurnMark[], least: number): TurnMark[] {
  const kept: TurnMark[] = [];
  for (const mark of marks) {
    const before = kept.at(-1);
    if (before === undefined || mark.at - before.at >= least) kept.push(mark);
  }
  return kept;
}

/** The position at which the phase of a move began (`way` -1), or at which the phase of the next move ends (1). */
export function phaseEnd(
  line: readonly number[],
  moves: ReadonlyMap<number, MoveView>,
  position: number,
  way: -1 | 1,
): number {
  const phaseAt = (at: number): string => {
    const move = moves.get(line[at]);
    return move === undefined ? '' : `${move.turn} ${move.phase}`;
  };
  let at = way < 0 ? position : position + 1;
  if (at < 1 || at >= line.length) return Math.max(0, Math.min(position, line.length - 1));
  const phase = phaseAt(at);
  if (way > 0) {
    while (at + 1 < line.length && phaseAt(at + 1) === phase) at++;
    return at;
  }
  while (at > 0 && phaseAt(at) === phase) at--;
  return at;
}

/** A way that was not taken, or not any more. */
export interface Branch {
  /** Id of its first move, and that move's number. */
  readonly id: number;
  readonly move: number;
  /** How many moves it has along its first children. */
  readonly length: number;
  readonly name: string;
  readonly isOld: boolean;
  /** What was told first there, and here instead. */
  readonly there: string;
  readonly here: string;
}

/** All branches that leave the line or one another, in the order of their moves. */
export function branchesOf(line: readonly number[], moves: ReadonlyMap<number, MoveView>): Branch[] {
  const onLine = new Set(line);
  const branches: Branch[] = [];
  for (const parent of moves.values()) {
    if (parent.children.length < (onLine.has(parent.id) ? 2 : 1)) continue;
    const others = parent.children.filter((id) => !onLine.has(id));
    // Off the line a first child only goes on.
    for (const id of onLine.has(parent.id) ? others : others.slice(1)) {
      const first = moves.get(id);
      if (first === undefined) continue;
      branches.push({
        id,
        move: first.move,
        length: lengthOf(first, moves),
        name: first.name,
        isOld: first.state === 'other-package',
        there: firstLine(first, moves),
        here: firstLine(moves.get(line[first.move]), moves),
      });
    }
  }
  return branches.toSorted((one, other) => one.move - other.move);
}

function lengthOf(first: MoveView, moves: ReadonlyMap<number, MoveView>): number {
  let length = 0;
  for (let at: MoveView | undefined = first; at !== undefined; at = moves.get(at.children[0])) length++;
  return length;
}

/** The first line of a move or those after it. */
function firstLine(first: MoveView | undefined, moves: ReadonlyMap<number, MoveView>): string {
  let at = first;
  for (let further = 0; at !== undefined && further < 12; further++) {
    const line = at.lines.find(({ kind }) => kind === 'line');
    if (line !== undefined) return line.text;
    at = moves.get(at.children[0]);
  }
  return '';
}
