/**
 * Where words stand beside the places that they are about, so that none covers another or what is to be clicked: plain numbers,
 * in CSS pixels.
 */

/** A box of words: its size, and the middle of its place, from the top left of the board. */
export interface CaptionBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the top left of a box is; null where its place is out of sight. */
export type CaptionPlace = { readonly left: number; readonly top: number } | null;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** From the middle of a place to its words, and between words. */
const BESIDE = 26;
const GAP = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Places boxes in their order: each beside its place where there is room, else as near below or above as it can be.
 *
 * @param clear the middles of places that are covered only where nothing else is left
 */
export function captionPlaces(boxes: readonly CaptionBox[], room: Room, clear: readonly Point[] = []): CaptionPlace[] {
  const taken: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }[] = [];
  return boxes.map(({ x, y, width, height }) => {
    if (x < 0 || y < 0 || x > room.width || y > room.height) return null;
    const isFree = (left: number, top: number): boolean =>
      taken.every(
        (other) =>
          left + width + GAP <= other.left ||
          other.left + other.width + GAP <= left ||
          top + height + GAP <= other.top ||
          other.top + other.height + GAP <= top,
      );
    const inside = (top: number): number => Math.max(GAP, Math.min(top, room.height - height - GAP));
    const lefts = [x + BESIDE, x - BESIDE - width].filter((left) => left >= GAP && left + width <= room.width - GAP);
    if (lefts.length === 0) lefts.push(Math.max(GAP, room.width - width - GAP));
    const isBeside = (left: number, one: Point): boolean => left - BESIDE < one.x && one.x < left + width + BESIDE;
    // Hundreds of places may be lit: most lie too far to either side to be covered, whatever the height.
    const near = clear.filter((one) => lefts.some((left) => isBeside(left, one)));
    const covered = (left: number, top: number): number =>
      near.filter((one) => isBeside(left, one) && top - BESIDE < one.y && one.y < top + height + BESIDE).length;
    // Beside the place, then just above and below what stands there already or is to be clicked.
    const tops = [
      y - height / 2,
      ...taken.flatMap((one) => [one.top - height - GAP, one.top + one.height + GAP]),
      ...near.flatMap((one) => [one.y - BESIDE - height, one.y + BESIDE]),
    ];
    const found = tops
      .map(inside)
      .flatMap((top) => lefts.map((left) => ({ left, top })))
      .filter(({ left, top }) => isFree(left, top))
      .map((place) => ({ ...place, covers: covered(place.left, place.top), off: Math.abs(place.top + height / 2 - y) }))
      .toSorted((a, b) => a.covers - b.covers || a.off - b.off);
    if (found.length === 0) return null;
    const [{ left, top }] = found;
    taken.push({ left, top, width, height });
    return { left, top };
  });
}
