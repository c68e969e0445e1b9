import type { Effective } from '../compile-service/protocol.ts';
import { CounterRenderer, counterSource } from '../scene/counter-renderer.ts';
import type { Items } from '../scene/items.ts';
import { pointOfLabel } from './table-plan.ts';
import type { TableUnit } from './units.ts';

/** How much of the table a unit covers, in thousandths of an inch. */
export interface Block {
  readonly width: number;
  readonly depth: number;
}

/** What a unit covers whose rules do not say it. */
const PLAIN: Block = { width: 2000, depth: 1000 };

/** The units of a set-up as they stand on the table; `sizes` are what those cover of which the rules say it. */
export function setUpUnits(
  effective: Pick<Effective, 'setUp' | 'units' | 'sides'>,
  items: Items,
  sizes: Readonly<Record<string, Block>>,
): TableUnit[] {
  const renderer = new CounterRenderer(counterSource(items));
  return effective.setUp.flatMap(({ unit, hexes, facing, face = '' }): TableUnit[] => {
    const at = pointOfLabel(hexes[0] ?? '');
    if (at === null) return [];
    const { side, values = {} } = effective.units.find(({ id }) => id === unit) ?? {};
    const figures = numberOf(values['figures']);
    const files = Math.max(1, numberOf(values['files']));
    const outline = {
      ...at,
      ...(sizes[unit] ?? PLAIN),
      facing: typeof facing === 'number' ? facing : 0,
      files,
      ranks: Math.max(1, Math.ceil(figures / files)),
      figures,
    };
    const isRound = effective.sides.findIndex(({ id }) => id === side) % 2 === 1;
    return [{ id: unit, outline, counter: renderer.counter(unit, face), isRound, isLit: false }];
  });
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
