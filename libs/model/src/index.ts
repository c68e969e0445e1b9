export * from './generated/types.ts';
export type { LinkedMap, LinkedPackage, LinkedPlacement } from './linked-package.ts';
export type { Origin, Origins } from './origins.ts';
export type { PackageChain, PackageSource } from './package.ts';
export { hasErrors, pointerOf, pointerPath, problemAt } from './problem.ts';
export type { Edit, Fix, Place, Position, Problem, Range } from './problem.ts';
