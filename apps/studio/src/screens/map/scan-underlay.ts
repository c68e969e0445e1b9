import { calibrateTool, Layout, selectTool, underlayOf, type Underlay } from '@hexwright/board';
import { notify } from '../../ui/toasts.ts';
import { Store } from '../../parts/store.ts';
import { keepFit, keepPicture, keptScan } from './scan-store.ts';
import type { MapContext } from './map-context.ts';
import { WORDS } from './words.ts';

/** Larger files are no scans that a browser could draw. */
const LARGEST_FILE = 80 * 1024 * 1024;
const MOST_PIXELS = 120_000_000;

/** The scan under the map. */
export class ScanUnderlay {
  readonly underlay = new Store<Underlay | null>(null);
  readonly name = new Store('');
  readonly #context: MapContext;

  constructor(context: MapContext) {
    this.#context = context;
    this.underlay.listen((underlay) => context.board.value?.setUnderlay(underlay));
    context.board.listen((board) => board?.setUnderlay(this.underlay.value));
    void this.#load();
  }

  /** Lays a picture under the map, or says why it cannot. */
  async choose(file: File): Promise<void> {
    const { place } = this.#context.scene;
    if (place === null) return;
    if (file.size > LARGEST_FILE) {
      notify(WORDS.scanTooLarge(file.name), { tone: 'warning' });
      return;
    }
    const image = await pictureOf(file);
    if (image === null) {
      notify(WORDS.scanUnreadable(file.name), { tone: 'warning' });
      return;
    }
    if (image.width * image.height > MOST_PIXELS) {
      notify(WORDS.scanTooFine(file.name, image.width, image.height), { tone: 'warning' });
      return;
    }
    this.name.value = file.name;
    this.underlay.value = underlayOf(image, new Layout(place.grid));
    this.fit(true);
    this.#keepFit();
    const isKept = await keepPicture(this.#key, { name: file.name, picture: file });
    if (!isKept) notify(WORDS.thisBrowserDoesNotKeepThe, { tone: 'warning' });
  }

  /** Shows the scan more or less strongly, or in turns with the map. */
  set(changed: Partial<Pick<Underlay, 'opacity' | 'blink'>>): void {
    const underlay = this.underlay.value;
    if (underlay !== null) this.lay({ ...underlay, ...changed });
  }

  /** Pushes the scan by hexsides. */
  push(dx: number, dy: number): void {
    const underlay = this.underlay.value;
    if (underlay === null) return;
    const { warp } = underlay;
    this.lay({ ...underlay, warp: { ...warp, e: warp.e + dx, f: warp.f + dy } });
  }

  /** Whether it is being fitted by hand. */
  get isFitting(): boolean {
    return this.#context.hand.tool.value === calibrateTool;
  }

  /** Begins to fit it by hand, or ends. */
  fit(isFitting: boolean): void {
    this.#context.hand.take(isFitting ? calibrateTool.id : selectTool.id);
  }

  /** Begins the fitting anew. */
  refit(): void {
    const underlay = this.underlay.value;
    if (underlay !== null) this.underlay.value = { ...underlay, marks: [] };
    this.fit(true);
  }

  /** Takes the scan away. */
  remove(): void {
    this.name.value = '';
    this.underlay.value = null;
    this.fit(false);
    void keepPicture(this.#key, null);
  }

  /** It lies otherwise. */
  lay(underlay: Underlay): void {
    this.underlay.value = underlay;
    this.#keepFit();
  }

  get #key(): string {
    return `${this.#context.session.id}/${this.#context.id}`;
  }

  async #load(): Promise<void> {
    const kept = await keptScan(this.#key);
    const image = kept === null ? null : await pictureOf(kept.picture);
    const { place } = this.#context.scene;
    if (kept === null || image === null || this.underlay.value !== null) return;
    const fit = kept.fit ?? (place === null ? null : underlayOf(image, new Layout(place.grid)));
    if (fit === null) return;
    this.name.value = kept.name;
    this.underlay.value = { ...fit, image, blink: false };
  }

  #keepFit(): void {
    if (this.underlay.value === null) return;
    const { warp, marks, opacity } = this.underlay.value;
    keepFit(this.#key, { warp, marks, opacity });
  }
}

async function pictureOf(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}
