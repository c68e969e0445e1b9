/** How counters are laid out on their sheets. */
import { asList, isObject, textOf } from '../../scene/items.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';

/** Titles of sheets that no data names, for translation. */
const WORDS = { allCounters: 'All counters', onNoSheet: 'On no sheet', noOwner: 'No side' } as const;

/** How counters are grouped: as the printed sheets had them, or by the part of the army. */
export type Grouping = 'sheet' | 'contingent';

/** A counter in its place. */
export interface SheetCounter {
  readonly unit: string;
  readonly faces: readonly string[];
  readonly isDouble: boolean;
}

/** A row of counters from left to right. */
export type SheetRow = readonly SheetCounter[];

/** A sheet or a group. */
export interface CounterSheet {
  readonly title: string;
  readonly rows: readonly SheetRow[];
}

/** Widths of singles that a row of a group has room for. */
const ROOM = 14;

/** A place on a printed sheet, as its provenance tells it: `counter sheet 1 front, row 2, column 4`. */
interface SheetPlace {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** The sheets of a package's counters; what stands on no sheet comes last. */
export function counterSheets(
  units: readonly EffectiveItem[],
  grouping: Grouping,
  words: ReadonlyMap<string, string>,
): CounterSheet[] {
  return grouping === 'contingent' ? byContingent(units, words) : bySheet(units);
}

/** Where the provenance of a unit says that it was printed; null where it says nothing of that kind. */
export function sheetPlace(source: string): SheetPlace | null {
  const [, sheet, row, column] = /^(.*?),? *row (\d+),? *column (\d+)/i.exec(source) ?? [];
  return sheet === undefined ? null : { sheet: sheet.trim(), row: Number(row), column: Number(column) };
}

function bySheet(units: readonly EffectiveItem[]): CounterSheet[] {
  const placed = units.map((unit) => ({ unit, place: sheetPlace(sourceOf(unit)) }));
  const sheets = Map.groupBy(placed, ({ place }) => place?.sheet ?? '');
  const named = [...sheets.keys()]
    .filter((sheet) => sheet !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const rest = sheets.get('') ?? [];
  return [
    ...named.map((sheet): CounterSheet => {
      const rows = Map.groupBy(sheets.get(sheet) ?? [], ({ place }) => place?.row ?? 0);
      return {
        title: capital(sheet),
        rows: [...rows.keys()]
          .toSorted((one, other) => one - other)
          .map((row) =>
            (rows.get(row) ?? [])
              .toSorted((one, other) => (one.place?.column ?? 0) - (other.place?.column ?? 0))
              .map(({ unit }) => counterOf(unit)),
          ),
      };
    }),
    ...(rest.length === 0
      ? []
      : [
          {
            title: named.length === 0 ? WORDS.allCounters : WORDS.onNoSheet,
            rows: filled(rest.map(({ unit }) => counterOf(unit))),
          },
        ]),
  ];
}

function byContingent(units: readonly EffectiveItem[], words: ReadonlyMap<string, string>): CounterSheet[] {
  const groups = Map.groupBy(units, ({ value }) =>
    isObject(value) ? textOf(value, 'contingent') || textOf(value, 'side') : '',
  );
  return [...groups].map(([name, all]) => ({
    title: words.get(name) || capital(name) || WORDS.noOwner,
    rows: filled(all.map(counterOf)),
  }));
}

/** Counters in rows that are not too long. */
function filled(counters: readonly SheetCounter[]): SheetRow[] {
  const rows: SheetCounter[][] = [];
  let room = 0;
  for (const counter of counters) {
    const width = counter.isDouble ? 2.5 : 1;
    if (rows.length === 0 || room < width) {
      rows.push([]);
      room = ROOM;
    }
    rows[rows.length - 1].push(counter);
    room -= width;
  }
  return rows;
}

function counterOf({ name, value }: EffectiveItem): SheetCounter {
  const unit = isObject(value) ? value : {};
  return {
    unit: name,
    faces: asList(unit['faces']).map((face) => textOf(face, 'id')),
    isDouble: unit['size'] === 'double',
  };
}

function sourceOf({ value }: EffectiveItem): string {
  const provenance = isObject(value) ? value['provenance'] : undefined;
  return isObject(provenance) ? textOf(provenance, 'source') : '';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
