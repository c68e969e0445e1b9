/** The terrain of a table as the rules ask of it: how high it is, what covers, hinders or stops, and what hides [C.7]. */
import type { GroundValue } from '@hexwright/compiler';
import type { TableFeature, TablePlan } from '@hexwright/engine';
import {
  contains,
  isCrossed,
  type Line,
  type Outline,
  outlineGap,
  passesThrough,
  type Point,
  type Shape,
  shapeGap,
} from '@hexwright/table';

/** A piece of terrain. An area is an outline, a stream or a hedge a line. */
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
  /** Nobody charges in it, or through it, on horseback. */
  readonly barsHorse: boolean;
  /** Nobody sees past it, or into it either, from below its top. */
  readonly hides: boolean;
  readonly hidesWithin: boolean;
  /** Kerns may make its edge impassable [II.4b]. */
  readonly isPlashable: boolean;
}

/**
 * What the rules ask of terrain besides its cost and sight, as `values` of a terrain or of a hexside say it: the ordinary word
 * first. A feature of a table may say otherwise of cover and obstacles.
 */
export const TERRAIN_VALUES = {
  cover: {
    title: 'Cover',
    about: 'Whether who stands in it, or close behind a line of it, has cover against shots [II.1(iv)].',
    words: ['none', 'partial'],
  },
  going: { title: 'Going', about: 'Whether it slows every inch of a way [C.7].', words: ['easy', 'slow'] },
  obstacle: {
    title: 'Obstacle',
    about: 'Whether it costs part of a move to pass, and disorganises [C.7].',
    words: ['none', 'costs'],
  },
  horse: {
    title: 'Charges on horseback',
    about: 'Whether cavalry charges in it, or through it [C.7].',
    words: ['charges', 'no-charge'],
  },
  plashing: { title: 'Plashing', about: 'Whether kerns can make its edge impassable [II.4b].', words: ['no', 'yes'] },
} as const satisfies Readonly<Record<string, GroundValue>>;

export class TableTerrain {
  /** The terrain of a table as a package has laid it. */
  static of({ features }: TablePlan): TableTerrain {
    return new TableTerrain(features.map(featureOf));
  }

  readonly features: readonly Feature[];
  /** What nobody crosses, as shapes. */
  readonly barriers: readonly Shape[];
  /** Lines and outlines that it costs something to pass. */
  readonly obstacles: readonly Line[];
  /** Whether anything makes a way slower, so that it must be looked at inch by inch. */
  readonly isSlow: boolean;
  /** Hedges and their like, which cover who stands close behind them. */
  readonly #screens: readonly Line[];
  readonly #hiding: readonly Hiding[];
  readonly #barring: readonly Outline[];

  constructor(features: readonly Feature[]) {
    this.features = features;
    this.barriers = features.filter(({ isImpassable }) => isImpassable).flatMap(edgesOf);
    this.obstacles = features.filter(({ isObstacle }) => isObstacle).map(lineOf);
    this.isSlow = features.some(({ isRough, isObstacle }) => isRough || isObstacle);
    this.#hiding = features.flatMap(hidingOf);
    this.#screens = features.flatMap(({ isCover, line }) => (isCover && line !== null ? [line] : []));
    this.#barring = features.flatMap(({ barsHorse, area }) => (barsHorse && area !== null ? [area] : []));
  }

  /** How high the ground is at a point. */
  levelAt(point: Point): number {
    let level = 0;
    for (const feature of this.features) {
      if (feature.level > level && feature.area !== null && contains(feature.area, point)) level = feature.level;
    }
    return level;
  }

  /** Whether cover is around a point, or close before a front. */
  isCover(point: Point, front: Shape): boolean {
    return this.#isCoverAround(point) || this.#screens.some((line) => isClose(line, front));
  }

  /** Whether cover helps those at a point, with such a front, against shots from another: all around them, or between. */
  isCoverAgainst(from: Point, point: Point, front: Shape): boolean {
    return (
      this.#isCoverAround(point) || this.#screens.some((line) => isClose(line, front) && isCrossed(line, from, point))
    );
  }

  #isCoverAround(point: Point): boolean {
    return this.features.some(({ isCover, area }) => isCover && area !== null && contains(area, point));
  }

  isRough(point: Point): boolean {
    return this.features.some(({ isRough, area }) => isRough && area !== null && contains(area, point));
  }

  /** Obstacles that one comes upon who goes straight from one point to another. */
  obstaclesBetween(from: Point, to: Point): number {
    return this.obstacles.filter((line) => isCrossed(line, from, to)).length;
  }

  /** Whether a shape lies within so much of the edge of terrain that can be plashed. */
  isNearPlashable(shape: Shape, within: number): boolean {
    return this.features.some(
      ({ isPlashable, area }) => isPlashable && area !== null && outlineGap(area, shape) <= within,
    );
  }

  /** Whether something that nobody crosses lies between two points. */
  isBarred(from: Point, to: Point): boolean {
    return this.barriers.some((edge) => isCrossed(edge, from, to));
  }

  /** Whether terrain on which nobody charges on horseback lies between two points, or under one of them. */
  barsCharge(from: Point, to: Point): boolean {
    return this.#barring.some((area) => contains(area, from) || contains(area, to) || passesThrough(area, from, to));
  }

  /**
   * Whether one point is seen from another: who stands as high as the top of what hides sees and is seen over it. `isClose`
   * says whether both are near enough to see into what hides those within.
   */
  sees(from: Point, to: Point, isClose: () => boolean): boolean {
    const between = this.#hiding.filter(({ area, hidesWithin }) => {
      if (!passesThrough(area, from, to)) return false;
      const isInto = contains(area, from) || contains(area, to);
      return !isInto || (hidesWithin && !isClose());
    });
    if (between.length === 0) return true;
    const level = Math.max(this.levelAt(from), this.levelAt(to));
    return between.every(({ top }) => level >= top);
  }
}

/** How close one stands behind what covers. */
const BEHIND = 500;

function isClose(line: Line, front: Shape): boolean {
  return line.some((point, at) => at > 0 && shapeGap([line[at - 1], point], front) <= BEHIND);
}

/** What stands in the way of sight: a wood is a level higher than the ground it grows on, a hill as high as its level. */
interface Hiding {
  readonly area: Outline;
  readonly top: number;
  readonly hidesWithin: boolean;
}

function hidingOf({ area, level, hides, hidesWithin }: Feature): Hiding[] {
  const top = level + (hides ? 1 : 0);
  return area === null || top === 0 ? [] : [{ area, top, hidesWithin }];
}

function edgesOf({ area, line }: Feature): Shape[] {
  const points = area ?? line ?? [];
  const count = area === null ? points.length - 1 : points.length;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => [points[at], points[(at + 1) % points.length]]);
}

function lineOf({ area, line }: Feature): Line {
  return area === null ? (line ?? []) : [...area, area[0]];
}

function featureOf(feature: TableFeature): Feature {
  const { kind, form, points, level, cover, obstacle, impassable, sight, values } = feature;
  const isMarked = (name: keyof typeof TERRAIN_VALUES): boolean => (values[name] ?? 0) > 0;
  return {
    kind,
    area: form === 'area' ? points : null,
    line: form === 'line' ? points : null,
    level,
    isCover: cover,
    isRough: isMarked('going'),
    isObstacle: obstacle,
    isImpassable: impassable,
    barsHorse: isMarked('horse'),
    hides: sight !== 'open',
    hidesWithin: sight === 'blocks-through-and-into',
    isPlashable: isMarked('plashing'),
  };
}
