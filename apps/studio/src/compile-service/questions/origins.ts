import type { Origin } from '@hexwright/model';
import type { PackageMirror } from '../package-mirror.ts';

/** Where do items of a package come from? Items are named as changes name them: `modifiers/melee-flank`. */
export interface OriginsQuestion {
  readonly package: string;
  readonly items: readonly string[];
}

/** For each item every place that has had a say in it, base first. */
export type OriginsAnswer = readonly (readonly Origin[])[];

/** Looks the origins up; without any where the package has never been linked. */
export function origins(mirror: PackageMirror, { package: id, items }: OriginsQuestion): OriginsAnswer {
  const linked = mirror.linked(id);
  return items.map((item) => linked?.origins.chain(item) ?? []);
}
