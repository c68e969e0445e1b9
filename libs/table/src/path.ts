/** Paths: what a block does one after the other, and where it is once it has spent so much of its move. */
import { aboutCentre, centre, type Block } from './block.ts';
import { norm, QUARTER, type Facing } from './facing.ts';
import type { Mils } from './length.ts';
import { ahead } from './point.ts';
import { wheel, wheelCost, type Pivot } from './wheel.ts';

/**
 * One part of a path. `ahead` goes straight on (below 0: back), `side` to the right (below 0: to the left), both facing as
 * before, and `slide` in any direction; `wheel` swings about one end of the front, below 0 to the left; `turn` lets every figure turn where it stands, by
 * right angles to the right, so that the block covers the same ground and what was deep is wide.
 */
export type Step =
  | { readonly do: 'ahead' | 'side'; readonly by: Mils }
  | { readonly do: 'slide'; readonly towards: Facing; readonly by: Mils }
  | { readonly do: 'wheel'; readonly about: Pivot; readonly by: Facing }
  | { readonly do: 'turn'; readonly quarters: 1 | 2 | 3 };

/** A step, and what of the move it takes: as much as its way is long unless it says more, such as twice that in a wood. */
export type Leg = Step & { readonly takes?: Mils };

/** How far the fastest corner of the front goes in a step. */
export function stepLength(step: Step, width: Mils): Mils {
  if (step.do === 'wheel') return wheelCost({ width }, step.by);
  return step.do === 'turn' ? 0 : Math.abs(step.by);
}

/** What a leg takes of the move of a block of such a width. Throws RangeError for less than its way is long. */
export function legCost(leg: Leg, width: Mils): Mils {
  const length = stepLength(leg, width);
  if (leg.takes !== undefined && leg.takes < length) {
    throw new RangeError(`A way of ${length} thousandths takes as much at least, not ${leg.takes}`);
  }
  return leg.takes ?? length;
}

/** The block after a whole step. */
export function stepped(block: Block, step: Step): Block {
  return part(block, step, 1, 1);
}

/** A path as it is walked: each leg with the block at its beginning and what the legs before it take. */
export class Path {
  readonly #legs: readonly { readonly from: Block; readonly step: Step; readonly start: Mils; readonly cost: Mils }[];
  readonly #end: Block;
  /** What all of it takes. */
  readonly cost: Mils;

  constructor(block: Block, legs: readonly Leg[]) {
    let [from, start] = [block, 0];
    this.#legs = legs.map((step) => {
      const leg = { from, step, start, cost: legCost(step, from.width) };
      [from, start] = [stepped(from, step), start + leg.cost];
      return leg;
    });
    [this.#end, this.cost] = [from, start];
  }

  /** Where the block is once it has spent so much: on its way in the leg that it has got to. What is whole is done at its end. */
  after(spent: Mils): Block {
    for (const { from, step, start, cost } of this.#legs) {
      if (spent < start + cost) return part(from, step, Math.max(0, spent - start), cost);
    }
    return this.#end;
  }

  /** The furthest that any corner goes for a thousandth that is spent: in a wheel the rear of a deep block outruns the front. */
  get pace(): number {
    const paces = this.#legs.map(({ from, step }) =>
      step.do === 'wheel' ? 1 + Math.ceil(from.depth / from.width) : 1,
    );
    return Math.max(1, ...paces);
  }

  /** The furthest that a corner may leap beyond its pace: by rounding, and by whole tenths of a degree. */
  get leap(): Mils {
    const leaps = this.#legs.map(({ from, step }) => {
      if (step.do !== 'wheel') return 0;
      // A tenth of a degree is less than 1 / 572 of the way to the furthest corner.
      return Math.ceil((from.width + from.depth) / 572);
    });
    return 4 + Math.max(0, ...leaps);
  }
}

/** The block after so many parts of a step; a wheel by whole tenths of a degree, a turn only when all is spent. */
function part(block: Block, step: Step, spent: number, of: number): Block {
  switch (step.do) {
    case 'ahead':
      return { ...block, ...ahead(block, block.facing, Math.trunc((step.by * spent) / of)) };
    case 'side':
      return { ...block, ...ahead(block, block.facing + QUARTER, Math.trunc((step.by * spent) / of)) };
    case 'slide':
      return { ...block, ...ahead(block, step.towards, Math.trunc((step.by * spent) / of)) };
    case 'wheel':
      return wheel(block, step.about, Math.trunc((step.by * spent) / of));
    default:
      return spent < of ? block : turned(block, step.quarters);
  }
}

/** The same ground with all figures turned to the right by so many right angles. */
function turned(block: Block, quarters: 1 | 2 | 3): Block {
  const facing = norm(block.facing + quarters * QUARTER);
  const [width, depth] = quarters === 2 ? [block.width, block.depth] : [block.depth, block.width];
  return aboutCentre(centre(block), facing, width, depth);
}
