import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Brings a long list onto the page some things at a time, a frame for each: made in one go, a hundred pictures of counters
 * would hold up whatever else is done meanwhile.
 */
export class GradualList implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #atOnce: number;
  readonly #nextFrame: (work: () => void) => void;
  #shown = 0;
  #of: unknown;
  #isComing = false;

  /**
   * @param atOnce so many things come with each frame
   * @param nextFrame does something in the next frame
   */
  constructor(
    host: ReactiveControllerHost,
    atOnce: number,
    nextFrame: (work: () => void) => void = (work) => requestAnimationFrame(work),
  ) {
    this.#host = host;
    this.#atOnce = atOnce;
    this.#nextFrame = nextFrame;
    host.addController(this);
  }

  /** On another page than before all have to come anew. */
  hostDisconnected(): void {
    this.#shown = 0;
  }

  /**
   * Those that are on the page by now; with the next frame there are more.
   *
   * @param of what it is a list of: for another one it begins anew
   */
  of<Thing>(of: unknown, things: readonly Thing[]): readonly Thing[] {
    if (of !== this.#of || this.#shown === 0) [this.#of, this.#shown] = [of, this.#atOnce];
    if (things.length > this.#shown && !this.#isComing) {
      this.#isComing = true;
      this.#nextFrame(() => {
        this.#isComing = false;
        this.#shown += this.#atOnce;
        this.#host.requestUpdate();
      });
    }
    return things.slice(0, this.#shown);
  }
}
