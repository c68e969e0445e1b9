/** Where cases stand in their rulebook, so that what is found out of order can be told. */
export interface CaseRanks {
  readonly known: ReadonlySet<string>;
  /** Negative where the first stands before the second, 0 for the same place. */
  compare(one: string, other: string): number;
  /** Known cases that stand between two others, neither included; null is the beginning or the end of the book. */
  between(one: string | null, other: string | null): readonly string[];
}

/**
 * The order of a rulebook. Cases in numbers are ordered as rulebooks do, 5.12 before 5.2; all others stand as they are
 * listed, behind the numbers.
 *
 * @param known the cases of the book
 */
export function ranksOf(known: readonly string[]): CaseRanks {
  const places = new Map(known.map((one, index) => [one, index]));
  const read = new Map<string, ReturnType<typeof numbersIn>>();
  const numbersOf = (cited: string): ReturnType<typeof numbersIn> => {
    const found = read.get(cited) ?? numbersIn(cited);
    read.set(cited, found);
    return found;
  };
  const compare = (one: string, other: string): number => {
    const [a, b] = [numbersOf(one), numbersOf(other)];
    if (a !== null && b !== null) return a.section - b.section || byText(a.digits, b.digits);
    if (a !== null || b !== null) return a === null ? 1 : -1;
    return (places.get(one) ?? Infinity) - (places.get(other) ?? Infinity) || 0;
  };
  const ordered = [...new Set(known)].toSorted(compare);
  return {
    known: new Set(known),
    compare,
    between: (one, other) =>
      ordered.filter(
        (item) => (one === null || compare(one, item) < 0) && (other === null || compare(item, other) < 0),
      ),
  };
}

function numbersIn(cited: string): { readonly section: number; readonly digits: string } | null {
  const [, section, digits] = /^(\d+)\.(\d+)$/.exec(cited) ?? [];
  return section === undefined ? null : { section: Number(section), digits };
}

function byText(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
