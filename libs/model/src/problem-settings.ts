import { suggestion } from './did-you-mean.ts';
import type { ProblemSetting } from './generated/types.ts';
import { isFields, keyOf } from './items.ts';
import { fileName } from './package-paths.ts';
import { pointerOf, pointerPath, problemAt, type Problem } from './problem.ts';

/** What a package says of its problems. */
export interface SettingsOfPackage {
  readonly package: string;
  readonly settings: readonly ProblemSetting[];
}

/** A problem that the package leaves out, and why. */
export interface SuppressedProblem {
  readonly problem: Problem;
  readonly reason: string;
  /** Where that is said. */
  readonly by: { readonly package: string; readonly index: number };
}

/** What is left to be shown, and what is not. */
export interface SettledProblems {
  readonly problems: readonly Problem[];
  readonly suppressed: readonly SuppressedProblem[];
}

/** A setting with its place. */
interface Placed {
  readonly setting: ProblemSetting;
  readonly by: SuppressedProblem['by'];
}

/**
 * Does with problems what a package and those it builds on have settled: a warning may become an error or be left out;
 * an error stays one. A setting of the package itself that nothing falls under is a problem of its own.
 *
 * @param chain the settings of each package, base first
 * @param contentOf the content of a file of a package, to name the thing that a problem is about
 */
export function settleProblems(
  problems: readonly Problem[],
  chain: readonly SettingsOfPackage[],
  contentOf: (problem: Problem) => unknown,
): SettledProblems {
  const placed = chain.flatMap(({ package: id, settings }) =>
    settings.map((setting, index): Placed => ({ setting, by: { package: id, index } })),
  );
  if (placed.length === 0) return { problems, suppressed: [] };
  const shown: Problem[] = [];
  const suppressed: SuppressedProblem[] = [];
  const used = new Set<ProblemSetting>();
  const onErrors = new Set<ProblemSetting>();
  for (const problem of problems) {
    const item = itemOfProblem(problem, contentOf(problem));
    const fitting = placed.filter(({ setting }) => fits(setting, problem, item));
    if (problem.severity === 'error') {
      for (const { setting } of fitting) onErrors.add(setting);
      shown.push(problem);
      continue;
    }
    for (const { setting } of fitting) used.add(setting);
    const last = fitting.at(-1);
    if (last === undefined) shown.push(problem);
    else if (last.setting.severity === 'off') suppressed.push({ problem, reason: last.setting.reason, by: last.by });
    else shown.push({ ...problem, severity: last.setting.severity });
  }
  const own = placed.filter(({ by, setting }) => by.package === chain.at(-1)?.package && !used.has(setting));
  const codes = problems.map(({ code }) => code);
  return {
    // To say how grave something would be is no promise that it happens.
    problems: [
      ...shown,
      ...own
        .filter(({ setting }) => setting.severity === 'off')
        .map((setting) => unused(setting, codes, onErrors.has(setting.setting))),
    ],
    suppressed,
  };
}

/**
 * The thing that a problem is about, named as changes name it: `units/archers-1/values/armour`, `map/zones/camp`. An
 * entry without a name goes by its place in its list; a change by what it changes: `changes/units/archers-1`.
 *
 * @param content the content of the file that the problem is in
 */
export function itemOfProblem({ file, pointer }: Pick<Problem, 'file' | 'pointer'>, content: unknown): string {
  const names = file === fileName('map') ? ['map'] : [];
  let at = content;
  for (const [depth, step] of pointerPath(pointer).entries()) {
    const inside = isFields(at) || Array.isArray(at) ? (at as Readonly<Record<string, unknown>>)[step] : undefined;
    const isChange = depth === 1 && pointer.startsWith('/changes/') && isFields(inside);
    const name = isChange ? inside['target'] : Array.isArray(at) && typeof inside === 'object' ? keyOf(inside) : step;
    names.push(typeof name === 'string' ? name : step);
    at = inside;
  }
  return names.join('/');
}

function fits({ code, item }: ProblemSetting, problem: Problem, of: string): boolean {
  return code === problem.code && (item === undefined || of === item || of.startsWith(`${item}/`));
}

function unused({ setting, by }: Placed, codes: readonly string[], isOnError: boolean): Problem {
  const { code, item } = setting;
  const pointer = pointerOf('problems', by.index);
  const place = { package: by.package, file: fileName('scenario'), pointer };
  const about = item === undefined ? '' : ` about ${item}`;
  const message = isOnError
    ? `${code}${about} is an error: it cannot be suppressed. Put it right.`
    : `There is no warning ${code}${about} to suppress.${codes.includes(code) ? '' : suggestion(code, codes)} Take this out.`;
  const fixes = [{ title: 'Take the suppression out', edits: [{ file: place.file, pointer, op: 'remove' as const }] }];
  return problemAt(place, 'problem.unused', message, { severity: 'warning', fixes });
}
