/** Words along a line, letter by letter: names of rivers and ridges. */
import { grown, type Area, type Point } from '../scene/layout.ts';
import { textWidth, write, type Ink, type TextLook } from './ink.ts';

/** A letter, and where it stands. */
interface Letter extends Point {
  readonly text: string;
  readonly angle: number;
}

/** Writes a text in the middle of a line, from left to right whichever way the line was drawn. */
export function writeAlong(ink: Ink, text: string, line: readonly Point[], look: TextLook): void {
  const letters = placed(text, line, look);
  const { halo, ...plain } = look;
  // All halos first: none lies over a letter beside it.
  for (const isHalo of [true, false]) {
    if (isHalo && halo === undefined) continue;
    for (const { text: letter, x, y, angle } of letters) {
      ink.save();
      ink.translate(x, y);
      ink.rotate(angle);
      write(ink, letter, 0, 0, isHalo ? look : plain);
      ink.restore();
    }
  }
}

/** The room of each letter of a text that is written along a line. */
export function roomsAlong(text: string, line: readonly Point[], look: Pick<TextLook, 'size' | 'spacing'>): Area[] {
  return placed(text, line, look).map(({ x, y }) => grown({ left: x, right: x, top: y, bottom: y }, look.size / 2));
}

/** A smoother line through the middles of the pieces of another. */
export function smoothed(line: readonly Point[]): readonly Point[] {
  if (line.length < 3) return line;
  const points: Point[] = [line[0]];
  for (let i = 1; i < line.length - 1; i++) {
    const [before, at, after] = [points[points.length - 1], line[i], middle(line[i], line[i + 1])];
    const start = i === 1 ? before : middle(line[i - 1], line[i]);
    for (let step = 1; step <= 6; step++) points.push(bent(start, at, after, step / 6));
  }
  points.push(line[line.length - 1]);
  return points;
}

function placed(
  text: string,
  line: readonly Point[],
  { size, spacing = 0 }: Pick<TextLook, 'size' | 'spacing'>,
): Letter[] {
  const rightwards = line[line.length - 1].x >= line[0].x ? line : line.toReversed();
  const curve = smoothed(rightwards);
  const lengths = curve.slice(1).map((point, i) => Math.hypot(point.x - curve[i].x, point.y - curve[i].y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let at = (whole - textWidth(text, size, spacing)) / 2;
  return Array.from(text, (letter) => {
    const width = textWidth(letter, size, spacing);
    const place = along(curve, lengths, at + width / 2);
    at += width;
    return { text: letter, ...place };
  });
}

/** The place so far along a line, and the angle there; beyond its ends the line goes straight on. */
function along(
  line: readonly Point[],
  lengths: readonly number[],
  distance: number,
): Point & { readonly angle: number } {
  let [piece, rest] = [0, distance];
  while (piece < lengths.length - 1 && rest > lengths[piece]) rest -= lengths[piece++];
  const [from, to] = [line[piece], line[piece + 1]];
  const share = rest / Math.max(1e-6, lengths[piece]);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, angle };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function bent(from: Point, over: Point, to: Point, share: number): Point {
  const rest = 1 - share;
  const at = (a: number, b: number, c: number): number => rest * rest * a + 2 * rest * share * b + share * share * c;
  return { x: at(from.x, over.x, to.x), y: at(from.y, over.y, to.y) };
}
