import { between, type Camera } from './pan-zoom.ts';

/** Time that a camera takes on its way, in milliseconds. */
const TRAVEL = 320;

/** A camera on its way to another place. */
export class Travel {
  private readonly from: Camera;
  private readonly to: Camera;
  private readonly since: number;

  /** @param since when it sets out, in milliseconds of the clock that frames have */
  constructor(from: Camera, to: Camera, since: number) {
    this.from = from;
    this.to = to;
    this.since = since;
  }

  /** Whether it has arrived at a time. */
  isOver(time: number): boolean {
    return time >= this.since + TRAVEL;
  }

  /** Where it is at a time, in a window of the size that `now` has. */
  at(time: number, { width, height }: Camera): Camera {
    const share = Math.max(0, (time - this.since) / TRAVEL);
    const to = { ...this.to, width, height };
    return share < 1 ? between(this.from, to, share) : to;
  }
}
