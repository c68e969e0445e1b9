import type { BoardScene, PathFeature, SideFeature } from '@hexwright/board';
import { createNumbering, Grid, sideBetween, type Numbering, type NumberingSpec } from '@hexwright/hex';
import type { CaseFile } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { unknownPath, unknownSide } from '../../scene/chart.ts';
import { CounterRenderer } from '../../scene/counter-renderer.ts';
import type { PackageScene } from '../../scene/package-scene.ts';

type CaseMap = NonNullable<CaseFile['map']>;

/** What an example does not name lies on this level. */
const OPEN_LEVEL = 1;

const PLAIN_NUMBERING: NumberingSpec = { preset: 'column-row' };

/** The map of a position in the look of its package: the package's own, or the small one that the example draws. */
export function mapOf(position: CaseFile, source: PackageScene): BoardScene | null {
  const { scene } = source;
  const own = position.map;
  if (scene === null || own === undefined) return scene;
  const { columns, rows, orientation = scene.grid.orientation, shift = scene.grid.shift } = own;
  const spec = { orientation, columns, rows, shift };
  const grid = new Grid(spec);
  const inherited = source.items.property('map.json', 'numbering') as NumberingSpec | undefined;
  const numbering = createNumbering(own.numbering ?? inherited ?? PLAIN_NUMBERING, grid);
  const terrain = new Uint16Array(grid.count);
  for (const [hex, id] of hexesOf(own.terrain, numbering)) {
    terrain[hex] = Math.max(
      0,
      scene.terrains.findIndex((one) => one.id === id),
    );
  }
  const elevation = new Int8Array(grid.count).fill(OPEN_LEVEL);
  for (const [hex, level] of hexesOf(own.elevation, numbering)) elevation[hex] = level;
  return {
    ...scene,
    grid: spec,
    label: (hex) => numbering.label(hex),
    terrain,
    elevation,
    ...sidesOf(own, scene, grid, numbering),
    ...pathsOf(own, scene, grid, numbering),
    labels: [],
    zones: scene.zones.map((zone) => ({ ...zone, hexes: labelled(own.zones?.[zone.id] ?? [], numbering) })),
    counters: [],
  };
}

/** Draws counters of the package's units, and of those that a position makes for itself. */
export function rendererOf(position: CaseFile, { items, renderer }: PackageScene): CounterRenderer {
  const made = (position.units ?? []).map(
    ({ copy, ...unit }): JsonObject => ({ ...(copy === undefined ? {} : renderer.unit(copy)), ...unit }) as JsonObject,
  );
  const system = items.property('rules.json', 'system');
  return new CounterRenderer({
    system: typeof system === 'string' ? system : undefined,
    sides: items.list('sides'),
    units: [...renderer.units, ...made],
    vocabularies: items.list('vocabularies'),
    symbols: items.list('symbols'),
  });
}

function sidesOf(
  { hexsides = [] }: CaseMap,
  { sideStyles }: BoardScene,
  grid: Grid,
  numbering: Numbering,
): Pick<BoardScene, 'sides' | 'sideStyles'> {
  const styles = withIds(
    sideStyles,
    hexsides.map(({ feature }) => feature),
    unknownSide,
  );
  const sides = hexsides.flatMap(({ feature, between }): SideFeature[] => {
    const [one, other] = labelled(between, numbering);
    const side = other === undefined ? -1 : sideBetween(grid, one, other);
    return side < 0 ? [] : [{ side, style: styles.findIndex(({ id }) => id === feature) }];
  });
  return { sideStyles: styles, sides };
}

/** Of a road an example says only through which hexes it goes: neighbours are joined. */
function pathsOf(
  { features = {} }: CaseMap,
  { pathStyles }: BoardScene,
  grid: Grid,
  numbering: Numbering,
): Pick<BoardScene, 'paths' | 'pathStyles'> {
  const places = hexesOf(features, numbering);
  const styles = withIds(pathStyles, Object.values(features).flat(), unknownPath);
  const paths = styles.flatMap(({ id }, style): PathFeature[] => {
    const hexes = places.filter(([, ids]) => ids.includes(id)).map(([hex]) => hex);
    return hexes.flatMap((hex) => {
      const next = hexes.filter((other) => grid.distance(hex, other) === 1);
      const ways = next.length === 0 ? [[hex]] : next.filter((other) => other > hex).map((other) => [hex, other]);
      return ways.map((way) => ({ id: `${id} ${way.join(' ')}`, style, hexes: way }));
    });
  });
  return { pathStyles: styles, paths };
}

/** Styles with one for every id. */
function withIds<Style extends { readonly id: string }>(
  styles: readonly Style[],
  ids: readonly string[],
  unknown: (id: string) => Style,
): readonly Style[] {
  const missing = new Set(ids.filter((id) => styles.every((style) => style.id !== id)));
  return [...styles, ...Array.from(missing, unknown)];
}

function hexesOf<Value>(values: Readonly<Record<string, Value>> = {}, numbering: Numbering): [number, Value][] {
  return Object.entries(values)
    .map(([label, value]): [number, Value] => [numbering.hexOf(label), value])
    .filter(([hex]) => hex >= 0);
}

function labelled(labels: readonly string[], numbering: Numbering): number[] {
  return labels.map((label) => numbering.hexOf(label)).filter((hex) => hex >= 0);
}
