import type { CaseDoubt, FoundCase, RulebookCases } from '@hexwright/digitiser';
import type { Coverage, CoveredCase } from '@hexwright/playtest';

/** A piece of a line: plain, or a number of a case. */
export interface LinePiece {
  readonly text: string;
  readonly mark: Pick<FoundCase, 'case' | 'role' | 'doubt' | 'from' | 'to'> | null;
}

/** A line of a page with what is known of it. */
export interface MarkedLine {
  readonly pieces: readonly LinePiece[];
  /** The case whose text it is, and what becomes of that; null for text of no case. */
  readonly owner: { readonly case: string; readonly coverage: Coverage; readonly isSure: boolean } | null;
  /** Where a case begins: what is said beside it. */
  readonly begins: { readonly case: string; readonly coverage: Coverage; readonly doubt: CaseDoubt | null } | null;
}

/** The lines of a page with the cases on them. A case that the package does not know is missing there. */
export function markedLines(
  lines: readonly string[],
  page: number,
  { found, owners }: RulebookCases,
  covered: ReadonlyMap<string, CoveredCase>,
): MarkedLine[] {
  const marks = Map.groupBy(
    found.filter((one) => one.page === page),
    ({ line }) => line,
  );
  const coverage = (cited: string): Coverage => covered.get(cited)?.coverage ?? 'missing';
  return lines.map((text, line): MarkedLine => {
    const here = (marks.get(line) ?? []).toSorted((one, other) => one.from - other.from);
    const owner = owners[page]?.[line] ?? null;
    const place = here.find(({ role }) => role === 'place');
    return {
      pieces: piecesOf(text, here),
      owner: owner === null ? null : { ...owner, coverage: coverage(owner.case) },
      begins: place === undefined ? null : { case: place.case, coverage: coverage(place.case), doubt: place.doubt },
    };
  });
}

function piecesOf(text: string, marks: readonly FoundCase[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.from < at) continue;
    if (mark.from > at) pieces.push({ text: text.slice(at, mark.from), mark: null });
    pieces.push({ text: text.slice(mark.from, mark.to), mark });
    at = mark.to;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), mark: null });
  return pieces;
}

/** How many cases there are of each kind: those of the package, and those of the texts that it does not know. */
export function countsOf(
  covered: ReadonlyMap<string, CoveredCase>,
  texts: readonly RulebookCases[],
): Readonly<Record<Coverage, number>> {
  const counts: Record<Coverage, number> = { enforced: 0, changed: 0, missing: 0, silent: 0 };
  for (const { coverage } of covered.values()) counts[coverage] += 1;
  const strange = texts.flatMap(({ found }) =>
    found.filter(({ role, case: cited }) => role === 'place' && !covered.has(cited)),
  );
  counts.missing += new Set(strange.map((one) => one.case)).size;
  return counts;
}
