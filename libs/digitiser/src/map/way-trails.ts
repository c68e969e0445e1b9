/** Roads of single steps from hex to hex, joined to as few long ones as there can be. */
export function trailsOf(steps: readonly (readonly [number, number])[]): number[][] {
  const left = new Map<number, Set<number>>();
  const neighboursOf = (hex: number): Set<number> => {
    const known = left.get(hex) ?? new Set();
    left.set(hex, known);
    return known;
  };
  for (const [one, other] of steps) {
    neighboursOf(one).add(other);
    neighboursOf(other).add(one);
  }
  const walk = (from: number): number[] => {
    const trail = [from];
    for (;;) {
      const here = trail[trail.length - 1];
      const next = Math.min(...neighboursOf(here));
      if (next === Infinity) return trail;
      neighboursOf(here).delete(next);
      neighboursOf(next).delete(here);
      trail.push(next);
    }
  };
  const trails: number[][] = [];
  // From ends and crossings first: a road that begins in its middle would fall into two.
  const beginnings = [...left].toSorted(([a, one], [b, other]) => (other.size % 2) - (one.size % 2) || a - b);
  for (const [hex, near] of beginnings) while (near.size > 0) trails.push(walk(hex));
  return trails;
}
