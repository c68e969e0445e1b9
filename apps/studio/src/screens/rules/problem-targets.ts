import { pointerPath, type JsonValue, type Problem } from '@hexwright/model';
import { fileKey, type Project } from '@hexwright/workspace';
import { isObject, nameOf, textOf } from '../../scene/items.ts';

/** A problem, and what it is about as changes name things: `units/serbs-2/values/armour`. */
export interface TargetProblem {
  readonly target: string;
  readonly problem: Problem;
}

/** Says of problems what they are about; those of no item are left out. */
export function problemTargets(project: Project, problems: readonly Problem[]): TargetProblem[] {
  return problems.flatMap((problem) => {
    const target = targetOf(project, problem);
    return target === null ? [] : [{ target, problem }];
  });
}

/** The messages about something or anything in it. */
export function messagesAt(problems: readonly TargetProblem[], target: string): string[] {
  return problemsAt(problems, target).map(({ message }) => message);
}

/** The problems of something or anything in it. */
export function problemsAt(problems: readonly TargetProblem[], target: string): Problem[] {
  return problems
    .filter((one) => one.target === target || one.target.startsWith(`${target}/`))
    .map(({ problem }) => problem);
}

function targetOf(project: Project, { package: id, file, pointer }: Problem): string | null {
  const path = pointerPath(pointer);
  if (id === undefined || path.length === 0) return null;
  const key = fileKey(id, file);
  if (!project.has(key)) return null;
  if (path[0] === 'changes') {
    const change = entryAt(project.part(key, 'changes'), path[1]);
    return isObject(change) ? textOf(change, 'target') : null;
  }
  const names: string[] = file === 'map.json' ? ['map'] : [];
  let value: JsonValue | undefined = project.part(key, path[0]);
  names.push(path[0]);
  for (const step of path.slice(1)) {
    const entry: JsonValue | undefined = entryAt(value, step);
    names.push(Array.isArray(value) && isObject(entry) ? nameOf(entry) || textOf(entry, 'case') || step : step);
    value = entry;
  }
  return names.join('/');
}

function entryAt(value: JsonValue | undefined, step: string | undefined): JsonValue | undefined {
  if (step === undefined || typeof value !== 'object' || value === null) return undefined;
  return (value as { readonly [name: string]: JsonValue | undefined })[step];
}
