/** The texts of the battles that are measured. Loads no game, so that a process is measured with the one that it needs. */
import path from 'node:path';
import type { PackageChain } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';

const PACKAGE = 'gmb/tamburlaine';

/** The texts of a battle and of all it builds on. */
export function readTexts(id = PACKAGE): PackageChain {
  // Besides the battles themselves, packages that are there to be measured.
  const folders = ['../../scenarios', 'packages'].map((folder) => path.resolve(import.meta.dirname, folder));
  const loaded = new FolderLibrary(folders).loadChain(id);
  if (!loaded.ok) throw new Error(`${id} cannot be read: ${loaded.problems[0].message}`);
  return loaded.chain;
}
