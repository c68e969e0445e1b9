import { nearest } from './did-you-mean.ts';

/** An object of a package file, as far as walking through it goes. */
export type Fields = { readonly [name: string]: unknown };

/** Whether a value is an object, not a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The name by which an entry of a list is known: its id; for a starting place its unit, for a rule of the contents
 * its case, and for a word the word itself. undefined for entries without a name.
 */
export function keyOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (!isFields(entry)) return undefined;
  const key = entry['id'] ?? entry['unit'] ?? entry['case'];
  return typeof key === 'string' ? key : undefined;
}

/** The property that holds the name of the entries of a list, by the name of the list. */
export function keyProperty(list: string): 'id' | 'unit' | 'case' {
  if (list === 'setUp') return 'unit';
  return list === 'contents' ? 'case' : 'id';
}

/** The names in a list or object. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(keyOf).filter((key) => key !== undefined);
  return isFields(value) ? Object.keys(value) : [];
}

/** Ids that stand twice in a list, or in a list anywhere inside it, each with the path of the second one. */
export function duplicatesIn(value: unknown): DuplicateName[] {
  const found: DuplicateName[] = [];
  collectDuplicates(value, [], found);
  return found;
}

// Every file is walked through when it is first read, before anything of this has been compiled: plain loops.

/** `path` leads to the value, and does again afterwards. */
function collectDuplicates(value: unknown, path: (string | number)[], found: DuplicateName[]): void {
  if (Array.isArray(value)) {
    collectInList(value, path, found);
    return;
  }
  if (!isFields(value)) return;
  for (const name in value) {
    const part = value[name];
    // Whatever a change puts in is checked where it is put in.
    if (typeof part !== 'object' || part === null || name === 'changes') continue;
    path.push(name);
    collectDuplicates(part, path, found);
    path.pop();
  }
}

/** A name that has been used before in the same list. */
export interface DuplicateName {
  readonly name: string;
  readonly path: readonly (string | number)[];
}

function collectInList(list: readonly unknown[], path: (string | number)[], found: DuplicateName[]): void {
  let seen: Set<string> | null = null;
  for (let index = 0; index < list.length; index++) {
    const entry = list[index];
    if (!isFields(entry)) continue;
    path.push(index);
    const name = keyOf(entry);
    if (name !== undefined) {
      seen ??= new Set();
      if (seen.has(name)) found.push({ name, path: [...path] });
      seen.add(name);
    }
    collectDuplicates(entry, path, found);
    path.pop();
  }
}

/** A name that is not taken yet, for a fix: `archers-2` for `archers` or `archers-1`. */
export function freeName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/-\d+$/, '');
  for (let number = 2; ; number++) {
    const candidate = `${stem}-${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

/** The nearest name in a list or object, for a suggestion. */
export function nearestName(name: string, value: unknown): string | undefined {
  return nearest(name, namesIn(value));
}
