// A browser asks for a module that did not arrive no second time: only the whole page can be loaded again.
const KEY = 'hexwright-loaded-again';

/** Loads the page again for a part of the studio that did not arrive; false if that has been tried already, or cannot be noted. */
export function loadAgainFor(part: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === part) return false;
    sessionStorage.setItem(KEY, part);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** A part has arrived: should it fail to another time, the page may be loaded again. */
export function hasArrived(part: string): void {
  try {
    if (sessionStorage.getItem(KEY) === part) sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was noted either.
  }
}
