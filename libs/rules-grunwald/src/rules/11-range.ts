/** How far firers shoot, and which hexes lie before them. */
import { NOWHERE } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

/** Hexes to the farthest target of a unit that shoots so far without modifiers; nobody shoots farther than they see. */
export function fireRange(battle: Battle, unit: number, printed: number): number {
  const { fireRange: range, sightRange: sight } = battle.charts;
  if (range.isEmpty && sight.isEmpty) return printed;
  const asked = battle.asItStands(unit);
  const shot = range.isEmpty ? printed : printed + range.sum(asked, printed);
  // Nobody's sight has an end unless a package gives it one.
  const { columns, rows } = battle.grid;
  const unlimited = columns + rows;
  const seen = sight.isEmpty ? unlimited : unlimited + sight.sum(asked, unlimited);
  return Math.max(0, Math.min(shot, seen));
}

/**
 * The hexes before a unit in `from`, the nearest ring first: those in the directions of its front [11.12], and from each of
 * them those in the same directions again.
 */
export function arcOf(battle: Battle, from: number, front: readonly number[], range: number): number[] {
  const found: number[] = [];
  let ring = [from];
  for (let away = 1; away <= range && ring.length > 0; away++) {
    const next: number[] = [];
    for (const hex of ring) {
      for (const direction of front) {
        const to = hexBeyond(battle, hex, direction);
        if (to >= 0 && battle.grid.distance(from, to) === away && !next.includes(to)) next.push(to);
      }
    }
    found.push(...next);
    ring = next;
  }
  return found;
}

/** The enemies of the firing side in these hexes, in their order. */
export function enemiesIn(battle: Battle, hexes: readonly number[]): number[] {
  return hexes.flatMap((hex) => {
    const unit = battle.unitIn(hex);
    return unit >= 0 && battle.counters.side[unit] === battle.phasing ? [unit] : [];
  });
}

/** The next hex, or -1 off the map or, by an option (R32), across a lake. */
export function hexBeyond(battle: Battle, hex: number, direction: number): number {
  if (battle.parameters.is('fire-across-lakes', 'forbidden') && battle.isClosed(hex, direction)) return NOWHERE;
  return battle.beyond(hex, direction);
}
