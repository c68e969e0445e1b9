// The checks of `npm test`, in the order in which they are reported.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './process.ts';
import { testBrowser } from '../test-browser.ts';
import { tallyLastLine, tallyOne, tallyVitest, type Tally } from './tally.ts';

/** One check: a script for Node with its arguments, and how what it did is counted. */
export interface Check {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  /** Whether it may run beside another one; the tests have the machine for themselves. */
  readonly alone: boolean;
  count(outcome: Outcome): Tally;
}

/** All checks; `reportFolder` is an empty folder for files that checks write about themselves. */
export function allChecks(reportFolder: string): Check[] {
  return [
    single('lint', 'node_modules/oxlint/bin/oxlint', ['--format=unix']),
    single('format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
    single('types', 'node_modules/typescript7/bin/tsc', ['--project', 'tsconfig.json', '--pretty', 'false']),
    // What runs in a browser only knows the document object model; nothing else may come to rely on it.
    single('browser types', 'node_modules/typescript7/bin/tsc', ['--project', 'libs/board', '--pretty', 'false']),
    single('offline types', 'node_modules/typescript7/bin/tsc', [
      '--project',
      'libs/workspace/src/offline',
      '--pretty',
      'false',
    ]),
    single('studio types', 'node_modules/typescript7/bin/tsc', ['--project', 'apps/studio', '--pretty', 'false']),
    single('page types', 'node_modules/typescript7/bin/tsc', ['--project', 'apps/studio/pages', '--pretty', 'false']),
    single('structure', 'tools/check/structure.ts', []),
    single('generated', 'tools/generate.mjs', ['--check']),
    vitest('unit tests', reportFolder, '!pages'),
    // Without a browser there is nothing to open pages in; the run says so at its end.
    ...('program' in testBrowser() ? [vitest('page tests', reportFolder, 'pages')] : []),
    {
      name: 'case files',
      script: 'apps/cli/bin/hexwright.mjs',
      args: ['test'],
      alone: true,
      count: ({ exitCode, output }) => tallyLastLine(output, exitCode),
    },
  ];
}

/**
 * The checks of what differs from the commit `base`, for the time between two commits: what is quick in whole, and of the
 * formatting and the unit tests those of the files `changed` and of all that imports them.
 */
export function changedChecks(reportFolder: string, base: string, changed: readonly string[]): Check[] {
  const quick = allChecks(reportFolder).filter(({ name }) => ['lint', 'types', 'structure'].includes(name));
  const written = changed.filter((file) => FORMATTED.test(file));
  const formatting = ['--check', '--log-level=warn', '--ignore-unknown', ...written];
  return [
    ...quick,
    ...(written.length === 0 ? [] : [single('format', 'node_modules/prettier/bin/prettier.cjs', formatting)]),
    vitest('unit tests', reportFolder, '!pages', [`--changed=${base}`, '--passWithNoTests']),
  ];
}

/** Files that prettier writes. */
const FORMATTED = /\.(?:[cm]?[jt]s|json|md|html|css|ya?ml)$/;

function single(name: string, script: string, args: readonly string[]): Check {
  return { name, script, args, alone: false, count: ({ exitCode }) => tallyOne(exitCode) };
}

/** The tests of some projects of vitest.config.ts; `!` in front means all others. */
function vitest(name: string, reportFolder: string, projects: string, more: readonly string[] = []): Check {
  const file = path.join(reportFolder, `${name}.json`);
  return {
    name,
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project', projects, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more],
    alone: true,
    count: ({ exitCode }) => tallyVitest(existsSync(file) ? readFileSync(file, 'utf8') : null, exitCode),
  };
}
