import { isPackageId, isPackagePath, kindOfPath, type FileKind } from '@hexwright/model';

/** A file of a project: `battles/first:units.json`. */
export type FileKey = string;

/** The key of a file of a package. */
export function fileKey(packageId: string, file: string): FileKey {
  return `${packageId}:${file}`;
}

/** The package of a file. */
export function packageOf(key: FileKey): string {
  return key.slice(0, key.indexOf(':'));
}

/** The path of a file inside its package. */
export function pathOf(key: FileKey): string {
  return key.slice(key.indexOf(':') + 1);
}

/** Whether this is the key of a file that a project may have. */
export function isFileKey(key: string): key is FileKey {
  return isPackageId(packageOf(key)) && isPackagePath(pathOf(key));
}

/** Which kind of package file this is; undefined for a file of which the format says nothing. */
export function kindOf(key: FileKey): FileKind | undefined {
  return kindOfPath(pathOf(key));
}
