/** Which part of a battle a small picture shows, where the whole of it would be too small to be made out. */
import { placeCounters } from './footprint.ts';
import type { Area, Point } from './layout.ts';
import type { StagedScene } from './stage.ts';

/** A counter as what counts here. */
interface Piece extends Point {
  readonly color: string;
}

/**
 * The part of the sheet for a picture of `width` by `height` pixels: the whole of it where hexsides are at least `least`
 * pixels long in it, else as much as can be shown with such hexsides, there where most counters of two sides face each
 * other. Without counters on the map it is the whole sheet.
 */
export function detailOf(staged: StagedScene, width: number, height: number, least: number): Area {
  const { sheet } = staged.layout;
  const pieces = piecesOf(staged);
  if (Math.min(width / sheet.right, height / sheet.bottom) >= least || pieces.length === 0) return sheet;
  const [wide, high] = [Math.min(width / least, sheet.right), Math.min(height / least, sheet.bottom)];
  let best: { readonly area: Area; readonly rank: readonly [number, number] } | null = null;
  for (const middle of pieces.map((piece) => towardsEnemy(piece, pieces))) {
    const left = clamped(middle.x - wide / 2, sheet.right - wide);
    const top = clamped(middle.y - high / 2, sheet.bottom - high);
    const area = { left, top, right: left + wide, bottom: top + high };
    const rank = rankOf(area, pieces);
    if (best === null || rank[0] > best.rank[0] || (rank[0] === best.rank[0] && rank[1] > best.rank[1])) {
      best = { area, rank };
    }
  }
  return best?.area ?? sheet;
}

function piecesOf(staged: StagedScene): Piece[] {
  const { footprints } = placeCounters(staged);
  return staged.scene.counters.flatMap(({ color }, index) => {
    const { x, y, halfWidth } = footprints[index];
    return halfWidth === 0 ? [] : [{ x, y, color }];
  });
}

/** The middle between a piece and the nearest one of another colour; the piece itself where there is none. */
function towardsEnemy(piece: Piece, pieces: readonly Piece[]): Point {
  let [nearest, distance]: [Point, number] = [piece, Infinity];
  for (const other of pieces) {
    const far = Math.hypot(other.x - piece.x, other.y - piece.y);
    if (other.color !== piece.color && far < distance) [nearest, distance] = [other, far];
  }
  return { x: (piece.x + nearest.x) / 2, y: (piece.y + nearest.y) / 2 };
}

/** How many pieces of the second most frequent colour are in an area, and how many in all. */
function rankOf(area: Area, pieces: readonly Piece[]): [number, number] {
  const counts = new Map<string, number>();
  for (const { x, y, color } of pieces) {
    if (x < area.left || x > area.right || y < area.top || y > area.bottom) continue;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const sorted = [...counts.values()].toSorted((one, other) => other - one);
  return [sorted[1] ?? 0, sorted.reduce((sum, count) => sum + count, 0)];
}

function clamped(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
