/** [II.5] Mantlets: carried by the missilemen themselves, or by bearers, who share what falls on the unit. */
import { inArc, type Point } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf, frontRank } from '../formation.ts';

const DEGREE = 10;

/** Whether mantlets shield a unit against shots from a point: still, or with enough bearers, and from ahead. */
export function areMantletsUp(battle: Battle, unit: number, from: Point): boolean {
  if (!battle.hasMantlets(unit)) return false;
  const bearers = battle.bearers(unit);
  const covered = bearers * battle.parameters.number('bearers-per-front-figure');
  const isCarried = battle.printed(unit, 'mantlets') === 1;
  if (!isCarried && covered < frontRank(battle, unit)) return false;
  if (battle.moved.of(unit) > 0 && bearers === 0) return false;
  return inArc(blockOf(battle, unit), from, battle.parameters.number('mantlet-arc') * DEGREE);
}

/** How many of the men lost are bearers: their part by figures, the odd man by ruling. */
export function bearersPart(battle: Battle, unit: number, men: number): number {
  const bearers = battle.bearers(unit);
  if (bearers === 0) return 0;
  const all = bearers + battle.figures(unit);
  const [part, odd] = [Math.floor((men * bearers) / all), (men * bearers) % all > 0];
  return odd && battle.parameters.is('odd-man', 'bearers') ? part + 1 : part;
}
