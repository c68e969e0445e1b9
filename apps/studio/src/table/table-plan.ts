/** A table as it is shown before a game, made of the rules as they last could be linked: whatever is wrong is drawn all the same. */
import type { TableFeature, TablePlan, TablePoint } from '@hexwright/playtest/screen';
import { inches } from '@hexwright/table';
import type { Effective } from '../compile-service/protocol.ts';

/** What is read of a package. */
export type TableSource = Pick<Effective, 'table' | 'terrains' | 'hexsides' | 'features'>;

/** The plan of a package's table; null where it has none. */
export function planOf(source: TableSource): TablePlan | null {
  const { table } = source;
  if (table === null) return null;
  const { width, depth, features = [], deployments = [], zones = [], labels = [] } = table;
  return {
    shape: 'table',
    width: Math.max(1, inches(width)),
    depth: Math.max(1, inches(depth)),
    features: features.map(
      ({ id, kind = '', name, area, line, level = 0, cover, obstacle, impassable }): TableFeature => {
        const known = kindOf(source, kind, area !== undefined);
        return {
          id,
          name: name ?? (known.name || id),
          kind,
          kindName: known.name,
          form: area === undefined ? 'line' : 'area',
          points: pointsOf(area ?? line ?? []),
          level,
          cover: cover ?? known.values.has('cover'),
          obstacle: obstacle ?? known.values.has('obstacle'),
          impassable: impassable ?? known.isClosed,
          // What rules read of it is not drawn.
          sight: 'open',
          values: {},
          color: known.color,
          drawing: known.drawing,
        };
      },
    ),
    deployments: deployments.map(({ id, name = id, side, area }) => ({ id, name, side, points: pointsOf(area) })),
    zones: zones.map(({ id, name = id, side = '', area }) => ({ id, name, side, points: pointsOf(area) })),
    labels: labels.map(({ id, text, at }) => ({ id, text, at: pointsOf([at])[0] })),
  };
}

function pointsOf(points: readonly (readonly [number, number])[]): TablePoint[] {
  return points.map(([x, y]) => ({ x: inches(x), y: inches(y) }));
}

/** What of a kind of terrain can be seen. */
interface SeenKind {
  readonly name: string;
  readonly color: string;
  readonly drawing: string;
  readonly isClosed: boolean;
  /** Values that it names: which word is the ordinary one the rules know, and nobody writes that down. */
  readonly values: ReadonlySet<string>;
}

function kindOf({ terrains, hexsides, features }: TableSource, id: string, isArea: boolean): SeenKind {
  const terrain = isArea ? terrains.find((one) => one.id === id) : undefined;
  if (terrain !== undefined) {
    const { name, color = '', pattern = '', cost, values = {} } = terrain;
    return { name, color, drawing: pattern, isClosed: cost === 'prohibited', values: new Set(Object.keys(values)) };
  }
  const road = isArea ? undefined : features.find((one) => one.id === id);
  if (road !== undefined) {
    return {
      name: road.name,
      color: road.color ?? '',
      drawing: road.drawing ?? '',
      isClosed: false,
      values: new Set(),
    };
  }
  const hexside = isArea ? undefined : hexsides.find((one) => one.id === id);
  const { name = id, color = '', drawing = '', cost, values = {} } = hexside ?? {};
  return { name, color, drawing, isClosed: cost === 'prohibited', values: new Set(Object.keys(values)) };
}

/** The point that a place of a set-up names, `24.5,12`; null for what names none. */
export function pointOfLabel(label: string): TablePoint | null {
  const [, x, y] = /^([\d.]+),([\d.]+)$/.exec(label) ?? [];
  return x === undefined ? null : { x: inches(Number(x)), y: inches(Number(y)) };
}

/** Kinds that areas may have, and those that lines may have. */
export function kindsFor(
  { terrains, hexsides, features }: Omit<TableSource, 'table'>,
  isArea: boolean,
): { id: string; name: string }[] {
  if (isArea) return terrains.map(({ id, name }) => ({ id, name }));
  return [
    ...features.map(({ id, name }) => ({ id, name })),
    ...hexsides.filter(({ when }) => when === 'crossing').map(({ id, name = id }) => ({ id, name })),
  ];
}
