import type { LinkedPackage, Unit } from '@hexwright/model';

/** A whole number of a package, with which the package can be tried. */
export interface PackageNumber {
  /**
   * The field, as changes name it: `parameters/march-limit/value`; of counters that are changed together
   * `units/spahis-1,spahis-2/values/movement`.
   */
  readonly target: string;
  /** What people call it: the name of the rule, or `Spahis (all 3), movement`. */
  readonly title: string;
  /** The side whose counters have it; null for a number of the rules. */
  readonly side: string | null;
  readonly value: number;
}

/** A value that a counter has. */
interface CounterValue {
  readonly unit: Unit;
  /** Its place in the unit: `values/movement`, `faces/spent/values/strength`. */
  readonly path: string;
  /** What people call it: `movement`, `strength, face down`. */
  readonly field: string;
  readonly value: number;
}

/**
 * The numbers of a package: those of its rules, then those that are on the counters of each side. Counters of one name that have
 * the same value are changed together, as a designer would; and so is a whole class of troops where all of it has that value.
 */
export function numbersOf(linked: LinkedPackage): readonly PackageNumber[] {
  const rules = [
    ...linked.parameters.map(({ id, name, value }) => ({ target: `parameters/${id}/value`, title: name ?? id, value })),
    ...linked.modifiers.map(({ id, label, value }) => ({ target: `modifiers/${id}/value`, title: label, value })),
  ].flatMap(({ value, ...one }) => (isWhole(value) ? [{ ...one, side: null, value }] : []));
  const counters = linked.sides.flatMap(({ id: side }) => {
    const values = linked.units.filter((unit) => unit.side === side).flatMap(valuesOf);
    const named = sameOf(values, ({ name }) => name, side);
    const classes = sameOf(values, (unit) => classOf(linked, unit), side);
    const known = new Set(named.map(({ target }) => target));
    // A class that is one kind of counters, or of which only a part has the value, says nothing new.
    return [...classes.filter(({ target, isAll }) => isAll && !known.has(target)), ...named].map(
      ({ isAll: _, ...number }) => number,
    );
  });
  return [...rules, ...counters];
}

function valuesOf(unit: Unit): CounterValue[] {
  const isTwoSided = unit.faces.length > 1;
  const own = Object.entries(unit.values ?? {}).map(([name, value]) => ({
    path: `values/${name}`,
    name,
    face: '',
    value,
  }));
  const ofFaces = unit.faces.flatMap(({ id, name: face = id, values = {} }) =>
    Object.entries(values).map(([name, value]) => ({
      path: `faces/${id}/values/${name}`,
      name,
      face: isTwoSided ? face : '',
      value,
    })),
  );
  return [...own, ...ofFaces].flatMap(({ path, name, face, value }): CounterValue[] => {
    if (!isWhole(value)) return [];
    const field = name.replaceAll('-', ' ');
    return [{ unit, path, field: face === '' ? field : `${field}, ${face.toLowerCase()}`, value }];
  });
}

/** Values that counters with one name (of whatever sort) have in the same place, and which are the same number. */
function sameOf(
  values: readonly CounterValue[],
  nameOf: (unit: Unit) => string,
  side: string,
): (PackageNumber & { readonly isAll: boolean })[] {
  const named = values.filter(({ unit }) => nameOf(unit) !== '');
  return [...Map.groupBy(named, ({ unit, path }) => `${nameOf(unit)} ${path}`).values()].flatMap((all) =>
    [...Map.groupBy(all, ({ value }) => value)].map(([value, same]) => {
      const [{ unit, path, field }] = same;
      const isAll = same.length === all.length;
      const many = all.length === 1 ? '' : isAll ? ` (all ${all.length})` : ` (${same.length} of ${all.length})`;
      const ids = same.map((one) => one.unit.id).join(',');
      return { target: `units/${ids}/${path}`, title: `${nameOf(unit)}${many}, ${field}`, side, value, isAll };
    }),
  );
}

/** What people call the class of a unit; empty where it has none. */
function classOf({ vocabularies }: LinkedPackage, unit: Unit): string {
  const words = vocabularies.find(({ id }) => id === 'classes')?.values ?? [];
  return words.find(({ id }) => id === unit.class)?.name ?? unit.class ?? '';
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
