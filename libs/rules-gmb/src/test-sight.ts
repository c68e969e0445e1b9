/**
 * Lines of sight [8.1] by intervals: a second reckoning, in whole numbers, beside the tracing that the rules use.
 *
 * Of a hex (q, r, s) the three numbers q-r, r-s, s-q move along the line as straight functions of t from 0 to 1; a point
 * lies in the cell of a hex while each is within one of the hex's own. So every cell has an interval of t.
 */
import type { Axial } from './test-hexes.ts';

/** A fraction with a positive denominator. */
type Fraction = readonly [number, number];

const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;

function components({ q, r }: Axial): readonly [number, number, number] {
  const s = -q - r;
  return [q - r, r - s, s - q];
}

/** How the line from `a` to `b` meets the cell of `hex`: through it, along one of its sides, or not. */
export function meets(a: Axial, b: Axial, hex: Axial): 'crosses' | 'skirts' | 'misses' {
  const [start, end, cell] = [components(a), components(b), components(hex)];
  let low: Fraction = [0, 1];
  let high: Fraction = [1, 1];
  let along = false;
  for (let index = 0; index < 3; index++) {
    const slope = end[index] - start[index];
    const offset = start[index] - cell[index];
    if (slope === 0) {
      if (Math.abs(offset) > 1) return 'misses';
      if (Math.abs(offset) === 1) along = true;
      continue;
    }
    // -1 <= offset + t * slope <= 1
    const bounds: Fraction[] = [
      [(-1 - offset) * Math.sign(slope), Math.abs(slope)],
      [(1 - offset) * Math.sign(slope), Math.abs(slope)],
    ];
    const [from, to] = slope > 0 ? bounds : [bounds[1], bounds[0]];
    if (less(low, from)) low = from;
    if (less(to, high)) high = to;
  }
  // A cell that is met in one point, a corner, is not entered.
  if (!less(low, high)) return 'misses';
  return along ? 'skirts' : 'crosses';
}

/** [8.11], [8.12] Is the line clear, if `blocks` says of a hex between the two whether it stops sight? */
export function isClearLine(a: Axial, b: Axial, hexes: readonly Axial[], blocks: (hex: Axial) => boolean): boolean {
  const [sa, sb] = [components(a), components(b)];
  const skirting: Axial[] = [];
  for (const hex of hexes) {
    if ((hex.q === a.q && hex.r === a.r) || (hex.q === b.q && hex.r === b.r)) continue;
    const how = meets(a, b, hex);
    if (how === 'crosses' && blocks(hex)) return false;
    if (how === 'skirts' && blocks(hex)) skirting.push(hex);
  }
  // The two hexes of one side lie mirrored at the line: their midpoint is on it.
  return !skirting.some((one) =>
    skirting.some((other) => {
      if (one === other) return false;
      const near = Math.max(
        Math.abs(one.q - other.q),
        Math.abs(one.r - other.r),
        Math.abs(one.q + one.r - other.q - other.r),
      );
      if (near !== 1) return false;
      const [c, d] = [components(one), components(other)];
      const [x, y] = [0, 1].map((index) => c[index] + d[index] - 2 * sa[index]);
      return x * (sb[1] - sa[1]) === y * (sb[0] - sa[0]);
    }),
  );
}
