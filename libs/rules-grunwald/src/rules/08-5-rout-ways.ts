/** [8.53], [8.54], [8.57] Ways that a rout can take: none is begun that cannot be finished. */
import { LEGAL } from '@hexwright/engine';
import { axialDistance, DIRECTIONS } from '@hexwright/hex';
import type { Battle } from '../battle.ts';
import { refusals } from '../books.ts';

const CLOSED = refusals.add('rout-closed', '8.54', 'Lakes and hexsides of lake bar a rout as they bar movement.');
const ENEMY = refusals.add('rout-to-enemy', '8.54', 'An enemy unit stands there.');
const ZONE = refusals.add('rout-into-zone', '8.54', 'A rout may not enter an enemy zone of control.');
const NOT_AWAY = refusals.add(
  'rout-not-away',
  ['8.53', '8.57'],
  'Each hex of a rout leads farther from the hex in which it began.',
);
const DEAD_END = refusals.add(
  'rout-dead-end',
  ['8.53', '8.57'],
  'From there the rout could not end far enough away in a hex without a friend.',
);

/** True when the unit may rest where it is: far enough away, and in no hex of a friend [8.57]. */
export function finishes(battle: Battle, unit: number, start: number): boolean {
  const hex = battle.hex.of(unit);
  return battle.unitIn(hex) === unit && isFar(battle, start, hex);
}

function isFar(battle: Battle, start: number, hex: number): boolean {
  return battle.grid.distance(start, hex) >= battle.parameters.number('rout-hexes');
}

/** Distance of the hex beyond a hexside from the start, on the map or off it. */
function distanceBeyond({ grid }: Battle, start: number, hex: number, direction: number): number {
  const step = DIRECTIONS[direction];
  return axialDistance(grid.q[hex] + step[0] - grid.q[start], grid.r[hex] + step[1] - grid.r[start]);
}

/** Why a single step is barred, wherever it leads in the end. */
function barred(battle: Battle, side: number, start: number, hex: number, direction: number): number {
  const to = battle.beyond(hex, direction);
  const far = isFar(battle, start, hex);
  const anyWay = far && battle.parameters.is('rout-run-on', 'any-way');
  if (anyWay ? to >= 0 && !isFar(battle, start, to) : !leadsAway(battle, start, hex, direction)) return NOT_AWAY;
  // [10.11] The map may be left.
  if (to < 0) return LEGAL;
  if (battle.isClosed(hex, direction)) return CLOSED;
  const other = battle.unitIn(to);
  if (other >= 0 && battle.counters.side[other] !== side) return ENEMY;
  return battle.isInEnemyZone(side, to) && !battle.isNegated(side, to) ? ZONE : LEGAL;
}

function leadsAway(battle: Battle, start: number, hex: number, direction: number): boolean {
  return distanceBeyond(battle, start, hex, direction) > battle.grid.distance(start, hex);
}

/** Steps that a rout in `hex` still needs, at most `limit`; more when it cannot be finished in as many. */
function stepsLeft(battle: Battle, side: number, start: number, hex: number, limit: number): number {
  if (isFar(battle, start, hex) && battle.unitIn(hex) < 0) return 0;
  let least = limit + 1;
  for (let direction = 0; direction < 6 && least > 1; direction++) {
    if (limit < 1 || barred(battle, side, start, hex, direction) !== LEGAL) continue;
    const to = battle.beyond(hex, direction);
    least = Math.min(least, to < 0 ? 1 : 1 + stepsLeft(battle, side, start, to, Math.min(limit, least - 1) - 1));
  }
  return least;
}

/** Friends in a row past which a rout looks for a free hex. */
const RUN_ON_LIMIT = 8;

/** Why the unit cannot rout in that direction; 0 when it can. `start` is the hex in which the rout began. */
export function routStepRefusal(battle: Battle, unit: number, start: number, direction: number): number {
  const hex = battle.hex.of(unit);
  const side = battle.counters.side[unit];
  const refusal = barred(battle, side, start, hex, direction);
  if (refusal !== LEGAL) return refusal;
  const to = battle.beyond(hex, direction);
  if (to < 0) return LEGAL;
  const made = battle.grid.distance(start, hex);
  const limit = battle.parameters.number('rout-hexes') + RUN_ON_LIMIT - made - 1;
  return stepsLeft(battle, side, start, to, limit) > limit ? DEAD_END : LEGAL;
}
