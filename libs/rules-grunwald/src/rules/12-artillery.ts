/** [12.1] The arc of fire of guns. Their turns stand in 04-2, attacks on them in 08-1, pursuit over them in 08-6. */
import type { Battle } from '../battle.ts';

/**
 * [12.11] Enemies that a gun can fire at: in the hex ahead; while no unit stands there, also in the three hexes ahead of
 * that one, or by an option in the three beyond it in line (R15).
 */
export function gunTargets(battle: Battle, gun: number): number[] {
  const ahead = battle.facing.of(gun);
  const near = hexBeyond(battle, battle.hex.of(gun), ahead);
  if (near < 0) return [];
  const first = battle.unitIn(near);
  if (first >= 0) return battle.counters.side[first] === battle.phasing ? [first] : [];
  const hexes = battle.parameters.is('artillery-arc', 'line')
    ? inLine(battle, near, ahead)
    : [ahead + 5, ahead, ahead + 1].map((direction) => hexBeyond(battle, near, direction % 6));
  return hexes.flatMap((hex) => {
    const unit = hex < 0 ? -1 : battle.unitIn(hex);
    return unit >= 0 && battle.counters.side[unit] === battle.phasing ? [unit] : [];
  });
}

function inLine(battle: Battle, from: number, direction: number): number[] {
  const hexes: number[] = [];
  for (let hex = hexBeyond(battle, from, direction); hex >= 0 && hexes.length < 3;) {
    hexes.push(hex);
    hex = hexBeyond(battle, hex, direction);
  }
  return hexes;
}

/** The next hex, or -1 off the map or, by an option (R32), across a lake. */
function hexBeyond(battle: Battle, hex: number, direction: number): number {
  if (battle.parameters.is('fire-across-lakes', 'forbidden') && battle.isClosed(hex, direction)) return -1;
  return battle.beyond(hex, direction);
}
