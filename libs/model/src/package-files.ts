import type { FileContent, LinkCache } from './link-cache.ts';
import type { PackageSource } from './package.ts';
import { problemAt, type Problem } from './problem.ts';

/** The kinds of file that make a package, in the order in which they are read and their changes applied. */
export const PACKAGE_FILES = ['scenario', 'map', 'units', 'terrain', 'rules'] as const;

/** One kind of file of a package. */
export type PackageFile = (typeof PACKAGE_FILES)[number];

/** The parsed files of one package; those it has not are absent. */
export interface PackageFiles {
  readonly id: string;
  readonly contents: { readonly [Kind in PackageFile]?: FileContent[Kind] };
  readonly problems: readonly Problem[];
}

/** The name of a kind of file inside a package. */
export function fileName(kind: PackageFile): string {
  return `${kind}.json`;
}

/** Reads and checks the files of a package one by one. Every package needs a scenario.json with its own id. */
export function readPackage(source: PackageSource, cache: LinkCache): PackageFiles {
  const texts = PACKAGE_FILES.map((kind) => source.files.get(fileName(kind)));
  return cache.step(`read ${source.id}`, [source.id, ...texts], () => readFiles(source, cache));
}

function readFiles(source: PackageSource, cache: LinkCache): PackageFiles {
  const contents: { [Kind in PackageFile]?: unknown } = {};
  const problems: Problem[] = [];
  for (const kind of PACKAGE_FILES) {
    const text = source.files.get(fileName(kind));
    if (text === undefined) continue;
    const parsed = cache.parse(kind, `${source.id}/${fileName(kind)}`, text);
    const here = { package: source.id, file: fileName(kind) };
    problems.push(...parsed.problems.map((problem) => inFile(problem, here)));
    if (parsed.content !== null) contents[kind] = parsed.content;
  }
  const typed = contents as PackageFiles['contents'];
  return { id: source.id, contents: typed, problems: [...problems, ...scenarioProblems(source, typed.scenario)] };
}

function scenarioProblems(source: PackageSource, scenario: FileContent['scenario'] | undefined): Problem[] {
  const place = { package: source.id, file: fileName('scenario') };
  if (!source.files.has(place.file)) {
    const message = `The package has no ${place.file}. Create one with at least id, title and kind.`;
    return [problemAt({ ...place, pointer: '' }, 'file.missing', message)];
  }
  if (scenario === undefined || scenario.id === source.id) return [];
  const fix = { file: place.file, pointer: '/id', op: 'set', value: source.id } as const;
  return [
    problemAt(
      { ...place, pointer: '/id' },
      'package.id',
      `The id is "${scenario.id}", but the package lies in the folder ${source.id}. Make them the same.`,
      { fixes: [{ title: `Write "${source.id}"`, edits: [fix] }] },
    ),
  ];
}

/** A problem found in the content of a file, with the file (and package) filled in, also in its fixes. */
export function inFile(problem: Problem, place: { readonly package?: string; readonly file: string }): Problem {
  return {
    ...problem,
    ...(place.package === undefined ? {} : { package: place.package }),
    file: place.file,
    fixes: problem.fixes.map((fix) => ({ ...fix, edits: fix.edits.map((edit) => ({ ...edit, file: place.file })) })),
  };
}
