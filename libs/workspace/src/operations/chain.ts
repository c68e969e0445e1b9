import { createNumbering, Grid, type GridSpec, type Numbering, type NumberingSpec } from '@hexwright/hex';
import { fileKey, type FileKey } from '../file-key.ts';
import { isObject } from '../form.ts';
import type { Project } from '../project.ts';

/** Packages that may extend one another in a row. */
const LONGEST = 16;

/** The packages that a package builds on and itself, base first, as far as they are there; circles are cut. */
export function chainOf(project: Project, id: string): string[] {
  const chain: string[] = [];
  for (let one: unknown = id; typeof one === 'string' && chain.length < LONGEST && !chain.includes(one);) {
    const scenario = fileKey(one, 'scenario.json');
    if (one !== id && !project.has(scenario)) break;
    chain.unshift(one);
    one = project.part(scenario, 'extends');
  }
  return chain;
}

/** The map that a package is played on. */
export interface MapOf {
  /** The file that holds it: that of the package itself, or of one it builds on. */
  readonly file: FileKey;
  readonly isOwn: boolean;
  readonly grid: Grid;
  readonly numbering: Numbering;
}

const made = new WeakMap<object, Pick<MapOf, 'grid' | 'numbering'> & { readonly given: object }>();

/** The map of a package; null if there is none whose grid and numbering make sense. */
export function mapOf(project: Project, id: string): MapOf | null {
  for (const one of chainOf(project, id).toReversed()) {
    const file = fileKey(one, 'map.json');
    const grid = project.part(file, 'grid');
    const numbering = project.part(file, 'numbering');
    if (!isObject(grid) || !isObject(numbering)) continue;
    const known = made.get(grid);
    if (known?.given === numbering) return { file, isOwn: one === id, grid: known.grid, numbering: known.numbering };
    try {
      const hexes = new Grid(grid as unknown as GridSpec);
      const labels = createNumbering(numbering as unknown as NumberingSpec, hexes);
      made.set(grid, { given: numbering, grid: hexes, numbering: labels });
      return { file, isOwn: one === id, grid: hexes, numbering: labels };
    } catch (problem) {
      // Nothing is refused for being unfinished: a grid without sense is a map that nobody can paint yet.
      if (problem instanceof RangeError || problem instanceof TypeError) return null;
      throw problem;
    }
  }
  return null;
}
