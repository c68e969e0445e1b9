import { findCases, type RulebookCases } from '@hexwright/digitiser';
import { coverageOf, ledgerOf, type CoveredCase } from '@hexwright/playtest';
import type { PackageMirror } from '../package-mirror.ts';

/** What becomes of the cases of the rulebook in a package, and where do they stand in texts of it? */
export interface CoverageQuestion {
  readonly package: string;
  /** Texts of rulebooks: of each the lines of its pages. */
  readonly texts: readonly (readonly (readonly string[])[])[];
}

/** What becomes of the cases, and where they stand. */
export interface CoverageAnswer {
  /** In the order of the rulebook; none where the package could never be read. */
  readonly cases: readonly CoveredCase[];
  /** For each text what was found in it. */
  readonly texts: readonly RulebookCases[];
}

const NO_EXAMPLES: ReadonlyMap<string, never[]> = new Map();

/** Looks up what carries each case out. Where the code does is loaded when it is asked for the first time. */
export async function coverage(
  mirror: PackageMirror,
  { package: id, texts }: CoverageQuestion,
): Promise<CoverageAnswer> {
  const cases = await coveredCases(mirror, id);
  const known = cases.map((one) => one.case);
  return { cases, texts: texts.map((pages) => findCases(pages, known)) };
}

async function coveredCases(mirror: PackageMirror, id: string): Promise<readonly CoveredCase[]> {
  const linked = mirror.linked(id);
  const chain = mirror.chain(id);
  if (linked === null || chain?.ok !== true) return [];
  const library = mirror.games.libraries.find(({ system }) => system.id === linked.system);
  const code = (await library?.caseIndex(chain.chain.map((one) => one.id))) ?? {};
  return coverageOf(ledgerOf(linked, code, NO_EXAMPLES));
}
