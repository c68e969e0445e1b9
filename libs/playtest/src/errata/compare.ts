/** What one package has that its base has otherwise, item by item. */
import { equalJson, type Change, type JsonValue, type LinkedPackage, type PackageSource } from '@hexwright/model';

/** The lists whose items are compared, in the order in which a rulebook speaks of them. */
export const LISTS = [
  'modules',
  'sequence',
  'parameters',
  'conditions',
  'restrictions',
  'tables',
  'modifiers',
  'markers',
  'effects',
  'terrains',
  'hexsides',
  'features',
  'vocabularies',
  'objectives',
  'options',
  'sides',
  'units',
  'setUp',
  'arrivals',
  'withdrawals',
] as const;

export type ComparedList = (typeof LISTS)[number] | 'victory' | 'map';

/** An item that is new, gone, otherwise, or in another place. */
export interface ChangedItem {
  readonly list: ComparedList;
  readonly name: string;
  /** As changes name it. */
  readonly target: string;
  readonly was: unknown;
  readonly now: unknown;
  /** The changes that the package makes of it, in their order. */
  readonly changes: readonly Change[];
}

/** Every change that the files of a package make themselves; those of its options' choices are not among them. */
export function changesOf(source: PackageSource): Change[] {
  return ['scenario', 'map', 'units', 'terrain', 'rules'].flatMap((file) => {
    const text = source.files.get(`${file}.json`);
    const content = text === undefined ? {} : (JSON.parse(text) as { readonly changes?: readonly Change[] });
    return [...(content.changes ?? [])];
  });
}

/** The items that differ, list by list. The map's own things are compared elsewhere. */
export function changedItems(
  before: LinkedPackage | null,
  after: LinkedPackage,
  changes: readonly Change[],
): ChangedItem[] {
  const about = (target: string): Change[] =>
    changes.filter((change) => change.target === target || change.target.startsWith(`${target}/`));
  const found = LISTS.flatMap((list) => {
    const [was, now] = [entries(before?.[list]), entries(after[list])];
    const names = [...new Set([...now.keys(), ...was.keys()])];
    return names.flatMap((name): ChangedItem[] => {
      const target = `${list}/${name}`;
      const own = about(target);
      const isMoved = own.some(({ op }) => op === 'move');
      if (equalJson(was.get(name), now.get(name)) && !isMoved) return [];
      return [{ list, name, target, was: was.get(name), now: now.get(name), changes: own }];
    });
  });
  if (equalJson(before?.victory ?? null, after.victory)) return found;
  const victory = { was: before?.victory ?? undefined, now: after.victory ?? undefined };
  return [...found, { list: 'victory', name: 'victory', target: 'victory', ...victory, changes: about('victory') }];
}

function entries(list: readonly unknown[] = []): Map<string, JsonValue> {
  return new Map(
    list.map((entry) => {
      if (typeof entry === 'string') return [entry, entry];
      const { id, unit } = entry as { readonly id?: string; readonly unit?: string };
      return [id ?? unit ?? '', entry as JsonValue];
    }),
  );
}
