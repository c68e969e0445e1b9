import { compileCase } from '@hexwright/compiler';
import type { Problem } from '@hexwright/model';
import { packageOf, pathOf, type FileKey } from '@hexwright/workspace';
import type { PackageMirror } from '../package-mirror.ts';

/** What is wrong with a case file? The report of a package leaves its cases out. */
export interface TextCaseQuestion {
  readonly file: FileKey;
}

/** Compiles the position of the case. */
export function textCase(mirror: PackageMirror, { file }: TextCaseQuestion): readonly Problem[] {
  const id = packageOf(file);
  const chain = mirror.chain(id);
  const text = mirror.project.text(file);
  if (chain === null || text === undefined) return [];
  if (!chain.ok) return chain.problems;
  return compileCase(chain.chain, { path: pathOf(file), text }, mirror.games.systems, mirror.cache).problems;
}
