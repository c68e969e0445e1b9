import { numbersOf, type PackageNumber } from '@hexwright/playtest/lab';
import type { PackageMirror } from '../package-mirror.ts';

/** Which whole numbers of a package can be tried? */
export interface NumbersQuestion {
  readonly package: string;
}

/** Those of its rules, then those of its counters; none while it does not hold together. */
export type NumbersAnswer = readonly PackageNumber[];

export function numbers(mirror: PackageMirror, { package: id }: NumbersQuestion): NumbersAnswer {
  const linked = mirror.linked(id);
  return linked === null ? [] : numbersOf(linked);
}
