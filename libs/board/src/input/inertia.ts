import type { Point } from '../scene/layout.ts';

/** Movements older than this, in milliseconds, say nothing about a throw. */
const MEMORY = 80;
/** Time in which a thrown sheet loses all but 1/e of its speed, in milliseconds. */
const SLOWING = 170;
/** Slower than this, in pixels a millisecond, it lies still. */
const STILL = 0.03;

/** The sheet goes on sliding when it is thrown. Times are milliseconds of any one clock. */
export class Inertia {
  private trail: { x: number; y: number; time: number }[] = [];
  private velocity: Point = { x: 0, y: 0 };

  /** The pointer is held, at a place on the screen. */
  hold(x: number, y: number, time: number): void {
    this.velocity = { x: 0, y: 0 };
    this.trail.push({ x, y, time });
    while (this.trail.length > 1 && time - this.trail[0].time > MEMORY) this.trail.shift();
  }

  /** The pointer lets go: the sheet slides on if it was moving just now. */
  release(time: number): void {
    const recent = this.trail.filter((place) => time - place.time <= MEMORY);
    this.trail = [];
    const [first, last] = [recent.at(0), recent.at(-1)];
    if (first === undefined || last === undefined || last.time - first.time < 1) return;
    const span = last.time - first.time;
    this.velocity = { x: (last.x - first.x) / span, y: (last.y - first.y) / span };
  }

  stop(): void {
    this.trail = [];
    this.velocity = { x: 0, y: 0 };
  }

  get sliding(): boolean {
    return Math.hypot(this.velocity.x, this.velocity.y) > STILL;
  }

  /** How far, in pixels, the sheet slides in the next `elapsed` milliseconds. */
  slide(elapsed: number): Point {
    if (!this.sliding) return { x: 0, y: 0 };
    const left = Math.exp(-elapsed / SLOWING);
    const way = SLOWING * (1 - left);
    const moved = { x: this.velocity.x * way, y: this.velocity.y * way };
    this.velocity = { x: this.velocity.x * left, y: this.velocity.y * left };
    return moved;
  }
}
