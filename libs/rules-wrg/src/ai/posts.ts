/** Ground by whose possession a side wins: one of its units is sent to each, and stays there. */
import type { Temper } from '@hexwright/compiler';
import { Part, soughtZones } from '@hexwright/rules-kit';
import {
  centre,
  contains,
  corners,
  distance,
  type Outline,
  outlinesOverlap,
  type Point,
  shapesMeet,
} from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { enemiesOf } from '../contacts.ts';
import { blockOf } from '../formation.ts';
import { normalMove } from '../sequence/allowance.ts';
import { middleOfArea } from '../whereabouts.ts';

/** Ground that a side has to hold, and its middle. */
export interface Post {
  readonly side: number;
  readonly area: Outline;
  readonly middle: Point;
}

const posts = new Part<Battle, readonly Post[]>(({ game, map }) =>
  soughtZones(game).flatMap(({ id, side }) => {
    const area = map.plan.zones.find((zone) => zone.id === id)?.points;
    return area === undefined ? [] : [{ side, area, middle: middleOfArea(area) }];
  }),
);

/** Whether the middle of a unit is on the ground of a post. */
export function isAtPost(battle: Battle, unit: number, { area }: Post): boolean {
  return contains(area, centre(blockOf(battle, unit)));
}

/** Whether no enemy in order stands on the ground, or in the straight way there: else they have to be fought first. */
function isFree(battle: Battle, unit: number, { area, middle }: Post): boolean {
  const way = [centre(blockOf(battle, unit)), middle];
  return enemiesOf(battle, unit).every((enemy) => {
    if (battle.broken.of(enemy) > 0) return true;
    const block = corners(blockOf(battle, enemy));
    return !shapesMeet(way, block) && !outlinesOverlap(area, block);
  });
}

/** How near a unit is to a post, for who is sent: those who shoot are missed more elsewhere. */
function far(battle: Battle, unit: number, post: Post): number {
  const away = isAtPost(battle, unit, post) ? 0 : distance(centre(blockOf(battle, unit)), post.middle);
  return battle.troop(unit).missile === null ? away : away * 2;
}

/** The ground that a unit is sent to, or stays on; null for most, and under a general to whom ground is nothing. */
export function postOf(battle: Battle, unit: number, { goals }: Temper): Post | null {
  const all = posts.of(battle);
  if (all.length === 0 || goals <= 0) return null;
  const sent = new Set<number>();
  for (const post of all) {
    let [one, least] = [-1, Infinity];
    for (const other of battle.units) {
      const isFit =
        battle.sides[other] === post.side &&
        battle.isStanding(other) &&
        battle.broken.of(other) === 0 &&
        !sent.has(other) &&
        normalMove(battle, other) > 0;
      const away = isFit ? far(battle, other, post) : Infinity;
      if (away < least) [one, least] = [other, away];
    }
    sent.add(one);
    if (one === unit) return isFree(battle, unit, post) ? post : null;
  }
  return null;
}
