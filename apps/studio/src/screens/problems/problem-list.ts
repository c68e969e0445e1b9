import type { Problem } from '@hexwright/model';

/** A problem with its number in the report. */
export interface Numbered {
  readonly problem: Problem;
  readonly index: number;
}

/** Problems that belong together. */
export interface Group {
  readonly key: string;
  readonly problems: readonly Numbered[];
}

/** What of the problems is shown. */
export interface Choice {
  readonly words: string;
  readonly severity: 'all' | Problem['severity'];
  readonly by: 'file' | 'kind';
}

/** The problems that are chosen, in groups: errors and the groups with errors first. */
export function grouped(problems: readonly Problem[], { words, severity, by }: Choice): Group[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const chosen = problems
    .map((problem, index) => ({ problem, index }))
    .filter(({ problem }) => severity === 'all' || problem.severity === severity)
    .filter(({ problem }) => {
      const text = `${problem.message} ${problem.code} ${problem.file} ${problem.case ?? ''}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
  const groups = Map.groupBy(chosen, ({ problem }) =>
    by === 'kind' ? problem.code : `${problem.package ?? ''}/${problem.file}`,
  );
  return [...groups]
    .map(([key, list]) => ({ key, problems: list.toSorted((a, b) => rank(a) - rank(b) || a.index - b.index) }))
    .toSorted((a, b) => rank(a.problems[0]) - rank(b.problems[0]) || a.problems[0].index - b.problems[0].index);
}

/** A problem, and the others that say the same of something else. */
export interface Alike {
  readonly first: Numbered;
  readonly others: readonly Numbered[];
}

/** As many are said one by one: it takes more to be worth a click. */
const FEW = 2;

/** Problems of a group, those that say the same of several things together, in the place of the first of them. */
export function withAlike(problems: readonly Numbered[]): readonly Alike[] {
  const alike = Map.groupBy(problems, ({ problem }) => `${problem.severity} ${problem.code} ${sayingOf(problem)}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.length < FEW ? [first, ...others].map((one) => ({ first: one, others: [] })) : [{ first, others }],
  );
}

/** What a problem says whatever it is about: without names, ids and numbers. */
function sayingOf({ message }: Problem): string {
  return message
    .replaceAll(/“[^”]*”|"[^"]*"|\([\w-]+\)|\d+/g, '')
    .replaceAll(/\p{Lu}[\p{L}’'-]*/gu, '')
    .replaceAll(/\s+/g, ' ');
}

/** Problems of one kind that can be put right by themselves, where there are several. */
export function fixable(problems: readonly Problem[], code: string): readonly Problem[] {
  const found = problems.filter((problem) => problem.code === code && problem.fixes.length > 0);
  return found.length > 1 ? found : [];
}

/** What putting all of these right does, where it does the same to all: nobody need guess what is set. */
export function sameFix(problems: readonly Problem[]): string | null {
  const [title, ...others] = new Set(problems.map(({ fixes }) => fixes[0]?.title));
  return others.length === 0 ? (title ?? null) : null;
}

function rank({ problem }: Numbered): number {
  return problem.severity === 'error' ? 0 : 1;
}
