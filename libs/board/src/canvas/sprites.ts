/** Counters as small pictures, drawn once for each look and size and then only copied. */
import { COUNTER_AIR, drawCounter } from '../draw/counter.ts';
import type { SymbolShape } from '../draw/symbols.ts';
import type { Footprint } from '../scene/footprint.ts';
import type { Counter } from '../scene/scene.ts';
import type { Theme } from '../scene/theme.ts';
import { LeastRecentlyUsed } from './lru.ts';
import { contextOf } from './context.ts';
import type { Orientation } from '@hexwright/hex';

const MOST_SPRITES = 2000;
/** A picture shown larger or smaller than it was drawn by more than this is drawn anew even in the middle of a zoom. */
const TOO_BLURRED = 1.8;

/** How counters look now. `scale` is device pixels a hexside, `ratio` device pixels of a CSS pixel. */
export interface SpriteLook {
  readonly theme: Theme;
  readonly orientation: Orientation;
  readonly scale: number;
  readonly ratio: number;
  /** The scale rests: pictures of another one are drawn anew. */
  readonly resting: boolean;
  /** Pictures are drawn until this time of `performance.now()`; after it, what there is has to do. */
  readonly deadline: number;
}

interface Sprite {
  readonly canvas: HTMLCanvasElement;
  readonly scale: number;
}

/** Pictures of counters. */
export class Sprites {
  private readonly sprites = new LeastRecentlyUsed<string, Sprite>(MOST_SPRITES);
  private readonly prints = new WeakMap<Counter, string>();
  private readonly drawings = new WeakMap<readonly SymbolShape[], number>();
  private nextDrawing = 0;
  private readonly art = new Map<string, HTMLImageElement>();
  private readonly artArrived: () => void;

  /** Calls when a picture of a counter has been loaded. */
  constructor(artArrived: () => void) {
    this.artArrived = artArrived;
  }

  /** Copies a counter to `x`, `y` in device pixels; answers whether it is as sharp as it should be. */
  show(
    target: CanvasRenderingContext2D,
    counter: Counter,
    footprint: Footprint,
    lit: boolean,
    look: SpriteLook,
    x: number,
    y: number,
  ): boolean {
    const { theme, scale, resting, deadline } = look;
    const { art, color } = counter;
    const pictured = art !== null && this.picture(art) !== null;
    const key = `${theme.id} ${lit} ${pictured} ${this.printOf(counter)}`;
    let sprite = this.sprites.get(key);
    const blur = sprite === undefined ? Infinity : Math.max(sprite.scale / scale, scale / sprite.scale);
    const wanted = blur > 1 && (resting || blur > TOO_BLURRED);
    const late = performance.now() >= deadline;
    if (wanted && !late) {
      sprite = this.drawn(counter, footprint, lit, look);
      this.sprites.set(key, sprite);
    }
    if (sprite === undefined) {
      // For a frame its colour has to do.
      const [width, height] = [footprint.halfWidth * scale, footprint.halfHeight * scale];
      target.save();
      target.translate(x, y);
      target.rotate(footprint.angle);
      target.fillStyle = color;
      target.fillRect(-width, -height, 2 * width, 2 * height);
      target.restore();
      return false;
    }
    const { canvas } = sprite;
    if (sprite.scale === scale) {
      target.drawImage(canvas, Math.round(x - canvas.width / 2), Math.round(y - canvas.height / 2));
      return true;
    }
    const [width, height] = [(canvas.width * scale) / sprite.scale, (canvas.height * scale) / sprite.scale];
    target.drawImage(canvas, x - width / 2, y - height / 2, width, height);
    return false;
  }

  /** What is printed on a counter, as text: counters that look the same share a picture. */
  private printOf(counter: Counter): string {
    let print = this.prints.get(counter);
    if (print === undefined) {
      const { name, values, symbol, design = {}, color, stripe, mode, marks, art, facing, across } = counter;
      const { shapes, ...look } = design;
      const drawing = shapes === undefined ? '' : this.numberOf(shapes);
      print = JSON.stringify([name, values, symbol, look, drawing, color, stripe, mode, marks, art, facing, across]);
      this.prints.set(counter, print);
    }
    return print;
  }

  /** A drawing as long as it is would make long keys: its number says as much. */
  private numberOf(shapes: readonly SymbolShape[]): number {
    let number = this.drawings.get(shapes);
    if (number === undefined) {
      number = this.nextDrawing++;
      this.drawings.set(shapes, number);
    }
    return number;
  }

  private drawn(counter: Counter, footprint: Footprint, lit: boolean, look: SpriteLook): Sprite {
    const { theme, orientation, scale, ratio } = look;
    const [halfWidth, halfHeight] = [footprint.halfWidth + COUNTER_AIR, footprint.halfHeight + COUNTER_AIR];
    const [cos, sin] = [Math.abs(Math.cos(footprint.angle)), Math.abs(Math.sin(footprint.angle))];
    const canvas = document.createElement('canvas');
    // An even number of pixels: the middle lies between two.
    canvas.width = 2 * Math.ceil((halfWidth * cos + halfHeight * sin) * scale);
    canvas.height = 2 * Math.ceil((halfWidth * sin + halfHeight * cos) * scale);
    const context = contextOf(canvas);
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate(footprint.angle);
    context.scale(scale, scale);
    drawCounter(context, counter, {
      theme,
      orientation,
      front: footprint.front,
      lit,
      scale: scale / ratio,
      drawArt: (address, left, top, width, height) => {
        const picture = this.picture(address);
        if (picture === null) return false;
        context.drawImage(picture, left, top, width, height);
        return true;
      },
    });
    return { canvas, scale };
  }

  /** A picture, or null while it is loading and if it cannot be loaded: the counter is then drawn from its data. */
  private picture(address: string): HTMLImageElement | null {
    const known = this.art.get(address);
    if (known !== undefined) return known.complete && known.naturalWidth > 0 ? known : null;
    const image = new Image();
    image.addEventListener('load', () => this.artArrived());
    image.src = address;
    this.art.set(address, image);
    return null;
  }
}
