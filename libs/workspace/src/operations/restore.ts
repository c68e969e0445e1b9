import { COMMENTS_FILE } from '@hexwright/model';
import { carryOver, type CarryOver } from '../carry-over.ts';
import { openPackage, projectFiles, type Project } from '../project.ts';

/**
 * Makes a package again what it was, as one step that can be taken back like any other. What people have said to each other
 * since stays, and so does a file that was broken then: it is among {@link CarryOver.left}.
 *
 * @param texts the package as it was: path inside the package to text
 * @param moment what people call that moment: `Before the river`
 */
export function restorePackage(
  project: Project,
  id: string,
  texts: ReadonlyMap<string, string>,
  moment: string,
): CarryOver {
  const withoutComments = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
    new Map([...files].filter(([path]) => path !== COMMENTS_FILE));
  const then = openPackage(id, withoutComments(texts));
  const now = openPackage(id, withoutComments(projectFiles(project, id)));
  const { operation, left } = carryOver(then, now, project);
  return { operation: operation === null ? null : { ...operation, title: `Restore ${id} as of ${moment}` }, left };
}
