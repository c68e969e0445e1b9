/**
 * All move at once. Time runs in ticks so short that nobody spends more than a thousandth of an inch in one, and every two who
 * would hold one another are looked at again before they could have met: so nobody passes through anybody, however fast. Who
 * meets at the same tick meets at once; nothing hangs on the order in which movers are named.
 */
import { corners, type Block } from './block.ts';
import { Heap } from './heap.ts';
import type { Mils } from './length.ts';
import { Path, type Leg } from './path.ts';
import { rootUp } from './root.ts';
import { shapeDepth, shapeGap, type Shape } from './shape.ts';

/** Who moves: a block, its path, and how much of it can be spent in the whole time. Each spends it evenly. */
export interface Mover {
  readonly block: Block;
  readonly legs: readonly Leg[];
  readonly allowance: Mils;
}

/** What holds whom. Movers are told by their numbers, and those who stand by the numbers that follow. */
export interface Holding {
  /** Whether a mover who comes upon another goes no further. */
  holds(mover: number, other: number): boolean;
  /** What no mover crosses, such as an edge of the table or of a rock. */
  readonly barriers?: readonly Shape[];
}

/** What a mover has come upon, and in which slice, from 0. */
export interface Meeting {
  /** The mover, or who stands, by number; or a barrier by its own. */
  readonly with: number;
  readonly isBarrier: boolean;
  readonly slice: number;
}

/** How a mover fared. */
export interface Outcome {
  readonly block: Block;
  readonly spent: Mils;
  /** The block after each slice. */
  readonly slices: readonly Block[];
  /** In the order of time; the first that held it is where it stands. */
  readonly meetings: readonly Meeting[];
}

/** Time has a multiple of so many ticks, so that each of as many slices, as games have, ends with a tick. */
const EVEN_SLICES = 8;
/**
 * How much deeper two who touch from the beginning may come to lie in one another before they have met anew: rounding. Over a
 * barrier it does not add up from move to move, else who presses on would creep over the edge.
 */
const SLACK: Mils = 3;

/**
 * Where all are when the time is over. Movers stop where they touch what holds them, and before they would cross a barrier at
 * all; who touches already from the beginning may pass along it or away, and is held as soon as it would press in. The number
 * of slices changes only how often the blocks are told. Throws RangeError for less than one slice.
 */
export function advance(
  movers: readonly Mover[],
  standing: readonly Block[],
  slices: number,
  holding: Holding,
): Outcome[] {
  if (!Number.isInteger(slices) || slices < 1) throw new RangeError(`Time has whole slices, not ${slices}`);
  return new Advance(movers, standing, slices, holding).run();
}

/** A mover under way. */
interface Marching {
  readonly path: Path;
  readonly allowance: Mils;
  /** The tick in which it stops, or the one in which its path or its move is at an end. */
  last: number;
  readonly meetings: Meeting[];
}

/** Two of whom at least one would be held by the other. */
interface Pair {
  readonly mover: number;
  readonly other: number;
  readonly barrier: Shape | null;
  /** How far in one another they lie from the beginning; -1 once they are apart. */
  depth: number;
  hasMet: boolean;
}

class Advance {
  readonly #marching: readonly Marching[];
  readonly #pairs: Pair[] = [];
  readonly #heap = new Heap();
  readonly #ticks: number;
  readonly #movers: readonly Mover[];
  readonly #standing: readonly Block[];
  readonly #slices: number;
  readonly #holding: Holding;

  constructor(movers: readonly Mover[], standing: readonly Block[], slices: number, holding: Holding) {
    [this.#movers, this.#standing, this.#slices, this.#holding] = [movers, standing, slices, holding];
    const fastest = Math.max(1, ...movers.map(({ allowance }) => allowance));
    // However many slices there are: what is foretold in one must be what is played in many.
    this.#ticks = EVEN_SLICES * Math.ceil(fastest / EVEN_SLICES);
    this.#marching = movers.map(({ block, legs, allowance }) => {
      const path = new Path(block, legs);
      const spends = Math.min(path.cost, allowance);
      const last = spends === 0 ? 0 : Math.ceil((spends * this.#ticks) / allowance);
      return { path, allowance, last, meetings: [] };
    });
  }

  run(): Outcome[] {
    this.#pairUp();
    const count = this.#pairs.length;
    for (let due = this.#heap.take(); due !== undefined; due = this.#heap.take()) {
      this.#look(this.#pairs[due % count], due % count, Math.floor(due / count));
    }
    return this.#marching.map((marching) => ({
      block: this.#blockOf(marching, this.#ticks),
      spent: this.#spent(marching, this.#ticks),
      slices: Array.from({ length: this.#slices }, (_, slice) =>
        this.#blockOf(marching, Math.floor(((slice + 1) * this.#ticks) / this.#slices)),
      ),
      meetings: marching.meetings,
    }));
  }

  #pairUp(): void {
    const [movers, all] = [this.#movers.length, this.#movers.length + this.#standing.length];
    for (let mover = 0; mover < movers; mover++) {
      for (let other = mover + 1; other < all; other++) {
        if (!this.#isHeld(mover, other) && !(other < movers && this.#isHeld(other, mover))) continue;
        this.#begin({ mover, other, barrier: null, depth: -1, hasMet: false });
      }
      this.#holding.barriers?.forEach((barrier, other) =>
        this.#begin({ mover, other, barrier, depth: -1, hasMet: false }),
      );
    }
    for (let pair = 0; pair < this.#pairs.length; pair++) this.#heap.add(pair);
  }

  #begin(pair: Pair): void {
    if (this.#apart(pair, 0) === 0) pair.depth = this.#depth(pair, 0);
    this.#pairs.push(pair);
  }

  #isHeld(mover: number, other: number): boolean {
    return this.#holding.holds(mover, other);
  }

  /** Looks whether two have met, or a barrier would be crossed next, and says when they must be looked at again. */
  #look(pair: Pair, number: number, tick: number): void {
    if (pair.hasMet) return;
    const early = pair.barrier === null ? 0 : 1;
    const apart = this.#apart(pair, tick + early);
    if (apart > 0) pair.depth = -1;
    else if ((early === 0 && pair.depth < 0) || this.#presses(pair, tick + early)) return this.#meet(pair, tick);
    const next = apart > 0 ? this.#meeting(pair, tick, apart) : this.#pressing(pair, tick + early) - early;
    if (next <= this.#lastOf(pair)) this.#heap.add(next * this.#pairs.length + number);
  }

  /** The first tick at which two so far apart could touch. */
  #meeting(pair: Pair, tick: number, apart: Mils): number {
    const [one, other] = [this.#marching[pair.mover].path, this.#otherPath(pair)];
    const closing = one.pace + (other?.pace ?? 0);
    return tick + Math.max(1, Math.floor((apart - one.leap - (other?.leap ?? 0)) / closing));
  }

  /** The tick at which two who touch would press into one another, if all goes on as it does; or one to look again at. */
  #pressing(pair: Pair, tick: number): number {
    // No further than a quarter of the thinner one, so that nobody is through the other meanwhile.
    const closing = this.#marching[pair.mover].path.pace + (this.#otherPath(pair)?.pace ?? 0);
    let high = Math.min(this.#lastOf(pair), tick + Math.max(1, Math.floor(this.#thickness(pair) / (4 * closing))));
    if (!this.#presses(pair, high)) return Math.max(high, tick + 1);
    let low = tick;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#presses(pair, middle)) high = middle;
      else low = middle;
    }
    return Math.max(high, tick + 1);
  }

  #presses(pair: Pair, tick: number): boolean {
    return this.#depth(pair, tick) > depthAllowed(pair);
  }

  #meet(pair: Pair, tick: number): void {
    pair.hasMet = true;
    const { mover, other, barrier } = pair;
    const slice = Math.min(this.#slices, Math.max(1, Math.ceil((tick * this.#slices) / this.#ticks))) - 1;
    this.#note(mover, { with: other, isBarrier: barrier !== null, slice });
    if (barrier !== null || this.#isHeld(mover, other)) this.#stop(mover, tick);
    if (barrier !== null || other >= this.#movers.length) return;
    this.#note(other, { with: mover, isBarrier: false, slice });
    if (this.#isHeld(other, mover)) this.#stop(other, tick);
  }

  #note(mover: number, meeting: Meeting): void {
    this.#marching[mover].meetings.push(meeting);
  }

  /** Who stops lets those beside it move on along it: they are looked at anew. */
  #stop(mover: number, tick: number): void {
    const marching = this.#marching[mover];
    if (marching.last <= tick) return;
    marching.last = tick;
    this.#pairs.forEach((pair, number) => {
      const isIts = pair.mover === mover || (pair.barrier === null && pair.other === mover);
      if (isIts && pair.depth >= 0 && tick < this.#lastOf(pair)) {
        this.#heap.add((tick + 1) * this.#pairs.length + number);
      }
    });
  }

  #lastOf({ mover, other, barrier }: Pair): number {
    const last = this.#marching[mover].last;
    return barrier === null && other < this.#movers.length ? Math.max(last, this.#marching[other].last) : last;
  }

  /** The path of the other where it is a mover. */
  #otherPath({ other, barrier }: Pair): Path | null {
    return barrier === null && other < this.#marching.length ? this.#marching[other].path : null;
  }

  #thickness({ mover, other, barrier }: Pair): Mils {
    const blocks = [this.#blockAt(mover, 0), ...(barrier === null ? [this.#blockAt(other, 0)] : [])];
    return Math.min(...blocks.flatMap(({ width, depth }) => [width, depth]));
  }

  /** How far apart two are, or less while they are far; 0 exactly where they touch. */
  #apart(pair: Pair, tick: number): Mils {
    const block = this.#blockAt(pair.mover, tick);
    if (pair.barrier !== null) return shapeGap(corners(block), pair.barrier);
    const other = this.#blockAt(pair.other, tick);
    const [dx, dy] = [block.x - other.x, block.y - other.y];
    // No corner lies further from the middle of the front than half the front and the depth together.
    const far = rootUp(dx * dx + dy * dy) - (block.width + other.width) / 2 - block.depth - other.depth - 8;
    return far > 0 ? Math.floor(far) + 1 : shapeGap(corners(block), corners(other));
  }

  #depth({ mover, other, barrier }: Pair, tick: number): number {
    const block = this.#blockAt(mover, tick);
    return shapeDepth(corners(block), barrier ?? corners(this.#blockAt(other, tick)));
  }

  #blockAt(number: number, tick: number): Block {
    const movers = this.#marching.length;
    return number < movers ? this.#blockOf(this.#marching[number], tick) : this.#standing[number - movers];
  }

  #blockOf(marching: Marching, tick: number): Block {
    return marching.path.after(this.#spent(marching, tick));
  }

  #spent({ path, allowance, last }: Marching, tick: number): Mils {
    return Math.min(path.cost, Math.floor((allowance * Math.min(tick, last)) / this.#ticks));
  }
}

/** How deep two may lie in one another before they press. */
function depthAllowed({ depth, barrier }: Pair): number {
  if (barrier === null || depth > SLACK) return depth + SLACK;
  return depth < 0 ? 0 : SLACK;
}
