import type { Place } from './problem.ts';

/** One place where an item was written or changed. */
export interface Origin {
  readonly package: string;
  readonly file: string;
  readonly pointer: string;
  /** The rule cited by the change, or by the item itself. */
  readonly case?: string;
}

/** Where everything in a linked package comes from. Items are named as changes name them: `modifiers/melee-flank`. */
export interface Origins {
  /** Every place that has had a say in an item or field, base first. Empty if there is no such item. */
  chain(itemPath: string): readonly Origin[];
  /**
   * The place where a field has its present value: `modifiers/melee-flank/when`, `units/spahis-1/faces/melee`.
   * Ends at the nearest thing around it that is written anywhere; for an unknown item, at the scenario file.
   */
  place(itemPath: string): Place;
}
