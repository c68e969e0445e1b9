/** Everything without a mouse: one hex has the focus, keys move it, and Enter is the button of the pointer. */
import { cornerName, cornerOf, nearCorner, rovedCorner } from '../edit/corner-rove.ts';
import { ROVING_KEYS, roved } from '../edit/roving.ts';
import { revealed, toScreen, zoomed } from '../scene/pan-zoom.ts';
import type { Hit } from '../scene/hit.ts';
import type { Point } from '../scene/layout.ts';
import type { Preview } from '../tools/tool.ts';
import type { InputHost } from './input-host.ts';
import { keysOf } from './pointer.ts';

/** What the keyboard needs of the board besides. */
export interface KeyboardHost extends InputHost {
  /** The hex that has the focus. */
  readonly focused: number;
  /** What is pointed at: by the keyboard if it was used last, else by the mouse. */
  readonly pointed: Hit;
  /** Gives the focus to a hex and answers with what lies there, in words. */
  focusOn(hex: number): string;
  announce(text: string): void;
}

/** A gesture between two Enters: where it is now, and for the pen on hexsides its corner. */
interface Gesture {
  readonly at: Point;
  readonly vertex: number;
  /** How often the pen was turned to another corner before it drew; -1 once it has. */
  readonly turn: number;
}

const HOW = 'Move with the arrows, Enter ends, Escape takes it back.';

/** Listens to keys on the board. */
export class KeyboardInput {
  private readonly host: KeyboardHost;
  private gesture: Gesture | null = null;

  constructor(host: KeyboardHost) {
    this.host = host;
  }

  /** Listens until the signal says to stop. */
  listen(signal: AbortSignal): void {
    const { host } = this;
    host.host.addEventListener('keydown', (event) => this.down(event), { signal });
    host.host.addEventListener(
      'keyup',
      (event) => host.send({ type: 'key-up', key: event.key, time: event.timeStamp }),
      { signal },
    );
    host.host.addEventListener('focusout', (event) => host.send({ type: 'keys-gone', time: event.timeStamp }), {
      signal,
    });
    // Somebody who takes the mouse has left the gesture.
    host.host.addEventListener('pointerdown', () => (this.gesture = null), { signal, capture: true });
  }

  private down(event: KeyboardEvent): void {
    const { host } = this;
    if (!host.hand.busy) this.gesture = null;
    if (this.handled(event)) {
      event.preventDefault();
      return;
    }
    if (event.repeat && !ROVING_KEYS.includes(event.key)) return;
    const { key, timeStamp: time } = event;
    if (host.send({ type: 'key-down', key, keys: keysOf(event), time, hit: host.pointed })) event.preventDefault();
    else if (!event.ctrlKey && !event.metaKey && !event.altKey) this.fan(key);
  }

  private handled(event: KeyboardEvent): boolean {
    const { host } = this;
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      this.ask();
      return true;
    }
    if (event.ctrlKey || event.metaKey) return false;
    if (event.key === 'Enter') {
      if (!event.repeat) this.enter(event);
      return true;
    }
    if (event.altKey) return false;
    if (ROVING_KEYS.includes(event.key)) {
      this.rove(event);
      return true;
    }
    if (event.key === '+' || event.key === '=' || event.key === '-') {
      const middle = { x: host.seen.width / 2, y: host.seen.height / 2 };
      host.travel(zoomed(host.seen, event.key === '-' ? 1 / 1.4 : 1.4, middle));
      return true;
    }
    if (event.key.toLowerCase() === 'r' && this.gesture !== null && this.gesture.turn >= 0) {
      this.turnPen(this.gesture.turn + (event.shiftKey ? 5 : 1), event);
      return true;
    }
    return false;
  }

  /** Moves the focus, or the gesture with it. */
  private rove(event: KeyboardEvent): void {
    const { host, gesture } = this;
    const { layout, grid, scene } = host.staged;
    const keys = keysOf(event);
    if (gesture !== null && gesture.vertex >= 0) {
      const vertex = rovedCorner(layout, gesture.vertex, event.key);
      const at = nearCorner(layout, vertex);
      this.gesture = { at, vertex, turn: -1 };
      this.tell('move', at, event);
      host.announce(vertex === gesture.vertex ? 'No side leads there' : this.preview.note);
      host.focusOn(Math.floor(vertex / 6));
      return;
    }
    const hex = roved(grid, host.focused, event.key, keys.shift ? 5 : 1) ?? host.focused;
    const words = host.focusOn(hex);
    const area = layout.areaOf([hex]);
    if (area !== null) host.steer(revealed(host.seen, area));
    const at = { x: layout.x[hex], y: layout.y[hex] };
    if (gesture !== null) this.gesture = { ...gesture, at };
    this.tell('move', at, event, { ...keys, shift: false });
    host.announce(gesture === null ? words : `${scene.label(hex)}. ${this.preview.note}`);
  }

  /** Begins a gesture, ends it, or clicks. */
  private enter(event: KeyboardEvent): void {
    const { host } = this;
    if (this.gesture !== null) {
      const { at, turn } = this.gesture;
      this.gesture = null;
      if (turn < 0) this.tell('up', at, event);
      else {
        host.send({ type: 'take', tool: host.hand.tool.value.id });
        host.announce('Nothing drawn');
      }
      return;
    }
    const { layout } = host.staged;
    const tool = host.hand.tool.value;
    if (tool.holds === 'corner') {
      this.turnPen(0, event);
      return;
    }
    const at = { x: layout.x[host.focused], y: layout.y[host.focused] };
    host.focusOn(host.focused);
    const hit = host.hit(at);
    this.tell('down', at, event);
    if (tool.holds === 'place' && host.hand.busy) {
      this.gesture = { at, vertex: -1, turn: -1 };
      const held = this.preview.ghosts.at(0);
      const what = held === undefined ? tool.title : `${held.name} picked up`;
      host.announce(`${what}, from ${host.staged.scene.label(host.focused)}. ${HOW}`);
      return;
    }
    this.tell('up', at, event);
    host.activated(hit);
  }

  /** Sets the pen down in a corner of the hex that has the focus, the `turn`th from the top. */
  private turnPen(turn: number, event: KeyboardEvent): void {
    const { host } = this;
    const { layout, scene } = host.staged;
    host.send({ type: 'take', tool: host.hand.tool.value.id });
    const vertex = cornerOf(layout, host.focused, turn);
    const at = nearCorner(layout, vertex);
    this.tell('down', at, event);
    if (!host.hand.busy) return;
    this.gesture = { at, vertex, turn: turn % 6 };
    const where = `${cornerName(layout, turn)} corner of ${scene.label(host.focused)}`;
    host.announce(`Pen in the ${where}. R turns to the next corner. ${HOW}`);
  }

  private tell(type: 'down' | 'move' | 'up', at: Point, event: KeyboardEvent, keys = keysOf(event)): void {
    const { host } = this;
    host.send({ type, hit: host.hit(at), screen: toScreen(host.seen, at), keys });
  }

  /** What the tool shows of its gesture. */
  private get preview(): Preview {
    return this.host.hand.machine.value.preview;
  }

  private fan(key: string): void {
    const { host } = this;
    const isF = key.toLowerCase() === 'f';
    if (host.fanned >= 0 && (isF || key === 'Escape')) host.spread(-1);
    else if (isF && host.pointed.hex >= 0) host.spread(host.pointed.hex);
  }

  private ask(): void {
    const { host } = this;
    const { layout } = host.staged;
    const at = { x: layout.x[host.focused], y: layout.y[host.focused] };
    const { left, top } = host.host.getBoundingClientRect();
    const { x, y } = toScreen(host.seen, at);
    host.asked(host.hit(at), { x: left + x, y: top + y });
  }
}
