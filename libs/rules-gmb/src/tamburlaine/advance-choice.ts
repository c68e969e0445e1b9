/** Whether to follow up after combat [15.42]: to take a leader, or where it does not open the rear. */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { StepGraph } from '../step-graph.ts';
import { STOP } from '../standard/04-passing.ts';
import { STEP } from '../standard/05-2-steps.ts';

/** Enemies of `side` in the hexes around a piece in that place, and behind it. */
function pressure(battle: Battle, side: number, left: number, direction: number, double: boolean): number {
  const { neighbour } = battle.grid;
  let count = 0;
  const right = double ? neighbour[left * 6 + direction] : left;
  for (let edge = 0; edge < 6; edge++) {
    count += isFoe(battle, side, neighbour[left * 6 + edge]);
    if (double) count += isFoe(battle, side, neighbour[right * 6 + edge]);
  }
  if (!double) return count;
  for (const turn of [4, 5]) count += 3 * isFoe(battle, side, neighbour[left * 6 + ((direction + turn) % 6)]);
  return count + 3 * isFoe(battle, side, neighbour[right * 6 + ((direction + 5) % 6)]);
}

/** 1 when an unrouted enemy who can fight stands in the hex. */
function isFoe(battle: Battle, side: number, hex: number): number {
  const unit = hex < 0 ? -1 : battle.unitIn(hex);
  if (unit < 0 || battle.counters.side[unit] === side || battle.rout.of(unit) > 0) return 0;
  return 1;
}

/** Price of the enemy leaders alone in a hex. */
function captives(battle: Battle, side: number, hex: number): number {
  let price = 0;
  for (const leader of battle.counters.leaders) {
    if (battle.counters.side[leader] !== side && battle.left.of(leader) === hex)
      price += battle.counters.capture[leader];
  }
  return price;
}

/** The step to take, or to stop. */
export function chooseAdvance(battle: Battle, graphs: readonly [StepGraph, StepGraph], commands: CommandList): number {
  let best = STOP.of();
  let most = 0;
  for (let index = 0; index < commands.length; index++) {
    const one = commands.at(index);
    if (!STEP.is(one)) continue;
    const unit = entityOf(one);
    const side = battle.counters.side[unit];
    const double = battle.counters.size[unit] === 2;
    const graph = graphs[double ? 1 : 0];
    const left = battle.left.of(unit);
    const direction = battle.direction.of(unit);
    const edge = (left * 6 + direction) * graph.width + graph.steps.indexOf(argumentOf(one));
    const position = graph.next[edge];
    const taken =
      captives(battle, side, graph.entered[edge]) +
      (graph.secondEntered[edge] < 0 ? 0 : captives(battle, side, graph.secondEntered[edge]));
    const eased =
      pressure(battle, side, left, direction, double) -
      pressure(battle, side, Math.floor(position / 6), position % 6, double);
    const value = taken + eased;
    if (value <= most) continue;
    most = value;
    best = one;
  }
  return best;
}
