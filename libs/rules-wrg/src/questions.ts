/** What formulas of a package are asked about: a unit that shoots, fights or tests, whom it is about, and how they stand. */
import type { Battle, BattleQuestion } from './battle.ts';
import { NO_TALLY } from './3-reaction-test/tally.ts';

/** How two units stand to each other that shoot or fight; what is left out is not so. */
export type QuestionDetails = Partial<Omit<BattleQuestion, 'battle' | 'unit' | 'other' | 'tally'>>;

/** No volley, fight or test. */
export const PLAIN = {
  weapon: -1,
  over: -1,
  behind: -1,
  isFlanking: false,
  isHigher: false,
  isPursuing: false,
  isCovered: false,
  isBehindMantlets: false,
  targetBody: -1,
  tally: NO_TALLY,
} as const;

/** A question about a unit that shoots at another, or fights it. */
export function questionOf(
  battle: Battle,
  unit: number,
  other: number,
  standing: QuestionDetails = {},
): BattleQuestion {
  return { ...PLAIN, battle, unit, other, ...standing };
}
