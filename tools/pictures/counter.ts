// One counter as it lay on the table in the 1970s: a flat coloured box, a silhouette, a line of values.
import { angleOfDirection, HEX_STEP, type Point, written } from './hex-plane.ts';
import type { SymbolName } from './symbols.ts';

/** What is printed on a counter and how it lies. */
export interface CounterFace {
  readonly name: string;
  /** Such as `M-6-B`; a leader has but one number. */
  readonly values: string;
  readonly symbol: SymbolName;
  readonly color: string;
  /** Direction 0..5 from the left half to the right one; null for a counter in one hex. */
  readonly direction: number | null;
  readonly hasLance: boolean;
}

const SIDE = 29;
const DOUBLE = SIDE + HEX_STEP;
const LEADER = 17;
const PAPER = '#fdf6e0';
const INK = '#1f1a14';
/** Letters are about as wide as this part of their height; fonts differ. */
const LETTER_WIDTH = 0.6;

/** A counter of one hex, or of two, round the middle of what it covers. */
export function unitCounter(face: CounterFace, middle: Point): string {
  const isDouble = face.direction !== null;
  const width = isDouble ? DOUBLE : SIDE;
  const turn = face.direction === null ? 0 : Math.round((angleOfDirection(face.direction) * 180) / Math.PI);
  // Words stay upright: a counter that looks down the page has its front below them.
  const isUpright = Math.cos((turn * Math.PI) / 180) > -0.01;
  const print = isDouble ? printOfDouble(face, width) : printOfSingle(face, width);
  return [
    place(middle, turn),
    box(width, SIDE, face.color),
    isDouble ? frontOf(width) : '',
    face.hasLance ? lance(width) : '',
    isUpright ? print : `<g transform="rotate(180)">${print}</g>`,
    '</g>',
  ].join('');
}

/** A leader: half a counter, to be laid behind the unit he stands with. */
export function leaderCounter(color: string, middle: Point): string {
  return [
    place(middle, 0),
    box(LEADER, LEADER, PAPER),
    `<rect x="-7" y="-7" width="14" height="14" fill="${color}"/>`,
    symbol('crown', { x: 0, y: 0 }, 0.55, PAPER),
    '</g>',
  ].join('');
}

/** Wagons drawn up in a ring, as the rim of a box round whatever stands within. */
export function wagonRing(color: string, middle: Point, direction: number): string {
  const width = DOUBLE + 11;
  const height = SIDE + 9;
  const turn = Math.round((angleOfDirection(direction) * 180) / Math.PI);
  const plank = `<rect x="${written(-width / 2 + 2)}" y="${written(-height / 2 + 2)}" width="${written(width - 4)}" height="${written(height - 4)}" fill="none" stroke="${INK}" stroke-width="2.6" stroke-dasharray="4.4 2.2"/>`;
  return `${place(middle, turn)}${box(width, height, color)}${plank}</g>`;
}

function place({ x, y }: Point, turn: number): string {
  const rotation = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${written(x)} ${written(y)})${rotation}">`;
}

/** A piece of card: its shadow, its colour and the cut of its edges. */
function box(width: number, height: number, color: string): string {
  const [x, y, w, h] = [-width / 2, -height / 2, width, height].map(written);
  return (
    `<rect class="shade" x="${written(-width / 2 + 1.2)}" y="${written(-height / 2 + 1.6)}" width="${w}" height="${h}"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color}" stroke="${INK}" stroke-width=".7"/>`
  );
}

/** The front of a double: a bright edge with an arrow head in the middle. */
function frontOf(width: number): string {
  const x = -width / 2;
  const y = -SIDE / 2;
  const band = `M${written(x + 0.4)} ${written(y + 0.4)}H${written(-x - 0.4)}V${written(y + 2.8)}H${written(x + 0.4)}Z`;
  const head = `M-5 ${written(y)}L0 ${written(y - 4.6)}L5 ${written(y)}Z`;
  return `<path d="${head}" fill="${PAPER}" stroke="${INK}" stroke-width=".7"/><path d="${band}M-4 ${written(y + 0.6)}H4V${written(y - 0.1)}H-4Z" fill="${PAPER}"/>`;
}

/** The lance marker: a staff along the front with its pennon. */
function lance(width: number): string {
  const y = -SIDE / 2 + 1.6;
  const x = width / 2;
  return `<path d="M${written(-x + 4)} ${written(y)}H${written(x - 4)}" stroke="${INK}" stroke-width="1"/><path d="M${written(x - 13)} ${written(y - 1.6)}L${written(x - 4)} ${written(y)}L${written(x - 13)} ${written(y + 1.6)}Z" fill="${INK}"/>`;
}

function printOfSingle(face: CounterFace, width: number): string {
  return (
    words(face.name, 0, -9, 5.4, width - 2, 'm') +
    symbol(face.symbol, { x: 0, y: -0.4 }, 0.62, PAPER) +
    words(face.values, 0, 12.2, 7.6, width - 2, 'm b')
  );
}

function printOfDouble(face: CounterFace, width: number): string {
  return (
    symbol(face.symbol, { x: -width / 2 + 15.5, y: 0 }, 0.98, PAPER) +
    words(face.name, 12, -2.4, 7, width - 32, 'm') +
    words(face.values, 12, 8.8, 11, width - 32, 'm b')
  );
}

function symbol(name: SymbolName, at: Point, scale: number, color: string): string {
  const where = at.x === 0 && at.y === 0 ? '' : `translate(${written(at.x)} ${written(at.y)}) `;
  return `<use href="#${name}" transform="${where}scale(${scale})" fill="${color}"/>`;
}

/** A line of words, in smaller letters where it would not fit. */
function words(text: string, x: number, y: number, size: number, room: number, look: string): string {
  const fitting = Math.min(size, room / (text.length * LETTER_WIDTH));
  return `<text class="${look}" x="${written(x)}" y="${written(y)}" font-size="${written(fitting)}">${escaped(text)}</text>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
