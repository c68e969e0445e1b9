/** What all who moved at once did between two positions, to be played back. Plain data, and sums for the screen alone. */
import type { LogEntry, MoveView, PieceView, Stage } from '@hexwright/playtest/screen';
import { contains, corners } from '@hexwright/table';
import type { Standing } from '../../referee/protocol.ts';

/** Tenths of a degree in a whole turn. */
const TURN = 3600;
const RADIANS = Math.PI / (TURN / 2);

/** By piece, where it was at the beginning and after each part of the time: as many parts for all. */
export type Passage = ReadonlyMap<string, readonly Stage[]>;

/** Moves of all at once, one after the other. */
export interface Film {
  /** As they stood before. */
  readonly pieces: readonly PieceView[];
  readonly passages: readonly Passage[];
  /** Parts of time, in all. */
  readonly length: number;
}

/** What happened between two standings; null where nobody moved with others, or the second does not follow from the first. */
export function filmOf(before: Standing, now: Standing, moves: ReadonlyMap<number, MoveView>): Film | null {
  const [from, to] = [now.line.indexOf(before.view.node), now.line.indexOf(now.view.node)];
  if (from < 0 || to <= from) return null;
  const entries = now.line.slice(from + 1, to + 1).flatMap((id) => moves.get(id)?.lines ?? []);
  const passages = passagesOf(entries, before.view.pieces);
  return passages.length === 0 ? null : filmWith(before.view.pieces, passages);
}

/** A film that goes on with another. */
export function spliced({ pieces, passages }: Film, next: Film): Film {
  return filmWith(pieces, [...passages, ...next.passages]);
}

/** Where everybody who moves stands at a time: in parts from the beginning, and shares of them. */
export function standsAt({ passages }: Film, time: number): ReadonlyMap<string, Stage> {
  const stands = new Map<string, Stage>();
  let rest = time;
  for (const passage of passages) {
    const length = lengthOf(passage);
    for (const [piece, stages] of passage) {
      if (rest >= 0 || !stands.has(piece)) stands.set(piece, stageAt(stages, Math.min(length, Math.max(0, rest))));
    }
    rest -= length;
  }
  return stands;
}

function filmWith(pieces: readonly PieceView[], passages: readonly Passage[]): Film {
  return { pieces, passages, length: passages.reduce((sum, one) => sum + lengthOf(one), 0) };
}

function passagesOf(entries: readonly LogEntry[], pieces: readonly PieceView[]): Passage[] {
  const stands = new Map<string, Stage>(
    pieces.flatMap(({ id, outline }) => (outline === undefined ? [] : [[id, outline] as const])),
  );
  const passages: Map<string, readonly Stage[]>[] = [];
  let isOpen = false;
  for (const {
    kind,
    stages,
    pieces: [piece],
  } of entries) {
    // What follows the heading of a step, or another move of the same piece, comes later.
    if (kind === 'phase') isOpen = false;
    const start = stands.get(piece);
    if (stages === undefined || start === undefined) continue;
    if (!isOpen || passages.at(-1)?.has(piece) === true) passages.push(new Map());
    isOpen = true;
    passages.at(-1)?.set(piece, [start, ...stages]);
    stands.set(piece, stages.at(-1) ?? start);
  }
  return passages.map((passage) => withRiders(passage, pieces));
}

/** Who stands inside another, as a commander does, goes along with it. */
function withRiders(passage: Passage, pieces: readonly PieceView[]): Passage {
  const riders = pieces.flatMap(({ id, outline }) => {
    if (outline === undefined || passage.has(id)) return [];
    for (const other of pieces) {
      const stages = passage.get(other.id);
      if (stages === undefined || other.outline === undefined) continue;
      if (!contains(corners({ ...other.outline, ...stages[0] }), outline)) continue;
      return [[id, stages.map((stage) => carried(outline, stages[0], stage))] as const];
    }
    return [];
  });
  return new Map([...passage, ...riders]);
}

/** Where something is that is fixed to what has gone from one stage to another. */
function carried({ x, y, facing }: Stage, from: Stage, to: Stage): Stage {
  const turn = (to.facing - from.facing) * RADIANS;
  const [right, down] = [x - from.x, y - from.y];
  return {
    x: to.x + right * Math.cos(turn) - down * Math.sin(turn),
    y: to.y + right * Math.sin(turn) + down * Math.cos(turn),
    facing: facing + to.facing - from.facing,
  };
}

function lengthOf(passage: Passage): number {
  return Math.max(0, ...[...passage.values()].map((stages) => stages.length - 1));
}

function stageAt(stages: readonly Stage[], time: number): Stage {
  const last = stages.length - 1;
  const at = Math.min(Math.floor(time), last);
  const [from, to] = [stages[at], stages[Math.min(at + 1, last)]];
  const share = Math.min(1, time - at);
  const between = (one: number, other: number): number => one + (other - one) * share;
  // By the shorter way round.
  const turn = ((((to.facing - from.facing + TURN / 2) % TURN) + TURN) % TURN) - TURN / 2;
  return { x: between(from.x, to.x), y: between(from.y, to.y), facing: from.facing + turn * share };
}
