import type { ProjectSession } from '../session/project-session.ts';
import { placesOf } from '../parts/problem-places.ts';
import { Store } from '../parts/store.ts';
import { goTo } from './navigation.ts';
import { notify } from '../ui/toasts.ts';
import type { PackageRoute } from './routes.ts';
import { SHELL } from './words.ts';

/** Which of the problems of the package was gone to last, by its number in the report; -1 for none. */
export const problemAtHand = new Store(-1);

/**
 * Goes to the next problem of the package, or the one before, errors first; where the place can be seen on the screen
 * that is open, it stays there.
 */
export function walkProblems(session: ProjectSession, route: PackageRoute, step: 1 | -1): void {
  const problems = session.compileService.report.value?.problems ?? [];
  if (problems.length === 0) {
    notify(SHELL.noProblems, { tone: 'good' });
    return;
  }
  const ranked = problems
    .map((_, index) => index)
    .toSorted((a, b) => rank(problems[a].severity) - rank(problems[b].severity) || a - b);
  const now = ranked.indexOf(problemAtHand.value);
  const next = ranked[(now < 0 && step < 0 ? ranked.length - 1 : now + step + ranked.length) % ranked.length] ?? 0;
  problemAtHand.value = next;
  const problem = problems[next];
  const { text, form, map } = placesOf(session.project, session.id, route.package, problem);
  if (route.screen === 'problems') goTo({ ...route, where: { at: String(next) } }, 'replace');
  else goTo([map, form, text].find((one) => one?.screen === route.screen) ?? form ?? map ?? text);
  const cited = problem.case === undefined ? {} : { case: problem.case };
  notify(SHELL.problemOf(ranked.indexOf(next) + 1, problems.length, problem.message), { about: 'problems', ...cited });
}

function rank(severity: 'error' | 'warning'): number {
  return severity === 'error' ? 0 : 1;
}
