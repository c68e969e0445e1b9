// What is printed behind the counters of a sheet.
import type { Unit } from '@hexwright/model';
import type { Spot } from '../sheet/counter-image.ts';
import { spotBehind, type Turning } from '../sheet/pair-backs.ts';
import { placeOf, type CounterRecord } from './counter-record.ts';
import { sourceOf } from './units-of.ts';

/** Two sources that are the two sides of one sheet, of so many cells. */
export interface SheetSides {
  readonly front: string;
  readonly back: string;
  readonly turning: Turning;
  readonly rows: number;
  readonly columns: number;
}

/** One side of a counter. */
export type Face = Unit['faces'][number];

/**
 * The faces on the backs of counters whose codes are settled, by the source of the unit that they belong to. A blank back
 * gives none.
 *
 * @param records the counters of all sources, fronts and backs
 */
export function backFaces(records: readonly CounterRecord[], sheets: readonly SheetSides[]): ReadonlyMap<string, Face> {
  const bySource = Map.groupBy(records, ({ source }) => source);
  const faces = new Map<string, Face>();
  for (const { front, back, turning, rows, columns } of sheets) {
    const behind = new Map((bySource.get(back) ?? []).map((record) => [placeOf(record), record]));
    for (const record of bySource.get(front) ?? []) {
      const spot = spotBehind(spotOf(record), turning, rows, columns);
      const found = behind.get(placeOf({ row: spot.row + 1, column: spot.column + 1 }));
      const code = found?.code.value ?? null;
      // A back of another size belongs to something else.
      if (found?.size !== record.size || code === null) continue;
      const provenance = { kind: 'printed', source: sourceOf(found) } as const;
      faces.set(sourceOf(record), { id: 'back', values: { ...code.values }, provenance });
    }
  }
  return faces;
}

/** Units with what is on their backs as a second face. */
export function withBacks(units: readonly Unit[], faces: ReadonlyMap<string, Face>): Unit[] {
  return units.map((unit) => {
    const face = faces.get(unit.provenance?.source ?? '');
    return face === undefined ? unit : { ...unit, faces: [...unit.faces, face] };
  });
}

function spotOf({ row, column, size }: CounterRecord): Spot {
  return { row: row - 1, column: column - 1, span: size === 'double' ? 2 : 1 };
}
