import {
  formatProblem,
  formatProblems,
  hasErrors,
  linkPackage,
  locateProblems,
  type PackageChain,
  type Problem,
  textsOf,
} from '@hexwright/model';
import { type ExampleResult, ExampleSuite, isUnderCase } from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';
import type { Command } from '../command.ts';
import type { Output } from '../output.ts';
import { findChain, packageLibrary } from '../packages.ts';
import { PROBLEM_SHAPE } from '../shapes.ts';

const ACCOUNT_LINES = 40;

export const test: Command = {
  spec: {
    name: 'test',
    usage: '[package...]',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    about:
      'Runs the examples (cases/*.case.json) of packages, of all packages if none is named. The last line says how many\n' +
      'passed and failed. For an example that fails it says what differs, where in the file, and what happened.',
    options: [
      { name: 'case', value: 'number', description: 'Only examples of this case and those under it.' },
      { name: 'verbose', description: 'Name every example, and tell what happened in it.' },
    ],
    json:
      '{ "passed", "failed", "examples": [{ "package", "path", "case", "title", "passed", "problems": [problem],\n' +
      `  "account": [line] }], "problems": [problem] of all examples, and of packages that cannot be read }\n${PROBLEM_SHAPE}`,
    examples: ['hexwright test', 'hexwright test gmb/tamburlaine --case 9.12'],
  },
  run({ args, output }) {
    const library = packageLibrary(args);
    const wanted = args.value('case');
    const requests = args.words.length > 0 ? args.words : library.ids();
    const results: ExampleResult[] = [];
    const problems: Problem[] = [];
    let broken = 0;
    for (const request of requests) {
      const opened = findChain(request, args);
      const unread = (stops: readonly Problem[]): void => {
        output.line(formatProblems(stops));
        problems.push(...stops);
        broken++;
      };
      if (!('chain' in opened)) {
        unread(opened.problems);
        continue;
      }
      const { chain } = opened;
      const suite = new ExampleSuite(packageLibrary(args, request), games);
      const found = [...suite.run(chain, (number) => wanted === undefined || isUnderCase(number, wanted))];
      const stops = found.length > 0 ? [] : errorsOf(chain);
      if (stops.length > 0) unread(stops);
      for (const result of found) print(result, args.has('verbose'), output);
      if (found.length > 0) {
        const passed = found.filter((result) => result.passed).length;
        output.line(`${chain[chain.length - 1].id}: ${passed} of ${found.length} examples passed`);
      }
      results.push(...found);
    }
    const passed = results.filter((result) => result.passed).length;
    const failed = results.length - passed + broken;
    if (results.length === 0 && broken === 0) {
      output.line(wanted === undefined ? 'There are no examples.' : `There is no example of case ${wanted}.`);
    }
    output.line(`${passed} passed, ${failed} failed`);
    problems.push(...results.flatMap((result) => result.problems));
    output.result({ passed, failed, examples: results, problems });
    return failed > 0 || results.length === 0 ? 1 : 0;
  },
};

/** Why a package without an example cannot be read: with one, that says it itself. */
function errorsOf(chain: PackageChain): readonly Problem[] {
  const { problems } = linkPackage(chain);
  return hasErrors(problems) ? locateProblems(problems, textsOf(chain)) : [];
}

function print(result: ExampleResult, isVerbose: boolean, output: Output): void {
  if (!isVerbose && result.passed && result.problems.length === 0) return;
  const name = result.case === null ? '' : ` [${result.case}] ${result.title ?? ''}`;
  output.line(`${hasErrors(result.problems) ? 'failed' : 'ok    '} ${result.package}/${result.path}${name}`);
  for (const problem of result.problems) output.line(`    ${formatProblem(problem)}`);
  if (result.account.length === 0 || (result.passed && !isVerbose)) return;
  output.line('    What happened:');
  for (const line of result.account.slice(-ACCOUNT_LINES)) output.line(`      ${line}`);
}
