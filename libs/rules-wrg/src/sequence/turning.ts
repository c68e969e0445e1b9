/** Turning where one stands, and closing up: about the middle of the block, and within the table. */
import { aboutCentre, type Block, centre, corners, type Facing } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf, standAs } from '../formation.ts';

/** How far a span must be shifted to lie between 0 and a limit. */
function shift(least: number, most: number, limit: number): number {
  if (least < 0) return -least;
  return most > limit ? limit - most : 0;
}

/** The block moved in from the edge of the table as far as it reaches over it. */
function within({ map }: Battle, block: Block): Block {
  const points = corners(block);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const { width, depth } = map.plan;
  return {
    ...block,
    x: block.x + shift(Math.min(...xs), Math.max(...xs), width),
    y: block.y + shift(Math.min(...ys), Math.max(...ys), depth),
  };
}

/** Who has come to reach over the edge closes up: having run half over it, taken more ground, or been rounded. */
export function closeUp(battle: Battle, unit: number): void {
  standAs(battle, unit, within(battle, blockOf(battle, unit)));
}

/** Everybody faces another way, in the ranks and files that there are. */
export function faceAbout(battle: Battle, unit: number, facing: Facing): void {
  const block = blockOf(battle, unit);
  if (block.facing === facing) return;
  standAs(battle, unit, within(battle, aboutCentre(centre(block), facing, block.width, block.depth)));
}
