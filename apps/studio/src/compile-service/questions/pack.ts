import { packagesToZip, unzipPackages, withId, zipPackages, type Unpacked } from '@hexwright/exchange';
import type { PackageSource, Problem } from '@hexwright/model';
import type { PackageMirror } from '../package-mirror.ts';

/** What are the bytes of a zip of a package? */
export interface PackQuestion {
  readonly package: string;
  /** Whether what it builds on goes into the zip too. */
  readonly withBases: boolean;
}

/** A zip, or why there is none. */
export type PackAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer>; readonly packages: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Puts a package, and what it builds on if wanted, into a zip. */
export function pack(mirror: PackageMirror, { package: id, withBases }: PackQuestion): PackAnswer {
  const found = packagesToZip(id, mirror.project, withBases);
  const sources = found.filter((one) => 'files' in one);
  if (sources.length === 0) return { ok: false, problems: found.filter((one) => 'code' in one) };
  return { ok: true, bytes: zipPackages(sources), packages: sources.map((source) => source.id) };
}

/** What is in a zip? */
export interface UnpackQuestion {
  readonly bytes: Uint8Array;
  /** Other ids for packages of the zip, by the id they have in it. */
  readonly ids: ReadonlyMap<string, string>;
}

/** What a zip holds, or why it is refused. */
export type UnpackAnswer = Unpacked;

/** Takes packages out of a zip, under the ids that are wanted. */
export function unpack(mirror: PackageMirror, { bytes, ids }: UnpackQuestion): UnpackAnswer {
  const taken = new Set(mirror.project.ids());
  const unpacked = unzipPackages(bytes, (id) => taken.has(id));
  if (!unpacked.ok) return unpacked;
  let sources: readonly PackageSource[] = unpacked.packages.map(({ source }) => source);
  for (const [from, to] of ids) sources = withId(sources, from, to);
  return { ...unpacked, packages: unpacked.packages.map(({ offer }, i) => ({ source: sources[i], offer })) };
}
