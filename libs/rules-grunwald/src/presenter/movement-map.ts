/** What the ground costs a piece, alone on the map: for anyone who draws it. */
import { type CompiledHexGame, PROHIBITED } from '@hexwright/compiler';
import type { Reach } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { GrunwaldBattle } from '../grunwald-battle.ts';
import { reachAlone } from './reach.ts';

const bare = new WeakMap<CompiledHexGame, Battle>();

/** What it costs a piece, alone on the map and in command, to get from a hex to all others; `across` is its facing. */
export function movementMap(game: CompiledHexGame, unit: string, from: number, across = 0): Reach | null {
  const piece = game.vocabulary.indexOf('units', unit);
  if (piece < 0 || from < 0 || from >= game.map.grid.count || across < 0 || across > 5) return null;
  if (game.map.entryCost[from] === PROHIBITED) return null;
  const battle = bare.get(game) ?? new GrunwaldBattle(game);
  bare.set(game, battle);
  if (battle.counters.isUnit[piece] === 0 && !battle.isLeader(piece)) return null;
  battle.state.restart();
  for (let one = 0; one < battle.counters.count; one++) battle.hex.set(one, -1);
  battle.place(piece, from, across);
  return reachAlone(battle, piece);
}
