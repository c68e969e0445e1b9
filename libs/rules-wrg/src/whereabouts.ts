/** Where pieces are on their table, for formulas and for who comes and goes: in zones, and at the edges [C.12]. */
import type { TableEntry } from '@hexwright/compiler';
import { type Edge, EDGES } from '@hexwright/hex';
import {
  type Block,
  centre,
  contains,
  corners,
  distanceToOutline,
  type Outline,
  outlineGap,
  type Point,
} from '@hexwright/table';
import type { Battle } from './battle.ts';
import { blockOf } from './formation.ts';
import { INCH } from './troops.ts';

/** The block of a unit; of a commander that of the unit that they are with, or a point; null for who is not on the table. */
export type Cover = { readonly block: Block } | { readonly point: Point } | null;

export function coverOf(battle: Battle, piece: number): Cover {
  if (piece < 0 || piece >= battle.sides.length || !battle.isInPlay(piece)) return null;
  if (!battle.isCommander[piece]) return { block: blockOf(battle, piece) };
  const company = battle.company.of(piece) - 1;
  if (company >= 0) return { block: blockOf(battle, company) };
  return { point: { x: battle.x.of(piece), y: battle.y.of(piece) } };
}

/** The middle of a piece; null for who is not on the table. */
export function middleOf(battle: Battle, piece: number): Point | null {
  const cover = coverOf(battle, piece);
  if (cover === null) return null;
  return 'point' in cover ? cover.point : centre(cover.block);
}

/** The middle of the ground that an outline has around it, as far as it reaches each way. */
export function middleOfArea(area: Outline): Point {
  const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
  const between = (all: readonly number[]): number => Math.round((Math.min(...all) + Math.max(...all)) / 2);
  return { x: between(xs), y: between(ys) };
}

/** The outline of a zone, by its word; empty for one that the table lacks. */
function zoneOf({ game, map }: Battle, zone: number): Outline {
  const id = game.vocabulary.ids('zones')[zone];
  return map.plan.zones.find((one) => one.id === id)?.points ?? [];
}

/** Whether the middle of a piece is in a zone. */
export function isInZone(battle: Battle, piece: number, zone: number): boolean {
  const middle = middleOf(battle, piece);
  return middle !== null && contains(zoneOf(battle, zone), middle);
}

/** Inches to a zone at the nearest, a part of one counted as a whole; null where there is no way to measure. */
export function inchesToZone(battle: Battle, piece: number, zone: number): number | null {
  const [cover, area] = [coverOf(battle, piece), zoneOf(battle, zone)];
  if (cover === null || area.length === 0) return null;
  const apart = 'point' in cover ? distanceToOutline(area, cover.point) : outlineGap(area, corners(cover.block));
  return Math.ceil(apart / INCH);
}

/** How far a point is from an edge of the table; below 0 beyond it. */
export function awayFromEdge({ map }: Battle, edge: Edge, { x, y }: Point): number {
  const { width, depth } = map.plan;
  return { north: y, east: width - x, south: depth - y, west: x }[edge];
}

/** The edges of the table within an inch of what somebody covers, or beyond which it reaches. */
export function edgesAt(battle: Battle, cover: Exclude<Cover, null>): readonly Edge[] {
  const points = 'point' in cover ? [cover.point] : corners(cover.block);
  return EDGES.filter((edge) => points.some((point) => awayFromEdge(battle, edge, point) <= INCH));
}

/** Whether somebody stands where others come in or leave. */
export function isAt(battle: Battle, cover: Cover, { edge, area }: TableEntry): boolean {
  if (cover === null) return false;
  if (edge !== null && edgesAt(battle, cover).includes(edge)) return true;
  return area !== null && contains(area, 'point' in cover ? cover.point : centre(cover.block));
}

/** Whose units alone stand in a zone in good order, by its number among those of the table; -1 where nobody's do, or several. */
export function masterOf(battle: Battle, zone: number): number {
  const area = battle.map.plan.zones[zone].points;
  let master = -1;
  for (const unit of battle.units) {
    if (!battle.isStanding(unit) || battle.broken.of(unit) > 0 || battle.sides[unit] === master) continue;
    if (!contains(area, centre(blockOf(battle, unit)))) continue;
    if (master >= 0) return -1;
    master = battle.sides[unit];
  }
  return master;
}
