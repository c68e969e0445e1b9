// How much a person has to do: presses of the pointer and of keys, and about how long they take.
import type { Page } from 'playwright';

/** What somebody has done so far. */
export interface Effort {
  readonly clicks: number;
  readonly keys: number;
  /** Choices from lists, each two presses of the pointer. */
  readonly choices: number;
}

/** Counts in every page what is done in it, across its loads. To be run before anything of the studio. */
export function countEffort(): void {
  const add = (name: string, count: number): void =>
    sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + count));
  const options = { capture: true };
  const typed = new WeakMap<EventTarget, string>();
  let isKey = false;
  addEventListener('pointerdown', () => add('effort:clicks', 1), options);
  addEventListener(
    'keydown',
    () => {
      isKey = true;
      add('effort:keys', 1);
    },
    options,
  );
  addEventListener(
    'input',
    (event) => {
      const [field] = event.composedPath();
      if (field instanceof HTMLSelectElement) add('effort:choices', 1);
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
        const isText = !['checkbox', 'radio', 'range', 'color', 'file'].includes(field.type);
        // What a test fills in at once is typed letter by letter; what was typed has been counted already.
        if (isText && !isKey && typed.get(field) !== field.value) add('effort:keys', field.value.length);
        typed.set(field, field.value);
      }
      isKey = false;
    },
    options,
  );
}

/** What has been done on a page. */
export async function effortOn(page: Page): Promise<Effort> {
  return page.evaluate(() => {
    const of = (name: string): number => Number(sessionStorage.getItem(`effort:${name}`) ?? 0);
    return { clicks: of('clicks'), keys: of('keys'), choices: of('choices') };
  });
}

/**
 * Seconds that this takes somebody who has to find everything first, by the keystroke-level model of Card, Moran and
 * Newell: 1.2 to point and press, 0.28 a key of an average typist, and 1.35 of thought before each press.
 */
export function secondsOf({ clicks, keys, choices }: Effort): number {
  const pointed = clicks + 2 * choices;
  return Math.round(pointed * (1.2 + 1.35) + keys * 0.28);
}
