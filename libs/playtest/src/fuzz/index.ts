/** Packages that nobody wrote: whatever compiles without a problem must play. */
import type { PackageLibrary } from '@hexwright/model';
import { shrink } from './shrink.ts';
import type { Games } from '../loaded-games.ts';
import { tryExamples } from './example-trial.ts';
import { chainOfGenerated, generatePackage, type GeneratedPackage } from './generated-package.ts';
import type { Files } from './package-data.ts';
import { type Patience, tryPackage, type Verdict, WHOLE } from './trial.ts';

export { shrink } from './shrink.ts';
export { chainOfGenerated, generatePackage, type GeneratedPackage } from './generated-package.ts';
export type { Files } from './package-data.ts';
export { tryPackage, type FaultSort, type Verdict } from './trial.ts';
export { watchGame, type WatchedGame } from './watched-game.ts';

/** A fault with the smallest package that was found to show it. */
export interface GeneratedFault {
  readonly seed: number;
  readonly sort: string;
  readonly message: string;
  /** Ids of the packages below it. */
  readonly over: readonly string[];
  readonly files: Files;
}

/** Makes the package of a seed and tries it. */
export function tryGenerated(seed: number, library: PackageLibrary, games: Games, patience: Patience = WHOLE): Verdict {
  return tryMade(generatePackage(seed, library, games), library, games, patience);
}

function tryMade(generated: GeneratedPackage, library: PackageLibrary, games: Games, patience: Patience): Verdict {
  const chain = chainOfGenerated(generated);
  const verdict = tryPackage(games, chain, generated.seed, generated.isTame, patience);
  return verdict.kind === 'fault' ? verdict : (tryExamples(games, chain, library) ?? verdict);
}

/**
 * The fault of a seed with a small package; null where it has none.
 *
 * @param goOn whether there is time for another, smaller package to be tried
 */
export function smallestFault(
  seed: number,
  library: PackageLibrary,
  games: Games,
  goOn: () => boolean = () => true,
): GeneratedFault | null {
  const generated = generatePackage(seed, library, games);
  const verdictOf = (files: Files): Verdict => tryMade({ ...generated, files }, library, games, WHOLE);
  const found = verdictOf(generated.files);
  if (found.kind !== 'fault') return null;
  const { sort } = found;
  const fails = (some: Files): boolean => {
    const verdict = verdictOf(some);
    return verdict.kind === 'fault' && verdict.sort === sort;
  };
  const small = shrink(generated.files, fails, goOn);
  const verdict = verdictOf(small);
  const message = verdict.kind === 'fault' ? verdict.message : found.message;
  return { seed, sort, message, over: generated.bases.map(({ id }) => id), files: small };
}
