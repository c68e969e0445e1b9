import type { FileContent, LinkCache } from './link-cache.ts';
import { isCasePath, type PackageSource } from './package.ts';
import { isPlainName } from './plain-name.ts';
import { problemAt, type Problem } from './problem.ts';
import type { FileKind } from './schema-definitions.ts';

/** The kinds of file that make a package, in the order in which they are read and their changes applied. */
export const PACKAGE_FILES = ['scenario', 'map', 'units', 'terrain', 'rules'] as const;

/** What people have said to each other about a package. No part of what it is: the game never reads it. */
export const COMMENTS_FILE = 'comments.json';

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

/** Which kind of file a path inside a package is; undefined for a file of which the format says nothing. */
export function kindOfPath(path: string): FileKind | undefined {
  if (isCasePath(path)) return 'case';
  if (path === COMMENTS_FILE) return 'comments';
  return PACKAGE_FILES.find((kind) => fileName(kind) === path);
}

/** The end of the name of a file in which somebody has written something for people to read. */
const NOTE_END = '.md';
/** Notes that programs take orders from: whoever may edit a battle must not order anything on the machine it is kept on. */
const OBEYED = /^(?:agents?|claude|codex|copilot|copilot-instructions|cursor|gemini|prompt|skill|system)(?:\.|$)/i;

/**
 * The one list of paths that a package may have, for whatever brings files in or out: the shared document, folder, zip
 * and server. Whatever else lies in the folder of a package is left alone.
 */
export function isPackagePath(path: string): boolean {
  if (kindOfPath(path) !== undefined) return true;
  return path.endsWith(NOTE_END) && isPlainName(path.slice(0, -NOTE_END.length)) && !OBEYED.test(path);
}

/** Reads and checks the files of a package one by one. Every package needs a scenario.json with its own id. */
export function readPackage(source: PackageSource, cache: LinkCache): PackageFiles {
  const texts = [...PACKAGE_FILES.map(fileName), COMMENTS_FILE].map((name) => source.files.get(name));
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
  problems.push(...scenarioProblems(source, typed.scenario), ...commentProblems(source, cache));
  return { id: source.id, contents: typed, problems };
}

/** What is wrong with the comments, as warnings: a battle can be played whatever is said about it. */
function commentProblems(source: PackageSource, cache: LinkCache): Problem[] {
  const text = source.files.get(COMMENTS_FILE);
  if (text === undefined) return [];
  const { problems } = cache.parse('comments', `${source.id}/${COMMENTS_FILE}`, text);
  const here = { package: source.id, file: COMMENTS_FILE };
  return problems.map((problem) => ({ ...inFile(problem, here), severity: 'warning' }));
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
