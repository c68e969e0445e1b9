/** From sheets that were looked through to the units of a package. */
import type { CounterSheet, SheetsFile, Unit } from '@hexwright/model';
import {
  placeOf,
  placeOfSpot,
  recordsOfSheet,
  spotBehind,
  unitsOf,
  type CounterRecord,
  type Language,
  type Spot,
} from '@hexwright/digitiser';
import { freeId } from '../units/unit-table.ts';

/** The faces that sheets give. */
const READ_FACES: ReadonlySet<string> = new Set(['front', 'back']);

/** What the sheets give. */
export interface FinishedUnits {
  readonly units: readonly Unit[];
  /** Counters of which something is still asked. */
  readonly asked: number;
  /** Papers of which nobody has said whose they are. */
  readonly papersAsked: number;
}

/** The units that are settled, each with its face on the back where that is settled too. */
export function finishedUnits({ sheets = [], papers = [] }: SheetsFile, language: Language): FinishedUnits {
  const sides = new Map(papers.map(({ id, side }) => [id, side]));
  const fronts = sheets.filter(({ backOf }) => backOf === undefined);
  const records = fronts.flatMap((sheet) => recordsOfSheet(sheet, language));
  const { units, asked } = unitsOf(records, (source, mark) => sides.get(`${source} ${mark}`) ?? null);
  const backs = backFaces(sheets, language);
  return {
    units: units.map((unit) => {
      const back = backs.get(unit.provenance?.source ?? '');
      return back === undefined ? unit : { ...unit, faces: [...unit.faces, back] };
    }),
    asked: asked.length,
    papersAsked: new Set(
      asked.flatMap(({ record, what }) =>
        what.includes('side') ? record.marks.map((mark) => `${record.source} ${mark}`) : [],
      ),
    ).size,
  };
}

/**
 * The units of a package with those of its sheets: a unit that was read at the same place before is written anew, and keeps
 * its id and what the sheet says nothing of.
 *
 * @param inherited ids that are taken in packages it builds on
 */
export function withFinished(own: readonly Unit[], finished: readonly Unit[], inherited: ReadonlySet<string>): Unit[] {
  const before = new Map(own.map((unit) => [unit.provenance?.source ?? '', unit]));
  const taken = new Set([...inherited, ...own.map(({ id }) => id)]);
  const added: Unit[] = [];
  const renewed = new Map<string, Unit>();
  for (const unit of finished) {
    const known = before.get(unit.provenance?.source ?? '');
    if (known === undefined) {
      const id = taken.has(unit.id) ? freeId(unit.name, taken) : unit.id;
      taken.add(id);
      added.push({ ...unit, id });
    } else {
      renewed.set(known.id, {
        ...known,
        ...unit,
        id: known.id,
        values: { ...known.values, ...unit.values },
        // Somebody who has given it faces of their own knows more than a bare front and back say.
        faces: known.faces.every(({ id }) => READ_FACES.has(id)) ? unit.faces : known.faces,
      });
    }
  }
  return [...own.map((unit) => renewed.get(unit.id) ?? unit), ...added];
}

/** The faces on the backs, by the source of the unit they belong to. */
function backFaces(sheets: readonly CounterSheet[], language: Language): Map<string, Unit['faces'][number]> {
  const faces = new Map<string, Unit['faces'][number]>();
  for (const back of sheets) {
    const front = sheets.find(({ id }) => id === back.backOf);
    if (front === undefined) continue;
    const records = new Map(recordsOfSheet(back, language).map((record) => [placeOf(record), record]));
    for (const record of recordsOfSheet(front, language)) {
      const found = records.get(placeOfSpot(behind(back, front, record)));
      const { value } = found?.code ?? {};
      if (found === undefined || value === null || value === undefined) continue;
      faces.set(sourceOf(record), {
        id: 'back',
        values: { ...value.values },
        provenance: { kind: 'printed', source: sourceOf(found) },
      });
    }
  }
  return faces;
}

function behind(
  { turning = 'left-right' }: CounterSheet,
  { rows, columns }: CounterSheet,
  record: CounterRecord,
): Spot {
  const spot: Spot = { row: record.row - 1, column: record.column - 1, span: record.size === 'double' ? 2 : 1 };
  return spotBehind(spot, turning, rows, columns);
}

function sourceOf({ source, row, column }: CounterRecord): string {
  return `${source}, row ${row}, column ${column}`;
}
