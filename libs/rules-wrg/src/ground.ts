/** The ground of a table as the rules ask of it: how high it is, what covers, hinders or stops, and what hides [C.7]. */
import type { TableFeature, TablePlan } from '@hexwright/engine';
import {
  contains,
  isCrossed,
  type Line,
  type Outline,
  outlineGap,
  type Point,
  sees,
  type Shape,
} from '@hexwright/table';

/** A part of the ground. An area is an outline, a stream or a hedge a line. */
export interface Feature {
  readonly kind: string;
  readonly area: Outline | null;
  readonly line: Line | null;
  readonly level: number;
  /** A unit that stands in it has cover against shots. */
  readonly isCover: boolean;
  readonly isRough: boolean;
  /** It costs part of a move to pass, and disorganises. */
  readonly isObstacle: boolean;
  readonly isImpassable: boolean;
  /** Nobody sees through it. */
  readonly hides: boolean;
  /** A wood, at whose edge kerns may work [II.4b]. */
  readonly isWood: boolean;
}

/** What kinds of ground are that a package lays on its table, by their ids. */
const WOOD = 'wood';
const ROUGH: ReadonlySet<string> = new Set([WOOD, 'rough', 'marsh', 'steep']);

export class Ground {
  /** The ground of a table as a package has laid it. */
  static of({ features }: TablePlan): Ground {
    return new Ground(features.map(featureOf));
  }

  readonly features: readonly Feature[];
  /** What nobody crosses, as shapes. */
  readonly barriers: readonly Shape[];
  /** Lines and outlines that it costs something to pass. */
  readonly obstacles: readonly Line[];
  /** Whether anything makes a way slower, so that it must be looked at inch by inch. */
  readonly isSlow: boolean;
  readonly #hiding: readonly Outline[];

  constructor(features: readonly Feature[]) {
    this.features = features;
    this.barriers = features.filter(({ isImpassable }) => isImpassable).flatMap(edgesOf);
    this.obstacles = features.filter(({ isObstacle }) => isObstacle).map(lineOf);
    this.isSlow = features.some(({ isRough, isObstacle }) => isRough || isObstacle);
    this.#hiding = features.flatMap(({ hides, area }) => (hides && area !== null ? [area] : []));
  }

  /** How high the ground is at a point. */
  levelAt(point: Point): number {
    let level = 0;
    for (const feature of this.features) {
      if (feature.level > level && feature.area !== null && contains(feature.area, point)) level = feature.level;
    }
    return level;
  }

  isCover(point: Point): boolean {
    return this.features.some(({ isCover, area }) => isCover && area !== null && contains(area, point));
  }

  isRough(point: Point): boolean {
    return this.features.some(({ isRough, area }) => isRough && area !== null && contains(area, point));
  }

  /** Obstacles that one comes upon who goes straight from one point to another. */
  obstaclesBetween(from: Point, to: Point): number {
    return this.obstacles.filter((line) => isCrossed(line, from, to)).length;
  }

  /** Whether a shape lies within so much of the edge of a wood, outside of which it looks. */
  isNearWood(shape: Shape, within: number): boolean {
    return this.features.some(({ isWood, area }) => isWood && area !== null && outlineGap(area, shape) <= within);
  }

  /** Whether one point is seen from another, over what stands on the table; from higher ground one sees over what is low. */
  sees(from: Point, to: Point): boolean {
    return this.#hiding.length === 0 || sees(from, to, this.#hiding);
  }
}

function edgesOf({ area, line }: Feature): Shape[] {
  const points = area ?? line ?? [];
  const count = area === null ? points.length - 1 : points.length;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => [points[at], points[(at + 1) % points.length]]);
}

function lineOf({ area, line }: Feature): Line {
  return area === null ? (line ?? []) : [...area, area[0]];
}

function featureOf({ kind, form, points, level, cover, obstacle, impassable }: TableFeature): Feature {
  return {
    kind,
    area: form === 'area' ? points : null,
    line: form === 'line' ? points : null,
    level,
    isCover: cover,
    isRough: ROUGH.has(kind),
    isObstacle: obstacle,
    isImpassable: impassable,
    hides: kind === WOOD,
    isWood: kind === WOOD,
  };
}
