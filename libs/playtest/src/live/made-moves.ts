/**
 * Moves as players make them, of which each may be several commands: what one click, key or button did, or what a computer
 * player did with one piece. Undo and redo go by these.
 */
import { type MoveView, PERSON } from './game-view.ts';

type Moves = ReadonlyMap<number, MoveView>;

const isPersons = (move: MoveView | undefined): boolean => move?.begins === true && move.seat === PERSON;

/**
 * The move before the one that a person made last, on the way to `node`: there that person decides again. Where no person
 * has made any, the move before the latest one of a computer player. 0 at the beginning.
 */
export function madeMoveBefore(node: number, moves: Moves): number {
  let latest: MoveView | undefined;
  for (let at = moves.get(node); at !== undefined && at.parent >= 0; at = moves.get(at.parent)) {
    if (isPersons(at)) return at.parent;
    if (at.begins) latest ??= at;
  }
  return latest?.parent ?? 0;
}

/**
 * The last command of the next move on a line of moves after `node`, and of what others did in answer to it: there a person
 * decides next. `node` itself at the end of the line.
 *
 * @param line ids from the beginning on
 */
export function madeMoveAfter(line: readonly number[], node: number, moves: Moves): number {
  const ahead = line.slice(line.indexOf(node) + 1);
  const isEnd = ahead.some((id) => isPersons(moves.get(id)))
    ? (id: number): boolean => isPersons(moves.get(id))
    : (id: number): boolean => moves.get(id)?.begins === true;
  // What lies ahead may begin in the middle of a move: then the rest of it is the next one.
  const next = ahead.findIndex((id, index) => index > 0 && isEnd(id));
  return ahead.at(next < 0 ? -1 : next - 1) ?? node;
}
