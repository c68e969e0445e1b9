// What a scanner or a camera makes of a page that was never printed.
import { blankRaster, sample, type Point, type Raster } from '../image/raster.ts';
import { homographyOf, mapped, type Corners } from '../sheet/homography.ts';
import type { Random } from './random.ts';

/** How a page came to be a picture. */
export type ScanKind = 'clean' | 'scan' | 'print' | 'photo';

/** How a page is scanned. */
export interface ScanPlan {
  readonly kind: ScanKind;
  /** Pixels an inch. */
  readonly dpi: number;
}

/** What a scanner or a camera does to a page: where every pixel of the picture looks, and in which light. */
export class Lens {
  readonly #plan: ScanPlan;
  readonly #toPage: readonly number[];
  readonly #width: number;
  readonly #height: number;
  readonly #barrel: number;

  constructor(plan: ScanPlan, { width, height }: Raster, random: Random) {
    this.#plan = plan;
    const turn = (plan.kind === 'clean' ? 0 : random.between(-2, 2)) * (Math.PI / 180);
    const keystone = plan.kind === 'photo' ? 0.035 : plan.kind === 'scan' ? 0.003 : 0;
    const room = 0.04;
    this.#width = Math.round(width * (1 + 2 * room));
    this.#height = Math.round(height * (1 + 2 * room));
    this.#barrel = plan.kind === 'photo' ? random.between(-0.008, 0.008) : 0;
    const corner = (x: number, y: number): Point => {
      const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
      return {
        x: this.#width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn) + random.between(-keystone, keystone) * width,
        y: this.#height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn) + random.between(-keystone, keystone) * height,
      };
    };
    const seen: Corners = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
    const page: Corners = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ];
    this.#toPage = homographyOf(seen, page) ?? [];
  }

  /** The place on the page that a place of the picture shows. */
  #shown(x: number, y: number): Point {
    const [dx, dy] = [x / this.#width - 0.5, y / this.#height - 0.5];
    const by = 1 + this.#barrel * (dx * dx + dy * dy) * 4;
    return mapped(this.#toPage, (0.5 + dx * by) * this.#width, (0.5 + dy * by) * this.#height);
  }

  /** Where a place of the page is in the picture. */
  seen(target: Point): Point {
    let at: Point = { x: this.#width / 2, y: this.#height / 2 };
    for (let round = 0; round < 30; round++) {
      const shown = this.#shown(at.x, at.y);
      const [right, down] = [this.#shown(at.x + 1, at.y), this.#shown(at.x, at.y + 1)];
      const [a, b, c, d] = [right.x - shown.x, down.x - shown.x, right.y - shown.y, down.y - shown.y];
      const [ex, ey] = [target.x - shown.x, target.y - shown.y];
      const area = a * d - b * c;
      at = { x: at.x + (ex * d - ey * b) / area, y: at.y + (ey * a - ex * c) / area };
    }
    return at;
  }

  picture(page: Raster, random: Random): Raster {
    const { kind, dpi } = this.#plan;
    const image = blankRaster(this.#width, this.#height);
    const noise = { clean: 0, scan: 5, print: 9, photo: 7 }[kind];
    const blur = { clean: 0, scan: 0.002, print: 0.0025, photo: 0.004 }[kind] * dpi;
    const shade = kind === 'photo' ? random.between(0.1, 0.25) : 0;
    const angle = random.between(0, 2 * Math.PI);
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    // Made once: a page has tens of millions of pixels.
    const [right, down] = [
      [0, blur, -blur, 0, 0],
      [0, 0, 0, blur, -blur],
    ];
    const color = new Float32Array(15);
    for (let y = 0; y < image.height; y++) {
      for (let x = 0; x < image.width; x++) {
        const { x: px, y: py } = this.#shown(x + 0.5, y + 0.5);
        const taps = px < 0 || py < 0 || px >= page.width || py >= page.height ? 0 : blur === 0 ? 1 : 5;
        for (let tap = 0; tap < taps; tap++) {
          sample(page, px + right[tap], py + down[tap], color, tap * 3);
        }
        const light = 1 - shade * (0.5 + ((x / image.width - 0.5) * cosine + (y / image.height - 0.5) * sine));
        const grain = kind === 'print' ? 8 * Math.sin(x * 1.9) * Math.sin(y * 1.9) : 0;
        for (let channel = 0; channel < 3; channel++) {
          let value = taps === 0 ? 60 : 0;
          for (let tap = 0; tap < taps; tap++) value += color[tap * 3 + channel] / taps;
          const speck = (random.next() + random.next() - 1) * noise;
          image.data[(y * image.width + x) * 4 + channel] = value * light + speck + grain;
        }
      }
    }
    return image;
  }
}
