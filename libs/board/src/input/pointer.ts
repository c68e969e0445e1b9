/** Mouse, pen, fingers and wheel. */
import { panned, pinched, toSheet, zoomed } from '../scene/pan-zoom.ts';
import type { Point } from '../scene/layout.ts';
import type { HeldKeys } from '../tools/space.ts';
import type { InputHost } from './input-host.ts';
import { Inertia } from './inertia.ts';

const WHEEL_STEP = 0.0016;
/** A pointer that strays no further than this, in CSS pixels, has clicked. */
const CLICK = 4;
/** A finger that rests so long, in milliseconds, asks for the menu. Not every browser says so by itself. */
const REST = 550;

/**
 * Listens to pointers on the board. One finger does what the tool does, as mouse and pen do; two move and zoom. Once a
 * pen has been used fingers only move the map, so that a hand may rest on it.
 */
export class PointerInput {
  private readonly host: InputHost;
  private readonly inertia = new Inertia();
  private readonly fingers = new Map<number, Point>();
  /** Two fingers have been down, or one has rested: what is left of them draws nothing. */
  private pinching = false;
  private penSeen = false;
  /** Where the map is held, and with which button. */
  private grip: { readonly at: Point; readonly from: Point; readonly button: number } | null = null;
  /** Where the button went down, for as long as it may be a click. */
  private pressed: Point | null = null;
  /** A stroke was begun beside the map: it begins where it comes onto it. */
  private isOutside = false;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(host: InputHost, signal: AbortSignal) {
    this.host = host;
    const { host: element } = host;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ): void => element.addEventListener(type, listener, { signal, passive: false });
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => this.up(event));
    on('pointercancel', (event) => this.up(event));
    // The board has taken the keyboard; the browser would now give it to whatever lies round the board.
    on('mousedown', (event) => event.preventDefault());
    on('pointerleave', () => {
      host.send({ type: 'leave' });
      host.hovered(null);
    });
    on('wheel', (event) => this.wheel(event));
    on('dblclick', (event) => {
      const { hex, counter } = host.hit(this.sheetOf(event));
      if (counter >= 0 && host.hand.tool.value.fans === true) host.spread(host.fanned >= 0 ? -1 : hex);
    });
    on('contextmenu', (event) => {
      event.preventDefault();
    });
    // As it takes back what a tool has begun.
    on('keydown', ({ key }) => {
      if (key === 'Escape') this.pressed = null;
    });
    signal.addEventListener('abort', () => clearTimeout(this.resting));
  }

  /** Whether the map slides on after it was thrown. */
  get sliding(): boolean {
    return this.inertia.sliding;
  }

  /** How far, in CSS pixels, it slides in so many milliseconds. */
  slide(elapsed: number): Point {
    return this.inertia.slide(elapsed);
  }

  /** Stops the map. */
  stop(): void {
    this.inertia.stop();
  }

  private down(event: PointerEvent): void {
    const { host } = this;
    const screen = this.screenOf(event);
    this.inertia.stop();
    host.steer(host.seen);
    // Only a pointer that exists can be captured; scripts send others.
    if (event.isTrusted) host.host.setPointerCapture(event.pointerId);
    if (event.pointerType === 'pen') this.penSeen = true;
    if (event.pointerType === 'touch') {
      this.fingers.set(event.pointerId, screen);
      if (this.fingers.size > 1) {
        clearTimeout(this.resting);
        // A second finger means that the first did not mean to draw.
        this.pinching = true;
        this.pressed = null;
        this.isOutside = false;
        this.grip = null;
        host.send({ type: 'take', tool: host.hand.tool.value.id });
        return;
      }
      if (this.penSeen) {
        this.grip = { at: screen, from: screen, button: 0 };
        return;
      }
    }
    if (event.button === 1 || event.button === 2) {
      this.grip = { at: screen, from: screen, button: event.button };
      return;
    }
    if (event.button !== 0) return;
    this.pressed = screen;
    if (event.pointerType === 'touch') this.resting = setTimeout(() => this.rested(event), REST);
    if (host.hand.tool.value.pans === true) {
      this.grip = { at: screen, from: screen, button: event.button };
      return;
    }
    const hit = host.hit(this.sheetOf(event));
    this.isOutside = hit.hex < 0 && host.hand.tool.value.paints === true;
    host.send({ type: 'down', hit, screen, keys: keysOf(event) });
  }

  private move(event: PointerEvent): void {
    const { host } = this;
    const screen = this.screenOf(event);
    const before = this.fingers.get(event.pointerId);
    if (before !== undefined) {
      const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
      this.fingers.set(event.pointerId, screen);
      if (others.length > 0) host.steer(pinched(host.seen, [before, others[0]], [screen, others[0]]));
      if (this.pinching) return;
    }
    if (this.pressed !== null && apart(this.pressed, screen) > CLICK) {
      this.pressed = null;
      clearTimeout(this.resting);
    }
    if (this.grip !== null) {
      this.inertia.hold(screen.x, screen.y, event.timeStamp);
      host.steer(panned(host.seen, screen.x - this.grip.at.x, screen.y - this.grip.at.y));
      this.grip = { ...this.grip, at: screen };
      return;
    }
    // Between frames a fast pointer runs over several hexes; a stroke has to know them all.
    const places = host.hand.busy || this.isOutside ? event.getCoalescedEvents() : [];
    for (const one of places.length > 0 ? places : [event]) {
      const hit = host.hit(this.sheetOf(one));
      const type = this.isOutside && hit.hex >= 0 ? 'down' : 'move';
      if (type === 'down') this.isOutside = false;
      host.send({ type, hit, screen: this.screenOf(one), keys: keysOf(event) });
      if (one === event || one === places.at(-1)) host.hovered(hit);
    }
  }

  private up(event: PointerEvent): void {
    const { host } = this;
    clearTimeout(this.resting);
    this.isOutside = false;
    this.fingers.delete(event.pointerId);
    if (this.pinching) {
      this.pinching = this.fingers.size > 0;
      return;
    }
    const screen = this.screenOf(event);
    const { grip, pressed } = this;
    this.grip = null;
    this.pressed = null;
    if (grip !== null) {
      this.inertia.release(event.timeStamp);
      if (grip.button === 2 && apart(grip.from, screen) <= CLICK) this.ask(event);
      // The board draws on while the map slides.
      host.steer(host.seen);
      // A tool that was lent by a key may be gone by now.
      if (pressed === null || host.hand.tool.value.pans !== true) return;
    }
    if (event.type === 'pointercancel') {
      host.send({ type: 'take', tool: host.hand.tool.value.id });
      return;
    }
    if (event.button > 0) return;
    const hit = host.hit(this.sheetOf(event));
    const keys = keysOf(event);
    if (grip !== null) host.send({ type: 'down', hit, screen, keys });
    host.send({ type: 'up', hit, screen, keys });
    if (pressed !== null) host.activated(hit);
  }

  /** The finger means the menu, not what the tool has begun; what is left of it draws nothing. */
  private rested(event: PointerEvent): void {
    this.pressed = null;
    this.grip = null;
    this.isOutside = false;
    this.pinching = true;
    this.host.send({ type: 'take', tool: this.host.hand.tool.value.id });
    this.ask(event);
  }

  private ask(event: MouseEvent): void {
    this.host.asked(this.host.hit(this.sheetOf(event)), { x: event.clientX, y: event.clientY });
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.inertia.stop();
    const { host } = this;
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    // Two fingers on a trackpad move; pinching them (which comes with control) and a mouse wheel zoom.
    const trackpad = !event.ctrlKey && event.deltaMode === 0 && (dx !== 0 || Math.abs(dy) < 40);
    if (trackpad || event.shiftKey) {
      host.steer(panned(host.seen, event.shiftKey && dx === 0 ? -dy : -dx, event.shiftKey && dx === 0 ? 0 : -dy));
      return;
    }
    const speed = event.ctrlKey ? 6 : 1;
    host.steer(zoomed(host.seen, Math.exp(-dy * WHEEL_STEP * speed), this.screenOf(event)));
  }

  private screenOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top } = this.host.host.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  private sheetOf(event: { readonly clientX: number; readonly clientY: number }): Point {
    return toSheet(this.host.seen, this.screenOf(event));
  }
}

/** The modifier keys held during an event. */
export function keysOf(event: MouseEvent | KeyboardEvent): HeldKeys {
  return { shift: event.shiftKey, alt: event.altKey, control: event.ctrlKey || event.metaKey };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
