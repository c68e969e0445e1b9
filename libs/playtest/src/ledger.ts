/** The ledger of a rulebook: for every case what it says, where it is carried out, and which examples prove it. */
import type { CaseIndex, CodePlace } from '@hexwright/compiler';
import {
  caseSources,
  type LinkedPackage,
  type Origin,
  type PackageChain,
  type PackageLibrary,
  readCase,
  resolveChain,
  timedChangesOf,
} from '@hexwright/model';

/** An item of the package that carries a case out, or cites it. */
export interface LedgerItem {
  /** As changes name it: `modifiers/flank-attack`. */
  readonly path: string;
  /** The item as the package has it now. */
  readonly value: unknown;
  /** Where it comes from, base first. */
  readonly origins: readonly Origin[];
}

export interface LedgerExample {
  readonly package: string;
  readonly path: string;
  readonly title: string;
}

/** One case of the rulebook. */
export interface LedgerEntry {
  readonly case: string;
  readonly title: string;
  readonly summary: string;
  /** False where there is nothing for a computer to do; `note` says why. */
  readonly acts: boolean;
  readonly note: string | null;
  /** The ruling that settles its doubts. */
  readonly ruling: string | null;
  /** Where its wording comes from, base first. */
  readonly origins: readonly Origin[];
  readonly code: readonly CodePlace[];
  readonly items: readonly LedgerItem[];
  readonly examples: readonly LedgerExample[];
  /** What a case that acts lacks. */
  readonly missing: readonly ('implementation' | 'example')[];
}

/** The roots of a package whose items may cite a case, in the order in which they are listed. */
const ROOTS = [
  'sides',
  'terrains',
  'hexsides',
  'features',
  'vocabularies',
  'parameters',
  'tables',
  'modifiers',
  'conditions',
  'markers',
  'effects',
  'restrictions',
  'sequence',
  'objectives',
  'options',
  'arrivals',
  'withdrawals',
] as const;

/** The ledger in the rulebook's order. `examples` are those of {@link examplesFor}. */
export function ledgerOf(
  linked: LinkedPackage,
  code: CaseIndex,
  examples: ReadonlyMap<string, readonly LedgerExample[]>,
): LedgerEntry[] {
  const items = itemsByCase(linked);
  return linked.contents
    .map(({ case: number, title, summary = '', acts, note = null, ruling = null }): LedgerEntry => {
      const places = code[number] ?? [];
      const found = items.get(number) ?? [];
      const proofs = examples.get(number) ?? [];
      const missing: LedgerEntry['missing'][number][] = [];
      if (acts && places.length === 0 && found.length === 0) missing.push('implementation');
      if (acts && proofs.length === 0) missing.push('example');
      const origins = linked.origins.chain(`contents/${number}`);
      return {
        case: number,
        title,
        summary,
        acts,
        note,
        ruling,
        origins,
        code: places,
        items: found,
        examples: proofs,
        missing,
      };
    })
    .toSorted((one, other) => compareCases(one.case, other.case));
}

/** Items by the cases that they, or the package that has changed them, cite. */
function itemsByCase(linked: LinkedPackage): ReadonlyMap<string, readonly LedgerItem[]> {
  const found = new Map<string, LedgerItem[]>();
  const note = (path: string, value: { readonly case?: string | undefined }): void => {
    const origins = linked.origins.chain(path);
    const cited = [value.case, ...origins.map((origin) => origin.case)];
    for (const number of new Set(cited)) {
      if (number === undefined) continue;
      const items = found.get(number) ?? [];
      items.push({ path, value, origins });
      found.set(number, items);
    }
  };
  for (const root of ROOTS) for (const item of linked[root]) note(`${root}/${item.id}`, item);
  for (const zone of linked.map?.zones ?? []) note(`map/zones/${zone.id}`, zone);
  for (const placement of linked.setUp) note(`setUp/${placement.unit}`, placement);
  for (const { change, package: id, file, pointer } of timedChangesOf(linked)) {
    const { target, turns, value, case: number } = change;
    if (number === undefined) continue;
    const origins = [{ package: id, file, pointer, case: number }];
    found.set(number, [...(found.get(number) ?? []), { path: target, value: { turns, value }, origins }]);
  }
  if (linked.victory !== null) note('victory', linked.victory);
  for (const condition of linked.victory?.conditions ?? []) note(`victory/conditions/${condition.id}`, condition);
  return found;
}

/**
 * The examples of the rules of a package, by case: of the packages it builds on, of itself, and of those that build on
 * it. Files that cannot be read are left out; testing the package tells of them.
 */
export function examplesFor(
  chain: PackageChain,
  library: PackageLibrary,
): ReadonlyMap<string, readonly LedgerExample[]> {
  const { id } = chain[chain.length - 1];
  const found = new Map<string, LedgerExample[]>();
  const ids = new Set([...chain.map((source) => source.id), ...library.ids()]);
  for (const other of ids) {
    const source = chain.find((one) => one.id === other) ?? library.find(other);
    if (source === null || !('files' in source)) continue;
    const resolved = resolveChain(source, library);
    const isOurs = chain.includes(source) || (resolved.ok && resolved.chain.some((one) => one.id === id));
    if (!isOurs) continue;
    for (const example of caseSources(source)) {
      const { content } = readCase(example, source.id);
      if (content === null) continue;
      const examples = found.get(content.case) ?? [];
      examples.push({ package: source.id, path: example.path, title: content.title });
      found.set(content.case, examples);
    }
  }
  return found;
}

/**
 * The order of a rulebook: 5.12 stands before 5.2, since the digits behind the point are read one by one. Cases that
 * begin with a letter, as house rules and variants have them, come after all others.
 */
export function compareCases(one: string, other: string): number {
  const [a, b] = [one, other].map(partsOf);
  return byText(a.letters, b.letters) || Number(a.section) - Number(b.section) || byText(a.digits, b.digits);
}

/** `15.41`: no letters, section 15, then the digits 4 and 1. */
function partsOf(cited: string): { readonly letters: string; readonly section: string; readonly digits: string } {
  const [, letters = '', section = '', digits = ''] = /^(\D*)(\d*)\.?(.*)$/.exec(cited) ?? [];
  return { letters, section, digits };
}

function byText(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
