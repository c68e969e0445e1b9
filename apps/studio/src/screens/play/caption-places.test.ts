import { describe, expect, it } from 'vitest';
import { captionPlaces, type CaptionBox } from './caption-places.ts';

const room = { width: 600, height: 400 };
const box = (x: number, y: number, height = 60): CaptionBox => ({ x, y, width: 200, height });

/** Whether two boxes have a pixel in common. */
function overlaps(boxes: readonly CaptionBox[], places: ReturnType<typeof captionPlaces>): boolean {
  const shown = boxes.flatMap(({ width, height }, at) => {
    const place = places[at];
    return place === null || place === undefined ? [] : [{ ...place, width, height }];
  });
  return shown.some((one, at) =>
    shown
      .slice(at + 1)
      .some(
        (other) =>
          one.left < other.left + other.width &&
          other.left < one.left + one.width &&
          one.top < other.top + other.height &&
          other.top < one.top + one.height,
      ),
  );
}

describe('words beside hexes', () => {
  it('stand beside their hex where there is room', () => {
    expect(captionPlaces([box(100, 200)], room)).toEqual([{ left: 126, top: 170 }]);
    expect(captionPlaces([box(560, 200)], room)).toEqual([{ left: 334, top: 170 }]);
  });

  it('leave free what is to be clicked, as far as they can', () => {
    const [covering] = captionPlaces([box(100, 200)], room, [{ x: 160, y: 190 }]);
    expect(covering).toEqual({ left: 126, top: 216 });
    const everywhere = Array.from({ length: 40 }, (_, at) => ({ x: 20 * at, y: 10 * at }));
    expect(captionPlaces([box(100, 40)], { width: 240, height: 80 }, everywhere)).not.toContain(null);
  });

  it('never cover each other, however near their hexes are', () => {
    for (const boxes of [
      [box(300, 200), box(305, 210), box(300, 190)],
      [box(300, 10, 90), box(310, 12, 90), box(300, 14, 90)],
      [box(590, 390), box(580, 380), box(585, 395)],
    ]) {
      const places = captionPlaces(boxes, room);
      expect(places.every((place) => place !== null)).toBe(true);
      expect(overlaps(boxes, places)).toBe(false);
      for (const [at, place] of places.entries()) {
        expect(place!.top).toBeGreaterThanOrEqual(0);
        expect(place!.top + boxes[at].height).toBeLessThanOrEqual(room.height);
      }
    }
  });

  it('are not shown of what is out of sight, nor where there is no room at all', () => {
    expect(captionPlaces([box(-5, 20)], room)).toEqual([null]);
    expect(captionPlaces([box(90, 50, 90), box(90, 60, 90)], { width: 240, height: 100 })).toContain(null);
  });
});
