/** What a game says of itself for its page of the reference, besides what its code declares. */
import type { EventRegistry, RefusalRegistry } from '@hexwright/engine';

/** A set of exclusive rules, and where it reaches into the standard ones. */
export interface RulebookModule {
  readonly id: string;
  readonly title: string;
  readonly case: string;
  readonly registrations: readonly { readonly hook: string }[];
}

export interface Rulebook {
  /** The file in docs/reference. */
  readonly file: string;
  readonly title: string;
  /** The battle whose numbers are shown. */
  readonly battle: string;
  /** Further battles, each with the file of its page. None where absent. */
  readonly others?: readonly { readonly battle: string; readonly file: string }[];
  readonly events: Pick<EventRegistry, 'list' | 'named'>;
  readonly refusals: Pick<RefusalRegistry<never>, 'list'>;
  /** None where absent. */
  readonly modules?: readonly RulebookModule[];
  /** The file with the interface `Hooks`, of which the comments say what hooks are for; absent where there are none. */
  readonly hooks?: string;
  /** What a cell of a table, and the value of a modifier, says. */
  readonly aboutCells: string;
  readonly aboutModifiers: string;
  /** An event as an example expects it, without its case. */
  readonly event: Readonly<Record<string, string | number>> & { readonly event: string };
}
