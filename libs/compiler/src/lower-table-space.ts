/** The table of a package, from inches to thousandths of an inch. */
import type { TableDeployment, TableFeature, TablePlan } from '@hexwright/engine';
import type { Feature, Hexside, LinkedPackage, MapTable } from '@hexwright/model';
import { inches, inchesText, outlinesOverlap, type Point, selfCrossing } from '@hexwright/table/geometry';
import type { CompiledTerrain } from './compiled-game.ts';
import { Findings, type Stage } from './finding.ts';
import { lowerGroundValues, type GroundWords } from './ground-values.ts';
import { TABLE_SIZE, TableSpace } from './table-space.ts';

/** Inches along an edge: the least that two units can face one another on, and more than any room has. */
const [LEAST, MOST] = [12, 400];

/** What `terrain.json` says of the kinds of terrain. */
export interface TerrainKinds {
  readonly terrains: readonly CompiledTerrain[];
  /** As the package writes them: their colours are no matter of the rules. */
  readonly written: LinkedPackage['terrains'];
  readonly hexsides: readonly Hexside[];
  readonly features: readonly Feature[];
  readonly ground: GroundWords;
  /** The case of the rule about tables; absent where none is. */
  readonly case?: string | undefined;
}

/** What is known of a kind of terrain, of an area or of a line. */
interface Kind extends Pick<
  TableFeature,
  'kindName' | 'cover' | 'obstacle' | 'impassable' | 'sight' | 'values' | 'color' | 'drawing'
> {}

/** The space of a table; null where it is of no size that can be played on. */
export function lowerTableSpace(table: MapTable, kinds: TerrainKinds): Stage<TableSpace | null> {
  const findings = new Findings(kinds.case);
  const isSize = [checkSize('width', table.width, findings), checkSize('depth', table.depth, findings)].every(
    (isFine) => isFine,
  );
  if (!isSize) return findings.with(null);
  const [width, depth] = [inches(table.width), inches(table.depth)];
  const size = { width, depth };
  const features = (table.features ?? []).flatMap((feature) => {
    const at = `table/features/${feature.id}`;
    const [form, points] =
      feature.area === undefined ? (['line', feature.line] as const) : (['area', feature.area] as const);
    if (points === undefined || (feature.area !== undefined && feature.line !== undefined)) {
      const message = `${feature.name ?? feature.id} is either an area or a line. ${points === undefined ? 'Give one of the two.' : 'Take one of the two out.'}`;
      findings.error(at, 'table.form', message);
      return [];
    }
    const corners = readPoints(points, `${at}/${form}`, feature.name ?? feature.id, size, findings);
    if (form === 'area') checkOutline(corners, `${at}/area`, feature.name ?? feature.id, findings);
    if (feature.kind === undefined) {
      const what = form === 'area' ? 'a terrain' : 'a hexside or a feature';
      const message = `${feature.name ?? feature.id} has no kind, so that nobody knows what it does. Give it one, the id of ${what} in terrain.json.`;
      findings.error(at, 'table.kind', message);
      return [];
    }
    const kind = form === 'area' ? kindOfArea(feature.kind, kinds) : kindOfLine(feature.kind, kinds, findings);
    const { level = 0, cover = kind.cover, obstacle = kind.obstacle, impassable = kind.impassable } = feature;
    const { id, name = kind.kindName } = feature;
    return [{ ...kind, id, name, kind: feature.kind, form, points: corners, level, cover, obstacle, impassable }];
  });
  const readArea = (area: Parameters<typeof readPoints>[0], at: string, name: string): Point[] => {
    const points = readPoints(area, at, name, size, findings);
    checkOutline(points, at, name, findings);
    return points;
  };
  const deployments = (table.deployments ?? []).map(({ id, name = id, side, area }) => ({
    id,
    name,
    side,
    points: readArea(area, `table/deployments/${id}/area`, name),
  }));
  checkOverlaps(deployments, findings);
  const labels = (table.labels ?? []).map(({ id, text, at }) => ({
    id,
    text,
    at: readPoints([at], `table/labels/${id}/at`, text, size, findings)[0],
  }));
  const zones = (table.zones ?? []).map(({ id, name = id, side = '', area }) => ({
    id,
    name,
    side,
    points: readArea(area, `table/zones/${id}/area`, name),
  }));
  const plan: TablePlan = { shape: 'table', width, depth, features, deployments, zones, labels };
  return findings.with(new TableSpace(plan));
}

function checkSize(field: 'width' | 'depth', size: number, findings: Findings): boolean {
  if (size >= LEAST && size <= MOST) return true;
  const message = `A table is ${LEAST} to ${MOST} inches along each edge, not ${size}. Write such a number.`;
  findings.error(`table/${field}`, 'table.size', message);
  return false;
}

/** Points in thousandths of an inch; one beside the table is told of. */
function readPoints(
  points: readonly (readonly [number, number])[],
  at: string,
  name: string,
  { width, depth }: Pick<TablePlan, 'width' | 'depth'>,
  findings: Findings,
): Point[] {
  return points.map(([x, y], index) => {
    const point = { x: inches(x), y: inches(y) };
    if (point.x < 0 || point.y < 0 || point.x > width || point.y > depth) {
      const message = `${name} has a point at ${x},${y}, beside the table, which is ${inchesText(width)} by ${inchesText(depth)} inches. Move it in.`;
      findings.error(points.length === 1 ? at : `${at}/${index}`, 'table.outside', message, { added: TABLE_SIZE });
    }
    return point;
  });
}

function checkOutline(points: readonly Point[], at: string, name: string, findings: Findings): void {
  const crossing = selfCrossing(points);
  if (crossing === null) return;
  const [one, other] = crossing.map((edge) =>
    [edge, (edge + 1) % points.length].map((n) => text(points[n])).join(' to '),
  );
  const message = `The outline of ${name} crosses itself: the edge from ${one} and the one from ${other}. Move a corner.`;
  findings.error(`${at}/${crossing[1]}`, 'table.crossing', message);
}

function text({ x, y }: Point): string {
  return `${inchesText(x)},${inchesText(y)}`;
}

/** Two deployments that share a part of the table, told of the later one. */
function checkOverlaps(deployments: readonly TableDeployment[], findings: Findings): void {
  deployments.forEach((one, index) => {
    if (selfCrossing(one.points) !== null) return;
    const other = deployments
      .slice(0, index)
      .find(({ points }) => selfCrossing(points) === null && outlinesOverlap(points, one.points));
    if (other === undefined) return;
    const message = `${one.name} and ${other.name} overlap: both sides could stand in the same place. Move one of them.`;
    findings.error(`table/deployments/${one.id}/area`, 'table.overlap', message, {
      added: [`table/deployments/${other.id}/area`],
    });
  });
}

/** Whether the word that terrain has for a value is another than the ordinary one. */
function isMarked(values: Readonly<Record<string, number>>, name: string): boolean {
  return (values[name] ?? 0) > 0;
}

function kindOfArea(id: string, { terrains, written }: TerrainKinds): Kind {
  const index = terrains.findIndex((one) => one.id === id);
  // The linker has told of one that there is not.
  if (index < 0) return unknownKind(id);
  const { name, values } = terrains[index];
  const { cost, sight = 'open', color = '', pattern = '' } = written[index];
  return {
    kindName: name,
    cover: isMarked(values, 'cover'),
    obstacle: isMarked(values, 'obstacle'),
    impassable: cost === 'prohibited',
    sight,
    values,
    color,
    drawing: pattern,
  };
}

function kindOfLine(id: string, { hexsides, features, ground }: TerrainKinds, findings: Findings): Kind {
  const road = features.find((one) => one.id === id);
  if (road !== undefined) {
    const { name, color = '', drawing = '' } = road;
    return { ...unknownKind(name), color, drawing };
  }
  const hexside = hexsides.find((one) => one.id === id);
  if (hexside === undefined) return unknownKind(id);
  const { name = id, cost, color = '', drawing = '' } = hexside;
  const values = lowerGroundValues(hexside.values, `hexsides/${id}`, ground, findings);
  return {
    kindName: name,
    cover: isMarked(values, 'cover'),
    obstacle: isMarked(values, 'obstacle'),
    impassable: cost === 'prohibited',
    sight: 'open',
    values,
    color,
    drawing,
  };
}

/** Terrain that does nothing, drawn as the board draws what it does not know. */
function unknownKind(kindName: string): Kind {
  return {
    kindName,
    cover: false,
    obstacle: false,
    impassable: false,
    sight: 'open',
    values: {},
    color: '',
    drawing: '',
  };
}
