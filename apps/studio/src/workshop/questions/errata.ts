import { errataOf, type ErrataSheet } from '@hexwright/playtest';
import type { Bench } from '../bench.ts';

/** What does a package change of its base? */
export interface ErrataQuestion {
  readonly package: string;
}

/** The sheet for players; null while the package or its base cannot be read. */
export interface ErrataAnswer {
  readonly sheet: ErrataSheet | null;
}

/** Compares a package with its base. */
export function errata(bench: Bench, { package: id }: ErrataQuestion): ErrataAnswer {
  const chain = bench.chain(id);
  const result = chain?.ok ? errataOf(chain.chain, bench.games) : null;
  return { sheet: result?.ok ? result.sheet : null };
}
