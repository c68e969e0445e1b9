// What is known of a sheet that lies upside-down on its scan, with rows and columns as one who holds it upright counts them.
import type { CounterSheet, Unit } from '@hexwright/model';
import type { QuarterTurn } from '../image/quarter-turn.ts';
import { halfTurned } from '../sheet/half-turn.ts';
import { cellsOf, gridOf, keptGrid, lying, placeOfSpot, turnOfSheet } from './kept-sheet.ts';

const OPPOSITE = { 0: 180, 90: 270, 180: 0, 270: 90 } as const;

/** A sheet counted from its other end: grid, counters, readings and answers stay those of the same pieces. */
export function halfTurnedSheet(sheet: CounterSheet): CounterSheet {
  const places = placesAfter(sheet);
  const moved = (place: string): string => places.get(place) ?? place;
  const { doubles, bare, groups, apart, answers } = sheet;
  const grid = gridOf(sheet);
  return {
    ...sheet,
    ...(grid === null ? {} : { grid: keptGrid(halfTurned(grid)) }),
    ...(doubles === undefined ? {} : { doubles: doubles.map(moved) }),
    ...(bare === undefined ? {} : { bare: bare.map(moved) }),
    ...(groups === undefined ? {} : { groups: groups.map((group) => ({ ...group, places: group.places.map(moved) })) }),
    ...(apart === undefined ? {} : { apart: apart.map(moved) }),
    ...(answers === undefined ? {} : { answers: answers.map((answer) => ({ ...answer, id: moved(answer.id) })) }),
    ...lying(turnAfter(sheet)),
  };
}

/** How counters lie from the other end; where nobody has looked yet, they are supposed to be upright now. */
function turnAfter(sheet: CounterSheet): QuarterTurn {
  const turn = turnOfSheet(sheet);
  return turn === 0 && sheet.groups === undefined ? 0 : OPPOSITE[turn];
}

/** The units of a package once a sheet of it is counted from its other end: each still tells the place that it was read at. */
export function halfTurnedUnits(units: readonly Unit[], sheet: CounterSheet): Unit[] {
  const places = placesAfter(sheet);
  const begins = `${sheet.id}, row `;
  const moved = <Held extends Pick<Unit, 'provenance'>>(held: Held): Held => {
    const { provenance } = held;
    const [, row, column] = /, row (\d+), column (\d+)$/.exec(provenance?.source ?? '') ?? [];
    const place = places.get(`r${row}c${column}`);
    if (provenance?.source?.startsWith(begins) !== true || place === undefined) return held;
    const source = `${begins}${place.slice(1).replace('c', ', column ')}`;
    return { ...held, provenance: { ...provenance, source } };
  };
  return units.map((unit) => ({ ...moved(unit), faces: unit.faces.map(moved) }));
}

/** Where each counter is when rows and columns are counted from the other end. */
function placesAfter(sheet: CounterSheet): ReadonlyMap<string, string> {
  const { rows, columns } = sheet;
  return new Map(
    cellsOf(sheet).map((spot) => [
      placeOfSpot(spot),
      placeOfSpot({ ...spot, row: rows - 1 - spot.row, column: columns - spot.column - spot.span }),
    ]),
  );
}
