import path from 'node:path';
import { importsOf } from './imports.ts';
import type { SourceFile } from './source.ts';

/**
 * The paths of the files that only serve tests, and so may use what shipped code may not: the tests (`*.test.ts`, `pages/`), and
 * what can be reached from tests alone; and what only builds, such as `vite.config.ts`. Shipped is what can be reached from an `index.ts` or from a file that nothing
 * imports, such as a program or a worker.
 */
export function testFiles(files: readonly SourceFile[]): ReadonlySet<string> {
  const targets = new Map(files.map((file) => [file.path, relativeTargets(file)]));
  const imported = new Set([...targets.values()].flat());
  const isEntry = (file: string): boolean => file.endsWith('/index.ts') || !imported.has(file);
  const shipped = new Set([...targets.keys()].filter((file) => !isNamedTest(file) && isEntry(file)));
  // A set is walked in the order of insertion, what is added on the way included.
  for (const file of shipped) for (const target of targets.get(file) ?? []) shipped.add(target);
  return new Set([...targets.keys()].filter((file) => !shipped.has(file)));
}

function isNamedTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.endsWith('.config.ts') || /^apps\/[^/]+\/pages\//.test(file);
}

function relativeTargets(file: SourceFile): string[] {
  return importsOf(file)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => path.posix.join(path.posix.dirname(file.path), specifier));
}
