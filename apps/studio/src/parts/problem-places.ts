import { pointerPath, type JsonValue, type Problem } from '@hexwright/model';
import { fileKey, mapOf, type Project } from '@hexwright/workspace';
import type { PackageRoute } from '../app/routes.ts';
import type { ScreenName } from '../screens/screens.ts';

/** Where a problem can be looked at and put right. */
export interface ProblemPlaces {
  readonly text: PackageRoute;
  /** A form or table that shows the thing; null where only the text does. */
  readonly form: PackageRoute | null;
  readonly map: PackageRoute | null;
}

/** Finds the places of a problem of a package, or of one it builds on. */
export function placesOf(project: Project, projectId: string, packageId: string, problem: Problem): ProblemPlaces {
  const id = problem.package ?? packageId;
  const to = (screen: ScreenName, item: string, where: Readonly<Record<string, string>> = {}): PackageRoute => ({
    at: 'package',
    project: projectId,
    package: id,
    screen,
    item,
    where,
  });
  const path = pointerPath(problem.pointer);
  const text = to('text', problem.file, problem.pointer === '' ? {} : { at: problem.pointer });
  const thing = thingAt(project, id, problem.file, path);
  const hex = hexAt(project, id, problem.file, path);
  const unit = problem.file === 'scenario.json' ? stringOf(thing, 'unit') : null;
  const [list] = path;
  // A counter that is missing on the map is placed there.
  const isSetUp = problem.file === 'scenario.json' && list === 'setUp';
  const map = hex !== null ? to('map', '', unit === null ? { hex } : { hex, unit }) : isSetUp ? to('map', '') : null;
  const name = stringOf(thing, 'id');
  const form =
    problem.table !== undefined
      ? // The row is added in the open package, even where the counter comes from its base.
        { ...to('charts', problem.table), package: packageId }
      : problem.file === 'units.json' && name !== null
        ? to('units', '', { unit: name })
        : problem.file === 'terrain.json'
          ? to('charts', 'terrain')
          : problem.file === 'rules.json' && list === 'tables' && name !== null
            ? to('charts', name)
            : problem.file === 'rules.json' && list !== undefined && name !== null
              ? to('rules', '', { item: `${list}/${name}` })
              : null;
  return { text, form, map };
}

/** The entry of a list that a pointer leads into. */
function thingAt(project: Project, id: string, file: string, path: readonly string[]): JsonValue | undefined {
  const [list, index] = path;
  return list === undefined || index === undefined || !/^\d+$/.test(index)
    ? undefined
    : project.part(fileKey(id, file), list, Number(index));
}

/** The label of the hex that a problem is about: the value itself, or the first hex that the thing names. */
function hexAt(project: Project, id: string, file: string, path: readonly string[]): string | null {
  if (file !== 'map.json' && file !== 'scenario.json') return null;
  const numbering = mapOf(project, id)?.numbering;
  if (numbering === undefined) return null;
  for (let length = path.length; length >= 2; length--) {
    const steps = path.slice(0, length).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    for (const label of labelsIn(project.part(fileKey(id, file), ...steps))) {
      if (numbering.hexOf(label) >= 0) return label;
    }
  }
  return null;
}

function labelsIn(value: JsonValue | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as { readonly [name: string]: JsonValue };
  return ['hex', 'hexes', 'path', 'between'].flatMap((name) => (name in fields ? labelsIn(fields[name]) : []));
}

function stringOf(value: JsonValue | undefined, name: string): string | null {
  if (typeof value !== 'object' || value === null || !(name in value)) return null;
  const field = (value as { readonly [name: string]: JsonValue })[name];
  return typeof field === 'string' ? field : null;
}
