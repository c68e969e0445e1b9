import type { Unit } from '@hexwright/model';
import type { CounterRecord } from './counter-record.ts';

/** The units that are settled, and what is still to be asked. */
export interface UnitsReading {
  readonly units: readonly Unit[];
  readonly asked: readonly { readonly record: CounterRecord; readonly what: readonly ('name' | 'code' | 'side')[] }[];
}

/**
 * Units of a package, in the order of the counters; one of which anything is unsettled is asked for instead.
 *
 * @param sideOf the side of a heading or a paper of a source, an empty one where there is none; null where nobody has said it
 * @param classOf the class of a symbol of a source; null where nobody has said it
 */
export function unitsOf(
  records: readonly CounterRecord[],
  sideOf: (source: string, mark: string) => string | null,
  classOf: (source: string, symbol: string) => string | null,
): UnitsReading {
  const units: Unit[] = [];
  const asked: { record: CounterRecord; what: ('name' | 'code' | 'side')[] }[] = [];
  const total = new Map<string, number>();
  for (const { name } of records) if (name.value !== null) count(total, slug(name.value));
  const used = new Map<string, number>();
  for (const record of records) {
    const { name, code, source, size } = record;
    const sides = new Set((record.marks.length === 0 ? [''] : record.marks).map((mark) => sideOf(source, mark)));
    const [side] = sides.size === 1 ? sides : [null];
    if (name.value === null || code.value === null || side === null) {
      asked.push({
        record,
        what: [
          ...(name.value === null ? (['name'] as const) : []),
          ...(code.value === null ? (['code'] as const) : []),
          ...(side === null ? (['side'] as const) : []),
        ],
      });
      continue;
    }
    const base = slug(name.value);
    const number = count(used, base);
    const itsClass = record.symbol === null ? null : classOf(source, record.symbol);
    units.push({
      id: total.get(base) === 1 ? base : `${base}-${number}`,
      name: name.value,
      side,
      kind: code.value.kind,
      ...(itsClass === null ? {} : { class: itsClass }),
      size,
      values: { ...code.value.values },
      faces: [{ id: 'front' }],
      provenance: { kind: 'printed', source: sourceOf(record) },
    });
  }
  return { units, asked };
}

/** The place of a counter, as provenance tells it. */
export function sourceOf({ source, row, column, code }: CounterRecord): string {
  return code.method === 'text' ? `${source}, line ${row}, cell ${column}` : `${source}, row ${row}, column ${column}`;
}

function count(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1;
  counts.set(key, next);
  return next;
}

/** A name as an id: letters and digits with hyphens between. */
function slug(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'counter' : plain.slice(0, 50).replace(/-$/, '');
}
