/**
 * The piece of the sheet that a window shows. `x`, `y` is the place on the sheet in the middle of the window, `scale`
 * the CSS pixels of a hexside; screen coordinates are CSS pixels from the window's top left. Cameras are never changed,
 * only followed by others.
 */
import type { Area, Layout, Point } from './layout.ts';

export interface Camera extends Point {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** No closer than this, in CSS pixels a hexside. */
export const LARGEST_SCALE = 240;
const SMALLEST_SCALE = 0.4;

/** The place on the sheet at a place on the screen. */
export function toSheet(camera: Camera, screen: Point): Point {
  return {
    x: camera.x + (screen.x - camera.width / 2) / camera.scale,
    y: camera.y + (screen.y - camera.height / 2) / camera.scale,
  };
}

/** The place on the screen of a place on the sheet. */
export function toScreen(camera: Camera, sheet: Point): Point {
  return {
    x: (sheet.x - camera.x) * camera.scale + camera.width / 2,
    y: (sheet.y - camera.y) * camera.scale + camera.height / 2,
  };
}

/** What the window shows of the sheet and beyond. */
export function visibleArea(camera: Camera): Area {
  const [halfWidth, halfHeight] = [camera.width / 2 / camera.scale, camera.height / 2 / camera.scale];
  return {
    left: camera.x - halfWidth,
    top: camera.y - halfHeight,
    right: camera.x + halfWidth,
    bottom: camera.y + halfHeight,
  };
}

/** Moved as if the sheet were dragged by `dx`, `dy` CSS pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Closer by `factor`, while what lies at `screen` stays there. */
export function zoomed(camera: Camera, factor: number, screen: Point): Camera {
  const fixed = toSheet(camera, screen);
  const scale = clamp(camera.scale * factor, SMALLEST_SCALE, LARGEST_SCALE);
  return {
    ...camera,
    scale,
    x: fixed.x - (screen.x - camera.width / 2) / scale,
    y: fixed.y - (screen.y - camera.height / 2) / scale,
  };
}

/** Two fingers: what lay at `before` lies at `after`, as far as a turn is not needed for it. */
export function pinched(camera: Camera, before: readonly [Point, Point], after: readonly [Point, Point]): Camera {
  const [from, to] = [middle(before), middle(after)];
  const spread = distance(before) < 1 ? 1 : distance(after) / distance(before);
  return zoomed(panned(camera, to.x - from.x, to.y - from.y), spread, to);
}

/** The whole of an area in the window, with `padding` CSS pixels of air, no closer than `largest` pixels a hexside. */
export function fitted(camera: Camera, area: Area, padding = 24, largest = LARGEST_SCALE, foot = padding): Camera {
  const width = Math.max(1e-6, area.right - area.left);
  const height = Math.max(1e-6, area.bottom - area.top);
  const across = Math.max(1, camera.width - 2 * padding) / width;
  const scale = clamp(Math.min(across, Math.max(1, camera.height - padding - foot) / height), SMALLEST_SCALE, largest);
  return {
    ...camera,
    scale,
    x: (area.left + area.right) / 2,
    y: (area.top + area.bottom) / 2 + (foot - padding) / 2 / scale,
  };
}

/** `fitted` for a whole sheet, with room at the foot for what lies over the board there. */
export function fittedSheet(camera: Camera, sheet: Area, foot?: number): Camera {
  return fitted(camera, sheet, undefined, undefined, foot);
}

/** Whether the camera shows an area as `fitted` does: as a whole, and no smaller than need be. */
export function isFitted(camera: Camera, area: Area, foot?: number): boolean {
  const { x, y, scale } = fittedSheet(camera, area, foot);
  return camera.x === x && camera.y === y && camera.scale === scale;
}

/** The same view in a window of another size; one that shows the whole of an area goes on doing so. */
export function refitted(camera: Camera, width: number, height: number, area: Area, foot?: number): Camera {
  const next = resized(camera, width, height);
  return isFitted(camera, area, foot) ? fittedSheet(next, area, foot) : next;
}

/** The same view in a window of another size. */
export function resized(camera: Camera, width: number, height: number): Camera {
  return { ...camera, width, height };
}

/** The camera pulled back so far that the sheet cannot be lost: its middle stays on the sheet. */
export function kept(camera: Camera, layout: Layout): Camera {
  const x = clamp(camera.x, 0, layout.width);
  const y = clamp(camera.y, 0, layout.height);
  return x === camera.x && y === camera.y ? camera : { ...camera, x, y };
}

/** Whether an area can be seen as a whole, with some air round it, as near as the camera is. */
export function fitsInto({ scale, width, height }: Camera, area: Area): boolean {
  return (area.right - area.left) * scale <= width * 0.9 && (area.bottom - area.top) * scale <= height * 0.9;
}

/** The least move that shows an area with `padding` CSS pixels round it; the camera itself if it shows already. */
export function revealed(camera: Camera, area: Area, padding = 48): Camera {
  const shown = visibleArea(camera);
  const air = Math.min(padding, camera.width / 4, camera.height / 4) / camera.scale;
  const shift = (low: number, high: number, least: number, most: number): number => {
    if (high - low > most - least) return (low + high) / 2 - (least + most) / 2;
    return low < least ? low - least : high > most ? high - most : 0;
  };
  const dx = shift(area.left, area.right, shown.left + air, shown.right - air);
  const dy = shift(area.top, area.bottom, shown.top + air, shown.bottom - air);
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Part `share` (0..1) of the way from one camera to another; zooming feels even because scales are multiplied. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const ease = share * share * (3 - 2 * share);
  return {
    ...to,
    x: from.x + (to.x - from.x) * ease,
    y: from.y + (to.y - from.y) * ease,
    scale: from.scale * (to.scale / from.scale) ** ease,
  };
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** An area in the window with much air round it, and no closer than is sensible. */
export function closeUp(camera: Camera, area: Area): Camera {
  return fitted(camera, area, 48, 64);
}

/** The least move that shows an area; from further off only if it does not fit into the window. */
export function showing(camera: Camera, area: Area): Camera {
  return fitsInto(camera, area) ? revealed(camera, area) : closeUp(camera, area);
}
