import { errataOf, type ErrataSheet } from '@hexwright/playtest';
import type { PackageMirror } from '../package-mirror.ts';

/** What does a package change of its base? */
export interface ErrataQuestion {
  readonly package: string;
}

/** The sheet for players; null while the package or its base cannot be read. */
export interface ErrataAnswer {
  readonly sheet: ErrataSheet | null;
}

/** Compares a package with its base. */
export function errata(mirror: PackageMirror, { package: id }: ErrataQuestion): ErrataAnswer {
  const chain = mirror.chain(id);
  const result = chain?.ok ? errataOf(chain.chain, mirror.games) : null;
  return { sheet: result?.ok ? result.sheet : null };
}
