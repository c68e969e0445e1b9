export { type Answer, Comparison, type Verdict } from './comparison.ts';
export {
  type Acting,
  Findings,
  type HexCounts,
  type NamedEstimate,
  type OneGame,
  type Report,
  type SideLosses,
  type WatchedResult,
} from './findings.ts';
export {
  BatchError,
  type GameAnswer,
  type GameOrder,
  type GamePlan,
  GameQueue,
  type TakeResult,
} from './game-queue.ts';
export type { Estimate } from './mean.ts';
export type { Difference } from './pairs.ts';
export { type Question, questionsOf, questionsOfAll } from './questions.ts';
export type { Subject } from './subject.ts';
export { type Coverable, Coverage, type CoverageReport, type LossesOf, type Use } from './coverage.ts';
export { isWatched, type SeenResult } from '../watched.ts';
export { subjectOf } from './subject.ts';
export { Ladder, type Pairing, type Standing } from './ladder.ts';
export { FIVE_LOOKS, ONE_LOOK } from '../statistics.ts';
export { numbersOf, type PackageNumber } from './numbers.ts';
export type { EvenPoint } from './even-point.ts';
export { EvenSearch } from './even-search.ts';
export { gainOf, Training, type Trying } from './training.ts';
export { type Ranked, Ranking } from './ranking.ts';
export { victoryShare } from './victory-share.ts';
