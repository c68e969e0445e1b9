/** The texts of the battles that are measured. Loads no game, so that a process is measured with the one that it needs. */
import path from 'node:path';
import type { PackageChain } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';

const PACKAGE = 'gmb/tamburlaine';

/** The texts of a battle and of all it builds on. */
export function readTexts(id = PACKAGE): PackageChain {
  const folder = path.resolve(import.meta.dirname, '../../scenarios');
  const loaded = new FolderLibrary([folder]).loadChain(id);
  if (!loaded.ok) throw new Error(`${id} cannot be read: ${loaded.problems[0].message}`);
  return loaded.chain;
}
