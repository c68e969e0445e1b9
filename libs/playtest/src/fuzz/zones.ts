/** Zones of a field that nobody has drawn: what is fought over, and where each side may set up. */
import type { Grid, Numbering } from '@hexwright/hex';
import type { JsonValue } from '@hexwright/model';
import type { Chooser } from './chooser.ts';
import type { Item } from './package-data.ts';

/** A zone of points of each side, and now and then one that both want. */
export function makeGoals(
  choose: Chooser,
  sides: readonly string[],
  grid: Grid,
  numbering: Numbering,
): readonly Item[] {
  const some = (): readonly string[] => someHexes(choose, grid, numbering, 5);
  const own = sides.map((side, index) => ({ id: `goal-${index}`, purpose: 'objective', side, hexes: some() }));
  return choose.chance(30) ? [...own, { id: 'goal-of-both', purpose: 'objective', hexes: some() }] : own;
}

/** One to `most` hexes anywhere, each once. */
export function someHexes(choose: Chooser, grid: Grid, numbering: Numbering, most: number): readonly string[] {
  const hexes = Array.from({ length: choose.between(1, most) }, () => choose.between(0, grid.count - 1));
  return [...new Set(hexes)].map((hex) => numbering.label(hex));
}

/** Where something stands. */
export interface Stand {
  readonly unit: string;
  readonly side: string;
  readonly hexes: readonly string[];
}

/** One to three set-up zones for each side: where its pieces stand and a few hexes besides, or nearly so. */
export function makeSetUpZones(
  choose: Chooser,
  sides: readonly string[],
  stands: readonly Stand[],
  grid: Grid,
  numbering: Numbering,
): readonly JsonValue[] {
  if (choose.chance(60)) return [];
  return sides.flatMap((side) => {
    const count = choose.between(1, 3);
    const hexes: Set<string>[] = Array.from({ length: count }, () => new Set());
    for (const stand of stands) {
      // A piece stands outside now and then.
      if (stand.side !== side || choose.chance(4)) continue;
      for (const label of stand.hexes) choose.one(hexes).add(label);
    }
    for (const zone of hexes) {
      for (let more = choose.between(1, 6); more > 0; more--)
        zone.add(numbering.label(choose.between(0, grid.count - 1)));
    }
    return hexes.map((zone, index) => ({ id: `${side}-start-${index}`, purpose: 'set-up', side, hexes: [...zone] }));
  });
}
