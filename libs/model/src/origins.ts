/** Where the parts of a linked package come from: what may be asked. {@link ChainOrigins} of `chain-origins.ts` answers. */
import type { Change } from './generated/types.ts';
import type { Place } from './problem.ts';

/** One place where an item was written or changed. */
export interface Origin {
  readonly package: string;
  readonly file: string;
  readonly pointer: string;
  /** The rule cited by the change, or by the item itself. */
  readonly case?: string;
}

/** Where everything in a linked package comes from. Items are named as changes name them: `modifiers/flank-attack`. */
export interface Origins {
  /** Every place that has had a say in an item or field, base first. Empty if there is no such item. */
  chain(itemPath: string): readonly Origin[];
  /**
   * The place where a field has its present value: `modifiers/flank-attack/when`, `units/archers-1/faces/front`.
   * Ends at the nearest thing around it that is written anywhere; for an unknown item, at the scenario file.
   */
  place(itemPath: string): Place;
  /** Of several items or fields the {@link place} of the one that the newest package has written; of equals the first. */
  newestPlace(itemPaths: readonly string[]): Place;
  /** The newest change that has taken an item away, or something it lay in, or of a list something in it; null where none has. */
  removal(itemPath: string): Removal | null;
}

/** A change that takes something away, and why. */
export interface Removal extends Place {
  readonly package: string;
  readonly target: string;
  readonly case?: string;
}

/** A change that has been made, with the file it stands in and the JSON pointer to it. */
export interface AppliedChange {
  readonly change: Change;
  readonly package: string;
  readonly file: string;
  readonly pointer: string;
}
