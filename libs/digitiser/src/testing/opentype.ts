import { createRequire } from 'node:module';

/** A step of an outline. */
export interface PathCommand {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly x: number;
  readonly y: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A letter of a type. */
export interface Glyph {
  readonly advanceWidth: number;
  getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
}

/** A type. */
export interface Font {
  readonly unitsPerEm: number;
  charToGlyph(character: string): Glyph;
}

/** What is used here of opentype.js, which comes without types. */
export const opentype = createRequire(import.meta.url)('opentype.js') as { parse(data: ArrayBuffer): Font };
