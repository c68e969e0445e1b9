/** Counters, drawn from their data. */
import { faded, mixed, readableOn } from '../scene/color.ts';
import { COUNTER_LENGTH, COUNTER_SIDE } from '../scene/footprint.ts';
import { directionAngle } from '../scene/layout.ts';
import type { Counter, CounterMark } from '../scene/scene.ts';
import type { Theme } from '../scene/theme.ts';
import { NAME_HEIGHT, printCounter } from './counter-print.ts';
import { write, type Ink } from './ink.ts';
import type { Orientation } from '@hexwright/hex';

/** How a counter is to be drawn besides its own data. */
export interface CounterStyle {
  readonly theme: Theme;
  readonly orientation: Orientation;
  /** 1: its front is at the top of what is printed on it; -1: at its foot. */
  readonly front: 1 | -1;
  readonly lit: boolean;
  /** CSS pixels of a hexside: small counters say less. */
  readonly scale: number;
  /** Draws the picture of a counter that has one, into this box; false if it is not there (yet). */
  readonly drawArt: (address: string, x: number, y: number, width: number, height: number) => boolean;
}

/** Room round a counter for its shadow, marks and front, in hexsides. */
export const COUNTER_AIR = 0.28;

const HALF = COUNTER_SIDE / 2;
const CORNER = 0.08;
/** Below this scale marks are not drawn. */
const MARKS_FROM = 7;

/** Draws a counter about 0, 0; the ink is turned with it. */
export function drawCounter(ink: Ink, counter: Counter, look: CounterStyle): void {
  const { theme, scale } = look;
  const halfLength = counter.across === null ? HALF : COUNTER_LENGTH / 2;
  body(ink, counter, look, halfLength);
  const pictured = counter.art !== null && look.drawArt(counter.art, -halfLength, -HALF, 2 * halfLength, 2 * HALF);
  if (!pictured) printCounter(ink, counter, paperOf(counter), scale);
  front(ink, counter, look, halfLength);
  if (scale >= MARKS_FROM) marks(ink, counter.marks, theme, halfLength);
}

function paperOf({ color }: Counter): string {
  return mixed(color, '#fff4dc', 0.12);
}

function body(ink: Ink, counter: Counter, { theme, lit }: CounterStyle, halfLength: number): void {
  if (lit) {
    roundedBox(ink, -halfLength - 0.09, -HALF - 0.09, 2 * halfLength + 0.18, 2 * HALF + 0.18, CORNER + 0.08);
    ink.fillStyle = theme.selection;
    ink.fill();
  }
  roundedBox(ink, -halfLength + 0.05, -HALF + 0.07, 2 * halfLength, 2 * HALF, CORNER);
  ink.fillStyle = theme.counterShadow;
  ink.fill();
  roundedBox(ink, -halfLength, -HALF, 2 * halfLength, 2 * HALF, CORNER);
  ink.fillStyle = paperOf(counter);
  ink.fill();
  if (counter.stripe !== null) {
    ink.save();
    topBand(ink, halfLength);
    ink.fillStyle = counter.stripe;
    ink.fill();
    ink.restore();
  }
  // Die-cut cardboard: light on the upper edges, a dark line all round.
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  ink.beginPath();
  ink.moveTo(-halfLength + 0.035, HALF - 0.06);
  ink.lineTo(-halfLength + 0.035, -HALF + 0.035);
  ink.lineTo(halfLength - 0.06, -HALF + 0.035);
  ink.strokeStyle = 'rgba(255,255,255,0.45)';
  ink.lineWidth = 0.04;
  ink.stroke();
  roundedBox(ink, -halfLength, -HALF, 2 * halfLength, 2 * HALF, CORNER);
  ink.strokeStyle = theme.counterEdge;
  ink.lineWidth = 0.035;
  ink.stroke();
}

/** The edge a counter looks over: a bar with a point in it. */
function front(ink: Ink, counter: Counter, { theme, front, orientation }: CounterStyle, halfLength: number): void {
  ink.fillStyle = theme.pointer;
  ink.strokeStyle = theme.paper;
  ink.lineWidth = 0.03;
  if (counter.across !== null) {
    const y = -HALF * front;
    ink.beginPath();
    ink.moveTo(-0.2, y);
    ink.lineTo(0, y - 0.2 * front);
    ink.lineTo(0.2, y);
    ink.closePath();
    ink.fill();
    ink.beginPath();
    ink.moveTo(-halfLength + 0.06, y);
    ink.lineTo(halfLength - 0.06, y);
    ink.strokeStyle = theme.pointer;
    ink.lineWidth = 0.075;
    ink.stroke();
  } else if (counter.facing !== null) {
    ink.save();
    ink.rotate(directionAngle(orientation, counter.facing));
    // On a square's edge, further out towards its corners.
    const angle = directionAngle(orientation, counter.facing);
    const edge = HALF / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    ink.beginPath();
    // Longer than it is wide, and notched: a triangle of equal sides would point three ways.
    ink.moveTo(edge - 0.14, -0.14);
    ink.lineTo(edge + 0.2, 0);
    ink.lineTo(edge - 0.14, 0.14);
    ink.lineTo(edge - 0.05, 0);
    ink.closePath();
    ink.fill();
    ink.stroke();
    ink.restore();
  }
}

function marks(ink: Ink, all: readonly CounterMark[], theme: Theme, halfLength: number): void {
  const colorOf = (tone: CounterMark['tone']): string => (tone === 'neutral' ? '#f7efd9' : theme[tone]);
  let y = -HALF + 0.44;
  for (const { drawing, text, tone } of all) {
    const color = colorOf(tone);
    if (drawing === 'bar') {
      const strokes = Math.max(0, Math.min(3, Math.floor(Number(text) || 0)));
      for (let i = 0; i < strokes; i++) {
        ink.beginPath();
        ink.rect(-halfLength - 0.06, -0.2 + i * 0.22, 0.34, 0.15);
        ink.fillStyle = color;
        ink.fill();
        ink.strokeStyle = '#fffaf0';
        ink.lineWidth = 0.03;
        ink.stroke();
      }
      continue;
    }
    // A disc hangs over the edge; a pennant is printed, and would be cut there.
    const x = halfLength - (drawing === 'disc' ? 0.06 : 0.18);
    ink.beginPath();
    if (drawing === 'disc') ink.arc(x, y, 0.16, 0, Math.PI * 2);
    else {
      ink.moveTo(x - 0.17, y - 0.12);
      ink.lineTo(x + 0.16, y - 0.12);
      ink.lineTo(x + 0.08, y);
      ink.lineTo(x + 0.16, y + 0.12);
      ink.lineTo(x - 0.17, y + 0.12);
    }
    ink.closePath();
    ink.fillStyle = color;
    ink.fill();
    ink.strokeStyle = faded('#1c1813', 0.7);
    ink.lineWidth = 0.03;
    ink.stroke();
    write(ink, text, x - (drawing === 'pennant' ? 0.03 : 0), y + 0.01, {
      size: 0.2,
      color: readableOn(color),
      style: 'bold',
      within: drawing === 'disc' ? 0.28 : 0.2,
    });
    // Two pennants end above the values.
    y += drawing === 'disc' ? 0.34 : 0.28;
  }
}

function roundedBox(ink: Ink, x: number, y: number, width: number, height: number, radius: number): void {
  const [right, bottom] = [x + width, y + height];
  ink.beginPath();
  ink.moveTo(x + radius, y);
  ink.lineTo(right - radius, y);
  ink.quadraticCurveTo(right, y, right, y + radius);
  ink.lineTo(right, bottom - radius);
  ink.quadraticCurveTo(right, bottom, right - radius, bottom);
  ink.lineTo(x + radius, bottom);
  ink.quadraticCurveTo(x, bottom, x, bottom - radius);
  ink.lineTo(x, y + radius);
  ink.quadraticCurveTo(x, y, x + radius, y);
  ink.closePath();
}

function topBand(ink: Ink, half: number): void {
  ink.beginPath();
  ink.moveTo(-half, -HALF + NAME_HEIGHT);
  ink.lineTo(-half, -HALF + CORNER);
  ink.quadraticCurveTo(-half, -HALF, -half + CORNER, -HALF);
  ink.lineTo(half - CORNER, -HALF);
  ink.quadraticCurveTo(half, -HALF, half, -HALF + CORNER);
  ink.lineTo(half, -HALF + NAME_HEIGHT);
  ink.closePath();
}
