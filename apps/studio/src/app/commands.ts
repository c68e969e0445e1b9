import type { ReactiveControllerHost } from 'lit';
import { Store } from '../parts/store.ts';

/** Something a person can do, by menu, palette or keys. */
export interface Command {
  /** Unique among what can be done at one time. */
  readonly id: string;
  readonly title: string;
  /** Heading in the palette and on the shortcut sheet: `Map`, `Go to`. */
  readonly group: string;
  /** Shortcuts such as `Ctrl+K`, `?`, `F8`; `Ctrl` is the command key on a Mac. */
  readonly keys?: readonly string[];
  /** Not offered while false. */
  readonly enabled?: () => boolean;
  readonly run: () => void;
}

/** Keys that mean something beside a field that is typed in too. */
const BESIDE_TYPING = /^(Ctrl\+|Alt\+|(Shift\+)?F\d)/;
/** Keys with which a field takes back and moves its own words. */
const OF_FIELDS: ReadonlySet<string> = new Set([
  'Ctrl+Z',
  'Ctrl+Y',
  'Ctrl+Shift+Z',
  'Ctrl+A',
  'Ctrl+C',
  'Ctrl+V',
  'Ctrl+X',
]);

/** Everything that can be done at present, from the studio and from the screen that is open. */
export class Commands {
  /** The groups of commands in force, those of the innermost part last. */
  readonly #sources = new Set<() => readonly Command[]>();
  /** Grows when sources come or go. */
  readonly changes = new Store(0);

  /** Offers commands until the result is called. */
  offer(source: () => readonly Command[]): () => void {
    this.#sources.add(source);
    this.changes.value += 1;
    return () => {
      this.#sources.delete(source);
      this.changes.value += 1;
    };
  }

  /** What can be done now. */
  list(): Command[] {
    return [...this.#sources].flatMap((source) => source()).filter(({ enabled }) => enabled?.() ?? true);
  }

  /**
   * Does what a key press means; false if it means nothing. Letters alone are left to a field that is typed in, and
   * everything to a dialog that must be answered first: Esc closes that, and nothing happens behind it.
   */
  press(event: KeyboardEvent): boolean {
    if (event.composedPath().some(isModal)) return false;
    const pressed = keysOf(event);
    if (isTyping(event) && (!BESIDE_TYPING.test(pressed) || OF_FIELDS.has(pressed))) return false;
    // The innermost part has the last word about a key.
    const command = this.list().findLast(({ keys }) => keys?.includes(pressed));
    if (command === undefined) return false;
    event.preventDefault();
    command.run();
    return true;
  }
}

/** The studio's commands. */
export const commands = new Commands();

/** Offers an element's commands while it is on the page. */
export function offer(host: ReactiveControllerHost, source: () => readonly Command[]): void {
  let end = (): void => undefined;
  host.addController({
    hostConnected: () => {
      end = commands.offer(source);
    },
    hostDisconnected: () => end(),
  });
}

/** A key press as shortcuts are written: `Ctrl+Shift+Z`, `?`, `F8`. */
export function keysOf(event: KeyboardEvent): string {
  const name = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const isSign = event.key.length === 1 && !/[a-z0-9]/i.test(event.key);
  const held = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    // A sign such as ? is what it is, with whatever keys it is typed.
    event.shiftKey && !isSign ? 'Shift' : '',
  ];
  return [...held.filter((one) => one !== ''), name].join('+');
}

function isModal(target: EventTarget): boolean {
  return target instanceof HTMLDialogElement && target.matches(':modal');
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
