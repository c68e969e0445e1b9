/** A game as a person plays it, without a screen: runs in a worker of a browser or on a server. */
export type { AttackOdds } from '@hexwright/engine';
export { type LoadedPlaytest, Playtest } from './playtest.ts';
export type { PlaytestSettings } from './playtest-settings.ts';
export { isPassed, type Perspective, perspective, persons, type Secrets, EVERYONE, UMPIRE } from './perspective.ts';
export { positionProblems } from '../beginning.ts';
export { layExample } from './example-line.ts';
export type { Divergence, MoveOutcome, Progress, Recompilation } from './outcomes.ts';
export {
  type AwaitedDice,
  type DiceView,
  type MoveView,
  PERSON,
  type GameSeats,
  type GameView,
  type ScoreView,
} from './game-view.ts';
export type { Playable } from '../library.ts';
