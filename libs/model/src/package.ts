/** The texts of one package: path inside the package (`units.json`, `cases/flank.case.json`) to content. */
export interface PackageSource {
  readonly id: string;
  readonly files: ReadonlyMap<string, string>;
}

/** A package and all it builds on, base first: the last one is the package meant. */
export type PackageChain = readonly PackageSource[];
