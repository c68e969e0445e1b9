import type { Environment } from '@hexwright/rule-lang';
import type { Vocabulary } from './compiled-game.ts';
import type { GameSystem } from './game-system.ts';
import type { CompilerCache } from './memo.ts';

/**
 * What formulas of a place may use: of a slot, a condition, a restriction. An environment equal to the one before is that
 * one, so that formulas are checked again only when words that they may use have changed.
 */
export function environmentOf(
  place: string,
  system: GameSystem,
  vocabulary: Vocabulary,
  cache: CompilerCache,
): Environment {
  const name = `environment ${place}`;
  return cache.stage(name, [system, vocabulary], () =>
    cache.settled(`${system.id} ${name}`, system.environment(place, vocabulary)),
  );
}
