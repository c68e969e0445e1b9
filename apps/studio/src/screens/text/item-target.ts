import type { FileKind } from '@hexwright/model';

/** Properties of a file that say something of the file itself, and are no items. */
const NOT_ITEMS: ReadonlySet<string> = new Set(['$schema', 'notes', 'provenance', 'changes', 'id', 'kind', 'extends']);

/**
 * What changes and origins call a place of a file: `modifiers/flank/value`. null for what is no item, as in cases.
 *
 * @param names the way to the place, entries of lists by their id
 */
export function targetOf(kind: FileKind | undefined, names: readonly string[]): string | null {
  if (kind === undefined || kind === 'case' || names.length === 0 || NOT_ITEMS.has(names[0])) return null;
  return [...(kind === 'map' ? ['map'] : []), ...names].join('/');
}
