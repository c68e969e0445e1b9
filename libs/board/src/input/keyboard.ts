/** Everything without a mouse: one hex has the focus, keys move it, and Enter is the button of the pointer. */
import { cornerName, cornerOf, nearCorner, rovedCorner } from '../edit/corner-rove.ts';
import { ROVING_KEYS, roved } from '../edit/roving.ts';
import { revealed, toScreen, zoomed } from '../scene/camera.ts';
import type { Hit } from '../scene/hit.ts';
import type { Point } from '../scene/layout.ts';
import type { Preview } from '../tools/tool.ts';
import { fanEffect, type Desk } from './desk.ts';
import { keysOf } from './pointer.ts';

/** What the keyboard needs of the board besides. */
export interface KeyboardDesk extends Desk {
  /** The hex that has the focus. */
  readonly focused: number;
  /** What is pointed at: by the keyboard if it was used last, else by the mouse. */
  readonly pointed: Hit;
  /** Gives the focus to a hex and answers with what lies there, in words. */
  focusOn(hex: number): string;
  say(text: string): void;
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
  private readonly desk: KeyboardDesk;
  private gesture: Gesture | null = null;

  constructor(desk: KeyboardDesk) {
    this.desk = desk;
  }

  /** Listens until the signal says to stop. */
  listen(signal: AbortSignal): void {
    const { desk } = this;
    desk.host.addEventListener('keydown', (event) => this.down(event), { signal });
    desk.host.addEventListener(
      'keyup',
      (event) => desk.send({ type: 'key-up', key: event.key, time: event.timeStamp }),
      { signal },
    );
    desk.host.addEventListener('focusout', (event) => desk.send({ type: 'keys-gone', time: event.timeStamp }), {
      signal,
    });
    // Somebody who takes the mouse has left the gesture.
    desk.host.addEventListener('pointerdown', () => (this.gesture = null), { signal, capture: true });
  }

  private down(event: KeyboardEvent): void {
    const { desk } = this;
    if (!desk.hand.busy) this.gesture = null;
    if (this.handled(event)) {
      event.preventDefault();
      return;
    }
    if (event.repeat && !ROVING_KEYS.includes(event.key)) return;
    const { key, timeStamp: time } = event;
    if (desk.send({ type: 'key-down', key, keys: keysOf(event), time, hit: desk.pointed })) event.preventDefault();
    else if (!event.ctrlKey && !event.metaKey && !event.altKey) this.fan(key);
  }

  private handled(event: KeyboardEvent): boolean {
    const { desk } = this;
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
      const middle = { x: desk.seen.width / 2, y: desk.seen.height / 2 };
      desk.travel(zoomed(desk.seen, event.key === '-' ? 1 / 1.4 : 1.4, middle));
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
    const { desk, gesture } = this;
    const { layout, grid, scene } = desk.staged;
    const keys = keysOf(event);
    if (gesture !== null && gesture.vertex >= 0) {
      const vertex = rovedCorner(layout, gesture.vertex, event.key);
      const at = nearCorner(layout, vertex);
      this.gesture = { at, vertex, turn: -1 };
      this.tell('move', at, event);
      desk.say(vertex === gesture.vertex ? 'No side leads there' : this.preview.note);
      desk.focusOn(Math.floor(vertex / 6));
      return;
    }
    const hex = roved(grid, desk.focused, event.key, keys.shift ? 5 : 1) ?? desk.focused;
    const words = desk.focusOn(hex);
    const area = layout.areaOf([hex]);
    if (area !== null) desk.steer(revealed(desk.seen, area));
    const at = { x: layout.x[hex], y: layout.y[hex] };
    if (gesture !== null) this.gesture = { ...gesture, at };
    this.tell('move', at, event, { ...keys, shift: false });
    desk.say(gesture === null ? words : `${scene.label(hex)}. ${this.preview.note}`);
  }

  /** Begins a gesture, ends it, or clicks. */
  private enter(event: KeyboardEvent): void {
    const { desk } = this;
    if (this.gesture !== null) {
      const { at, turn } = this.gesture;
      this.gesture = null;
      if (turn < 0) this.tell('up', at, event);
      else {
        desk.send({ type: 'take', tool: desk.hand.tool.value.id });
        desk.say('Nothing drawn');
      }
      return;
    }
    const { layout } = desk.staged;
    const tool = desk.hand.tool.value;
    if (tool.holds === 'corner') {
      this.turnPen(0, event);
      return;
    }
    const at = { x: layout.x[desk.focused], y: layout.y[desk.focused] };
    desk.focusOn(desk.focused);
    const hit = desk.hit(at);
    this.tell('down', at, event);
    if (tool.holds === 'hex' && desk.hand.busy) {
      this.gesture = { at, vertex: -1, turn: -1 };
      const held = this.preview.ghosts.at(0);
      const what = held === undefined ? tool.title : `${held.name} picked up`;
      desk.say(`${what}, from ${desk.staged.scene.label(desk.focused)}. ${HOW}`);
      return;
    }
    this.tell('up', at, event);
    desk.activated(hit);
  }

  /** Sets the pen down in a corner of the hex that has the focus, the `turn`th from the top. */
  private turnPen(turn: number, event: KeyboardEvent): void {
    const { desk } = this;
    const { layout, scene } = desk.staged;
    desk.send({ type: 'take', tool: desk.hand.tool.value.id });
    const vertex = cornerOf(layout, desk.focused, turn);
    const at = nearCorner(layout, vertex);
    this.tell('down', at, event);
    if (!desk.hand.busy) return;
    this.gesture = { at, vertex, turn: turn % 6 };
    const where = `${cornerName(layout, turn)} corner of ${scene.label(desk.focused)}`;
    desk.say(`Pen in the ${where}. R turns to the next corner. ${HOW}`);
  }

  private tell(type: 'down' | 'move' | 'up', at: Point, event: KeyboardEvent, keys = keysOf(event)): void {
    const { desk } = this;
    desk.send({ type, hit: desk.hit(at), screen: toScreen(desk.seen, at), keys });
  }

  /** What the tool shows of its gesture. */
  private get preview(): Preview {
    return this.desk.hand.machine.value.preview;
  }

  private fan(key: string): void {
    const { desk } = this;
    if (key === 'Escape' && desk.fanned >= 0) desk.do(fanEffect(desk, -1));
    if (key.toLowerCase() !== 'f') return;
    if (desk.fanned >= 0) desk.do(fanEffect(desk, -1));
    else if (desk.pointed.hex >= 0) desk.do(fanEffect(desk, desk.pointed.hex));
  }

  private ask(): void {
    const { desk } = this;
    const { layout } = desk.staged;
    const at = { x: layout.x[desk.focused], y: layout.y[desk.focused] };
    const { left, top } = desk.host.getBoundingClientRect();
    const { x, y } = toScreen(desk.seen, at);
    desk.asked(desk.hit(at), { x: left + x, y: top + y });
  }
}
