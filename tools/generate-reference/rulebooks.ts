// The games that the reference has a page for, each with what the page says besides what the code declares.
import type { GameSystem } from '@hexwright/compiler';
import { games } from '@hexwright/playtest/all-games';
import type { Rulebook as OwnWords } from '@hexwright/rules-kit';

/** What a page is made from. */
export interface Rulebook extends Omit<Required<OwnWords>, 'hooks'> {
  readonly system: GameSystem;
  /** The doc comments of hooks by name. */
  readonly hooks: ReadonlyMap<string, string>;
}

/**
 * All of them.
 *
 * @param hooksIn reads the doc comments of the hooks in a file of the repository, by name
 */
export function rulebooks(hooksIn: (file: string) => ReadonlyMap<string, string>): readonly Rulebook[] {
  return games.rulebooks.map(({ system, rulebook: { hooks, others = [], modules = [], ...book } }) => ({
    ...book,
    others,
    modules,
    system,
    hooks: hooks === undefined ? new Map() : hooksIn(hooks),
  }));
}
