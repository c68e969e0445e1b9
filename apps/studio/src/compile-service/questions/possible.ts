import { compile } from '@hexwright/compiler';
import { firstError, withChange, withChoices } from '@hexwright/model';
import type { PackageMirror } from '../package-mirror.ts';

/** Which numbers can stand in which fields of a package, each alone or several together? */
export interface PossibleQuestion {
  readonly package: string;
  /** Choices in place of the package's own, by option. */
  readonly options: Readonly<Record<string, string>>;
  readonly sets: readonly (readonly { readonly target: string; readonly value: number }[])[];
}

/** For each set why the package does not compile with it; null where it does. */
export type PossibleAnswer = readonly (string | null)[];

export function possible(mirror: PackageMirror, { package: id, options, sets }: PossibleQuestion): PossibleAnswer {
  const found = mirror.chain(id);
  if (found?.ok !== true) return sets.map(() => firstError(mirror.said(id, found?.problems ?? []))?.message ?? id);
  const own = withChoices(found.chain, options);
  return sets.map((numbers) => {
    const chain = numbers.reduce((before, { target, value }) => withChange(before, target, value), own);
    const compiled = compile(chain, mirror.games.systems, mirror.cache);
    return compiled.ok ? null : (firstError(mirror.said(id, compiled.problems))?.message ?? id);
  });
}
