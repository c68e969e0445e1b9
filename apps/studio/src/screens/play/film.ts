/** What all who moved at once did between two positions, to be played back. Plain data, and sums for the screen alone. */
import type { LogEntry, PieceView, Stage } from '@hexwright/playtest/screen';
import { contains, corners } from '@hexwright/table';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';

/** Tenths of a degree in a whole turn. */
const TURN = 3600;
const RADIANS = Math.PI / (TURN / 2);

/** Parts of time in which figures fall, one after the other. */
const FALLING = 4;

/** What happened at the same time. */
export interface Passage {
  /** By piece, where it was at the beginning and after each part of the time: as many parts for all. */
  readonly ways: ReadonlyMap<string, readonly Stage[]>;
  /** By piece, how many figures it has left at the end. */
  readonly falls: ReadonlyMap<string, number>;
  /** In parts of time. */
  readonly length: number;
}

/** Moves of all at once, one after the other. */
export interface Film {
  /** As they stood before. */
  readonly pieces: readonly PieceView[];
  readonly passages: readonly Passage[];
  /** Parts of time, in all. */
  readonly length: number;
}

/** What happened between two snapshots; null where nobody moved with others or fell, or the second does not follow from the first. */
export function filmOf(before: GameSnapshot, now: GameSnapshot): Film | null {
  const [from, to] = [now.line.indexOf(before.view.node), now.line.indexOf(now.view.node)];
  if (from < 0 || to <= from) return null;
  const entries = now.line.slice(from + 1, to + 1).flatMap((id) => now.moves.get(id)?.lines ?? []);
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
  for (const { ways, length } of passages) {
    for (const [piece, stages] of ways) {
      if (rest >= 0 || !stands.has(piece)) stands.set(piece, stageAt(stages, Math.min(length, Math.max(0, rest))));
    }
    rest -= length;
  }
  return stands;
}

/** How many figures those have at a time of whom some fall in the film. */
export function figuresAt({ pieces, passages }: Film, time: number): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  let rest = time;
  for (const { falls, length } of passages) {
    const share = Math.min(1, Math.max(0, rest / length));
    for (const [piece, left] of falls) {
      const before = figures.get(piece) ?? pieces.find(({ id }) => id === piece)?.outline?.figures ?? left;
      figures.set(piece, before - Math.floor((before - left) * share));
    }
    rest -= length;
  }
  return figures;
}

function filmWith(pieces: readonly PieceView[], passages: readonly Passage[]): Film {
  return { pieces, passages, length: passages.reduce((sum, { length }) => sum + length, 0) };
}

function passagesOf(entries: readonly LogEntry[], pieces: readonly PieceView[]): Passage[] {
  const stands = new Map<string, Stage>(
    pieces.flatMap(({ id, outline }) => (outline === undefined ? [] : [[id, outline] as const])),
  );
  const passages: { ways: Map<string, readonly Stage[]>; falls: Map<string, number> }[] = [];
  let isOpen = false;
  for (const {
    kind,
    stages,
    figures,
    pieces: [piece],
  } of entries) {
    // What follows the heading of a step, or another move of the same piece, comes later.
    if (kind === 'phase') isOpen = false;
    const start = stands.get(piece);
    if (start === undefined) continue;
    if (figures !== undefined) {
      // All fall together who fall between two moves.
      if (passages.at(-1)?.ways.size !== 0) passages.push({ ways: new Map(), falls: new Map() });
      passages.at(-1)?.falls.set(piece, figures);
      isOpen = false;
    }
    if (stages === undefined) continue;
    if (!isOpen || passages.at(-1)?.ways.has(piece) === true) passages.push({ ways: new Map(), falls: new Map() });
    isOpen = true;
    passages.at(-1)?.ways.set(piece, [start, ...stages]);
    stands.set(piece, stages.at(-1) ?? start);
  }
  return passages.map(({ ways, falls }) => ({
    ways: withRiders(ways, pieces),
    falls,
    length: falls.size > 0 ? FALLING : lengthOf(ways),
  }));
}

/** Who stands inside another, as a commander does, goes along with it. */
function withRiders(passage: Passage['ways'], pieces: readonly PieceView[]): Passage['ways'] {
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

function lengthOf(ways: Passage['ways']): number {
  return Math.max(0, ...[...ways.values()].map((stages) => stages.length - 1));
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
