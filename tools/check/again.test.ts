import { describe, expect, it } from 'vitest';
import { afterAll, unsureOf } from './again.ts';

function report(files: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const testResults = Object.entries(files).map(([name, tests]) => ({
    name,
    status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
  }));
  return JSON.stringify({ testResults });
}

const ONE_FAILED = report({
  '/pages/map.test.ts': { 'draws a river': 'passed', 'draws a wood': 'passed' },
  '/pages/play.test.ts': { 'moves a unit': 'passed', 'takes a move back': 'failed' },
});

describe('unsureOf', () => {
  it('is the files in which a test failed, and what passed in the others', () => {
    expect(unsureOf(ONE_FAILED)).toEqual({
      files: ['/pages/play.test.ts'],
      tests: ['takes a move back'],
      passedElsewhere: 2,
    });
  });

  it('is nothing where all passed, where most failed, and where no report was written', () => {
    expect(unsureOf(report({ '/pages/map.test.ts': { 'draws a river': 'passed' } }))).toBeNull();
    const broken = Array.from({ length: 6 }, (_, i) => [`/pages/${i}.test.ts`, { opens: 'failed' }] as const);
    expect(unsureOf(report(Object.fromEntries(broken)))).toBeNull();
    expect(unsureOf(null)).toBeNull();
  });
});

describe('afterAll', () => {
  const unsure = { files: ['/pages/play.test.ts'], tests: ['takes a move back'], passedElsewhere: 2 };

  it('counts what passes the second time as passed, and names it', () => {
    expect(afterAll(unsure, { passed: 2, failed: 0, remark: '1 files' })).toEqual({
      passed: 4,
      failed: 0,
      remark: 'only when run again: “takes a move back”',
    });
  });

  it('fails with what fails twice', () => {
    expect(afterAll(unsure, { passed: 1, failed: 1, remark: '1 files' })).toMatchObject({ passed: 3, failed: 1 });
  });
});
