/** What the ground costs a piece, alone on the map: for anyone who draws it [5.1], [7.4]. */
import { type CompiledHexGame, PROHIBITED } from '@hexwright/compiler';
import type { Reach } from '@hexwright/engine';
import type { MovementRange } from '../movement-range.ts';
import { lonelyBattle } from './bare-battle.ts';
import { rangeOf, reachOf } from './reach.ts';

/**
 * Everything that `unit` could reach from hex `from` within its allowance, with what each step costs; null for a unit
 * that does not exist, or that cannot stand there.
 */
export function movementMap(game: CompiledHexGame, unit: string, from: number, across = 0): Reach | null {
  const piece = game.vocabulary.indexOf('units', unit);
  const { grid, entryCost } = game.map;
  if (piece < 0 || from < 0 || from >= grid.count || across < 0 || across > 5) return null;
  const double = game.units[piece].size === 2;
  const hexes = double ? [from, grid.neighbour[from * 6 + across]] : [from];
  if (hexes.some((hex) => hex < 0 || entryCost[hex] === PROHIBITED)) return null;
  const battle = lonelyBattle(game, piece, from, double ? across : 0);
  const range: MovementRange = rangeOf(battle);
  range.search(piece);
  return reachOf(battle, range, piece, null, []);
}
