import { isPartLoaded } from '../../../parts/load-part.ts';
import { BOOK } from './rulebook-words.ts';

const OPEN = 'hexwright.rulebook';

/** Whether the rulebook lay beside the rules when they were looked at last. */
export function isBookOpen(): boolean {
  try {
    return localStorage.getItem(OPEN) !== null;
  } catch {
    return false;
  }
}

/** Keeps whether it does. */
export function keepBookOpen(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(OPEN, 'open');
    else localStorage.removeItem(OPEN);
  } catch {
    // Without storage it lasts as long as the screen.
  }
}

/** Loads what shows it, which nobody who has no rulebook needs. Whether it has come; if not, that is said. */
export function isBookLoaded(): Promise<boolean> {
  return isPartLoaded(() => import('./rulebook-panel.ts'), BOOK.notLoaded);
}
