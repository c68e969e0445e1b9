// Runs the checks of the repository and ends with the line `N passed, N failed`.
// Arguments name the checks to run: `npm run check -- lint types`. Without any, all of them run. With `--changed` what
// differs from the branch main is checked, and the libraries that import it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from './again.ts';
import { changedSince, startOfChange } from './changed.ts';
import { allChecks, changedChecks, type Check } from './checks.ts';
import { testBrowser } from '../test-browser.ts';
import { runNode } from './process.ts';
import type { Tally } from './tally.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A check that takes longer than this, in milliseconds, hangs: on a very busy machine all tests take more than an hour. */
const LIMIT = 4 * 60 * 60_000;
/** More than the smallest machine has cores: tests of servers and pages wait for most of their time. */
const AT_ONCE = 3;

async function runCheck(check: Check): Promise<Tally> {
  if (!existsSync(path.join(ROOT, check.script))) {
    console.log(`failed  ${check.name}: ${check.script} does not exist`);
    return { passed: 0, failed: 1 };
  }
  const outcome = await runNode(ROOT, [check.script, ...check.args], LIMIT);
  const tally = check.count(outcome);
  const seconds = `${(outcome.milliseconds / 1000).toFixed(1)} s`;
  const counts = tally.passed + tally.failed === 1 ? '' : `, ${tally.passed} passed, ${tally.failed} failed`;
  const remark = tally.remark === undefined ? '' : ` (${tally.remark})`;
  console.log(`${tally.failed === 0 ? 'ok    ' : 'failed'}  ${check.name}, ${seconds}${counts}${remark}`);
  if (tally.failed > 0) console.log(outcome.output.trimEnd().replaceAll(/^/gm, '        '));
  return tally;
}

/** The tally of a check that has run, once what was not sure of it has been run again. */
async function surely(check: Check, first: Tally): Promise<Tally> {
  const again = first.failed === 0 ? null : (check.again?.() ?? null);
  if (again === null) return first;
  const tally = afterAll(again.unsure, await runCheck(again.check));
  if (tally.failed === 0) console.log(`ok      ${check.name}, ${tally.passed} passed (${tally.remark})`);
  return tally;
}

/** Runs some checks `AT_ONCE` at a time; the tallies are in the order of the checks. */
async function runTogether(checks: readonly Check[]): Promise<Tally[]> {
  const waiting = [...checks.entries()];
  const tallies: Tally[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      tallies[next[0]] = await runCheck(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tallies;
}

async function runAll(checks: readonly Check[]): Promise<Tally[]> {
  const tallies = await runTogether(checks);
  for (const [i, check] of checks.entries()) tallies[i] = await surely(check, tallies[i]);
  const browser = testBrowser();
  if ('missing' in browser) console.log(`skipped tests in a browser, none runs here: ${browser.missing}`);
  return tallies;
}

function checksOfChange(root: string, folder: string): Check[] {
  const base = startOfChange(root);
  const changed = changedSince(root, base);
  console.log(`${changed.length} files differ from ${base.slice(0, 10)}`);
  return changedChecks(folder, root, changed);
}

const reportFolder = mkdtempSync(path.join(tmpdir(), 'hexwright-check-'));
try {
  const words = process.argv.slice(2);
  const named = words.filter((word) => word !== '--changed');
  const known = words.includes('--changed') ? checksOfChange(ROOT, reportFolder) : allChecks(reportFolder);
  const unknown = named.filter((name) => !known.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.log(`No check is called ${unknown.join(', ')}; there are ${known.map(({ name }) => name).join(', ')}.`);
  }
  const tallies = await runAll(named.length === 0 ? known : known.filter(({ name }) => named.includes(name)));
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, unknown.length);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  rmSync(reportFolder, { recursive: true, force: true });
}
