/** The moves of a game, as a screen has them, as a record: a screen needs nobody else to keep a game. */
import { type GameRecord, RECORD_FORMAT, type RecordBranch, type RecordMoves } from '../record.ts';
import { type MoveView, SEALED } from './game-view.ts';

/** What a record says besides the moves. */
export type RecordHead = Pick<
  GameRecord,
  'package' | 'packageHash' | 'seed' | 'fair' | 'seats' | 'options' | 'position'
>;

type Moves = ReadonlyMap<number, MoveView>;

/** Moves in a row, numbered from 0; what stands after a move has the next number. */
function movesOf(moves: readonly MoveView[]): RecordMoves {
  const dice: Record<string, readonly number[]> = {};
  const seeds: Record<string, number> = {};
  const names: Record<string, string> = {};
  const players: Record<string, string> = {};
  const notes: Record<string, string> = {};
  const witnessed: Record<string, readonly string[]> = {};
  moves.forEach((move, index) => {
    const { given, name, seat } = move;
    if (given.tape !== null) dice[index] = given.tape;
    if (given.seed !== null) seeds[index] = given.seed;
    if (name !== '') names[index] = name;
    if (seat !== null && seat !== moves[index - 1]?.seat) players[index] = seat;
    if (move.note !== '') notes[index + 1] = move.note;
    if (move.witnessed.length > 0) witnessed[index + 1] = move.witnessed;
  });
  const begun = moves.flatMap(({ begins }, index) => (begins ? [index] : []));
  const optional = (name: string, values: object): object =>
    Object.keys(values).length === 0 ? {} : { [name]: values };
  return {
    commands: moves.flatMap(({ command }) => command ?? []),
    ...optional('dice', dice),
    ...optional('seeds', seeds),
    ...optional('names', names),
    ...optional('players', players),
    ...(begun.length === moves.length ? {} : { begun }),
    ...optional('notes', notes),
    ...optional('witnessed', witnessed),
  };
}

/** What stands at the beginning of a game goes before what stands after its first command. */
function withBeginning({ note, witnessed }: MoveView, moves: RecordMoves): RecordMoves {
  return {
    ...moves,
    ...(note === '' ? {} : { notes: { 0: note, ...moves.notes } }),
    ...(witnessed.length === 0 ? {} : { witnessed: { 0: witnessed, ...moves.witnessed } }),
  };
}

/** A choice made in secret that is not shown yet: no record tells it, nor what came after it. */
const isSealed = ({ command }: MoveView): boolean => command?.do === SEALED.do;

/** Everything off the line: each branch goes on along its first children. */
function branchesOf(line: readonly MoveView[], all: Moves): RecordBranch[] {
  const childrenOf = ({ children }: MoveView): MoveView[] =>
    children.flatMap((id) => all.get(id) ?? []).filter((child) => !isSealed(child));
  const numbers = new Map(line.map(({ id }, index) => [id, index]));
  const branches: RecordBranch[] = [];
  const parents = [...line];
  // Parents grow while branches are found: a branch may have branches.
  for (let at = 0; at < parents.length; at++) {
    const parent = parents[at];
    for (const child of childrenOf(parent)) {
      if (numbers.has(child.id)) continue;
      const moves = [child];
      for (let next = childrenOf(child).at(0); next !== undefined; next = childrenOf(next).at(0)) moves.push(next);
      for (const { id } of moves) numbers.set(id, numbers.size);
      parents.push(...moves);
      branches.push({ from: numbers.get(parent.id) ?? 0, ...movesOf(moves) });
    }
  }
  return branches;
}

/**
 * A game as a record, as far as it lies open: what was chosen in secret is chosen again.
 *
 * @param ids the moves from the beginning over the present one to the end of its branch
 * @param node the present move
 * @param all every move of the game, by id
 */
export function recordOf(ids: readonly number[], node: number, all: Moves, head: RecordHead): GameRecord {
  const whole = ids.flatMap((id) => all.get(id) ?? []);
  const sealed = whole.findIndex(isSealed);
  const line = sealed < 0 ? whole : whole.slice(0, sealed);
  const cursor = line.findIndex(({ id }) => id === node);
  const branches = branchesOf(line, all);
  return {
    format: RECORD_FORMAT,
    ...head,
    ...(line.length === 0 ? movesOf([]) : withBeginning(line[0], movesOf(line.slice(1)))),
    ...(cursor < 0 || cursor === line.length - 1 ? {} : { cursor }),
    ...(branches.length === 0 ? {} : { branches }),
  };
}
