import fc from 'fast-check';
import { Grid, type GridSpec } from './grid.ts';

/** Both grains with both shifts, for tests that look at every hex. */
export const SAMPLE_GRIDS: readonly (readonly [string, Grid])[] = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).map(
    (shift) => [`${orientation}, ${shift} pushed`, new Grid({ orientation, shift, columns: 9, rows: 8 })] as const,
  ),
);

/** Any grid up to `most` columns and rows. */
export function anyGrid(most: number): fc.Arbitrary<Grid> {
  return fc
    .record<GridSpec>({
      orientation: fc.constantFrom('pointy', 'flat'),
      shift: fc.constantFrom('odd', 'even'),
      columns: fc.integer({ min: 1, max: most }),
      rows: fc.integer({ min: 1, max: most }),
    })
    .map((spec) => new Grid(spec));
}
