import type { Totals } from './sections.ts';

/** What has been counted on a sheet. */
export interface Tally {
  readonly singles: number;
  readonly doubles: number;
  readonly cells: number;
}

/** A number that does not agree with the one that is printed. */
export interface Difference {
  readonly what: keyof Totals;
  readonly printed: number;
  readonly counted: number;
}

/** Counts counters by size: a double one covers two cells. */
export function tally(counters: readonly { readonly size: 'single' | 'double' }[]): Tally {
  const doubles = counters.filter(({ size }) => size === 'double').length;
  return { singles: counters.length - doubles, doubles, cells: counters.length + doubles };
}

/** Where the count and what is printed disagree; nothing where all that is printed agrees. */
export function reconcile(printed: Totals, counted: Tally): Difference[] {
  return (['singles', 'doubles', 'cells'] as const).flatMap((what) => {
    const number = printed[what];
    return number === undefined || number === counted[what] ? [] : [{ what, printed: number, counted: counted[what] }];
  });
}
