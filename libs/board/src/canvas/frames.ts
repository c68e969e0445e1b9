/** When something is drawn: with the next frame, or ahead of it. */
export class Frames {
  private readonly draw: (time: number, since: number) => boolean;
  private readonly watchers = new Set<() => void>();
  private frame = 0;
  private last = 0;
  /** The time of the frame that was last drawn ahead of. */
  private aheadOf: CSSNumberish | null = null;
  private stopped = false;

  /** `draw` is told the time of a frame and the milliseconds since the one before, and answers whether more is to be drawn. */
  constructor(draw: (time: number, since: number) => boolean) {
    this.draw = draw;
  }

  /** Asks for a frame. */
  request(): void {
    if (this.frame !== 0 || this.stopped) return;
    this.frame = requestAnimationFrame((time) => {
      this.frame = 0;
      if (this.draw(time, time - this.last)) this.request();
      this.last = time;
      this.tell();
    });
  }

  /**
   * Draws at the end of the event that changed something, once a frame: a frame with nothing left to draw is not late. What
   * changes after that in the same frame waits for it.
   */
  ahead(): void {
    this.request();
    const { currentTime } = document.timeline;
    if (this.aheadOf === currentTime) return;
    this.aheadOf = currentTime;
    queueMicrotask(() => {
      if (this.stopped || this.draw(performance.now(), 0)) return;
      cancelAnimationFrame(this.frame);
      this.frame = 0;
      this.tell();
    });
  }

  /** Calls after each drawing, until the function that it answers is called. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Draws no more. */
  stop(): void {
    this.stopped = true;
    cancelAnimationFrame(this.frame);
    this.watchers.clear();
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher();
  }
}
