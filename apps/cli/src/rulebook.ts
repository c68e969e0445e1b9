import { linkPackage, locateProblems, type LinkedPackage, problemAt, textsOf } from '@hexwright/model';
import { examplesFor, type LedgerEntry, ledgerOf, loadGamesOf, namedWords } from '@hexwright/playtest';
import type { Arguments } from './command.ts';
import type { Output } from './output.ts';
import { loadChain, packageLibrary, printFailure } from './packages.ts';

/** A package, battle or base, with the ledger of its rulebook. */
export interface Rulebook {
  readonly linked: LinkedPackage;
  readonly entries: readonly LedgerEntry[];
  /** How formulas of the package are said to people. */
  readonly phrases: ReturnType<typeof namedWords>;
}

/** The ledger of a package; null after printing why there is none. */
export async function openRulebook(request: string, args: Arguments, output: Output): Promise<Rulebook | null> {
  const chain = loadChain(request, args, output);
  if (chain === null) return null;
  const link = linkPackage(chain);
  if (!link.ok) {
    printFailure(request, locateProblems(link.problems, textsOf(chain)), output);
    return null;
  }
  const { linked } = link;
  const games = await loadGamesOf(chain);
  const library = games.libraries.find(({ system }) => system.id === linked.system);
  if (library === undefined) {
    const known = games.libraries.map(({ system }) => system.id).join(', ');
    const place = { package: linked.id, file: 'rules.json', pointer: '/system' };
    const message = `There is no game system "${linked.system}". Name one of ${known} in the base.`;
    printFailure(request, [problemAt(place, 'system.unknown', message)], output);
    return null;
  }
  const examples = examplesFor(chain, packageLibrary(args, request));
  const entries = ledgerOf(linked, await library.caseIndex(chain.map(({ id }) => id)), examples);
  return { linked, entries, phrases: { ...namedWords(linked), ...library.system.meanings?.phrases } };
}
