/** The course of a battle that nobody has planned: who comes late, who goes before its end, and what settles it at once. */
import type { JsonValue } from '@hexwright/model';
import type { Chooser } from './chooser.ts';

/** What a course is made for. */
export interface CourseTask {
  readonly sides: readonly string[];
  /** Counters that stand on the map at the beginning, and whose they are. */
  readonly standing: readonly { readonly unit: string; readonly side: string }[];
  readonly zones: readonly string[];
  readonly turns: number;
  /** A few hexes anywhere. */
  readonly someHexes: () => readonly string[];
}

export interface Course {
  readonly arrivals: readonly JsonValue[];
  readonly withdrawals: readonly JsonValue[];
  /** What settles the battle. */
  readonly conditions: readonly JsonValue[];
  /** Counters that come later, and do not stand on the map. */
  readonly late: ReadonlySet<string>;
}

/** Nobody comes or goes, and the score alone decides. */
export const NO_COURSE: Course = { arrivals: [], withdrawals: [], conditions: [], late: new Set() };

const EDGES = ['north', 'south', 'east', 'west'] as const;

export function makeCourse(choose: Chooser, task: CourseTask): Course {
  if (choose.chance(40)) return NO_COURSE;
  const late = choose.some(task.standing, 20);
  const arrivals = task.sides.flatMap((side): JsonValue[] => {
    const units = late.filter((one) => one.side === side).map(({ unit }) => unit);
    if (units.length === 0) return [];
    return [
      { id: `${side}-comes`, turn: turnOf(choose, task), units, ...whereIn(choose, task), ...whenOf(choose, task) },
    ];
  });
  const withdrawals = choose.some(task.standing, 8).map(({ unit }) => ({
    id: `${unit}-goes`,
    turn: turnOf(choose, task),
    units: [unit],
    ...(choose.chance(50) ? { edge: choose.one(EDGES), points: choose.between(-2, 8) } : {}),
    ...whenOf(choose, task),
  }));
  const conditions = Array.from({ length: choose.between(0, 2) }, (_, index) => ({
    id: `settled-${index}`,
    label: 'It is settled',
    when: questionOf(choose, task),
    at: choose.one(['turn-ends', 'game-ends', 'at-once']),
    ...(choose.chance(80) ? { winner: choose.one(task.sides) } : {}),
  }));
  return { arrivals, withdrawals, conditions, late: new Set(late.map(({ unit }) => unit)) };
}

function turnOf(choose: Chooser, { turns }: CourseTask): number {
  return choose.between(1, Math.min(turns, 4));
}

function whereIn(choose: Chooser, { zones, someHexes }: CourseTask): Readonly<Record<string, JsonValue>> {
  switch (choose.between(0, zones.length === 0 ? 1 : 2)) {
    case 0:
      return { edge: choose.one(EDGES) };
    case 1:
      return { hexes: someHexes() };
    default:
      return { zone: choose.one(zones), ...(choose.chance(30) ? { edge: choose.one(EDGES) } : {}) };
  }
}

function whenOf(choose: Chooser, task: CourseTask): Readonly<Record<string, JsonValue>> {
  return choose.chance(60) ? {} : { when: questionOf(choose, task) };
}

/** Something about the game as a whole. */
function questionOf(choose: Chooser, { sides, standing, zones }: CourseTask): string {
  const side = choose.one(sides);
  const unit = standing.length === 0 ? null : choose.one(standing).unit;
  const ofZone =
    zones.length === 0
      ? []
      : [`holds("${side}", "${choose.one(zones)}") > 0`, `heldFor("${side}", "${choose.one(zones)}") >= 2`];
  const ofUnit =
    unit === null ? [] : [`isLost("${unit}")`, `!isOnMap("${unit}")`, `hasLeft("${unit}", "${choose.one(EDGES)}")`];
  return choose.one([
    `turn > ${choose.between(1, 6)}`,
    `lost("${side}") > ${choose.between(0, 3)}`,
    `pointsOf("${side}") > ${choose.between(0, 12)}`,
    ...ofZone,
    ...ofUnit,
  ]);
}
