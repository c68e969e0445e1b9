/** A board on a page, for browser tests: what a person does with it and what they see and hear. */
import { Board } from './board.ts';
import type { BoardSettings } from './board-settings.ts';
import { contextOf } from './canvas/context.ts';
import { toScreen } from './scene/pan-zoom.ts';
import { rgb } from './scene/color.ts';
import type { BoardScene } from './scene/scene.ts';
import { stage } from './scene/stage.ts';

let host: HTMLElement | null = null;
let board: Board | null = null;

/** Takes the board off the page again: after each test. */
export function close(): void {
  board?.destroy();
  board = null;
  host?.remove();
}

/** The element of the board. Throws an Error if there is none. */
export function theHost(): HTMLElement {
  if (host === null) throw new Error('No board is on the page');
  return host;
}

/** The board. Throws an Error if there is none. */
export function theBoard(): Board {
  if (board === null) throw new Error('No board is on the page');
  return board;
}

function part(selector: string): Element {
  const found = theHost().querySelector(selector);
  if (found === null) throw new Error(`The board has no ${selector}`);
  return found;
}

/** An element for a board, in the upper left corner of the window. */
export function makeHost(width: number, height: number): HTMLElement {
  host = document.createElement('div');
  host.style.cssText = `position:fixed;left:0;top:0;width:${width}px;height:${height}px`;
  document.body.append(host);
  return host;
}

/** Puts a board on the page. */
export function open(scene: BoardScene, settings: BoardSettings = {}, width = 700, height = 520): Board {
  board = new Board(makeHost(width, height), scene, settings);
  return board;
}

/** The next frame. */
export const frame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** A map is whole after fewer frames; what blinks is drawn for ever. */
const MOST_FRAMES = 40;

/** Waits until nothing is drawn any more. */
export async function settled(): Promise<void> {
  // What has to be drawn asks for its first frame within one.
  await frame();
  let isDrawing = true;
  const end = theBoard().watch(() => (isDrawing = true));
  for (let frames = 0; isDrawing && frames < MOST_FRAMES; frames += 2) {
    isDrawing = false;
    await frame();
    await frame();
  }
  end();
}

/** The colour of one canvas at a place in CSS pixels: red, green, blue, alpha. */
export function colorAt(layer: 'map' | 'counters' | 'pointer', x: number, y: number): number[] {
  const canvas = part(`canvas[data-layer=${layer}]`) as HTMLCanvasElement;
  const ratio = canvas.width / theHost().clientWidth;
  return [...contextOf(canvas).getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data];
}

/** The colour at a place `dx`, `dy` hexsides from the middle of a hex. */
export function colorIn(
  scene: BoardScene,
  layer: 'map' | 'counters' | 'pointer',
  hex: number,
  dx = 0,
  dy = 0,
): number[] {
  const { layout } = stage(scene);
  const { x, y } = toScreen(theBoard().seen, { x: layout.x[hex] + dx, y: layout.y[hex] + dy });
  return colorAt(layer, x, y);
}

/** Whether a colour is about the one wanted. */
export function near(color: readonly number[], wanted: string, tolerance = 12): boolean {
  return rgb(wanted).every((part, i) => Math.abs(part - color[i]) <= tolerance);
}

/** Sends what a mouse would, at the middles of hexes. */
export function drag(scene: BoardScene, hexes: readonly number[]): void {
  const { layout } = stage(scene);
  hexes.forEach((hex, i) => {
    const { x, y } = toScreen(theBoard().seen, { x: layout.x[hex], y: layout.y[hex] });
    const at = { clientX: x, clientY: y, bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0 };
    theHost().dispatchEvent(new PointerEvent(i === 0 ? 'pointerdown' : 'pointermove', at));
    if (i === hexes.length - 1) theHost().dispatchEvent(new PointerEvent('pointerup', at));
  });
}

/** Presses a key and lets it go. */
export function press(key: string, more: KeyboardEventInit = {}): void {
  theHost().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  theHost().dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
}

/** What the cell that has the focus says. */
export const focused = (): string => part('[role=gridcell]').getAttribute('aria-label') ?? '';

/** What was read out last. */
export const heard = (): string => part('[role=status]').textContent;
