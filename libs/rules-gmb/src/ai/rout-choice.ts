/** How the routed run [11.0]: who first, which of the ways of least harm, and with which leaders. */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { Distances } from './distances.ts';
import { STEP } from '../standard/05-2-steps.ts';
import { ROUT } from '../standard/11-rout-movement.ts';
import { TAKE } from '../standard/12-leaders.ts';

/** Steps below this shift the whole piece in that direction. */
const SHIFTS = 6;
/** Turning and standing still cost levels [11.24]; of equal harm the plain way is better. */
const AWRY = 4;
const ENEMY_NEAR = 2;
const LEADER_NEAR = 0.5;

/** Those nearest to their edge run first: they clear the way of the others. */
export function chooseRouter(battle: Battle, distances: Distances, commands: CommandList): number {
  let best = commands.at(0);
  let least = Infinity;
  for (let index = 0; index < commands.length; index++) {
    const one = commands.at(index);
    if (!ROUT.is(one)) continue;
    const unit = entityOf(one);
    const distance = distances.toEdge[battle.counters.side[unit]][battle.left.of(unit)];
    if (distance >= least) continue;
    least = distance;
    best = one;
  }
  return best;
}

/** Leaders go along, lest they be taken [6.15]; then the step away from enemies and towards a leader. */
export function chooseRoutStep(battle: Battle, commands: CommandList): number {
  let best = commands.at(0);
  let most = -Infinity;
  for (let index = 0; index < commands.length; index++) {
    const one = commands.at(index);
    if (TAKE.is(one)) return one;
    if (!STEP.is(one)) continue;
    const value = stepValue(battle, entityOf(one), argumentOf(one));
    if (value <= most) continue;
    most = value;
    best = one;
  }
  return best;
}

function stepValue(battle: Battle, unit: number, step: number): number {
  const { neighbour } = battle.grid;
  if (step >= SHIFTS) return -AWRY;
  const hex = neighbour[battle.left.of(unit) * 6 + step];
  // Off the map it would be lost.
  if (hex < 0) return -2 * AWRY;
  const side = battle.counters.side[unit];
  let value = 0;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const other = neighbour[edge] < 0 ? -1 : battle.unitIn(neighbour[edge]);
    if (other >= 0 && battle.counters.side[other] !== side) value -= ENEMY_NEAR;
  }
  return value - LEADER_NEAR * leaderDistance(battle, unit, hex);
}

/** Hexes to the nearest leader of the side, who may come and rally. */
function leaderDistance(battle: Battle, unit: number, hex: number): number {
  const { counters } = battle;
  let least = 0;
  for (const leader of counters.leaders) {
    if (counters.side[leader] !== counters.side[unit] || !battle.isInPlay(leader)) continue;
    const distance = battle.grid.distance(hex, battle.left.of(leader));
    if (least === 0 || distance < least) least = distance;
  }
  return least;
}
