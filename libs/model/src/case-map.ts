import type { CaseMap, MapFeature, Zone } from './generated/types.ts';
import type { LinkCache } from './link-cache.ts';
import type { LinkedMap, LinkedPackage } from './linked-package.ts';
import { codeFor, hexFinder, withCharacter, type HexFinder } from './map-rows.ts';
import { pointerOf, problemAt, type Place, type Problem } from './problem.ts';
import { suggestion } from './did-you-mean.ts';

/** Level of the hexes that a case does not name. */
const OPEN_LEVEL = '1';

/** Character of the terrain of the hexes that a case does not name. */
const OPEN_GROUND = '.';

/** The small map of a case, and what is wrong with it. `place` is the case file. */
export function caseMap(
  own: CaseMap,
  linked: LinkedPackage,
  place: Place,
  cache: LinkCache,
): { readonly map: LinkedMap | null; readonly problems: readonly Problem[] } {
  const { columns, rows } = own;
  const orientation = own.orientation ?? linked.map?.grid.orientation ?? 'pointy';
  const shift = own.shift ?? linked.map?.grid.shift ?? 'even';
  const numbering = own.numbering ?? linked.map?.numbering ?? PLAIN_NUMBERING;
  const grid = { orientation, columns, rows, shift };
  const [ground] = linked.terrains;
  if (ground === undefined) {
    const message = 'The package has no terrain, so there is no ground to stand on. Add terrains to its terrain.json.';
    return { map: null, problems: [problemAt({ ...place, pointer: '/map' }, 'reference.unknown', message)] };
  }
  const find = hexFinder(grid, numbering, cache, 'case');
  if (find === null) {
    const message =
      'These hexes cannot be numbered like the map of the package. Give another numbering or another size.';
    return { map: null, problems: [problemAt({ ...place, pointer: '/map' }, 'map.numbering', message)] };
  }
  const reader = new CaseMapReader(find, linked, place);
  const painted = reader.paint(own, {
    terrain: Array.from({ length: rows }, () => OPEN_GROUND.repeat(columns)),
    terrainCodes: { [OPEN_GROUND]: ground.id },
    elevation: Array.from({ length: rows }, () => OPEN_LEVEL.repeat(columns)),
  });
  const map = {
    grid,
    numbering,
    ...painted,
    features: reader.features(own),
    hexsides: reader.hexsides(own),
    labels: [],
    zones: reader.zones(own),
  };
  return { map, problems: reader.problems };
}

const PLAIN_NUMBERING = { preset: 'column-row', firstColumn: 1, firstRow: 1, digits: 2 } as const;

type Rows = Pick<LinkedMap, 'terrain' | 'terrainCodes' | 'elevation'>;

class CaseMapReader {
  readonly problems: Problem[] = [];
  readonly #find: HexFinder;
  readonly #linked: LinkedPackage;
  readonly #place: Place;

  constructor(find: HexFinder, linked: LinkedPackage, place: Place) {
    this.#find = find;
    this.#linked = linked;
    this.#place = place;
  }

  paint(own: CaseMap, open: Rows): Rows {
    let { terrain, terrainCodes, elevation } = open;
    for (const [label, id] of Object.entries(own.terrain ?? {})) {
      const at = this.#hex(label, ['terrain', label]);
      const found =
        this.#known(id, this.#linked.terrains, 'a terrain', ['terrain', label]) && codeFor(terrainCodes, id);
      if (at === null || !found) continue;
      terrainCodes = found.codes;
      terrain = withCharacter(terrain, at.column, at.row, found.code);
    }
    for (const [label, level] of Object.entries(own.elevation ?? {})) {
      const at = this.#hex(label, ['elevation', label]);
      if (at !== null) elevation = withCharacter(elevation, at.column, at.row, String(level));
    }
    return { terrain, terrainCodes, elevation };
  }

  features(own: CaseMap): MapFeature[] {
    return Object.entries(own.features ?? {}).flatMap(([label, features]) => {
      this.#hex(label, ['features', label]);
      return features.flatMap((feature, index) =>
        this.#known(feature, this.#linked.features, 'a feature', ['features', label, index])
          ? [{ id: caseFeatureId(feature, label), feature, path: [label] }]
          : [],
      );
    });
  }

  hexsides(own: CaseMap): LinkedMap['hexsides'] {
    return (own.hexsides ?? []).flatMap(({ feature, between }, index) => {
      for (const [end, label] of between.entries()) this.#hex(label, ['hexsides', index, 'between', end]);
      return this.#known(feature, this.#linked.hexsides, 'a hexside', ['hexsides', index, 'feature'])
        ? [{ id: caseHexsideId(index), feature, between }]
        : [];
    });
  }

  /** Every zone of the package, with the hexes that the case gives it. */
  zones(own: CaseMap): Zone[] {
    const zones = this.#linked.map?.zones ?? [];
    for (const [id, labels] of Object.entries(own.zones ?? {})) {
      this.#known(id, zones, 'a zone', ['zones', id]);
      for (const [index, label] of labels.entries()) this.#hex(label, ['zones', id, index]);
    }
    return zones.map((zone) => ({ ...zone, hexes: own.zones?.[zone.id] ?? [] }));
  }

  #hex(label: string, path: readonly (string | number)[]): ReturnType<HexFinder> {
    const at = this.#find(label);
    if (at === null) this.#report(path, 'hex.unknown', `There is no hex ${label} on the small map of this case.`);
    return at;
  }

  #known(
    id: string,
    items: readonly { readonly id: string }[],
    what: string,
    path: readonly (string | number)[],
  ): boolean {
    if (items.some((item) => item.id === id)) return true;
    const ids = items.map((item) => item.id);
    this.#report(path, 'reference.unknown', `"${id}" is not ${what} of ${this.#linked.id}.${suggestion(id, ids)}`);
    return false;
  }

  #report(path: readonly (string | number)[], code: string, message: string): void {
    this.problems.push(problemAt({ ...this.#place, pointer: `/map${pointerOf(...path)}` }, code, message));
  }
}

/** The id of a feature of a small map, which in a case has none. */
export function caseFeatureId(feature: string, label: string): string {
  return `${feature}-${label}`;
}

/** The id of a hexside of a small map, by its place in the list. */
export function caseHexsideId(index: number): string {
  return `hexside-${index + 1}`;
}
