import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import {
  between,
  fitsInto,
  fitted,
  isFitted,
  kept,
  LARGEST_SCALE,
  panned,
  pinched,
  refitted,
  resized,
  revealed,
  toScreen,
  toSheet,
  visibleArea,
  zoomed,
  type Camera,
} from './pan-zoom.ts';
import { Inertia } from '../input/inertia.ts';
import { Layout } from './layout.ts';

const CAMERA: Camera = { x: 10, y: 8, scale: 20, width: 800, height: 600 };

describe('a camera that shows the whole', () => {
  const area = { left: 0, top: 0, right: 40, bottom: 30 };
  const camera = fitted({ x: 0, y: 0, scale: 1, width: 800, height: 700 }, area);

  it('knows so until it is moved, or the window is another one', () => {
    expect(isFitted(camera, area)).toBe(true);
    expect(isFitted(panned(camera, 5, 0), area)).toBe(false);
    expect(isFitted(resized(camera, 600, 700), area)).toBe(false);
  });

  it('goes on showing it in a window of another size', () => {
    expect(isFitted(refitted(camera, 500, 400, area), area)).toBe(true);
    const moved = panned(camera, 5, 0);
    expect(refitted(moved, 500, 400, area)).toEqual({ ...moved, width: 500, height: 400 });
  });

  it('knows what fits in as near as it is', () => {
    expect(fitsInto(camera, area)).toBe(false);
    expect(fitsInto(camera, { ...area, right: 20 })).toBe(true);
    expect(fitsInto(zoomed(camera, 3, { x: 400, y: 350 }), { ...area, right: 20 })).toBe(false);
  });
});

describe('a camera', () => {
  it('takes places to the screen and back', () => {
    expect(toScreen(CAMERA, { x: 10, y: 8 })).toEqual({ x: 400, y: 300 });
    expect(toSheet(CAMERA, toScreen(CAMERA, { x: 3, y: 4 }))).toEqual({ x: 3, y: 4 });
  });

  it('moves what is dragged with the pointer', () => {
    const before = toSheet(CAMERA, { x: 100, y: 100 });
    expect(toScreen(panned(CAMERA, 30, -12), before)).toEqual({ x: 130, y: 88 });
  });

  it('zooms about the cursor, and no further than there is anything to see', () => {
    const screen = { x: 123, y: 456 };
    const fixed = toSheet(CAMERA, screen);
    const closer = zoomed(CAMERA, 3, screen);
    expect(closer.scale).toBe(60);
    expect(toScreen(closer, fixed).x).toBeCloseTo(123);
    expect(toScreen(closer, fixed).y).toBeCloseTo(456);
    expect(zoomed(CAMERA, 1e6, screen).scale).toBe(LARGEST_SCALE);
    expect(zoomed(CAMERA, 1e-6, screen).scale).toBeGreaterThan(0);
  });

  it('follows two fingers', () => {
    const before = [
      { x: 300, y: 300 },
      { x: 500, y: 300 },
    ] as const;
    const after = [
      { x: 250, y: 340 },
      { x: 650, y: 340 },
    ] as const;
    const middle = toSheet(CAMERA, { x: 400, y: 300 });
    const moved = pinched(CAMERA, before, after);
    expect(moved.scale).toBe(40);
    expect(toScreen(moved, middle)).toEqual({ x: 450, y: 340 });
  });

  it('fits an area into the window', () => {
    const area = { left: 2, top: 3, right: 30, bottom: 9 };
    const shown = visibleArea(fitted(CAMERA, area, 0));
    expect(shown.left).toBeCloseTo(2);
    expect(shown.right).toBeCloseTo(30);
    expect(shown.top).toBeLessThan(3);
  });

  it('moves no more than it must to reveal an area', () => {
    expect(revealed(CAMERA, { left: 9, top: 7, right: 11, bottom: 9 })).toBe(CAMERA);
    const there = revealed(CAMERA, { left: 60, top: 7, right: 62, bottom: 9 }, 0);
    expect(visibleArea(there).right).toBeCloseTo(62);
    expect(there.y).toBe(CAMERA.y);
  });

  it('never loses the sheet', () => {
    const layout = new Layout(new Grid({ orientation: 'pointy', columns: 5, rows: 5, shift: 'odd' }));
    expect(kept({ ...CAMERA, x: -50, y: 999 }, layout)).toMatchObject({ x: 0, y: layout.height });
  });

  it('goes from view to view', () => {
    const to = { ...CAMERA, x: 20, scale: 80 };
    expect(between(CAMERA, to, 0)).toEqual(CAMERA);
    expect(between(CAMERA, to, 1)).toEqual(to);
    expect(between(CAMERA, to, 0.5)).toMatchObject({ x: 15, scale: 40 });
  });
});

describe('a thrown sheet', () => {
  it('slides on and comes to rest', () => {
    const inertia = new Inertia();
    for (let time = 0; time <= 60; time += 10) inertia.hold(time * 2, 0, time);
    inertia.release(65);
    expect(inertia.sliding).toBe(true);
    let way = 0;
    for (let i = 0; i < 200 && inertia.sliding; i++) way += inertia.slide(16).x;
    expect(inertia.sliding).toBe(false);
    expect(way).toBeGreaterThan(200);
    expect(way).toBeLessThan(400);
  });

  it('lies still if it was held still before letting go', () => {
    const inertia = new Inertia();
    inertia.hold(0, 0, 0);
    inertia.hold(90, 0, 20);
    inertia.hold(90, 0, 200);
    inertia.release(210);
    expect(inertia.sliding).toBe(false);
  });
});
