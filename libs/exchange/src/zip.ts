import { strToU8, zipSync, type Zippable } from 'fflate';
import {
  isPackageId,
  isPackagePath,
  resolveChain,
  type PackageLibrary,
  type PackageSource,
  type Problem,
} from '@hexwright/model';

/** The same for all files, so that the same packages always give the same bytes. */
const DATE = new Date(1980, 0, 1);

/** The packages that go into a zip: one alone, or with all it builds on, base first. */
export function packagesToZip(
  id: string,
  library: PackageLibrary,
  withBases: boolean,
): readonly PackageSource[] | readonly Problem[] {
  const found = library.find(id);
  if (found === null) return [];
  if (!('files' in found)) return found;
  if (!withBases) return [found];
  const chain = resolveChain(found, library);
  return chain.ok ? chain.chain : chain.problems;
}

/**
 * The bytes of a zip of packages, each in the folder that its id names. Only what a package may have goes out: anyone who
 * unpacks it with another program gets no file that they did not ask for.
 */
export function zipPackages(packages: readonly PackageSource[]): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const { id, files: texts } of packages) {
    if (!isPackageId(id)) continue;
    for (const [path, text] of texts) {
      if (isPackagePath(path)) files[`${id}/${path}`] = [strToU8(text), { mtime: DATE }];
    }
  }
  return zipSync(files, { level: 6 });
}
