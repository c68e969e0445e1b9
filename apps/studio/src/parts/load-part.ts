import { nothing, type ReactiveControllerHost } from 'lit';
import { notify } from '../ui/toasts.ts';
import { PART } from './words.ts';

/** Loads a part of a screen that nobody sees at first. Whether it has come; if not, that is said. */
export async function isPartLoaded(load: () => Promise<unknown>, notLoaded: string = PART.notLoaded): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    notify(notLoaded, { tone: 'warning', about: 'part' });
    return false;
  }
}

/** An element whose code is loaded when it is first shown; nothing until it has come. */
export function lateElement(
  host: ReactiveControllerHost,
  name: string,
  load: () => Promise<unknown>,
  element: () => unknown,
): unknown {
  if (customElements.get(name) !== undefined) return element();
  void isPartLoaded(load).then((isLoaded) => isLoaded && host.requestUpdate());
  return nothing;
}
