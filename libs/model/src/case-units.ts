import { suggestion } from './did-you-mean.ts';
import type { CaseUnit, Face, Unit } from './generated/types.ts';
import { nearestName } from './items.ts';
import type { LinkedPackage, LinkedPlacement } from './linked-package.ts';
import { pointerOf, problemAt, type Place, type Problem } from './problem.ts';
import { definition } from './schema-definitions.ts';

/** The counters of a case with their places, and what is wrong with them. */
export interface CaseUnits {
  readonly units: readonly Unit[];
  readonly setUp: readonly LinkedPlacement[];
  readonly problems: readonly Problem[];
}

/** The one face of a counter of a case that gives none. */
const PLAIN_FACES: readonly Face[] = [{ id: 'front' }];

const UNIT_PROPERTIES = ['name', 'side', 'contingent', 'kind', 'class', 'size', 'traits', 'faces'] as const;

/** Properties of a case's unit that tell what it is and where it stands; all others are markers. */
const NOT_MARKERS: ReadonlySet<string> = new Set([
  ...Object.keys(definition('unit').properties ?? {}),
  'copy',
  'hexes',
  'facing',
  'face',
  'note',
]);

/** Makes counters and placements of the units of a case. `place` is the case file. */
export function caseUnits(own: readonly CaseUnit[], linked: LinkedPackage, place: Place): CaseUnits {
  const problems: Problem[] = [];
  const report = (index: number, field: string, message: string, better?: string): void => {
    const pointer = pointerOf('units', index, field);
    const edit = { file: place.file, pointer, op: 'set', value: better ?? '' } as const;
    const fixes = better === undefined ? [] : [{ title: `Write "${better}"`, edits: [edit] }];
    problems.push(problemAt({ ...place, pointer }, 'reference.unknown', message, { fixes }));
  };
  const units: Unit[] = [];
  const setUp: LinkedPlacement[] = [];
  for (const [index, entry] of own.entries()) {
    const { copy } = entry;
    const original = linked.units.find(({ id }) => id === copy);
    if (copy !== undefined && original === undefined) {
      const ids = linked.units.map(({ id }) => id);
      const message = `${linked.id} has no counter "${copy}" to copy.${suggestion(copy, ids)}`;
      report(index, 'copy', message, nearestName(copy, linked.units));
      continue;
    }
    const unit = unitOf(entry, original);
    if (!linked.sides.some(({ id }) => id === unit.side)) {
      const message = `"${unit.side}" is not a side.${suggestion(
        unit.side,
        linked.sides.map(({ id }) => id),
      )}`;
      report(index, 'side', message, nearestName(unit.side, linked.sides));
    }
    if (entry.face !== undefined && !unit.faces.some(({ id }) => id === entry.face)) {
      const faces = unit.faces.map(({ id }) => id);
      const message = `"${entry.face}" is not a face of ${unit.id}.${suggestion(entry.face, faces)}`;
      report(index, 'face', message, nearestName(entry.face, unit.faces));
    }
    units.push(unit);
    setUp.push(placementOf(entry));
  }
  return { units, setUp, problems };
}

function unitOf(entry: CaseUnit, original: Unit | undefined): Unit {
  const given = Object.fromEntries(
    UNIT_PROPERTIES.filter((name) => entry[name] !== undefined).map((name) => [name, entry[name]]),
  );
  const values = { ...original?.values, ...entry.values };
  // The schema demands side and kind of a unit that is no copy.
  const unit = {
    name: entry.id,
    size: entry.hexes?.length === 2 ? 'double' : 'single',
    faces: PLAIN_FACES,
    ...original,
    ...given,
    id: entry.id,
    ...(Object.keys(values).length === 0 ? {} : { values }),
  };
  return unit as Unit;
}

function placementOf(entry: CaseUnit): LinkedPlacement {
  const { facing, face } = entry;
  const markers = Object.entries(entry).filter(([name]) => !NOT_MARKERS.has(name));
  return {
    unit: entry.id,
    hexes: entry.hexes ?? [],
    ...(facing === undefined ? {} : { facing }),
    ...(face === undefined ? {} : { face }),
    markers: Object.fromEntries(markers) as LinkedPlacement['markers'],
  };
}
