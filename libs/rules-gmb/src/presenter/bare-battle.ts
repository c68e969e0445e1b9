/** The field of a package with nobody on it: for questions about the ground alone. */
import type { CompiledHexGame } from '@hexwright/compiler';
import type { Battle } from '../battle.ts';
import { IN_PLAY, NOT_PLACED } from '../status.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';

const bare = new WeakMap<CompiledHexGame, Battle>();

/** A battle of the package with no piece placed. Kept as long as the game; never play on it. */
export function bareBattle(game: CompiledHexGame): Battle {
  let battle = bare.get(game);
  if (battle === undefined) {
    battle = new GreatMedievalBattle(game);
    bare.set(game, battle);
  }
  clear(battle);
  return battle;
}

/** As {@link bareBattle}, with one piece on it. Its hexes must be on the map. */
export function lonelyBattle(game: CompiledHexGame, piece: number, left: number, direction: number): Battle {
  const battle = bareBattle(game);
  battle.status.set(piece, IN_PLAY);
  battle.place(piece, left, direction);
  return battle;
}

function clear(battle: Battle): void {
  battle.state.restart();
  for (let piece = 0; piece < battle.counters.count; piece++) {
    battle.left.set(piece, -1);
    battle.status.set(piece, NOT_PLACED);
  }
}
