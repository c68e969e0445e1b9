import {
  checkExpression,
  parseExpression,
  type Environment,
  type ExpressionProblem,
  type Type,
} from '@hexwright/rule-lang';
import type { CheckedExpression } from './checked-expression.ts';
import type { Findings } from './finding.ts';

/**
 * Reads and checks an expression. null, with findings at `at`, when it is wrong. `staticReads` are the dotted paths that do
 * not change while a game runs.
 */
export function lowerExpressionText(
  source: string,
  environment: Environment,
  expected: Type,
  staticReads: readonly string[],
  at: string,
  findings: Findings,
): CheckedExpression | null {
  const parsed = parseExpression(source);
  if (!parsed.ok) {
    report(parsed.problem, 'expression.syntax', source, at, findings);
    return null;
  }
  const checked = checkExpression(parsed.ast, environment, expected);
  if (!checked.ok) {
    for (const problem of checked.problems) {
      const code = problem.suggestion === undefined ? 'expression.type' : 'expression.unknown-name';
      report(problem, code, source, at, findings);
    }
    return null;
  }
  const { typed, reads, calls } = checked;
  const form = formOf(reads, calls, environment, staticReads);
  return Object.freeze({ source, typed, type: expected, reads, calls, form });
}

function formOf(
  reads: readonly string[],
  calls: readonly string[],
  environment: Environment,
  staticReads: readonly string[],
): CheckedExpression['form'] {
  if (reads.length === 0 && calls.length === 0) return 'constant';
  const still =
    calls.every((name) => environment.functions[name].static === true) &&
    reads.every((path) => isRecord(path, environment) || staticReads.some((one) => covers(one, path)));
  return still ? 'static' : 'dynamic';
}

/** A record is only ever handed to a function, and it is the function that says whether its result changes. */
function isRecord(path: string, environment: Environment): boolean {
  const [first, ...fields] = path.split('.');
  let type: Type | undefined = environment.names[first];
  for (const field of fields) type = type?.kind === 'record' ? type.fields[field] : undefined;
  return type?.kind === 'record';
}

function covers(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}.`);
}

function report(problem: ExpressionProblem, code: string, source: string, at: string, findings: Findings): void {
  const { message, start, end, suggestion } = problem;
  const repaired = suggestion === undefined ? '' : source.slice(0, start) + suggestion + source.slice(end);
  // Who writes of dice in a formula is told where dice are thrown.
  const advice = /^(roll|rolled|dice|die|random|throw|\d*d\d+)$/.test(nameAt(source, start))
    ? ' Formulas throw no dice: write an effect that does "roll".'
    : '';
  findings.error(at, code, message + advice, {
    span: { start, end },
    ...(suggestion === undefined ? {} : { fixes: [{ title: `Write ${suggestion}`, op: 'set', value: repaired }] }),
  });
}

/** The name that begins there. */
function nameAt(source: string, start: number): string {
  return /^\w*/.exec(source.slice(start))?.[0] ?? '';
}
