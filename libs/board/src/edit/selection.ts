/** How newly chosen hexes go together with those chosen before. */
export type SelectionMode = 'replace' | 'add' | 'subtract' | 'intersect';

/** The chosen hexes afterwards, in ascending order. */
export function combined(before: Iterable<number>, chosen: Iterable<number>, mode: SelectionMode): number[] {
  const [old, now] = [new Set(before), new Set(chosen)];
  const result =
    mode === 'replace'
      ? now
      : mode === 'add'
        ? old.union(now)
        : mode === 'subtract'
          ? old.difference(now)
          : old.intersection(now);
  return [...result].sort((a, b) => a - b);
}

/** What the keys held say: shift adds, alt takes away, both keep what is in both; without either it is as set. */
export function modeOfKeys(
  keys: { readonly shift: boolean; readonly alt: boolean },
  set: SelectionMode = 'replace',
): SelectionMode {
  if (keys.shift && keys.alt) return 'intersect';
  return keys.shift ? 'add' : keys.alt ? 'subtract' : set;
}
