import { writeCanonical } from '../canonical.ts';
import { readJson } from '../json-source.ts';
import type { LinkCache } from '../link-cache.ts';
import type { PackageSource } from '../package.ts';
import { problemAt, type Edit, type Problem } from '../problem.ts';
import { kindOfPath } from '../package-paths.ts';
import { editsBetween } from './edits-between.ts';
import { FORMAT, formatOfText, newerFormat, presentBeginning } from './format.ts';
import { inPresentFormat } from './steps.ts';

/** Nothing to be said. Always the same list, so that caches keyed by it need not look again. */
const NONE: readonly Problem[] = [];

/**
 * One warning for all files of a package that are in an older format. They are read as files of the present one; its fix
 * writes them so.
 */
export function oldFormat(source: PackageSource, cache: LinkCache): readonly Problem[] {
  return cache.step(`formats ${source.id}`, [source.files], () => oldFormatOf(source, cache));
}

function oldFormatOf(source: PackageSource, cache: LinkCache): readonly Problem[] {
  const old: OldFile[] = [];
  // There may be hundreds of cases: of those in the present format no more is read than their beginning, which is mostly
  // that of the one before, and nothing where it is the text that was in it the last time.
  const present = cache.step(`present ${source.id}`, [], (): (string | null)[] => []);
  let beginning: string | null = null;
  let at = -1;
  for (const [path, text] of source.files) {
    at++;
    // By identity, without a look into hundreds of texts.
    if (Object.is(present[at], text)) continue;
    const begins: string | null =
      beginning !== null && text.slice(0, beginning.length) === beginning ? beginning : presentBeginning(text);
    present[at] = begins === null ? null : text;
    if (begins !== null) {
      beginning = begins;
      continue;
    }
    const edits = editsOf(source, path, text, cache);
    if (edits !== null) old.push({ path, edits });
  }
  if (old.length === 0) return NONE;
  const said = old.flatMap(({ path, edits }) => [path, edits]);
  return cache.step(`format ${source.id}`, said, () => [oldFiles(source.id, old)]);
}

/** As {@link migrationEdits}, remembered. Apart from the loop over all files, which must cost nothing for each. */
function editsOf(source: PackageSource, path: string, text: string, cache: LinkCache): readonly Edit[] | null {
  return cache.step(`format ${source.id}/${path}`, [text], () => migrationEdits(path, text));
}

/** A file in an older format, and what brings it to the present one. */
interface OldFile {
  readonly path: string;
  readonly edits: readonly Edit[];
}

function oldFiles(id: string, old: readonly OldFile[]): Problem {
  const [{ path }] = old;
  const what = old.length === 1 ? `${path} is` : `${old.length} files of the package are`;
  const message = `${what} in an older format than ${FORMAT}, and read as if in that one. Migrate the package, so that its files say what is read in them.`;
  const fixes = [{ title: `Migrate to format ${FORMAT}`, edits: old.flatMap(({ edits }) => edits) }];
  return problemAt({ package: id, file: path, pointer: '' }, 'format.old', message, { severity: 'warning', fixes });
}

/** The files of a package that have to be written anew to be in the present format, or why it cannot be brought there. */
export type PackageMigration =
  | { readonly ok: true; readonly files: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Brings all files of a package to the present format: all of them, or none where one cannot be read. */
export function migratePackage({ id, files }: PackageSource): PackageMigration {
  const migrated = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [path, text] of files) {
    const kind = kindOfPath(path);
    if (kind === undefined) continue;
    const reading = readJson(text);
    problems.push(...reading.problems.map((problem) => ({ ...problem, package: id, file: path })));
    if (!reading.ok) continue;
    const present = inPresentFormat(kind, reading.value);
    if (!present.ok) problems.push(newerFormat({ package: id, file: path }, present.found));
    else if (present.from < FORMAT) migrated.set(path, writeCanonical(kind, present.value));
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, files: migrated };
}

/** What brings the text of a file to the present format; null where it is in that or cannot be brought there. */
function migrationEdits(path: string, text: string): readonly Edit[] | null {
  const kind = kindOfPath(path);
  if (kind === undefined) return null;
  const found = formatOfText(text);
  if (found === null || found >= FORMAT) return null;
  const reading = readJson(text);
  if (!reading.ok) return null;
  const present = inPresentFormat(kind, reading.value);
  return present.ok ? editsBetween(reading.value, present.value, path) : null;
}
