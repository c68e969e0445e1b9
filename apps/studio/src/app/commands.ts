import type { ReactiveControllerHost } from 'lit';
import { Store } from '../parts/store.ts';

/** Something a person can do, by menu, palette or keys. */
export interface Command {
  /** Unique among what can be done at one time. */
  readonly id: string;
  readonly title: string;
  /** What it does at any time, for the list of keys, where the title tells of this moment: `Undo`. */
  readonly keyTitle?: string;
  /** Heading in the palette and on the shortcut sheet: `Map`, `Go to`. */
  readonly group: string;
  /** Shortcuts such as `Ctrl+K`, `?`, `F8`; `Ctrl` is the command key on a Mac. */
  readonly keys?: readonly string[];
  /** Not offered while false. */
  readonly enabled?: () => boolean;
  readonly run: () => void;
}

/** What a key means to a part of the page that hears it itself, such as the arrows to the map: for the list of keys. */
export type KeyMeaning = Required<Pick<Command, 'title' | 'group' | 'keys'>>;

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

/** Kinds of field that take no letters and no signs. */
const LETTERLESS: ReadonlySet<string> = new Set(['range', 'checkbox', 'radio', 'color', 'file']);

/** Everything that can be done at present, from the studio and from the screen that is open. */
export class Commands {
  /** The groups of commands in force, those of the innermost part last. */
  readonly #sources = new Set<() => readonly Command[]>();
  readonly #heard = new Set<() => readonly KeyMeaning[]>();
  /** Grows when sources come or go. */
  readonly changes = new Store(0);

  /** Offers commands until the result is called, and says which keys the part that offers them hears itself. */
  offer(source: () => readonly Command[], heard: () => readonly KeyMeaning[] = () => []): () => void {
    this.#sources.add(source);
    this.#heard.add(heard);
    this.changes.value += 1;
    return () => {
      this.#sources.delete(source);
      this.#heard.delete(heard);
      this.changes.value += 1;
    };
  }

  /** What can be done now. */
  list(): Command[] {
    return [...this.#sources].flatMap((source) => source()).filter(({ enabled }) => enabled?.() ?? true);
  }

  /** Every key that means something now, with what it means: the innermost part has the last word. */
  keys(): KeyMeaning[] {
    const list = this.list();
    const meant = new Map(list.flatMap((command) => (command.keys ?? []).map((name) => [name, command] as const)));
    const ofCommands = list.flatMap((command) => {
      const { title, keyTitle = title, group } = command;
      const keys = (command.keys ?? []).filter((name) => meant.get(name) === command);
      return keys.length === 0 ? [] : [{ title: keyTitle, group, keys }];
    });
    return [...ofCommands, ...[...this.#heard].flatMap((heard) => heard())];
  }

  /**
   * Does what a key press means; false if it means nothing. Letters alone are left to a field that is typed in, and
   * everything to a dialog that must be answered first: Esc closes that, and nothing happens behind it. It closes a popover
   * that is open beside what has the focus too.
   */
  press(event: KeyboardEvent): boolean {
    if (event.composedPath().some(isModal)) return false;
    if (event.key === 'Escape' && event.composedPath().some(hasPopover)) return false;
    const pressed = keysOf(event);
    if (isTyping(event) && (!BESIDE_TYPING.test(pressed) || OF_FIELDS.has(pressed))) return false;
    const means = (name: string | null): Command | undefined =>
      name === null ? undefined : this.list().findLast(({ keys }) => keys?.includes(name));
    const command = means(pressed) ?? means(shiftedDigit(event));
    if (command === undefined) return false;
    event.preventDefault();
    command.run();
    return true;
  }
}

/** The studio's commands. */
export const commands = new Commands();

/** Offers an element's commands while it is on the page. */
export function offer(
  host: ReactiveControllerHost,
  source: () => readonly Command[],
  heard?: () => readonly KeyMeaning[],
): void {
  let end = (): void => undefined;
  host.addController({
    hostConnected: () => {
      end = commands.offer(source, heard);
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

/** Shift and a digit, whatever sign a keyboard has there: `Shift+2` is @ on one and a quotation mark on another. */
function shiftedDigit({ code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  return digit === undefined || !shiftKey || ctrlKey || metaKey || altKey ? null : `Shift+${digit}`;
}

function isModal(target: EventTarget): boolean {
  return target instanceof HTMLDialogElement && target.matches(':modal');
}

function hasPopover(target: EventTarget): boolean {
  return target instanceof ShadowRoot && target.querySelector('[popover=""]:popover-open') !== null;
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  const isSign = event.key.length === 1 && event.key !== ' ';
  if (isSign && target instanceof HTMLInputElement && LETTERLESS.has(target.type)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
