import { reduced, type Raster } from './raster.ts';

/** All that the picture in use was made smaller to: of one alone, as a scan at half its size takes some thirty megabytes. */
let known = new WeakMap<Raster, Map<number, Raster>>();

/** {@link reduced}, once for all who ask: of a scan with tens of millions of pixels each time would take a tenth of a second. */
export function smaller(source: Raster, factor: number): Raster {
  if (factor <= 1) return source;
  const made = known.get(source) ?? new Map<number, Raster>();
  if (made.size === 0) known = new WeakMap([[source, made]]);
  const result = made.get(factor) ?? reduced(source, factor);
  made.set(factor, result);
  return result;
}
