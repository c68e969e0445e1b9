import { type PackageFiles } from './package-files.ts';
import { fileName, PACKAGE_FILES } from './package-paths.ts';
import { removalAmong, type OriginLevel } from './chain-origins.ts';
import type { AppliedChange } from './origins.ts';
import { problemAt, type Problem } from './problem.ts';

/** A change and the place where it stands, in words: `my/first/rules.json at /changes/0 [5.31]`. */
function whereabouts({ package: id, file, pointer, change }: AppliedChange): string {
  return `${id}/${file} at ${pointer}${change.case === undefined ? '' : ` [${change.case}]`}`;
}

/**
 * The problems of a package, those with a change of something that is gone said better: not only that it hits nothing, but
 * which package has taken it away.
 *
 * @param earlier the changes of the packages it builds on
 */
export function tellingRemovals(
  problems: readonly Problem[],
  files: PackageFiles,
  earlier: readonly AppliedChange[],
): Problem[] {
  return problems.map((problem) => {
    const index = /^\/changes\/(\d+)\/target$/.exec(problem.pointer)?.[1];
    const kind = PACKAGE_FILES.find((one) => fileName(one) === problem.file);
    const change =
      kind === undefined || index === undefined ? undefined : files.contents[kind]?.changes?.[Number(index)];
    if (problem.code !== 'change.hits-nothing' || change === undefined) return problem;
    const removal = removalAmong(earlier, change.target);
    if (removal === null || !isWithin(change.target, removal.target)) return problem;
    const cited = removal.case === undefined ? '' : ` [${removal.case}]`;
    const where = `${removal.package}/${removal.file} at ${removal.pointer}${cited}`;
    const message = `${removal.target} is not there any more: ${where} has taken it away. Add it anew with the op add, or extend a package that still has it.`;
    return { ...problem, message, fixes: [] };
  });
}

/**
 * Changes of what a package further down has changed already: the later one holds, and its author should know. Items
 * that a package only adds are there to be changed; so are those that an option settles.
 */
export function overriding({ changes }: OriginLevel, earlier: readonly AppliedChange[]): Problem[] {
  const altering = earlier.filter(({ change, pointer }) => change.op !== 'add' && isOwn(pointer));
  return changes.flatMap((applied) => {
    const { change } = applied;
    if (!isOwn(applied.pointer)) return [];
    const before = altering.findLast(
      (one) => (one.change.op === 'move') === (change.op === 'move') && isWithin(change.target, one.change.target),
    );
    if (before === undefined) return [];
    const message = `${before.change.target} has been changed by ${whereabouts(before)} already; what it says there does not hold here. Take this change out, or say in problems why it stands.`;
    const cited = change.case === undefined ? {} : { case: change.case };
    return [problemAt(applied, 'change.overrides', message, { severity: 'warning', ...cited })];
  });
}

/** Whether a change stands in the list of changes of a package, not in a choice of an option. */
function isOwn(pointer: string): boolean {
  return pointer.startsWith('/changes/');
}

function isWithin(target: string, around: string): boolean {
  return target === around || target.startsWith(`${around}/`);
}
