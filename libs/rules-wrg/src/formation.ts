/** How a unit stands: the block of its files and ranks, and its figures in it [C.12]. */
import { type Block, corners } from '@hexwright/table';
import { Part } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';

/** Figures side by side: no more than there are. Of artillery its pieces. */
export function filesOf(battle: Battle, unit: number): number {
  const figures = battle.figures(unit);
  const { crew } = battle.troop(unit);
  if (crew > 0) return Math.max(1, Math.ceil(figures / crew));
  return Math.max(1, Math.min(battle.files.of(unit), figures));
}

/** Figures one behind the other in the deepest file. */
export function ranksOf(battle: Battle, unit: number): number {
  if (battle.troop(unit).crew > 0) return 1;
  return Math.max(1, Math.ceil(battle.figures(unit) / filesOf(battle, unit)));
}

/** The fewest ranks of a square. */
const SQUARE_RANKS = 3;

/** [III.factors] Whether infantry stands in square: as many ranks as files, three at least. */
export function isInSquare(battle: Battle, unit: number): boolean {
  const { body, crew } = battle.troop(unit);
  const ranks = ranksOf(battle, unit);
  return !body.isMounted && crew === 0 && ranks >= SQUARE_RANKS && ranks === filesOf(battle, unit);
}

/** Figures of the front rank: all who serve it, of artillery. */
export function frontRank(battle: Battle, unit: number): number {
  return battle.troop(unit).crew > 0 ? battle.figures(unit) : Math.min(filesOf(battle, unit), battle.figures(unit));
}

/** The block that it covers, of so many files, at a place. */
export function blockAt(battle: Battle, unit: number, at: Pick<Block, 'x' | 'y' | 'facing'>, files: number): Block {
  const { body, crew } = battle.troop(unit);
  const ranks = crew > 0 ? 1 : Math.max(1, Math.ceil(battle.figures(unit) / files));
  return { x: at.x, y: at.y, facing: at.facing, width: files * body.front, depth: ranks * body.depth };
}

/** A block, and what it was worked out of. */
interface Kept {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly files: number;
  readonly lost: number;
  readonly remounted: number;
  readonly block: Block;
}

/** The latest block of each unit, which stays the same while the unit does. */
const kept = new Part<Battle, (Kept | undefined)[]>(() => []);

/** The block that it covers now. Nothing is asked more often. */
export function blockOf(battle: Battle, unit: number): Block {
  const blocks = kept.of(battle);
  const known = blocks[unit];
  const [x, y, facing] = [battle.x.of(unit), battle.y.of(unit), battle.facing.of(unit)];
  const [files, lost, remounted] = [battle.files.of(unit), battle.lost.of(unit), battle.remounted.of(unit)];
  if (
    known !== undefined &&
    known.x === x &&
    known.y === y &&
    known.facing === facing &&
    known.files === files &&
    known.lost === lost &&
    known.remounted === remounted
  ) {
    return known.block;
  }
  const block = blockAt(battle, unit, { x, y, facing }, filesOf(battle, unit));
  blocks[unit] = { x, y, facing, files, lost, remounted, block };
  return block;
}

/** Whether a block lies wholly on the table. */
export function isOnTable(battle: Battle, block: Block): boolean {
  const { width, depth } = battle.map.plan;
  return corners(block).every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth);
}

/** Puts it where a block stands. */
export function standAs(battle: Battle, unit: number, { x, y, facing }: Pick<Block, 'x' | 'y' | 'facing'>): void {
  battle.x.set(unit, x);
  battle.y.set(unit, y);
  battle.facing.set(unit, facing);
}
