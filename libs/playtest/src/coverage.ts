import type { Origin } from '@hexwright/model';
import type { LedgerEntry } from './ledger.ts';

/**
 * What becomes of a case of the rulebook in a package: `enforced` as it stands there; `changed`: a later package has it
 * otherwise; `missing`: nothing carries it out; `silent`: there is nothing in it for a computer to do.
 */
export type Coverage = 'enforced' | 'changed' | 'missing' | 'silent';

/** A case of the rulebook with what becomes of it. */
export interface CoveredCase {
  readonly case: string;
  readonly title: string;
  readonly coverage: Coverage;
  /** How many places of the code carry it out. */
  readonly code: number;
  /** Items of the package that do, as changes name them: `modifiers/flank-attack`. */
  readonly items: readonly string[];
  /** The ids of the packages that have it otherwise. */
  readonly changedBy: readonly string[];
  /** Why there is nothing to do; null where there is. */
  readonly note: string | null;
}

/** What becomes of every case of a ledger, in its order. */
export function coverageOf(ledger: readonly LedgerEntry[]): CoveredCase[] {
  return ledger.map((entry) => {
    const changedBy = changersOf(entry);
    return {
      case: entry.case,
      title: entry.title,
      coverage: verdict(entry, changedBy.length > 0),
      code: entry.code.length,
      items: entry.items.map(({ path }) => path),
      changedBy,
      note: entry.note,
    };
  });
}

function verdict({ acts, missing }: LedgerEntry, isChanged: boolean): Coverage {
  if (isChanged) return 'changed';
  if (missing.includes('implementation')) return 'missing';
  return acts ? 'enforced' : 'silent';
}

/** Packages behind the first that have a say in an item of the case, or in its wording, without citing the case itself. */
function changersOf({ case: number, items, origins }: LedgerEntry): string[] {
  const changers = (chain: readonly Origin[]): string[] => {
    const [first, ...later] = chain;
    return later.filter((one) => one.package !== first.package).map((one) => one.package);
  };
  const ofItems = items
    .filter(({ value, origins: [first] }) => ((value as { case?: string }).case ?? first?.case) === number)
    .flatMap((item) => changers(item.origins));
  return [...new Set([...changers(origins), ...ofItems])];
}
