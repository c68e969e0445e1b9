/** Numbers of man-to-man combat that a package may change. */
import type { ParameterSpec } from '@hexwright/compiler';
import { integerOf, PartByTurn } from '@hexwright/rules-kit';

export const duelParameters = [
  { id: 'chivalry-christian', type: 'integer', minimum: -100, maximum: 100 },
  { id: 'chivalry-low-blow', type: 'integer', minimum: -100, maximum: 100 },
  { id: 'chivalry-lance', type: 'integer', minimum: -100, maximum: 100 },
  { id: 'chivalry-remount', type: 'integer', minimum: -100, maximum: 100 },
] as const satisfies readonly ParameterSpec[];

/** What chivalry asks of leaders. */
export interface Honour {
  /** Least chivalry of a Christian [17.0]. */
  readonly christian: number;
  /** Greatest chivalry that strikes at horse and legs [18.32]. */
  readonly lowBlow: number;
  /** Least chivalry that lets an opponent have a new lance [18.41], or mount again [18.42]. */
  readonly lance: number;
  readonly remount: number;
}

/** The numbers of a package. */
export const honour = new PartByTurn((game): Honour => ({
  christian: integerOf(game, 'chivalry-christian', 1),
  lowBlow: integerOf(game, 'chivalry-low-blow', 1),
  lance: integerOf(game, 'chivalry-lance', 2),
  remount: integerOf(game, 'chivalry-remount', 3),
}));
