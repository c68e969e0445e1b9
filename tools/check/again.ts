// Page tests drive a browser beside everything else that runs. Files in which one fails are run once more when the rest is done:
// what fails then has failed; what passes then passes, and is named, as it waits for time somewhere or is a race to be found.
import type { Tally } from './tally.ts';

/** With more files than this failing, it is not chance: they are not run again. */
const MOST_FILES = 5;

/** The part of vitest's JSON report that is read here. */
interface FileReport {
  /** The file's absolute path. */
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

/** What one run of tests left to be run again. */
export interface Unsure {
  /** Absolute paths of the test files. */
  readonly files: readonly string[];
  /** The tests in them that failed. */
  readonly tests: readonly string[];
  /** What passed in all other files. */
  readonly passedElsewhere: number;
}

/** What is worth running again after a run of vitest with this report; null where nothing is, or too much. */
export function unsureOf(reportText: string | null): Unsure | null {
  if (reportText === null) return null;
  const { testResults } = JSON.parse(reportText) as { readonly testResults: readonly FileReport[] };
  const failed = testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > MOST_FILES) return null;
  return {
    files: failed.map(({ name }) => name),
    tests: failed.flatMap((file) => testsOf(file, 'failed')),
    passedElsewhere: testResults
      .filter((file) => !failed.includes(file))
      .reduce((sum, file) => sum + testsOf(file, 'passed').length, 0),
  };
}

/** What both runs come to: `second` is the tally of the files that were run again. */
export function afterAll({ tests, passedElsewhere }: Unsure, second: Tally): Tally {
  const passed = passedElsewhere + second.passed;
  if (second.failed > 0) return { ...second, passed };
  const which = tests.length === 0 ? 'a file' : tests.map((name) => `“${name}”`).join(', ');
  return { passed, failed: 0, remark: `only when run again: ${which}` };
}

function testsOf({ assertionResults }: FileReport, status: string): string[] {
  return assertionResults.filter((test) => test.status === status).map(({ fullName }) => fullName);
}
