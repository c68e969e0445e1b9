import type { Grid } from '@hexwright/hex';
import {
  centreOf,
  cornersFromCentre,
  spacingAt,
  hexAt,
  isOnScan,
  onMap,
  onScan,
  type MapFit,
  type Point,
  type WayKind,
  type WayProposal,
} from '@hexwright/digitiser';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { Preview } from './browser-picture.ts';
import { inHand, inHandStyles } from './in-hand.ts';
import { BOARD } from './map-words.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';

/** What a hex is shown as. */
export interface HexMark {
  readonly color: string;
  readonly review: 'said' | 'sure' | 'asked';
}

/** A click on the scan. */
export interface ScanClick {
  readonly at: Point;
  /** The hex there, or -1. */
  readonly hex: number;
  /** Which of the places of a river or road it is, or -1. */
  readonly way: number;
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** An arrow key moves the cross so many pixels of the scan as it is shown, with Shift so many times as far. */
const STEP = 4;
const FAR = 10;
const ZOOMS = [1, 2, 4];
const INK = '#d6006c';
/** Height of what is written on the scan, in pixels of the screen. */
const LETTERS = 13;
/** The ring of a mark: its corners and its width as shares of a hex. What is printed in the middle stays to be seen. */
const RING = { at: 0.88, width: 0.09, dash: 0.08 } as const;
/** The number of a hex: its size and how far below the middle it stands, as shares of a hex; smaller ones cannot be read. */
const NUMBER = { size: 0.17, below: 0.28, least: 7 } as const;
/** How far from the edge of the view that is brought back which was beyond it, in pixels of the screen. */
const ROOM = 60;
/** A click as near as this to the middle of a place means that place, as a share of a hex. */
const NEAR_WAY = 0.2;
/** The height of such a sign at the most, as a share of a hex. */
const SIGN = 0.3;
/** What the hexes are drawn by. */
const BENEATH = ['preview', 'grid', 'fit', 'marks', 'zoom'] as const;
/** What a mark is told by besides its colour. */
const SIGNS: Readonly<Record<HexMark['review'], string>> = { said: '●', sure: '', asked: '?' };

/** A scan with its hexes. `scan-clicked` brings a {@link ScanClick}. */
class ScanBoard extends LitElement {
  static override properties = {
    preview: { attribute: false },
    label: { attribute: false },
    grid: { attribute: false },
    fit: { attribute: false },
    marks: { attribute: false },
    clicks: { attribute: false },
    ways: { attribute: false },
    ticked: { attribute: false },
    kind: { attribute: false },
    labelOf: { attribute: false },
    chosen: { attribute: false },
    byHex: { attribute: false },
    describe: { attribute: false },
    cross: { state: true },
    zoom: { state: true },
  };
  static override styles = [
    shared,
    segmentStyles,
    inHandStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        block-size: 100%;
        min-block-size: 0;
      }
      .tools {
        display: flex;
        gap: 0.4rem;
        align-items: center;
        padding: 0.35rem 0.75rem;
      }
      .view {
        overflow: auto;
        min-block-size: 0;
        padding: 0 0.75rem 0.75rem;
      }
      .scan {
        position: relative;
      }
      img {
        display: block;
        inline-size: 100%;
        block-size: auto;
      }
      canvas,
      .hand {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
      }
      .hand {
        cursor: crosshair;
        touch-action: manipulation;
      }
      .hand:focus-visible {
        outline: 3px solid var(--accent);
        outline-offset: -3px;
      }
    `,
  ];
  declare preview: Preview;
  /** What it is, for those who do not see it. */
  declare label: string;
  declare grid: Grid;
  declare fit: MapFit | null;
  declare marks: ReadonlyMap<number, HexMark>;
  declare clicks: readonly Point[];
  declare ways: readonly WayProposal[];
  /** Those of them that are ticked. */
  declare ticked: ReadonlySet<number>;
  declare kind: WayKind;
  /** The number of a hex. */
  declare labelOf: (hex: number) => string;
  /** The hex in hand, or -1. */
  declare chosen: number;
  /** Arrow keys go from hex to hex; else they move a cross. */
  declare byHex: boolean;
  /** What is said of the hex in hand. */
  declare describe: (hex: number) => string;
  declare cross: Point | null;
  declare zoom: number;

  constructor() {
    super();
    this.label = BOARD.board;
    this.marks = new Map();
    this.clicks = [];
    this.ways = [];
    this.ticked = new Set();
    this.labelOf = () => '';
    this.kind = 'side';
    this.chosen = -1;
    this.byHex = false;
    this.cross = null;
    this.zoom = 1;
    this.describe = () => '';
  }

  override render(): unknown {
    const { url, width, height } = this.preview;
    return html`<div class="tools">
        <span aria-hidden="true">${BOARD.zoom}</span>
        ${segments({
          label: BOARD.zoom,
          options: ZOOMS.map((zoom) => ({ value: zoom, title: `×${zoom}` })),
          value: this.zoom,
          choose: (zoom) => (this.zoom = zoom),
        })}
        <span role="status" class="small">${this.#told()}</span>
      </div>
      <div class="view">
        <div class="scan" style=${`inline-size:${this.zoom * 100}%`}>
          <img src=${url} width=${width} height=${height} alt="" />
          ${
            // A canvas of that size is felt whenever the page is drawn.
            this.fit === null
              ? nothing
              : html`<canvas class="hexes" width=${width} height=${height} aria-hidden="true"></canvas>`
          }
          <div
            class="hand"
            tabindex="0"
            role="application"
            aria-label=${this.label}
            @click=${this.#click}
            @keydown=${this.#key}
          >
            ${this.#inHand()}
          </div>
        </div>
      </div>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('chosen') || changed.has('cross') || changed.has('zoom'))
      this.#keepInView(this.#here() ?? this.cross);
    // Thousands of hexes are not drawn anew for each step of an arrow key.
    if (BENEATH.some((name) => changed.has(name))) this.#drawHexes();
  }

  /** What is chosen, clicked and numbered, above the hexes. */
  #inHand(): unknown {
    const { fit, cross } = this;
    const { scale } = this.preview;
    const crosses = this.clicks.map((at) => ({ at, reach: 12 * scale }));
    return inHand(this.preview, {
      hex: fit === null || this.chosen < 0 ? null : this.#corners(fit, this.chosen),
      ways:
        fit === null
          ? []
          : this.ways.map((way, index) => ({ ends: this.#wayEnds(fit, way), isTicked: this.ticked.has(index) })),
      crosses: cross === null || this.byHex ? crosses : [...crosses, { at: cross, reach: 24 * scale }],
    });
  }

  /** A pixel of the screen, in pixels of the scan. */
  #pixel(): number {
    return (this.preview.scale * this.preview.width) / Math.max(1, this.clientWidth * this.zoom);
  }

  /** The corners of a hex on the scan, or of a share of it. */
  #corners(fit: MapFit, hex: number, share = 1): Point[] {
    const centre = centreOf(this.grid, hex);
    return cornersFromCentre(this.grid).map(({ x, y }) =>
      onScan(fit, { x: centre.x + x * share, y: centre.y + y * share }),
    );
  }

  /** Enlarged, the scan is larger than its view, and arrow keys move what is in hand instead of it. */
  #keepInView(at: Point | null): void {
    const view = this.renderRoot.querySelector('.view');
    const scan = this.renderRoot.querySelector('.scan');
    if (view === null || scan === null || at === null) return;
    const by = scan.clientWidth / (this.preview.width * this.preview.scale);
    const shown = (scrolled: number, size: number, place: number): number =>
      place < scrolled ? place - ROOM : place > scrolled + size ? place + ROOM - size : scrolled;
    view.scrollLeft = shown(view.scrollLeft, view.clientWidth, at.x * by);
    view.scrollTop = shown(view.scrollTop, view.clientHeight, at.y * by);
  }

  #told(): unknown {
    if (this.byHex) return this.chosen < 0 ? nothing : this.describe(this.chosen);
    return this.cross === null ? nothing : BOARD.at(Math.round(this.cross.x), Math.round(this.cross.y));
  }

  #drawHexes(): void {
    const { fit } = this;
    const { width, height, scale } = this.preview;
    const context = this.renderRoot.querySelector('canvas')?.getContext('2d') ?? null;
    if (context === null || fit === null) return;
    context.clearRect(0, 0, width, height);
    context.save();
    context.scale(1 / scale, 1 / scale);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const pixel = this.#pixel();
    for (let hex = 0; hex < this.grid.count; hex++) this.#drawHex(context, fit, hex, pixel);
    context.restore();
  }

  #drawHex(context: CanvasRenderingContext2D, fit: MapFit, hex: number, pixel: number): void {
    const centre = onScan(fit, centreOf(this.grid, hex));
    if (!isOnScan(fit, centre)) return;
    const spacing = spacingAt(fit, centreOf(this.grid, hex));
    const mark = this.marks.get(hex);
    if (mark !== undefined) {
      outline(context, this.#corners(fit, hex, RING.at));
      const dash = mark.review === 'asked' ? [RING.dash * spacing, RING.dash * spacing] : [];
      strokeTwice(context, RING.width * spacing, mark.color, pixel, dash);
    }
    outline(context, this.#corners(fit, hex));
    context.lineWidth = 1.2 * pixel;
    context.strokeStyle = INK;
    context.stroke();
    if (mark !== undefined && SIGNS[mark.review] !== '') {
      this.#write(context, SIGNS[mark.review], centre, Math.min(pixel, (SIGN * spacing) / LETTERS));
    }
    if (NUMBER.size * spacing >= NUMBER.least * pixel) {
      const at = { x: centre.x, y: centre.y + NUMBER.below * spacing };
      this.#write(context, this.labelOf(hex), at, (NUMBER.size * spacing) / LETTERS);
    }
  }

  /** Where a place begins and ends on the scan: a side of a hex, or the way from hex to hex. */
  #wayEnds(fit: MapFit, { between: [hex, next] }: WayProposal): readonly [Point, Point] {
    const corners = cornersFromCentre(this.grid);
    const centre = centreOf(this.grid, hex);
    const side = this.grid.directionBetween(hex, next);
    const [from, to] =
      this.kind === 'path'
        ? [centre, centreOf(this.grid, next)]
        : [corners[side], corners[(side + 1) % 6]].map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
    return [onScan(fit, from), onScan(fit, to)];
  }

  /** The place of a river or road whose middle is near a point, or -1. */
  #wayAt(at: Point): number {
    const { fit } = this;
    if (fit === null) return -1;
    const apart = this.ways.map((way) => {
      const middle = middleOf(...this.#wayEnds(fit, way));
      return Math.hypot(middle.x - at.x, middle.y - at.y) / spacingAt(fit, centreOf(this.grid, way.between[0]));
    });
    const nearest = Math.min(...apart);
    return nearest <= NEAR_WAY ? apart.indexOf(nearest) : -1;
  }

  #write(context: CanvasRenderingContext2D, text: string, { x, y }: Point, pixel: number): void {
    context.font = `bold ${LETTERS * pixel}px sans-serif`;
    context.lineWidth = 4 * pixel;
    context.strokeStyle = '#fff';
    context.strokeText(text, x, y);
    context.fillStyle = '#000';
    context.fillText(text, x, y);
  }

  readonly #click = (event: MouseEvent): void => {
    const area = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const by = (this.preview.width * this.preview.scale) / area.width;
    this.#notify({ x: (event.clientX - area.left) * by, y: (event.clientY - area.top) * by });
  };

  #notify(at: Point): void {
    this.cross = at;
    const hex = this.fit === null ? -1 : hexAt(this.grid, onMap(this.fit, at));
    this.dispatchEvent(new CustomEvent<ScanClick>('scan-clicked', { detail: { at, hex, way: this.#wayAt(at) } }));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const { width, height, scale } = this.preview;
    const middle = { x: (width * scale) / 2, y: (height * scale) / 2 };
    if (event.key === 'Enter') this.#notify(this.#here() ?? this.cross ?? middle);
    else if (arrow === undefined) return;
    else if (this.byHex && this.fit !== null) this.#walk(arrow);
    else {
      const { x, y } = this.cross ?? middle;
      const by = ((event.shiftKey ? FAR : 1) * STEP * scale) / this.zoom;
      const within = (value: number, most: number): number => Math.max(0, Math.min(most * scale - 1, value));
      this.cross = { x: within(x + arrow[0] * by, width), y: within(y + arrow[1] * by, height) };
    }
    event.preventDefault();
  };

  /** The middle of the hex in hand. */
  #here(): Point | null {
    return this.byHex && this.fit !== null && this.chosen >= 0
      ? onScan(this.fit, centreOf(this.grid, this.chosen))
      : null;
  }

  #walk([dx, dy]: readonly [number, number]): void {
    const from = Math.max(0, this.chosen);
    const hex = this.chosen < 0 ? 0 : this.grid.hexAt(this.grid.columnOf(from) + dx, this.grid.rowOf(from) + dy);
    if (hex >= 0) this.dispatchEvent(new CustomEvent<number>('hex-chosen', { detail: hex }));
  }
}

/** Begins a path round these corners. */
function outline(context: CanvasRenderingContext2D, corners: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  context.closePath();
}

/** Draws the path that was begun in a colour, on white, so that it is seen on every ground. */
function strokeTwice(
  context: CanvasRenderingContext2D,
  width: number,
  color: string,
  pixel: number,
  dash: readonly number[],
): void {
  context.lineWidth = width + 2 * pixel;
  context.strokeStyle = '#fff';
  context.stroke();
  context.setLineDash([...dash]);
  context.lineWidth = width;
  context.strokeStyle = color;
  context.stroke();
  context.setLineDash([]);
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

customElements.define('scan-board', ScanBoard);
