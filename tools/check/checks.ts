// The checks of `npm test`, in the order in which they are begun.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unsureOf, type Unsure } from './again.ts';
import { testsOfChange } from './dependants.ts';
import type { Outcome } from './process.ts';
import { testBrowser } from '../test-browser.ts';
import { tallyLastLine, tallyOne, tallyVitest, type Tally } from './tally.ts';

/** Where checks remember what they have found, for the next time; it may be removed. */
const CACHE = 'node_modules/.cache';

/** One check: a script for Node with its arguments, and how what it did is counted. */
export interface Check {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  count(outcome: Outcome): Tally;
  /** After it has run: what is run once more, and the check that does it; null for nothing. */
  again?(): { readonly unsure: Unsure; readonly check: Check } | null;
}

/** All checks; `reportFolder` is an empty folder for files that checks write about themselves. */
export function allChecks(reportFolder: string): Check[] {
  return [
    // What takes longest comes first, or one core would wait for it in the end.
    vitest('unit tests', reportFolder, 'node'),
    // Without a browser there is nothing to draw or to open pages in; the run says so at its end.
    ...('program' in testBrowser() ? [pageTests(reportFolder), vitest('drawing tests', reportFolder, 'browser')] : []),
    format(['.']),
    lint([]),
    {
      name: 'case files',
      script: 'apps/cli/bin/hexwright.mjs',
      args: ['test'],
      count: ({ exitCode, output }) => tallyLastLine(output, exitCode),
    },
    types('types', 'tsconfig.json'),
    single('generated', 'tools/generate.mjs', ['--check']),
    types('studio types', 'apps/studio'),
    single('structure', 'tools/check/structure.ts', []),
    types('page types', 'apps/studio/pages'),
    // What runs in a browser only knows the document object model; nothing else may come to rely on it.
    types('browser types', 'libs/board'),
    types('offline types', 'libs/workspace/src/offline'),
  ];
}

/**
 * The checks of what differs between two commits, for the time before the second: what is quick in whole, of lint and formatting
 * those of the files `changed`, and of the unit tests those of what imports them as well.
 */
export function changedChecks(reportFolder: string, root: string, changed: readonly string[]): Check[] {
  const quick = allChecks(reportFolder).filter(({ name }) => ['types', 'structure'].includes(name));
  const code = changed.filter((file) => LINTED.test(file));
  const written = changed.filter((file) => FORMATTED.test(file));
  const tests = testsOfChange(root, changed);
  const drawn = 'program' in testBrowser() ? tests.filter(isInBrowser) : [];
  const others = tests.filter((file) => !isInBrowser(file));
  return [
    ...(others.length === 0 ? [] : [vitest('unit tests', reportFolder, 'node', others)]),
    // In one run with the others vitest begins them when all others are done.
    ...(drawn.length === 0 ? [] : [vitest('drawing tests', reportFolder, 'browser', drawn)]),
    ...quick,
    ...(code.length === 0 ? [] : [lint(code)]),
    ...(written.length === 0 ? [] : [format(written)]),
  ];
}

/** Files that oxlint reads. */
const LINTED = /\.[cm]?[jt]s$/;
/** Files that oxfmt writes. */
const FORMATTED = /\.(?:[cm]?[jt]s|json|md|html|css|ya?ml)$/;

/** Whether a test looks at what a browser draws. */
function isInBrowser(file: string): boolean {
  return file.endsWith('.browser.test.ts');
}

function single(name: string, script: string, args: readonly string[]): Check {
  return { name, script, args, count: ({ exitCode }) => tallyOne(exitCode) };
}

/** What oxlint finds in files; in all of them where none is named. */
function lint(files: readonly string[]): Check {
  return single('lint', 'node_modules/oxlint/bin/oxlint', [
    '--format=unix',
    '--no-error-on-unmatched-pattern',
    ...files,
  ]);
}

/** Whether files are as oxfmt writes them. */
function format(files: readonly string[]): Check {
  return single('format', 'node_modules/oxfmt/bin/oxfmt', ['--list-different', ...files]);
}

/** The types of a project; those of files that nothing has changed under are not worked out again. */
function types(name: string, project: string): Check {
  const memory = [
    '--incremental',
    '--tsBuildInfoFile',
    `${CACHE}/hexwright-types/${name.replaceAll(' ', '-')}.tsbuildinfo`,
  ];
  return single(name, 'node_modules/typescript7/bin/tsc', ['--project', project, '--pretty', 'false', ...memory]);
}

/** The tests of pages; those files in which one fails are run once more. */
function pageTests(reportFolder: string): Check {
  const first = vitest('page tests', reportFolder, 'pages');
  return {
    ...first,
    again: () => {
      const unsure = unsureOf(readReport(reportFolder, first.name));
      return unsure && { unsure, check: vitest('page tests, again', reportFolder, 'pages', unsure.files) };
    },
  };
}

/** What vitest has said of a check, as JSON; null where it has said nothing. */
function readReport(folder: string, name: string): string | null {
  const file = reportFile(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function reportFile(folder: string, name: string): string {
  return path.join(folder, `${name}.json`);
}

/** The tests of some projects of vitest.config.ts; `!` in front means all others. */
function vitest(name: string, reportFolder: string, projects: string, more: readonly string[] = []): Check {
  const file = reportFile(reportFolder, name);
  return {
    name,
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project', projects, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more],
    count: ({ exitCode }) => tallyVitest(readReport(reportFolder, name), exitCode),
  };
}
