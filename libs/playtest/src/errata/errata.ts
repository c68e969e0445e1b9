/** What a package says otherwise than its base, in the order of the rulebook: a sheet for players. */
import type { GameSystem } from '@hexwright/compiler';
import {
  type Change,
  LinkCache,
  type LinkedPackage,
  type LinkResult,
  linkWith,
  type Option,
  type PackageChain,
  type Problem,
  type Table,
  type Unit,
} from '@hexwright/model';
import type { Games } from '../loaded-games.ts';
import { compareCases } from '../ledger.ts';
import { type ChangedItem, changedItems, changesOf } from './compare.ts';
import { describe, GONE } from './describe.ts';
import { mapErrata } from './map-changes.ts';
import { timedErrata } from './timed-lines.ts';
import { trackSections } from './track-section.ts';
import { excerptOf } from './table-excerpt.ts';
import type { ErrataSection, Erratum } from './erratum.ts';
import { spaced, unitWords } from './words.ts';

/** A whole sheet. */
export interface ErrataSheet {
  readonly package: string;
  readonly title: string;
  /** Title of the package that it is compared with; null for the rules in force as a whole. */
  readonly base: string | null;
  readonly sections: readonly ErrataSection[];
}

export type ErrataResult =
  | { readonly ok: true; readonly sheet: ErrataSheet }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What the last package of a chain changes of the one before it. */
export function errataOf(chain: PackageChain, games: Games): ErrataResult {
  const cache = new LinkCache();
  const base = chain.length > 1 ? linked(chain.slice(0, -1), cache) : null;
  return sheetOf(chain, games, cache, base);
}

/** The rules in force in a package, as a sheet of the same form. */
export function effectiveRulesOf(chain: PackageChain, games: Games): ErrataResult {
  const cache = new LinkCache();
  const result = sheetOf(chain, games, cache, null);
  const whole = linked(chain, cache);
  if (!result.ok || !whole.ok) return result;
  const sections = [...result.sheet.sections, ...trackSections(whole.linked)];
  return { ok: true, sheet: { ...result.sheet, sections } };
}

/** A chain with options settled otherwise than it says. One cache serves a whole sheet: its texts are read once. */
function linked(chain: PackageChain, cache: LinkCache, choices: ReadonlyMap<string, string> = new Map()): LinkResult {
  return linkWith(chain, choices, cache);
}

function sheetOf(chain: PackageChain, games: Games, cache: LinkCache, base: LinkResult | null): ErrataResult {
  const result = linked(chain, cache);
  if (!result.ok) return result;
  if (base !== null && !base.ok) return base;
  const before = base?.linked ?? null;
  const after = result.linked;
  const changes = before === null ? chain.flatMap(changesOf) : changesOf(chain[chain.length - 1]);
  const system = games.systems.find(({ id }) => id === after.system);
  const found = new Findings(before, after, system);
  const items = changedItems(before, after, before === null ? [] : changes).filter(
    (item) => !wentWithCounter(item, after),
  );
  for (const item of together(items, after)) found.add(item);
  for (const { change, ...erratum } of timedErrata(before, after, system?.meanings?.phrases)) {
    found.put(change.case ?? '', erratum, [change]);
  }
  for (const { changes: own, ...erratum } of mapErrata(before, after, changes)) {
    found.put(own.find((one) => one.case !== undefined)?.case ?? '', erratum, own);
  }
  for (const option of after.options) {
    const [was, now] = [before?.choices.get(option.id), after.choices.get(option.id)];
    if (before !== null && was !== now && was !== undefined) {
      const named = (id = ''): string => option.choices.find((choice) => choice.id === id)?.title ?? id;
      const lines = [{ what: '', was: named(was), now: named(now) }];
      found.put(option.case ?? '', { target: `options/${option.id}`, title: option.title, lines }, []);
    }
    if (before?.options.some(({ id }) => id === option.id)) continue;
    for (const [choice, lines] of choiceLines(chain, cache, option, after, system)) {
      found.put(option.case ?? '', { target: `options/${option.id}/choices/${choice}`, ...lines }, []);
    }
  }
  const sections = found.sections(before);
  return { ok: true, sheet: { package: after.id, title: after.title, base: before?.title ?? null, sections } };
}

/** What each choice of an option changes besides what holds by default. */
function choiceLines(
  chain: PackageChain,
  cache: LinkCache,
  option: Option,
  after: LinkedPackage,
  system: GameSystem | undefined,
): (readonly [choice: string, erratum: Pick<Erratum, 'title' | 'lines'>])[] {
  return option.choices.flatMap((choice) => {
    if (choice.changes.length === 0) return [];
    const [other, plain] = [choice.id, plainChoice(option)].map((id) =>
      linked(chain, cache, new Map([[option.id, id]])),
    );
    if (!other.ok || !plain.ok) return [];
    const items = changedItems(plain.linked, other.linked, choice.changes);
    const lines = items.flatMap((item) =>
      describe(item, other.linked, system?.meanings?.phrases).map((line) => ({
        ...line,
        what: `${titleOf(item, after, system)}${line.what === '' ? '' : `, ${line.what}`}`,
      })),
    );
    return lines.length === 0 ? [] : [[choice.id, { title: choice.title, lines }] as const];
  });
}

/** The choice under which the rules stand as they are printed, else the default. */
function plainChoice({ choices, default: fallback }: Option): string {
  return choices.find(({ changes }) => changes.length === 0)?.id ?? fallback;
}

/** A place in the set-up that is gone because its counter is. */
function wentWithCounter({ list, name, now }: ChangedItem, { units }: LinkedPackage): boolean {
  return list === 'setUp' && now === undefined && !units.some(({ id }) => id === name);
}

/** Counters of one name of which the same is to be told are one item; so is a set-up. */
function together(items: readonly ChangedItem[], after: LinkedPackage): (ChangedItem & { readonly count: number })[] {
  const groups = Map.groupBy(items, (item) => {
    if (item.list !== 'units') return item.target;
    const { was, now } = item as { readonly was?: Unit; readonly now?: Unit };
    const [before, words] = [was, now].map((unit) => (unit === undefined ? '' : unitWords(unit, after)));
    // What is not in the words is told field by field.
    return before === words ? item.target : [(now ?? was)?.name, before, words].join('|');
  });
  return [...groups.values()].map((group) => ({
    ...group[0],
    changes: group.flatMap(({ changes }) => changes),
    count: group.length,
  }));
}

/** The words that an item is listed under. */
function titleOf({ list, now, was, name }: ChangedItem, { units }: LinkedPackage, system?: GameSystem): string {
  if (list === 'modules') return system?.modules.find(({ id }) => id === name)?.title ?? spaced(name);
  if (list === 'victory') return 'Victory';
  if (list === 'setUp') return `Set-up of ${units.find(({ id }) => id === name)?.name ?? name}`;
  const item = { ...(was as object), ...(now as object) } as Readonly<Record<string, unknown>>;
  const shown = item['label'] ?? item['name'] ?? item['title'] ?? item['phase'];
  return typeof shown === 'string' ? shown : spaced(name);
}

class Findings {
  readonly #before: LinkedPackage | null;
  readonly #after: LinkedPackage;
  readonly #system: GameSystem | undefined;
  readonly #byCase = new Map<string, Erratum[]>();

  constructor(before: LinkedPackage | null, after: LinkedPackage, system: GameSystem | undefined) {
    this.#before = before;
    this.#after = after;
    this.#system = system;
  }

  add(item: ChangedItem & { readonly count: number }): void {
    const title = titleOf(item, this.#after, this.#system);
    const lines = describe(item, this.#after, this.#system?.meanings?.phrases);
    if (lines.length === 0) return;
    const { target, was, now } = item;
    const table = item.list === 'tables' ? excerptOf(was as Table | undefined, now as Table | undefined) : null;
    this.put(this.#caseOf(item), { target, title: title + this.#countOf(item), lines, table }, item.changes);
  }

  put(cited: string, erratum: Omit<Erratum, 'reasons' | 'table'> & Partial<Erratum>, changes: readonly Change[]): void {
    const reasons = [...new Set(changes.flatMap(({ reason }) => reason ?? []))];
    this.#byCase.set(cited, [...(this.#byCase.get(cited) ?? []), { table: null, ...erratum, reasons }]);
  }

  /** How many counters it stands for, and of how many that were alike, where some of these are as they were. */
  #countOf({ list, name, was, count }: ChangedItem & { readonly count: number }): string {
    const before = list === 'units' ? (was as Unit | undefined) : undefined;
    const words = before === undefined ? '' : unitWords(before, this.#after);
    const reads = (one: Unit): boolean => one.name === before?.name && unitWords(one, this.#after) === words;
    const former = new Set(this.#before?.units.filter(reads).map(({ id }) => id));
    // The counter itself may read as it did: what has changed is not in the words.
    const left = this.#after.units.filter((one) => one.id !== name && former.has(one.id) && reads(one)).length;
    if (left > 0) return ` (${count} of ${count + left} counters)`;
    return count === 1 ? '' : ` (${count} counters)`;
  }

  /** The case that the package gives for it, else that of the item. A module's case may be that of another rulebook. */
  #caseOf({ now, was, changes }: ChangedItem): string {
    const given = changes.find((change) => change.case !== undefined)?.case;
    const own = [now, was].map((value) =>
      typeof value === 'object' && value !== null && 'case' in value ? value.case : undefined,
    );
    return given ?? own.find((one) => typeof one === 'string') ?? '';
  }

  /** Section by section; a case whose words are new or others has one too. */
  sections(before: LinkedPackage | null): ErrataSection[] {
    const former = new Map(before?.contents.map((entry) => [entry.case, entry]));
    const present = new Map(this.#after.contents.map((entry) => [entry.case, entry]));
    const reworded = [...present.values()].filter(({ case: cited, title, summary }) => {
      const entry = former.get(cited);
      return entry === undefined || entry.title !== title || entry.summary !== summary;
    });
    const dropped = [...former.values()].filter((entry) => !present.has(entry.case));
    const isNew = new Set(reworded.map((entry) => entry.case));
    const cases = new Set([...this.#byCase.keys(), ...isNew, ...dropped.map((entry) => entry.case)]);
    return [...cases].toSorted(emptyLast).map((cited) => {
      const entry = present.get(cited) ?? former.get(cited);
      const isDropped = entry !== undefined && !present.has(cited);
      return {
        case: cited,
        heading: entry?.title ?? (cited === '' ? 'Modules, counters, set-up and map' : ''),
        summary: isDropped ? `This case ${GONE}.` : isNew.has(cited) ? (entry?.summary ?? '') : '',
        errata: this.#byCase.get(cited) ?? [],
      };
    });
  }
}

function emptyLast(one: string, other: string): number {
  return one === '' || other === '' ? Number(one === '') - Number(other === '') : compareCases(one, other);
}
