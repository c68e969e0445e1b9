import type { Board } from './board.ts';
import { visibleArea } from './scene/pan-zoom.ts';
import { THEMES, type Theme } from './scene/theme.ts';
import { opaqueContextOf } from './canvas/context.ts';

/** How far an arrow key moves the window, as a share of what it shows. */
const STEP = 0.25;

/**
 * The whole sheet in small, in an element of the page that has a size, with a rectangle round what the board shows.
 * Pressing moves the window there, dragging takes it along; the arrow keys move it too.
 */
export class Minimap {
  private readonly host: HTMLElement;
  private readonly board: Board;
  private readonly context: CanvasRenderingContext2D;
  private readonly ending = new AbortController();
  private readonly observer: ResizeObserver;
  private readonly unwatch: () => void;
  private theme: Theme;
  /** What was drawn last, so that frames in which nothing moved cost nothing. */
  private drawn = '';
  /** A press inside the rectangle holds it where it was pressed. */
  private grip: { readonly dx: number; readonly dy: number } | null = null;

  constructor(host: HTMLElement, board: Board, theme: Theme = THEMES.light) {
    this.host = host;
    this.board = board;
    this.theme = theme;
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none;cursor:pointer';
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', 'Minimap. The arrow keys pan the map.');
    host.append(canvas);
    this.context = opaqueContextOf(canvas);
    const { signal } = this.ending;
    canvas.addEventListener('pointerdown', (event) => this.down(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.drag(event), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      canvas.addEventListener(type, () => (this.grip = null), { signal });
    }
    canvas.addEventListener('keydown', (event) => this.key(event), { signal });
    this.observer = new ResizeObserver(() => this.draw());
    this.observer.observe(host);
    this.unwatch = board.watch(() => this.draw());
    this.draw();
  }

  /** Shows paper and rectangle in other colours; the map's own follow the board. */
  setTheme(theme: Theme): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.drawn = '';
    this.draw();
  }

  /** Takes the minimap off the page. */
  destroy(): void {
    this.ending.abort();
    this.observer.disconnect();
    this.unwatch();
    this.context.canvas.remove();
  }

  private draw(): void {
    const { context, board, theme } = this;
    const { canvas } = context;
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === 0 || height === 0) return;
    const ratio = Math.min(2, devicePixelRatio);
    const shown = visibleArea(board.seen);
    const state = [width, height, ratio, board.overviewVersion, ...Object.values(shown)].join(' ');
    if (state === this.drawn) return;
    this.drawn = state;
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
    const { scale, left, top } = this.fit();
    const { sheet } = board;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = theme.desk;
    context.fillRect(0, 0, width, height);
    context.drawImage(board.overview(), left, top, sheet.right * scale, sheet.bottom * scale);
    const size = Math.max(2.5, Math.min(6, scale * 1.2));
    for (const spot of board.counterSpots()) {
      context.fillStyle = spot.color;
      context.strokeStyle = theme.counterEdge;
      context.lineWidth = 0.75;
      context.beginPath();
      context.rect(left + spot.x * scale - size / 2, top + spot.y * scale - size / 2, size, size);
      context.fill();
      context.stroke();
    }
    const x = Math.max(1, left + shown.left * scale);
    const y = Math.max(1, top + shown.top * scale);
    const right = Math.min(width - 1, left + shown.right * scale);
    const bottom = Math.min(height - 1, top + shown.bottom * scale);
    for (const [color, line] of [
      [theme.overlayHalo, 4],
      [theme.selection, 2],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = line;
      context.strokeRect(x, y, Math.max(4, right - x), Math.max(4, bottom - y));
    }
  }

  /** How the sheet lies in the minimap, in CSS pixels. */
  private fit(): { readonly scale: number; readonly left: number; readonly top: number } {
    const { clientWidth: width, clientHeight: height } = this.host;
    const { right, bottom } = this.board.sheet;
    const scale = Math.min(width / right, height / bottom);
    return { scale, left: (width - right * scale) / 2, top: (height - bottom * scale) / 2 };
  }

  private placeOf(event: PointerEvent): { x: number; y: number } {
    const box = this.context.canvas.getBoundingClientRect();
    const { scale, left, top } = this.fit();
    return { x: (event.clientX - box.left - left) / scale, y: (event.clientY - box.top - top) / scale };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (event.isTrusted) this.context.canvas.setPointerCapture(event.pointerId);
    const { x, y } = this.placeOf(event);
    const { seen } = this.board;
    const shown = visibleArea(seen);
    const inside = x > shown.left && x < shown.right && y > shown.top && y < shown.bottom;
    this.grip = inside ? { dx: seen.x - x, dy: seen.y - y } : { dx: 0, dy: 0 };
    this.drag(event);
  }

  private drag(event: PointerEvent): void {
    if (this.grip === null) return;
    const { x, y } = this.placeOf(event);
    this.board.moveTo({ ...this.board.seen, x: x + this.grip.dx, y: y + this.grip.dy });
  }

  private key(event: KeyboardEvent): void {
    const dx = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const dy = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    const { seen } = this.board;
    const x = seen.x + (dx * STEP * seen.width) / seen.scale;
    const y = seen.y + (dy * STEP * seen.height) / seen.scale;
    this.board.moveTo({ ...seen, x, y });
  }
}
