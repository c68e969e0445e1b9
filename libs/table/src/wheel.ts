/** Wheels: a block turns about one end of its front while the other end marches. */
import { rightHalf, type Block } from './block.ts';
import { norm, type Facing } from './facing.ts';
import { roundedAway, type Mils } from './length.ts';

/** The end of the front that stays where it is. */
export type Pivot = 'left' | 'right';

/**
 * The block after a wheel about one end of its front, `by` clockwise (below 0 the other way). That end stays exactly where it
 * was, so that the wheel back leads to the very same place.
 */
export function wheel(block: Block, about: Pivot, by: Facing): Block {
  const turned = { ...block, facing: norm(block.facing + by) };
  const [before, after] = [rightHalf(block), rightHalf(turned)];
  const side = about === 'left' ? -1 : 1;
  return { ...turned, x: block.x + side * (before.x - after.x), y: block.y + side * (before.y - after.y) };
}

/** What the outer end marches in a wheel: its path, with 355/113 for the half circle, to the nearest thousandth. */
export function wheelCost({ width }: Pick<Block, 'width'>, by: Facing): Mils {
  return roundedAway((width * Math.abs(by) * 355) / (113 * 1800));
}
