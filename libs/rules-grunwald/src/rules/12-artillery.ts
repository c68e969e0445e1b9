/** [12.1] The arc of fire of guns. Their turns stand in 04-2, attacks on them in 08-1, pursuit over them in 08-6. */
import type { Battle } from '../battle.ts';
import { arcOf, enemiesIn, fireRange, hexBeyond } from './11-range.ts';

/** Hexes to the farthest target of a gun: in a fan, and in line. */
const FAN_RANGE = 2;
const LINE_RANGE = 4;

/**
 * [12.11] Enemies that a gun can fire at: in the hex ahead; while no unit stands there, also in the three hexes ahead of
 * that one, or by an option in the three beyond it in line (R15).
 */
export function gunTargets(battle: Battle, gun: number): number[] {
  const ahead = battle.facing.of(gun);
  const isLine = battle.parameters.is('artillery-arc', 'line');
  const range = fireRange(battle, gun, isLine ? LINE_RANGE : FAN_RANGE);
  const near = range === 0 ? -1 : hexBeyond(battle, battle.hex.of(gun), ahead);
  if (near < 0) return [];
  if (battle.unitIn(near) >= 0) return enemiesIn(battle, [near]);
  const front = [(ahead + 5) % 6, ahead, (ahead + 1) % 6];
  return enemiesIn(battle, isLine ? inLine(battle, near, ahead, range - 1) : arcOf(battle, near, front, range - 1));
}

function inLine(battle: Battle, from: number, direction: number, count: number): number[] {
  const hexes: number[] = [];
  for (let hex = hexBeyond(battle, from, direction); hex >= 0 && hexes.length < count;) {
    hexes.push(hex);
    hex = hexBeyond(battle, hex, direction);
  }
  return hexes;
}
