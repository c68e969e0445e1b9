/** Ways over a field that nobody has drawn: roads with and without a rate, bridges and fords, and what they cross. */
import type { Grid, Numbering } from '@hexwright/hex';
import type { Feature, Hexside, JsonValue } from '@hexwright/model';
import type { Chooser } from './chooser.ts';
import { type GroundAsked, groundOf } from './ground.ts';

/** Kinds of hexsides and features, and where they lie. */
export interface Ways {
  readonly hexsides: readonly JsonValue[];
  readonly features: readonly JsonValue[];
  readonly placedHexsides: readonly JsonValue[];
  readonly placedFeatures: readonly JsonValue[];
}

/** What ways are laid over. */
export interface WayTask {
  readonly grid: Grid;
  readonly numbering: Numbering;
  readonly isTame: boolean;
  /** What the game asks of ground. */
  readonly ground: GroundAsked;
  /** Words of the vocabulary `classes`, for rates of single classes; none where the game does not read them. */
  readonly classes: readonly string[];
  /** Kinds of hexside that are drawn, all of which a way may cross. */
  readonly sorts: readonly string[];
}

export function makeWays(choose: Chooser, task: WayTask): Ways {
  const { grid, numbering, sorts } = task;
  const crossed = sorts.length === 0 ? [] : drawHexsides(choose, task, 14);
  const bridges =
    crossed.length === 0 ? [] : Array.from({ length: choose.between(0, 2) }, (_, index) => `over-${index}`);
  const crossings = bridges.map((id) => bridgeOf(choose, id, task));
  // A bridge lies where something is to be crossed, now and then with another upon it, or on dry land.
  const laid = bridges.flatMap((feature) => [
    ...choose.some(crossed, 40).map(({ between }) => ({ feature, between })),
    ...(choose.chance(20) ? drawHexsides(choose, { ...task, sorts: [feature] }, 1) : []),
  ]);
  const roads = Array.from({ length: choose.chance(60) ? choose.between(1, 3) : 0 }, (_, index) => `way-${index}`);
  const paths = roads.flatMap((feature) =>
    Array.from({ length: choose.between(0, 2) }, () => ({ feature, path: pathOver(choose, grid, numbering) })),
  );
  return {
    hexsides: crossings,
    features: roads.map((id) => roadOf(choose, id, task)),
    placedHexsides: named('side', unlike([...crossed, ...laid])),
    placedFeatures: named('road', paths),
  };
}

type Drawn = Readonly<{ feature: string; between: readonly string[] }>;

function named(prefix: string, list: readonly Readonly<Record<string, JsonValue>>[]): readonly JsonValue[] {
  return list.map((one, index) => ({ id: `${prefix}-${index}`, ...one }));
}

/** Each kind once on a hexside. */
function unlike(list: readonly Drawn[]): readonly Drawn[] {
  const keyOf = ({ feature, between }: Drawn): string => [feature, ...between.toSorted()].join(' ');
  return list.filter((one, index) => list.findIndex((other) => keyOf(other) === keyOf(one)) === index);
}

/** Up to `most` hexsides anywhere, each of one of the sorts. */
export function drawHexsides(
  choose: Chooser,
  { grid, numbering, sorts }: Pick<WayTask, 'grid' | 'numbering' | 'sorts'>,
  most: number,
): readonly Drawn[] {
  return Array.from({ length: choose.between(Math.min(most, 1), most) }, (): Drawn | null => {
    const hex = choose.between(0, grid.count - 1);
    const beyond = grid.neighbour[hex * 6 + choose.between(0, 5)];
    const feature = choose.one(sorts);
    return beyond < 0 ? null : { feature, between: [numbering.label(hex), numbering.label(beyond)] };
  }).filter((one) => one !== null);
}

function bridgeOf(choose: Chooser, id: string, { sorts, isTame, ground }: WayTask): Hexside & JsonValue {
  return {
    id,
    name: `Bridge ${id}`,
    cost: choose.chance(10) && !isTame ? 'prohibited' : choose.between(0, 3),
    when: 'crossing',
    crosses: choose.some(sorts, 60),
    drawing: choose.one(['bridge', 'ford'] as const),
    ...groundOf(choose, ground),
  };
}

/** A road that is only drawn, or has a rate for everybody, for some classes, or carries across something. */
function roadOf(choose: Chooser, id: string, { classes, sorts, isTame }: WayTask): Feature & JsonValue {
  const rate = (): number => choose.between(0, isTame ? 2 : 5);
  const priced = choose.some(classes, 30);
  return {
    id,
    name: `Road ${id}`,
    ...(choose.chance(70) ? { cost: choose.chance(5) ? 254 : rate() } : {}),
    ...(priced.length === 0 ? {} : { costs: Object.fromEntries(priced.map((word) => [word, rate()])) }),
    ...(choose.chance(50) ? { crosses: choose.some(sorts, 50) } : {}),
    drawing: 'road',
  };
}

/** Some hexes one after the other, each next to the one before; now and then the way turns back upon itself. */
export function pathOver(choose: Chooser, grid: Grid, numbering: Numbering): readonly string[] {
  const path = [choose.between(0, grid.count - 1)];
  for (let left = choose.between(0, 12); left > 0; left--) {
    const beyond = grid.neighbour[path[path.length - 1] * 6 + choose.between(0, 5)];
    if (beyond >= 0) path.push(beyond);
  }
  return path.map((hex) => numbering.label(hex));
}
