import { describe, expect, it } from 'vitest';
import { tallyLastLine, tallyOne, tallyVitest } from './tally.ts';

function report(numPassedTests: number, numFailedTests: number, files: [string, string[]][], left = 0): string {
  const testResults = files.map(([status, tests]) => ({
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  }));
  return JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: left, numTodoTests: 0, testResults });
}

describe('tallyOne', () => {
  it('counts a check as one', () => {
    expect(tallyOne(0)).toEqual({ passed: 1, failed: 0 });
    expect(tallyOne(2)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('tallyVitest', () => {
  it('counts tests', () => {
    const text = report(2, 1, [
      ['passed', ['passed']],
      ['failed', ['passed', 'failed']],
    ]);
    expect(tallyVitest(text, 1)).toEqual({ passed: 2, failed: 1, remark: '2 files' });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const text = report(1, 0, [
      ['passed', ['passed']],
      ['failed', []],
    ]);
    expect(tallyVitest(text, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('says when tests were left out', () => {
    expect(tallyVitest(report(1, 0, [['passed', ['passed', 'pending']]], 1), 0).remark).toBe(
      '1 files, 1 tests left out',
    );
  });

  it('fails when the run ended badly although no test did, when nothing ran, and without a report', () => {
    expect(tallyVitest(report(1, 0, [['passed', ['passed']]]), 1).failed).toBe(1);
    expect(tallyVitest(report(0, 0, []), 0).failed).toBe(1);
    expect(tallyVitest(null, 0).failed).toBe(1);
  });
});

describe('tallyLastLine', () => {
  it('reads the last line', () => {
    expect(tallyLastLine('9 passed, 9 failed\nok\n3 passed, 1 failed\n', 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('fails without such a line, with an exit code that contradicts it, and when nothing ran', () => {
    expect(tallyLastLine('Segmentation fault', 139).failed).toBe(1);
    expect(tallyLastLine('3 passed, 0 failed\n', 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(tallyLastLine('0 passed, 0 failed\n', 0).failed).toBe(1);
  });
});
