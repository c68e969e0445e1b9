import { pointerPath, type Edit } from '@hexwright/model';
import { applyFix, isOperation, type Operation, type Plan, type Project } from '@hexwright/workspace';

/** Several edits as one step under one name. The first that cannot be made refuses all. */
export function together(title: string, plans: readonly Plan[]): Plan {
  const operations: Operation[] = [];
  for (const plan of plans) {
    if (!isOperation(plan)) return plan;
    operations.push(plan);
  }
  return { title, apply: (writer) => operations.forEach((operation) => operation.apply(writer)) };
}

/** Carries out the ways out of many problems, each with the package that its edits are in, as one step. */
export function repair(
  project: Project,
  title: string,
  edits: readonly { readonly package: string; readonly edit: Edit }[],
): Plan {
  const byPackage = Map.groupBy(edits, ({ package: id }) => id);
  const plans = [...byPackage].map(([id, list]) => {
    // From the last place to the first: what is taken out of a list moves what follows it.
    const ordered = list.map(({ edit }) => edit).toSorted((a, b) => comparePointers(b.pointer, a.pointer));
    return applyFix(project, id, { title, edits: ordered });
  });
  return together(title, plans);
}

function comparePointers(a: string, b: string): number {
  const [left, right] = [pointerPath(a), pointerPath(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [one, other] = [left[i], right[i]];
    if (one === other) continue;
    const difference = Number(one) - Number(other);
    if (!Number.isNaN(difference)) return difference;
    return one < other ? -1 : 1;
  }
  return left.length - right.length;
}
