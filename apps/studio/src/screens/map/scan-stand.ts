import { Layout, underlayOf, type ToolEffect, type Underlay } from '@hexwright/board';
import { say } from '../../app/notices.ts';
import { Store } from '../../parts/store.ts';
import { keepScan, keptScan } from './scan-store.ts';
import type { MapDesk } from './map-desk.ts';
import { WORDS } from './words.ts';

/** Larger files are no scans that a browser could draw. */
const LARGEST_FILE = 80 * 1024 * 1024;
const MOST_PIXELS = 120_000_000;
const STILL = 400;

/** The scan under the map. */
export class ScanStand {
  readonly underlay = new Store<Underlay | null>(null);
  readonly name = new Store('');
  readonly #desk: MapDesk;
  #picture: Blob | null = null;
  #due: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: MapDesk) {
    this.#desk = desk;
    this.underlay.listen((underlay) => desk.board.value?.setUnderlay(underlay));
    desk.board.listen((board) => board?.setUnderlay(this.underlay.value));
    void this.#load();
  }

  /** Lays a picture under the map, or says why it cannot. */
  async choose(file: File): Promise<void> {
    const { place } = this.#desk.scene;
    if (place === null) return;
    if (file.size > LARGEST_FILE) {
      say(`${file.name} is larger than 80 MB. Save it smaller, then choose it again.`, { tone: 'warning' });
      return;
    }
    const image = await pictureOf(file);
    if (image === null) {
      const way = WORDS.chooseAPNGJPEGWebPOr;
      say(`${file.name} is no picture that this browser can read. ${way}`, { tone: 'warning' });
      return;
    }
    if (image.width * image.height > MOST_PIXELS) {
      say(`${file.name} has ${image.width} by ${image.height} pixels: too many to draw after. Make it smaller.`, {
        tone: 'warning',
      });
      return;
    }
    this.#picture = file;
    this.name.value = file.name;
    this.underlay.value = underlayOf(image, new Layout(place.grid));
    this.#desk.take('calibrate');
    this.#keepSoon();
  }

  /** Shows the scan more or less strongly, or in turns with the map. */
  set(changed: Partial<Pick<Underlay, 'opacity' | 'blink'>>): void {
    const underlay = this.underlay.value;
    if (underlay === null) return;
    this.underlay.value = { ...underlay, ...changed };
    this.#keepSoon();
  }

  /** Pushes the scan by hexsides. */
  push(dx: number, dy: number): void {
    const underlay = this.underlay.value;
    if (underlay === null) return;
    const { warp } = underlay;
    this.underlay.value = { ...underlay, warp: { ...warp, e: warp.e + dx, f: warp.f + dy } };
    this.#keepSoon();
  }

  /** Begins the fitting anew. */
  refit(): void {
    const underlay = this.underlay.value;
    if (underlay !== null) this.underlay.value = { ...underlay, marks: [] };
    this.#desk.take('calibrate');
  }

  /** Takes the scan away. */
  remove(): void {
    this.#picture = null;
    this.name.value = '';
    this.underlay.value = null;
    this.#desk.take('select');
    void keepScan(this.#key, null);
  }

  /** The board has fitted the scan. */
  follow({ marks, warp }: Extract<ToolEffect, { do: 'calibrate' }>): void {
    const underlay = this.underlay.value;
    if (underlay === null) return;
    this.underlay.value = { ...underlay, marks, warp };
    this.#keepSoon();
  }

  get #key(): string {
    return `${this.#desk.session.id}/${this.#desk.id}`;
  }

  async #load(): Promise<void> {
    const kept = await keptScan(this.#key);
    const image = kept === null ? null : await pictureOf(kept.picture);
    if (kept === null || image === null || this.underlay.value !== null) return;
    const { name, picture, warp, marks, opacity } = kept;
    this.#picture = picture;
    this.name.value = name;
    this.underlay.value = { image, warp, marks, opacity, blink: false };
  }

  #keepSoon(): void {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => void this.#keep(), STILL);
  }

  async #keep(): Promise<void> {
    const [picture, underlay] = [this.#picture, this.underlay.value];
    if (picture === null || underlay === null) return;
    const { warp, marks, opacity } = underlay;
    const isKept = await keepScan(this.#key, { name: this.name.value, picture, warp, marks, opacity });
    if (!isKept) say(WORDS.thisBrowserDoesNotKeepThe, { tone: 'warning' });
  }
}

async function pictureOf(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}
