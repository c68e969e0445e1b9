import { realpathSync } from 'node:fs';
import path from 'node:path';
import { DataError } from './storage/database.ts';

/**
 * Sees that the folders of a server do not lie in one another, whatever links say: who edits a project writes in its
 * folder and reads there, and must never come to the data, or to another project, that way. Throws `DataError`.
 *
 * @param data the data folder; null where everything is kept in a database elsewhere
 */
export function checkFolders(projects: readonly string[], data: string | null): void {
  const places = projects.map((folder) => ({ folder, real: realPath(folder) }));
  for (const [index, { folder, real }] of places.entries()) {
    if (data !== null && areNested(real, realPath(data))) throw new DataError('refused', inData(folder, data));
    const other = places.slice(0, index).find((one) => areNested(one.real, real));
    if (other !== undefined) throw new DataError('refused', inProject(folder, other.folder));
  }
}

function areNested(one: string, other: string): boolean {
  return holds(one, other) || holds(other, one);
}

function holds(outer: string, inner: string): boolean {
  const way = path.relative(outer, inner);
  return way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
}

/** Where a folder really is; of one that is yet to be made, where it would be. */
function realPath(folder: string): string {
  const whole = path.resolve(folder);
  try {
    return realpathSync.native(whole);
  } catch {
    const parent = path.dirname(whole);
    return parent === whole ? whole : path.join(realPath(parent), path.basename(whole));
  }
}

function inData(folder: string, data: string): string {
  return `The project folder ${folder} and the data folder ${data} lie in one another, so that anyone who edits the project could come to the data: accounts, keys and backups. Name a data folder elsewhere with --data, or move one of the two.`;
}

function inProject(folder: string, other: string): string {
  return `The project folders ${other} and ${folder} lie in one another, so that anyone who edits one could change the other. Open only one of them, or move one.`;
}
