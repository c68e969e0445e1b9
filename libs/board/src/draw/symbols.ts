/**
 * Drawings on counters: silhouettes in the manner of the counter sheets of the 1970s. Each lies in a box of 100 by 60
 * with its middle at 0, 0, and is written with the commands M, L, Q, C and Z of SVG paths and O x y r for a disc.
 */
import type { Ink } from './ink.ts';
import { NATO } from './nato.ts';

/** A piece of a drawing: filled, or a line of this width. */
export interface SymbolShape {
  readonly path: string;
  readonly stroke?: number;
  /** `print` (where absent), `paper` for what is left free, or `#rrggbb`. */
  readonly color?: string;
  /** Leaves free what is enclosed an even number of times. */
  readonly rule?: 'evenodd';
}

const HORSE =
  'M -34 30 Q -36 6 -22 -8 Q -18 -20 -8 -24 L -7 -31 L 0 -24 Q 6 -22 9 -16 L 25 0 Q 30 6 26 11 Q 22 15 16 11 L 11 8 ' +
  'Q 4 9 -1 5 Q -4 14 3 22 Q 6 26 6 30 Z';
const BOW: readonly SymbolShape[] = [
  { path: 'M -12 -28 C 22 -22 22 22 -12 28', stroke: 6 },
  { path: 'M -12 -28 L -12 28', stroke: 2 },
  { path: 'M -34 0 L 26 0', stroke: 4 },
  { path: 'M 40 0 L 24 -8 L 24 8 Z' },
  { path: 'M -38 -7 L -28 0 L -38 7', stroke: 4 },
];
const WHEELS: readonly SymbolShape[] = [
  { path: 'O -22 17 12' },
  { path: 'O -22 17 5', color: 'paper' },
  { path: 'O 22 17 12' },
  { path: 'O 22 17 5', color: 'paper' },
];

const DRAWINGS = {
  cavalry: [{ path: HORSE }],
  'cavalry-lance': [
    { path: HORSE },
    { path: 'M -46 26 L 44 -26', stroke: 4 },
    { path: 'M 49 -29 L 35 -26 L 39 -19 Z' },
  ],
  'cavalry-bow': [
    {
      path: 'M -44 30 Q -46 6 -32 -8 Q -28 -20 -18 -24 L -17 -31 L -10 -24 Q -4 -22 -1 -16 L 15 0 Q 20 6 16 11 Q 12 15 6 11 L 1 8 Q -6 9 -11 5 Q -14 14 -7 22 Q -4 26 -4 30 Z',
    },
    { path: 'M 20 -26 C 46 -18 46 18 20 26', stroke: 5 },
    { path: 'M 20 -26 L 20 26', stroke: 2 },
    { path: 'M 14 0 L 44 0', stroke: 3 },
    { path: 'M 50 0 L 40 -6 L 40 6 Z' },
  ],
  infantry: [
    { path: 'M -30 -26 L 0 -26 L 0 -2 Q 0 18 -15 28 Q -30 18 -30 -2 Z' },
    { path: 'M -15 -20 L -15 20', stroke: 3, color: 'paper' },
    { path: 'M -25 -8 L -5 -8', stroke: 3, color: 'paper' },
    { path: 'M 24 -30 L 29 -24 L 29 10 L 19 10 L 19 -24 Z' },
    { path: 'M 10 13 L 38 13', stroke: 5 },
    { path: 'M 24 13 L 24 27', stroke: 5 },
  ],
  spear: [
    { path: 'M -24 30 L -24 -14 M 0 30 L 0 -14 M 24 30 L 24 -14', stroke: 4 },
    {
      path: 'M -24 -31 L -17 -14 L -24 -9 L -31 -14 Z M 0 -31 L 7 -14 L 0 -9 L -7 -14 Z M 24 -31 L 31 -14 L 24 -9 L 17 -14 Z',
    },
  ],
  bow: BOW,
  crossbow: [
    { path: 'M -40 0 L 30 0', stroke: 7 },
    { path: 'M 14 -28 Q 34 0 14 28', stroke: 6 },
    { path: 'M 14 -28 L -10 0 L 14 28', stroke: 2 },
    { path: 'M -40 -2 L -40 10', stroke: 6 },
    { path: 'M 46 0 L 30 -7 L 30 7 Z' },
  ],
  axe: [{ path: 'M -30 28 L 26 -28', stroke: 5 }, { path: 'M 8 -20 Q 22 -34 38 -22 Q 34 -2 20 2 Q 22 -10 14 -14 Z' }],
  elephant: [
    {
      path:
        'M -40 -8 Q -38 -24 -14 -25 Q 8 -28 16 -20 Q 32 -24 38 -10 Q 42 4 40 18 Q 40 26 48 24 Q 48 31 39 30 Q 32 28 33 16 ' +
        'Q 33 6 28 4 L 22 8 L 22 29 L 11 29 L 10 12 L -16 12 L -17 29 L -29 29 L -30 10 Q -37 8 -40 -8 Z',
    },
    { path: 'M 30 8 Q 40 14 48 8', stroke: 3 },
    { path: 'O 29 -11 2.4', color: 'paper' },
    { path: 'M -18 -26 L -20 -34 L 4 -34 L 2 -27 Z' },
  ],
  wagon: [
    { path: 'M -42 -12 L 42 -12 L 36 10 L -36 10 Z' },
    { path: 'M -38 -12 Q -30 -30 0 -30 Q 30 -30 38 -12', stroke: 4 },
    ...WHEELS,
  ],
  'wagon-ring': [
    {
      path: 'M -44 -16 L -14 -16 L -14 0 L -44 0 Z M -10 -28 L 20 -28 L 20 -12 L -10 -12 Z M 16 -4 L 44 -4 L 44 12 L 16 12 Z M -28 8 L 2 8 L 2 24 L -28 24 Z',
    },
    { path: 'M -29 0 L -18 8 M -14 -14 L -10 -18 M 20 -14 L 26 -4 M 16 10 L 2 18', stroke: 4 },
  ],
  leader: [
    { path: 'M -30 20 L -36 -16 L -16 0 L 0 -26 L 16 0 L 36 -16 L 30 20 Z' },
    { path: 'M -30 26 L 30 26', stroke: 5 },
    { path: 'O -36 -18 4.5 O 0 -27 4.5 O 36 -18 4.5' },
  ],
  fire: [
    {
      path: 'M 0 30 Q -26 28 -24 6 Q -22 -8 -10 -14 Q -12 -2 -4 0 Q -10 -18 8 -31 Q 6 -18 16 -10 Q 26 0 22 14 Q 18 30 0 30 Z',
    },
    { path: 'M 1 28 Q -11 26 -9 14 Q -6 6 2 2 Q 3 10 8 13 Q 12 26 1 28 Z', color: 'paper' },
  ],
  artillery: [
    { path: 'M -40 6 L -36 -6 L 42 -20 L 44 -8 L -34 10 Z' },
    { path: 'O -8 12 17' },
    { path: 'O -8 12 10', color: 'paper' },
    { path: 'M -8 2 L -8 22 M -18 12 L 2 12', stroke: 3 },
    { path: 'M -18 16 L -46 28', stroke: 6 },
  ],
  'wolf-pit': [
    { path: 'M -30 26 L -22 -16 L -14 26 Z' },
    { path: 'M -8 26 L 0 -28 L 8 26 Z' },
    { path: 'M 14 26 L 22 -16 L 30 26 Z' },
    { path: 'M -38 28 L 38 28', stroke: 4 },
  ],
  ...NATO,
  standard: [{ path: 'M -22 30 L -22 -30', stroke: 5 }, { path: 'M -20 -28 L 34 -22 L 18 -11 L 34 0 L -20 4 Z' }],
} satisfies Record<string, readonly SymbolShape[]>;

/** Names of the drawings that counters may bear. */
export const SYMBOLS = Object.keys(DRAWINGS) as readonly (keyof typeof DRAWINGS)[];

/** The pieces of the drawing of this name; undefined if there is none. */
export function shapesOf(name: string): readonly SymbolShape[] | undefined {
  return Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as keyof typeof DRAWINGS] : undefined;
}

/** Draws a symbol into a box of this width about 0, 0. */
export function drawSymbol(
  ink: Ink,
  shapes: readonly SymbolShape[],
  width: number,
  colors: { readonly print: string; readonly paper: string },
): void {
  ink.save();
  ink.scale(width / 100, width / 100);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const { path, stroke, color = 'print', rule } of shapes) {
    ink.beginPath();
    tracePathText(ink, path);
    const paint = color === 'print' || color === 'paper' ? colors[color] : color;
    ink.fillStyle = paint;
    ink.strokeStyle = paint;
    if (stroke === undefined) ink.fill(rule);
    else {
      ink.lineWidth = stroke;
      ink.stroke();
    }
  }
  ink.restore();
}

/** Adds a path written as text to the current one. */
function tracePathText(ink: Ink, path: string): void {
  const words = path.split(' ');
  let at = 0;
  const number = (): number => Number(words[at++]);
  while (at < words.length) {
    const command = words[at++];
    if (command === 'M') ink.moveTo(number(), number());
    else if (command === 'L') ink.lineTo(number(), number());
    else if (command === 'Q') ink.quadraticCurveTo(number(), number(), number(), number());
    else if (command === 'C') ink.bezierCurveTo(number(), number(), number(), number(), number(), number());
    else if (command === 'Z') ink.closePath();
    else if (command === 'O') {
      const [x, y, radius] = [number(), number(), number()];
      ink.moveTo(x + radius, y);
      ink.arc(x, y, radius, 0, Math.PI * 2);
    } else throw new Error(`A symbol is written with a command ${command} that does not exist`);
  }
}
