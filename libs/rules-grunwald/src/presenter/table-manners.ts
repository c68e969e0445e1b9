/** What the rules ask of those who sit at the table: what is hidden from whom [14.11], and when a move is final [4.37]. */
import type { CompiledGame } from '@hexwright/compiler';
import type { TakeBack } from '@hexwright/engine';
import { KINDS, PIT } from '../counters.ts';
import { Parameters } from '../parameters.ts';

/** [14.11] The sides with wolf pits: what these are, nobody else may know. */
export function keepers(game: CompiledGame): string[] {
  const sides = new Set(game.units.filter(({ kind }) => kind === KINDS[PIT]).map(({ side }) => side));
  return game.sides.flatMap(({ id }, side) => (sides.has(side) ? [id] : []));
}

/** [4.37], R36 */
export function takeBack(game: CompiledGame): TakeBack {
  const freely = new Parameters(game).is('take-back', 'never') ? 'never' : 'until-next-piece';
  return { freely, case: '4.37' };
}
