/**
 * Reads a symbol for counters from an SVG file. Nothing of the file itself is kept: of the shapes that it may have, new
 * ones are made with the few commands and plain colours that the board draws, so that nothing else can come along. What
 * could run, load or refer to something is refused, with its name.
 */
import type { JsonObject } from '@hexwright/workspace';
import { svgPath, type Affine } from './svg-path.ts';
import { SVG } from './svg-words.ts';

/** What a file gives: shapes as packages write them, or what stands against it. */
export type SymbolReading =
  | { readonly ok: true; readonly shapes: readonly JsonObject[] }
  | { readonly ok: false; readonly message: string };

/** Longer files are not looked into, in characters. */
const LONGEST = 200_000;
const MOST_SHAPES = 60;
const LONGEST_PATH = 6000;
/** The box that a symbol fills. */
const WIDTH = 100;
const HEIGHT = 60;

const NAMESPACE = 'http://www.w3.org/2000/svg';
const SHAPES: ReadonlySet<string> = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
/** What holds other things. */
const GROUPS: ReadonlySet<string> = new Set(['svg', 'g']);
/** What says something about the drawing, and is not drawn. */
const REMARKS: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** How a shape is painted, as far as its groups say. */
interface Look {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly isEvenOdd: boolean;
  readonly matrix: DOMMatrix;
}

/** A shape before it is fitted into the box. */
interface Drawn {
  readonly element: SVGGraphicsElement;
  readonly look: Look;
}

class Refused extends Error {}

/** Reads the shapes of an SVG file, fitted into the box of a symbol. */
export function readSymbol(text: string): SymbolReading {
  try {
    return { ok: true, shapes: fitted(shapesIn(rootOf(text))) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, message: error.message };
    throw error;
  }
}

function rootOf(text: string): Element {
  if (text.length > LONGEST) throw new Refused(SVG.tooLarge);
  // Entities can hide anything, and make a small file large.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.replace(/<!DOCTYPE svg PUBLIC "[^"<>]*" "[^"<>]*">/, ''))) {
    throw new Refused(SVG.refused('<!DOCTYPE>'));
  }
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = parsed.documentElement;
  if (parsed.querySelector('parsererror') !== null) throw new Refused(SVG.notXml);
  if (root.namespaceURI !== NAMESPACE || root.localName !== 'svg') throw new Refused(SVG.notSvg);
  return root;
}

function shapesIn(root: Element): Drawn[] {
  const plain: Look = { fill: '#000000', stroke: 'none', strokeWidth: 1, isEvenOdd: false, matrix: new DOMMatrix() };
  const found: Drawn[] = [];
  walk(root, plain, found);
  if (found.length === 0) throw new Refused(SVG.empty);
  if (found.length > MOST_SHAPES) throw new Refused(SVG.tooMany(found.length, MOST_SHAPES));
  return found;
}

function walk(element: Element, above: Look, found: Drawn[]): void {
  const name = element.localName;
  if (element.namespaceURI !== NAMESPACE) {
    checkAttributes(element);
    // What a drawing program keeps for itself; never markup of another kind.
    if (element.namespaceURI === 'http://www.w3.org/1999/xhtml') throw new Refused(SVG.refused(`<${name}>`));
    return;
  }
  checkAttributes(element);
  if (REMARKS.has(name) || (name === 'defs' && element.children.length === 0)) return;
  if (name === 'style') throw new Refused(SVG.styleSheet);
  if (!GROUPS.has(name) && !SHAPES.has(name)) throw new Refused(SVG.refused(`<${name}>`));
  const look = lookOf(element as SVGGraphicsElement, above);
  if (look === null) return;
  if (SHAPES.has(name)) {
    if (look.fill !== 'none' || look.stroke !== 'none') found.push({ element: element as SVGGraphicsElement, look });
  } else for (const inner of element.children) walk(inner, look, found);
}

/** Refuses what listens, loads or refers, in whatever way it is written. */
function checkAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    const isReference = /(?:^|:)href$/i.test(name) || name === 'src';
    if (/^on/i.test(name) || isReference) throw new Refused(SVG.refused(name));
    if (/url\s*\(|javascript:|data:|@import|expression\s*\(/i.test(value)) throw new Refused(SVG.refers(name));
  }
}

/** How an element is painted; null where it is not seen. */
function lookOf(element: SVGGraphicsElement, above: Look): Look | null {
  const said = (name: string): string => element.style.getPropertyValue(name) || (element.getAttribute(name) ?? '');
  if (said('display') === 'none' || said('visibility') === 'hidden' || Number(said('opacity') || 1) === 0) return null;
  const width = Number.parseFloat(said('stroke-width'));
  const rule = said('fill-rule');
  const own = element.localName === 'svg' ? undefined : element.transform.baseVal.consolidate()?.matrix;
  return {
    fill: Number(said('fill-opacity') || 1) === 0 ? 'none' : colorOf(said('fill')) || above.fill,
    stroke: Number(said('stroke-opacity') || 1) === 0 ? 'none' : colorOf(said('stroke')) || above.stroke,
    strokeWidth: Number.isFinite(width) ? width : above.strokeWidth,
    isEvenOdd: rule === '' ? above.isEvenOdd : rule === 'evenodd',
    matrix: own === undefined ? above.matrix : above.matrix.multiply(own),
  };
}

/** A colour as `#rrggbb`, `none`, or nothing where none is said. */
function colorOf(said: string): string {
  const word = said.trim();
  if (word === '' || word === 'inherit') return '';
  if (word === 'none' || word === 'transparent') return 'none';
  if (word === 'currentColor') return '#000000';
  const ink = new OffscreenCanvas(1, 1).getContext('2d');
  if (ink === null) return '';
  ink.fillStyle = word;
  const [, hex] = /^(#[0-9a-f]{6})$/.exec(ink.fillStyle) ?? [];
  if (hex !== undefined) return hex;
  const parts = ink.fillStyle.match(/[\d.]+/g)?.map(Number) ?? [];
  if (parts.length === 4 && parts[3] === 0) return 'none';
  return `#${parts
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Shapes moved and sized so that all of them together fill the box, about 0, 0. */
function fitted(drawn: readonly Drawn[]): JsonObject[] {
  const paths = drawn.map(({ element, look }) => ({ ...look, ...svgPath(element, affine(look.matrix)) }));
  const boxes = paths.map(({ box, stroke, strokeWidth, matrix }) => {
    const air = stroke === 'none' ? 0 : (strokeWidth * scaleOf(matrix)) / 2;
    return [box[0] - air, box[1] - air, box[2] + air, box[3] + air] as const;
  });
  const [left, top] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side])));
  const [right, bottom] = [2, 3].map((side) => Math.max(...boxes.map((box) => box[side])));
  if (![left, top, right, bottom].every(Number.isFinite)) throw new Refused(SVG.empty);
  const size = Math.min(WIDTH / Math.max(right - left, 1e-6), HEIGHT / Math.max(bottom - top, 1e-6));
  const fit: Affine = [size, 0, 0, size, (-size * (left + right)) / 2, (-size * (top + bottom)) / 2];
  return paths.flatMap(({ write, fill, stroke, strokeWidth, isEvenOdd, matrix }): JsonObject[] => {
    const path = write(fit);
    if (path.length > LONGEST_PATH) throw new Refused(SVG.tooDetailed);
    const width = Math.min(50, Math.round(strokeWidth * scaleOf(matrix) * size * 100) / 100);
    return [
      ...(fill === 'none' ? [] : [{ path, ...inkOf(fill), ...(isEvenOdd ? { rule: 'evenodd' } : {}) }]),
      ...(stroke === 'none' || width <= 0 ? [] : [{ path, stroke: width, ...inkOf(stroke) }]),
    ];
  });
}

/** Black is printed in the colour of the counter's words, white is its paper: the symbol goes with every colour. */
function inkOf(color: string): { readonly color?: string } {
  if (color === '#000000') return {};
  return { color: color === '#ffffff' ? 'paper' : color };
}

function affine({ a, b, c, d, e, f }: DOMMatrix): Affine {
  return [a, b, c, d, e, f];
}

/** How much longer a matrix makes a line, on the whole. */
function scaleOf({ a, b, c, d }: DOMMatrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
