/** What reads otherwise, case by case. */
import type { ErrataLine } from './describe.ts';
import type { TableExcerpt } from './table-excerpt.ts';

/** One thing that reads otherwise. */
export interface Erratum {
  /** As changes name it. */
  readonly target: string;
  readonly title: string;
  readonly lines: readonly ErrataLine[];
  /** Of a new table all of it, of one with changed cells the rows they are in; null for everything else. */
  readonly table: TableExcerpt | null;
  /** Why, as the package says it. */
  readonly reasons: readonly string[];
}

/** Everything under one case of the rulebook. */
export interface ErrataSection {
  /** Empty for what belongs to no case: counters, set-up, map. */
  readonly case: string;
  readonly heading: string;
  /** What the case says, where its words are new or others; else empty. */
  readonly summary: string;
  readonly errata: readonly Erratum[];
}
