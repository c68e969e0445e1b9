/** [C.4], [IV.n6], [IV.n7] Which figures of a unit fight which of those who touch it. */
import { cosine, corners, type Edge, QUARTER, sine, SINE_ONE, roundedAway, type Block } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { edgeOfContact } from '../contacts.ts';
import { blockOf, filesOf, ranksOf } from '../formation.ts';

/** A unit and one of those whom it fights. */
export interface Engagement {
  readonly opponent: number;
  /** The edge of the unit that the opponent touches. */
  readonly edge: Edge;
  readonly figures: number;
}

/** From where to where another block reaches along an edge of one, from its middle. */
function extentAlong(block: Block, edge: Edge, other: Block): readonly [number, number] {
  const isFlank = edge === 'left' || edge === 'right';
  const along = isFlank ? block.facing : block.facing + QUARTER;
  const [east, south] = [sine(along), -cosine(along)];
  let [least, most] = [Infinity, -Infinity];
  for (const corner of corners(other)) {
    const at = roundedAway((east * (corner.x - block.x) + south * (corner.y - block.y)) / SINE_ONE);
    [least, most] = [Math.min(least, at), Math.max(most, at)];
  }
  return [least, most];
}

/** The ranks that fight, in halves, as the weapon has them: half a rank rounds as the package says. */
function figuresOfFiles(battle: Battle, unit: number, files: number): number {
  const { melee } = battle.troop(unit);
  const wide = filesOf(battle, unit);
  const figures = battle.fighters(unit);
  let count = 0;
  for (let halves = melee.halfRanks, rank = 0; halves > 0; halves -= 2, rank++) {
    const there = Math.min(files, Math.max(0, figures - rank * wide));
    if (halves >= 2) count += there;
    else count += battle.parameters.is('half-rank', 'up') ? Math.ceil(there / 2) : Math.floor(there / 2);
  }
  return count;
}

/**
 * Whom a unit fights, and with how many figures: files that touch an opponent's extent, each for the first of several, in so
 * many ranks as its weapon has, and of the front rank those just past either end of it. Who is struck in flank or rear
 * answers with the figures of that edge.
 */
export function engagementsOf(battle: Battle, unit: number, opponents: readonly number[]): Engagement[] {
  const block = blockOf(battle, unit);
  const byEdge = opponents.map((opponent) => ({ opponent, edge: edgeOfContact(battle, unit, opponent) }));
  const front = byEdge.filter(({ edge }) => edge === 'front');
  const others = byEdge.filter(({ edge }) => edge !== 'front');
  return [
    ...frontOf(
      battle,
      unit,
      block,
      front.map(({ opponent }) => opponent),
    ),
    ...others.map(({ opponent, edge }) => ({
      opponent,
      edge,
      figures: onEdge(battle, unit, block, edge, opponent),
    })),
  ];
}

function frontOf(battle: Battle, unit: number, block: Block, opponents: readonly number[]): Engagement[] {
  const { body, crew } = battle.troop(unit);
  if (crew > 0)
    return opponents.map((opponent, at) => ({
      opponent,
      edge: 'front',
      figures: at === 0 ? battle.fighters(unit) : 0,
    }));
  const files = filesOf(battle, unit);
  const taken: number[] = Array.from({ length: files }, () => -1);
  const extents = opponents.map((opponent) => extentAlong(block, 'front', blockOf(battle, opponent)));
  extents.forEach(([least, most], at) => {
    for (let file = 0; file < files; file++) {
      const left = file * body.front - block.width / 2;
      if (taken[file] < 0 && left <= most && left + body.front >= least) taken[file] = at;
    }
  });
  return opponents.map((opponent, at) => {
    const fighting = taken.filter((by) => by === at).length;
    const overlap = battle.troop(opponent).body.overlap;
    const [first, last] = [taken.indexOf(at), taken.lastIndexOf(at)];
    const past = first < 0 ? 0 : freeBeside(taken, first, -1, overlap) + freeBeside(taken, last, 1, overlap);
    const frontRank = Math.min(fighting + past, battle.fighters(unit));
    return { opponent, edge: 'front', figures: Math.max(frontRank, figuresOfFiles(battle, unit, fighting) + past) };
  });
}

/** Files beside one that fight nobody, at most so many; they are taken then. */
function freeBeside(taken: number[], from: number, step: number, most: number): number {
  let count = 0;
  for (let at = from + step; count < most && taken[at] === -1; at += step) {
    taken[at] = taken[from];
    count++;
  }
  return count;
}

/** Figures of a flank or of the rear that an opponent touches. */
function onEdge(battle: Battle, unit: number, block: Block, edge: Edge, opponent: number): number {
  const { body } = battle.troop(unit);
  const [least, most] = extentAlong(block, edge, blockOf(battle, opponent));
  const isRear = edge === 'rear';
  const size = isRear ? body.front : body.depth;
  // A flank runs back from the front, the rear to both sides of the middle.
  const start = isRear ? -block.width / 2 : -block.depth;
  const count = isRear ? filesOf(battle, unit) : ranksOf(battle, unit);
  let figures = 0;
  for (let at = 0; at < count; at++) {
    if (start + at * size <= most && start + (at + 1) * size >= least) figures++;
  }
  return Math.min(figures, battle.fighters(unit));
}
