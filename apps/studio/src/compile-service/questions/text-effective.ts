import {
  fileName,
  fileOfRoot,
  PACKAGE_FILES,
  ROOT_NAMES,
  writeCanonical,
  type JsonValue,
  type LinkedPackage,
  type PackageFile,
} from '@hexwright/model';
import { chainOf, packageOf, pathOf, type FileKey } from '@hexwright/workspace';
import type { PackageMirror } from '../package-mirror.ts';

/** What does a package make of a file of its base? */
export interface TextEffectiveQuestion {
  readonly file: FileKey;
}

/** null where there is nothing to compare: no base, a file of which nothing is inherited, or one that cannot be read. */
export type TextEffectiveAnswer = null | {
  /** Id of the package next below. */
  readonly base: string;
  /** What is in force in the base and in the package, each written as one file. */
  readonly before: string;
  readonly after: string;
};

/** Writes both out. */
export function textEffective(mirror: PackageMirror, { file }: TextEffectiveQuestion): TextEffectiveAnswer {
  const id = packageOf(file);
  const kind = PACKAGE_FILES.find((one) => fileName(one) === pathOf(file));
  const base = chainOf(mirror.project, id).at(-2);
  if (base === undefined || kind === undefined) return null;
  const [before, after] = [mirror.linked(base), mirror.linked(id)];
  return before === null || after === null
    ? null
    : { base, before: written(kind, before), after: written(kind, after) };
}

/** What is in force of all that may stand in a file of that kind. */
function written(kind: PackageFile, linked: LinkedPackage): string {
  const { map, title, summary, firstSide } = linked;
  const roots = ROOT_NAMES.filter((name) => name !== 'map' && fileOfRoot(name) === fileName(kind));
  const parts: (readonly [string, unknown])[] = roots.map((name) => [name, linked[name]]);
  const content = {
    ...(kind === 'scenario' ? { title, summary, firstSide } : {}),
    ...(kind === 'map' ? map : {}),
    ...Object.fromEntries(parts.filter(([, part]) => part !== null)),
  };
  return writeCanonical(kind, content as JsonValue);
}
