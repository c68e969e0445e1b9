// Print on synthetic sheets: outlines of a real type, filled line by line.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { opentype, type Font, type Glyph } from './opentype.ts';
import type { Raster } from '../image/raster.ts';

const FOLDER = path.join(path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const fonts = new Map<string, Font>();

/** A type by the name of its file. */
export function typeface(name: string): Font {
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(path.join(FOLDER, `${name}.ttf`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(name, font);
  return font;
}

/** Colours are red, green and blue. */
export type Color = readonly [number, number, number];

/** Lines in which a pixel is looked at. */
const FINE = 4;

/** Prints text with its middle at a point; `size` is that of the type in pixels. */
export function printText(
  image: Raster,
  font: Font,
  text: string,
  x: number,
  y: number,
  size: number,
  color: Color,
): void {
  const glyphs = Array.from(text, (character) => font.charToGlyph(character));
  const widthOf = ({ advanceWidth }: Glyph): number => (advanceWidth * size) / font.unitsPerEm;
  let left = x - glyphs.reduce((sum, glyph) => sum + widthOf(glyph), 0) / 2;
  for (const glyph of glyphs) {
    fillOutline(image, outlineOf(glyph, left, y + size * 0.36, size), color);
    left += widthOf(glyph);
  }
}

type Outline = readonly (readonly [number, number])[];

function outlineOf(glyph: Glyph, x: number, y: number, size: number): Outline[] {
  const outlines: [number, number][][] = [];
  let points: [number, number][] = [];
  for (const step of glyph.getPath(x, y, size).commands) {
    if (step.type === 'Z') continue;
    if (step.type === 'M') {
      points = [[step.x, step.y]];
      outlines.push(points);
      continue;
    }
    const [fromX, fromY] = points[points.length - 1];
    const pieces = step.type === 'L' ? 1 : 8;
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces;
      const u = 1 - t;
      if (step.type === 'L') points.push([step.x, step.y]);
      else if (step.type === 'Q') {
        points.push([
          u * u * fromX + 2 * u * t * step.x1 + t * t * step.x,
          u * u * fromY + 2 * u * t * step.y1 + t * t * step.y,
        ]);
      } else {
        points.push([
          u ** 3 * fromX + 3 * u * u * t * step.x1 + 3 * u * t * t * step.x2 + t ** 3 * step.x,
          u ** 3 * fromY + 3 * u * u * t * step.y1 + 3 * u * t * t * step.y2 + t ** 3 * step.y,
        ]);
      }
    }
  }
  return outlines;
}

/** Fills outlines where they wind round a point. */
export function fillOutline(image: Raster, outlines: readonly Outline[], color: Color): void {
  if (outlines.length === 0) return;
  const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
  const first = Math.max(0, Math.floor(Math.min(...ys)));
  const last = Math.min(image.height - 1, Math.ceil(Math.max(...ys)));
  const covered = new Float32Array(image.width);
  for (let row = first; row <= last; row++) {
    covered.fill(0);
    for (let fine = 0; fine < FINE; fine++) fillLine(outlines, row + (fine + 0.5) / FINE, covered);
    for (let column = 0; column < image.width; column++) {
      const share = Math.min(1, covered[column] / FINE);
      if (share <= 0) continue;
      const at = (row * image.width + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        image.data[at + channel] = image.data[at + channel] * (1 - share) + color[channel] * share;
      }
    }
  }
}

function fillLine(outlines: readonly Outline[], y: number, covered: Float32Array): void {
  const crossings: { readonly x: number; readonly turn: number }[] = [];
  for (const outline of outlines) {
    for (const [index, [x1, y1]] of outline.entries()) {
      const [x2, y2] = outline[(index + 1) % outline.length];
      if (y1 <= y === y2 <= y) continue;
      crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 });
    }
  }
  crossings.sort((one, other) => one.x - other.x);
  let winding = 0;
  for (const [index, { x, turn }] of crossings.entries()) {
    winding += turn;
    if (winding === 0) continue;
    cover(covered, x, crossings[index + 1]?.x ?? x);
  }
}

function cover(covered: Float32Array, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(covered.length, to)];
  for (let column = Math.floor(start); column < end; column++) {
    covered[column] += Math.min(end, column + 1) - Math.max(start, column);
  }
}
