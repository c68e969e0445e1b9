/** Where a board looks: a camera that is kept on the sheet, moved at once or on its way to another place. */
import { fittedSheet, kept, refitted, type Camera } from './scene/pan-zoom.ts';
import type { Layout } from './scene/layout.ts';
import { Travel } from './scene/travel.ts';

/** A camera over a sheet. */
export class Viewpoint {
  #layout: Layout;
  #camera: Camera;
  #travel: Travel | null = null;
  readonly #foot: number | undefined;
  readonly #moved: (camera: Camera, isOther: boolean) => void;

  /**
   * Shows the whole sheet.
   *
   * @param size of the window in CSS pixels
   * @param foot CSS pixels at its lower edge that the whole sheet leaves free
   * @param moved is told of every camera, and whether it is another one
   */
  constructor(
    layout: Layout,
    { width, height }: { readonly width: number; readonly height: number },
    foot: number | undefined,
    moved: (camera: Camera, isOther: boolean) => void,
  ) {
    this.#layout = layout;
    this.#foot = foot;
    this.#moved = moved;
    this.#camera = fittedSheet({ x: 0, y: 0, scale: 1, width, height }, layout.sheet, foot);
  }

  /** What the window shows now. */
  get camera(): Camera {
    return this.#camera;
  }

  /** Whether it is on its way. */
  get isTravelling(): boolean {
    return this.#travel !== null;
  }

  /** The camera that shows the whole sheet. */
  get whole(): Camera {
    return fittedSheet(this.#camera, this.#layout.sheet, this.#foot);
  }

  /** Looks at a sheet; another one than before is shown whole. */
  show(layout: Layout): void {
    if (layout === this.#layout) return;
    this.#layout = layout;
    this.look(this.whole);
  }

  /** The window has another size. */
  resize(width: number, height: number): void {
    this.look(refitted(this.#camera, width, height, this.#layout.sheet, this.#foot));
  }

  /** Looks elsewhere at once; a way that it is on goes on from there. */
  look(camera: Camera): void {
    const before = this.#camera;
    this.#camera = kept(camera, this.#layout);
    this.#moved(this.#camera, this.#camera !== before);
  }

  /** Looks elsewhere at once, and stays there. */
  steer(camera: Camera): void {
    this.#travel = null;
    this.look(camera);
  }

  /** Sets out to another place; is there at once where people want nothing to move. */
  travel(camera: Camera): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.steer(camera);
    else this.#travel = new Travel(this.#camera, camera, performance.now());
  }

  /** Goes on to where it is at a time of the clock that frames have. */
  step(time: number): void {
    if (this.#travel === null) return;
    const camera = this.#travel.at(time, this.#camera);
    if (this.#travel.isOver(time)) this.#travel = null;
    this.look(camera);
  }
}
