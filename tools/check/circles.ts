// Files that import one another in a circle: none of them could be read, or moved, without all others.
import path from 'node:path';
import { importsOf } from './imports.ts';
import type { Finding, SourceFile } from './source.ts';

/** Where circles are findings: in all libraries and programs. Imports of types count. */
const WITHOUT_CIRCLES = /^(?:libs|apps)\//;

/** A finding for each circle of files, at the first of them. */
export function checkCircles(files: readonly SourceFile[]): Finding[] {
  const targets = new Map(
    files.filter((file) => WITHOUT_CIRCLES.test(file.path)).map((file) => [file.path, relativeTargets(file)]),
  );
  return circlesOf(targets).map((circle) => ({
    path: circle[0],
    line: 1,
    message: `stands in a circle of ${circle.length} files that import one another: ${shown(circle)}`,
  }));
}

/** At most so many are named. */
const NAMED = 12;

function shown(circle: readonly string[]): string {
  const names = circle.slice(0, NAMED).map((file) => file.split('/src/').at(-1));
  return `${names.join(', ')}${circle.length > NAMED ? ', ...' : ''}`;
}

function relativeTargets(file: SourceFile): string[] {
  return importsOf(file)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => path.posix.join(path.posix.dirname(file.path), specifier));
}

/** The strongly connected components of more than one file, by Tarjan; each in the order of the paths. */
function circlesOf(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const numbers = new Map<string, number>();
  const open: string[] = [];
  /** The least number of an open file that can be reached from this one. */
  const visit = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    open.push(file);
    let least = number;
    for (const target of targets.get(file) ?? []) {
      const known = numbers.get(target);
      if (known === undefined) least = Math.min(least, visit(target));
      else if (open.includes(target)) least = Math.min(least, known);
    }
    if (least < number) return least;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
    return number;
  };
  for (const file of targets.keys()) if (!numbers.has(file)) visit(file);
  return circles;
}
