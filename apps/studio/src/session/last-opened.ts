/** Which packages were opened last in this browser, for the gallery to show first. */

/** Packages that are remembered. */
const LONGEST = 50;

/** Remembers that a package is open now. A browser that keeps nothing shows its gallery in the order of the folder. */
export function rememberOpened(project: string, id: string): void {
  const before = lastOpened(project);
  if (before[0] === id) return;
  try {
    localStorage.setItem(keyOf(project), JSON.stringify([id, ...before.filter((one) => one !== id)].slice(0, LONGEST)));
  } catch {
    // Private windows and full stores may refuse: nothing else depends on it.
  }
}

/** The packages of a project that were opened here, the last one first. */
export function lastOpened(project: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(project)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keyOf(project: string): string {
  return `hexwright-opened:${project}`;
}
