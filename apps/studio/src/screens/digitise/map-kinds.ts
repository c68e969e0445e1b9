import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import { titleOf } from '../../scene/chart.ts';
import { isObject } from '../../scene/items.ts';
import { colorOf, terrainColor } from '../../scene/paint-box.ts';

/** Something that hexes may be, or that may run along them. */
export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

/** Kinds of the package as they are shown over a scan. */
export function kindsOf(items: readonly EffectiveItem[]): Kind[] {
  return items.flatMap(({ name: id, value }) =>
    isObject(value) ? [{ id, name: titleOf({ id, ...value }), color: colorOf(value) ?? terrainColor(id) }] : [],
  );
}
