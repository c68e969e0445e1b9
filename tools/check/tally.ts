// What a check counts: itself as one, or the tests it ran.

/** How many things passed and failed, and a remark for the summary line of the check. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly remark?: string;
}

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

/** A check that is one thing: passed if its process ended with exit code 0. */
export function tallyOne(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts a run of vitest. A file that failed without a failing test (it could not be loaded) counts as one failure, and
 * so does a run that ended badly although no test did, or that ran nothing at all.
 */
export function tallyVitest(reportText: string | null, exitCode: number): Tally {
  if (reportText === null) return { passed: 0, failed: 1, remark: 'no report was written' };
  const report = JSON.parse(reportText) as VitestReport;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const left = report.numPendingTests + report.numTodoTests;
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    remark: `${report.testResults.length} files${left > 0 ? `, ${left} tests left out` : ''}`,
  };
  return withExitCode(tally, exitCode);
}

/** Counts a program that ends with a line `N passed, N failed`. */
export function tallyLastLine(output: string, exitCode: number): Tally {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  const match = /^(\d+) passed, (\d+) failed$/.exec(line.trim());
  if (match === null) return { passed: 0, failed: 1, remark: 'it did not say how many passed' };
  return withExitCode({ passed: Number(match[1]), failed: Number(match[2]) }, exitCode);
}

function withExitCode(tally: Tally, exitCode: number): Tally {
  if (tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)) {
    const remark = tally.passed === 0 ? 'nothing was run' : `exit code ${exitCode} although nothing failed`;
    return { ...tally, failed: 1, remark };
  }
  return tally;
}
