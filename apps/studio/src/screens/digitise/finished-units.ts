/** From sheets that were looked through to the units of a package. */
import type { CounterSheet, SheetsFile, Unit } from '@hexwright/model';
import { backFaces, recordsOfSheet, unitsOf, withBacks, type Language, type SheetSides } from '@hexwright/digitiser';
import { freeId } from '../units/unit-table.ts';

/** The faces that sheets give. */
const READ_FACES: ReadonlySet<string> = new Set(['front', 'back']);

/** What is around the units of a package: ids that it inherits, and the values that counters of its game have. */
export interface Surroundings {
  readonly inherited: ReadonlySet<string>;
  readonly isValue: (name: string) => boolean;
}

/** What the sheets give. */
export interface FinishedUnits {
  readonly units: readonly Unit[];
  /** Counters of which something is still asked. */
  readonly asked: number;
  /** Papers of which nobody has said whose they are. */
  readonly papersAsked: number;
}

/** The units that are settled, each with its face on the back where that is settled too. */
export function finishedUnits(
  { sheets = [], papers = [], symbols = [] }: SheetsFile,
  language: Language,
): FinishedUnits {
  const sides = new Map(papers.map(({ id, side }) => [id, side]));
  const classes = new Map(symbols.map((symbol) => [symbol.id, symbol.class]));
  const isFront = new Set(sheets.flatMap(({ id, backOf }) => (backOf === undefined ? [id] : [])));
  const records = sheets.flatMap((sheet) => recordsOfSheet(sheet, language));
  const fronts = records.filter(({ source }) => isFront.has(source));
  const { units, asked } = unitsOf(
    fronts,
    (source, mark) => sides.get(`${source} ${mark}`) ?? null,
    (source, symbol) => classes.get(`${source} ${symbol}`) ?? null,
  );
  return {
    units: withBacks(units, backFaces(records, sidesOf(sheets))),
    asked: asked.length,
    papersAsked: new Set(
      asked.flatMap(({ record, what }) =>
        what.includes('side') ? record.marks.map((mark) => `${record.source} ${mark}`) : [],
      ),
    ).size,
  };
}

/** The values of a counter in a row; of one that it only has or has not, its name where it has it. */
export function valuesInWords({ values = {} }: Pick<Unit, 'values'>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value === true ? [name] : value === false ? [] : [value]))
    .join(', ');
}

/**
 * The units of a package with those of its sheets: a unit that was read at the same place before is written anew, and keeps
 * its id and what the sheet says nothing of.
 *
 * @param around ids that are taken in packages it builds on; and whether counters of the game have a value of a name: others
 *   that were written before are left out
 * @param again which unit of the package each is
 */
export function withFinished(
  own: readonly Unit[],
  finished: readonly Unit[],
  { inherited, isValue }: Surroundings,
  again: ReadonlyMap<Unit, Unit> = atTheirPlaces(own, finished),
): Unit[] {
  const taken = new Set([...inherited, ...own.map(({ id }) => id)]);
  const added: Unit[] = [];
  const renewed = new Map<string, Unit>();
  for (const unit of finished) {
    const known = again.get(unit);
    if (known === undefined) {
      const id = taken.has(unit.id) ? freeId(unit.name, taken) : unit.id;
      taken.add(id);
      added.push({ ...unit, id });
    } else {
      renewed.set(known.id, {
        ...known,
        ...unit,
        id: known.id,
        values: {
          ...Object.fromEntries(Object.entries(known.values ?? {}).filter(([name]) => isValue(name))),
          ...unit.values,
        },
        // Somebody who has given it faces of their own knows more than a bare front and back say.
        faces: known.faces.every(({ id }) => READ_FACES.has(id)) ? unit.faces : known.faces,
      });
    }
  }
  return [...own.map((unit) => renewed.get(unit.id) ?? unit), ...added];
}

/** The units that were read at the same places before. */
function atTheirPlaces(own: readonly Unit[], finished: readonly Unit[]): ReadonlyMap<Unit, Unit> {
  const before = new Map(own.map((unit) => [unit.provenance?.source ?? '', unit]));
  return new Map(
    finished.flatMap((unit) => {
      const known = before.get(unit.provenance?.source ?? '');
      return known === undefined ? [] : [[unit, known] as const];
    }),
  );
}

/** Which sheets are two sides of one. */
function sidesOf(sheets: readonly CounterSheet[]): SheetSides[] {
  return sheets.flatMap(({ id: back, backOf, turning = 'left-right' }) => {
    const front = sheets.find(({ id }) => id === backOf);
    return front === undefined ? [] : [{ front: front.id, back, turning, rows: front.rows, columns: front.columns }];
  });
}
