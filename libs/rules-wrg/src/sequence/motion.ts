/** [C.1] All move at once, in slices: the table says where each of them gets to, and whom it meets. */
import {
  advance,
  type Block,
  centre,
  cosine,
  type Facing,
  HALF_TURN,
  type Leg,
  type Meeting,
  QUARTER,
  type Shape,
  sine,
} from '@hexwright/table';
import { STAGE } from '@hexwright/engine';
import { Part, UNIT_ENTERS } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { blockedEdges } from '../2-additional-rules/4-field-works.ts';
import { companyOf } from '../6-tables/losses.ts';
import { blockOf, standAs } from '../formation.ts';
import { hasCrossed } from './hindrance.ts';
import { closeUp } from './turning.ts';

const stage = events.add(STAGE, 'C.1', 'unit:piece', 'x:mils', 'y:mils', 'facing:degrees');

/** A unit that moves: its path, and how much of a move it has. */
export interface Motion {
  readonly unit: number;
  readonly legs: readonly Leg[];
  readonly allowance: number;
}

/** How a unit fared: whom of the others it has met, first things first. */
export interface Course {
  readonly unit: number;
  readonly spent: number;
  readonly met: readonly number[];
  /** Whether its front has come over an obstacle. */
  readonly crossed: boolean;
}

/** The edges of the table, which nobody crosses who is in order. */
const edges = new Part<Battle, readonly Shape[]>(({ map }) => {
  const [right, bottom] = [map.plan.width, map.plan.depth];
  const corners = [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: right, y: bottom },
    { x: 0, y: bottom },
  ];
  return corners.map((corner, at) => [corner, corners[(at + 1) % 4]]);
});

/** What of the table holds those who move. */
export type Bounds = 'table' | 'none';

/**
 * Moves units together and puts them where they get to. `passes` says who lets whom through.
 */
export function moveTogether(
  battle: Battle,
  motions: readonly Motion[],
  passes: (unit: number, other: number) => boolean,
  bounds: Bounds = 'table',
): Course[] {
  if (motions.length === 0) return [];
  const moving = new Set(motions.map(({ unit }) => unit));
  const standing = battle.units.filter((unit) => battle.isStanding(unit) && !moving.has(unit));
  const all = [...motions.map(({ unit }) => unit), ...standing];
  const ways = motions.map(({ unit, legs }) => directionOf(blockOf(battle, unit), legs));
  const isHeld = (mover: number, other: number): boolean => {
    const [unit, met] = [all[mover], all[other]];
    if (passes(unit, met)) return false;
    // A friend who comes up from behind stops nobody.
    return battle.sides[unit] !== battle.sides[met] || mover >= ways.length || isAhead(battle, unit, met, ways[mover]);
  };
  const outcomes = advance(
    motions.map(({ unit, legs, allowance }) => ({ block: blockOf(battle, unit), legs, allowance })),
    standing.map((unit) => blockOf(battle, unit)),
    battle.parameters.number('move-slices'),
    {
      holds: isHeld,
      barriers: [
        ...(bounds === 'table' ? edges.of(battle) : []),
        ...battle.terrain.barriers,
        ...(battle.hasWorks ? blockedEdges(battle) : []),
      ],
    },
  );
  return outcomes.map(({ block, spent, meetings, slices }, at) => {
    const { unit } = motions[at];
    if (spent > 0) for (const { x, y, facing } of slices) battle.events.emit(stage, unit, x, y, facing);
    const crossed = hasCrossed(battle, blockOf(battle, unit), block);
    standAs(battle, unit, block);
    if (bounds === 'table') closeUp(battle, unit);
    if (spent > 0) for (const piece of [unit, ...companyOf(battle, unit)]) battle.effects?.raise(UNIT_ENTERS, piece);
    return {
      unit,
      spent,
      met: meetings.filter(({ isBarrier }) => !isBarrier).map((meeting: Meeting) => all[meeting.with]),
      crossed,
    };
  });
}

/** Which way a path leads from where a block stands, once it has wheeled. */
function directionOf({ facing }: Block, legs: readonly Leg[]): Facing {
  let direction = facing;
  for (const leg of legs) {
    if (leg.do === 'wheel') direction += leg.by;
    else if (leg.do === 'ahead') return leg.by < 0 ? direction + HALF_TURN : direction;
    else if (leg.do === 'slide') return leg.towards;
    else if (leg.do === 'side') return direction + (leg.by < 0 ? -QUARTER : QUARTER);
  }
  return direction;
}

/** Whether the middle of another unit lies further on in a direction than that of a unit. */
function isAhead(battle: Battle, unit: number, other: number, direction: Facing): boolean {
  const [own, theirs] = [centre(blockOf(battle, unit)), centre(blockOf(battle, other))];
  return sine(direction) * (theirs.x - own.x) - cosine(direction) * (theirs.y - own.y) > 0;
}

/** Who passes through whom [C.7]: light infantry through friends, and friends through it; enemies never. */
export function passesInOrder(battle: Battle, unit: number, other: number): boolean {
  if (battle.sides[unit] !== battle.sides[other]) return false;
  return isLoose(battle, unit) || isLoose(battle, other);
}

/** Light infantry, which evades on foot. */
function isLoose(battle: Battle, unit: number): boolean {
  const { body } = battle.troop(unit);
  return !body.isMounted && body.evade > 0;
}
