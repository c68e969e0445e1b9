import { compileCase } from '@hexwright/compiler';
import type { Problem } from '@hexwright/model';
import { packageOf, pathOf, type FileKey } from '@hexwright/workspace';
import type { Bench } from '../bench.ts';

/** What is wrong with a case file? The report of a package leaves its cases out. */
export interface TextCaseQuestion {
  readonly file: FileKey;
}

/** Compiles the position of the case. */
export function textCase(bench: Bench, { file }: TextCaseQuestion): readonly Problem[] {
  const id = packageOf(file);
  const chain = bench.chain(id);
  const text = bench.project.text(file);
  if (chain === null || text === undefined) return [];
  if (!chain.ok) return chain.problems;
  return compileCase(chain.chain, { path: pathOf(file), text }, bench.games.systems, bench.cache).problems;
}
