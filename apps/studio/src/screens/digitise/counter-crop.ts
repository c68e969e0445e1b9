import type { CounterSheet } from '@hexwright/model';
import { gridOf, placeOfSpot, QUARTER_TURNS, spotsOf, turnOfSheet, type Grid, type Spot } from '@hexwright/digitiser';
import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import { pictureName } from './sheets-edit.ts';
import { DIGITISE } from './words.ts';
import type { SheetWork } from './work/sheet-work.ts';

/** Where the counters of a sheet are. */
interface Places {
  readonly grid: Grid | null;
  readonly spots: ReadonlyMap<string, Spot>;
  /** The same for sheets whose counters are cut out alike. */
  readonly key: string;
}

/** Found once for a sheet, which is never altered: a hundred counters of it may be shown. */
const known = new WeakMap<CounterSheet, Places>();

function placesOn(sheet: CounterSheet): Places {
  let places = known.get(sheet);
  if (places === undefined) {
    const grid = gridOf(sheet);
    const spots = new Map(spotsOf(sheet).map((spot) => [placeOfSpot(spot), spot]));
    places = { grid, spots, key: JSON.stringify([sheet.id, grid]) };
    known.set(sheet, places);
  }
  return places;
}

/** A counter cut out of the scan. */
class CounterCrop extends LitElement {
  static override properties = {
    work: { attribute: false },
    sheet: { attribute: false },
    place: { attribute: false },
    size: { attribute: false },
    isTurned: { attribute: false },
    picture: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: inline-block;
        line-height: 0;
      }
      canvas {
        max-inline-size: 100%;
        border: 1px solid var(--line);
        border-radius: 2px;
      }
    `,
  ];
  declare work: SheetWork;
  declare sheet: CounterSheet;
  /** Row and column: `r4c1`. */
  declare place: string;
  /** Height in pixels. */
  declare size: number;
  /** Shown the other way up than the sheet is read. */
  declare isTurned: boolean;
  declare picture: ImageBitmap | null;
  #asked = '';

  constructor() {
    super();
    this.picture = null;
    this.isTurned = false;
  }

  override render(): unknown {
    const { width, height } = this.picture ?? { width: this.size, height: this.size };
    return html`<canvas
      role="img"
      aria-label=${DIGITISE.counter(this.place)}
      width=${width}
      height=${height}
    ></canvas>`;
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('picture') && this.picture !== null) {
      this.renderRoot.querySelector('canvas')?.getContext('2d')?.drawImage(this.picture, 0, 0);
    }
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const { sheet, place, size } = this;
    const { grid, spots, key } = placesOn(sheet);
    const spot = spots.get(place);
    const turn = QUARTER_TURNS[(QUARTER_TURNS.indexOf(turnOfSheet(sheet)) + (this.isTurned ? 2 : 0)) % 4];
    const asked = JSON.stringify([key, spot, size, turn]);
    if (grid === null || spot === undefined || asked === this.#asked) return;
    this.#asked = asked;
    try {
      const picture = await this.work.cuts.cut({ sheet: pictureName(sheet), grid, size, turn }, spot);
      if (asked === this.#asked) this.picture = picture;
    } catch {
      // Without its picture the counter is a blank one; the page says elsewhere that this browser does not have it.
      this.#asked = '';
    }
  }
}

customElements.define('counter-crop', CounterCrop);
