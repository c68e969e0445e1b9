import { oldFormat } from './format/package-format.ts';
import type { FileContent, LinkCache } from './link-cache.ts';
import { COMMENTS_FILE, fileName, PACKAGE_FILES, SHEETS_FILE, type PackageFile } from './package-paths.ts';
import type { PackageSource } from './package.ts';
import { problemAt, type Problem } from './problem.ts';

/** The parsed files of one package; those it has not are absent. */
export interface PackageFiles {
  readonly id: string;
  readonly contents: { readonly [Kind in PackageFile]?: FileContent[Kind] };
  readonly problems: readonly Problem[];
}

/** Files that no game reads, by kind. */
const BESIDE = [
  ['comments', COMMENTS_FILE],
  ['sheets', SHEETS_FILE],
] as const;

/** Reads and checks the files of a package one by one. Every package needs a scenario.json with its own id. */
export function readPackage(source: PackageSource, cache: LinkCache): PackageFiles {
  const texts = [...PACKAGE_FILES.map(fileName), ...BESIDE.map(([, name]) => name)].map((name) =>
    source.files.get(name),
  );
  const old = oldFormat(source, cache);
  return cache.step(`read ${source.id}`, [source.id, ...texts, old], () => readFiles(source, old, cache));
}

function readFiles(source: PackageSource, old: readonly Problem[], cache: LinkCache): PackageFiles {
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
  problems.push(...scenarioProblems(source, typed.scenario), ...problemsBeside(source, cache), ...old);
  return { id: source.id, contents: typed, problems };
}

/** What is wrong with comments and scanned sheets, as warnings: a battle can be played whatever they say. */
function problemsBeside(source: PackageSource, cache: LinkCache): Problem[] {
  return BESIDE.flatMap(([kind, file]) => {
    const text = source.files.get(file);
    if (text === undefined) return [];
    const { problems } = cache.parse(kind, `${source.id}/${file}`, text);
    return problems.map((problem) => ({ ...inFile(problem, { package: source.id, file }), severity: 'warning' }));
  });
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
