/** What of a table can be taken hold of: what lies at a point, and the handles of what is chosen. */
import type { TablePlan } from '@hexwright/playtest/screen';
import { ahead, contains, corners, distance, INCH, lineGap, norm, type Point, QUARTER } from '@hexwright/table';
import type { TableUnit } from '../../../table/units.ts';
import { type Chosen, type TableContext, without } from './table-tool.ts';

/** How far before its front a unit has the handle that turns it. */
const HANDLE = 1500;

type Held = Pick<TableContext, 'plan' | 'units' | 'chosen' | 'untouchable'>;

/** What lies at a point, the uppermost first. */
export function thingAt(context: TableContext, point: Point): Chosen | null {
  const near = Math.max(context.near, INCH);
  const { features, deployments, zones, labels } = without(context.plan, context.untouchable);
  const unit = unitAt(context, point);
  if (unit !== undefined) return { list: 'units', id: unit.id };
  const label = labels.find(({ at }) => distance(at, point) <= near);
  if (label !== undefined) return { list: 'labels', id: label.id };
  const feature = features.findLast(({ form, points }) =>
    form === 'area' ? contains(points, point) : lineGap(points, [point]) <= Math.max(context.near, INCH / 3),
  );
  if (feature !== undefined) return { list: 'features', id: feature.id };
  const zone = zones.findLast(({ points }) => contains(points, point));
  if (zone !== undefined) return { list: 'zones', id: zone.id };
  const deployment = deployments.findLast(({ points }) => contains(points, point));
  return deployment === undefined ? null : { list: 'deployments', id: deployment.id };
}

/** The unit at a point, the uppermost one. */
export function unitAt(context: Held, point: Point): TableUnit | undefined {
  return looseUnits(context).findLast(({ outline }) => contains(corners(outline), point));
}

/** The unit that is chosen, if it can be taken hold of. */
export function chosenUnit(context: Held): TableUnit | undefined {
  const { chosen } = context;
  return chosen?.list === 'units' ? looseUnits(context).find(({ id }) => id === chosen.id) : undefined;
}

/** The points of what is chosen; none of a unit. */
export function chosenPoints({ plan, chosen, untouchable }: Held): readonly Point[] {
  if (chosen === null || chosen.list === 'units') return [];
  const seen: TablePlan = without(plan, untouchable);
  if (chosen.list === 'labels') return seen.labels.filter(({ id }) => id === chosen.id).map(({ at }) => at);
  return seen[chosen.list].find(({ id }) => id === chosen.id)?.points ?? [];
}

/** Where the handle is that turns a unit. */
export function handleOf({ outline }: Pick<TableUnit, 'outline'>): Point {
  return ahead(outline, outline.facing, HANDLE);
}

/** The ends of a unit's front, by which it takes more or fewer files; none for what has no figures. */
export function endsOf({ outline }: Pick<TableUnit, 'outline'>): Point[] {
  if (outline.figures < 2) return [];
  return [-1, 1].map((way) => ahead(outline, norm(outline.facing + way * QUARTER), outline.width / 2));
}

function looseUnits({ units, untouchable }: Held): readonly TableUnit[] {
  return untouchable.has('units') ? [] : units;
}
