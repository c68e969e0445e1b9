import type { Problem } from './problem.ts';

/**
 * A problem as lines of text, without a line break at the end:
 *
 *     battles/rules/units.json:12:7 error unit.off-map [15.1] Hex 4001 is not on the map. ...
 *         fix: Write "4002"
 */
export function formatProblem(problem: Problem): string {
  const { range, code, severity, message } = problem;
  const path = problem.package === undefined ? problem.file : `${problem.package}/${problem.file}`;
  const place = range === undefined ? path : `${path}:${range.start.line}:${range.start.column}`;
  const cited = problem.case === undefined ? '' : ` [${problem.case}]`;
  const fixes = problem.fixes.map(({ title }) => `\n    fix: ${title}`);
  return `${place} ${severity} ${code}${cited} ${message}${fixes.join('')}`;
}

/** Problems one below the other, and how many there are: `2 errors, 1 warning`. */
export function formatProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [
    ...problems.map(formatProblem),
    `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`,
  ].join('\n');
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
