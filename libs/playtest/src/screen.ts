/** What a page needs whose game runs in a worker: types, and the few functions that need no rules. */
export { indexByPlace, movePathTo, spotsOf, type MovePath } from './presenter.ts';
export type {
  AttackOdds,
  Chance,
  Choice,
  ChoiceKind,
  Contest,
  ContestGroup,
  ContestOffer,
  ContestParty,
  ContestPlan,
  ContestProspect,
  ContestRound,
  ContestZone,
  CounterStyle,
  Denial,
  Influence,
  InfluenceSort,
  LogEntry,
  LookMark,
  MarkerChip,
  MarkersView,
  Part,
  PiecePlace,
  PieceOutline,
  Stage,
  PieceView,
  Prompt,
  Reach,
  ReachedAttack,
  ReachedPlace,
  RollOdds,
  SightReport,
  TableDeployment,
  TableZone,
  TableFeature,
  TableMark,
  TablePlan,
  TablePoint,
  TakeBack,
  WrittenCommand,
} from '@hexwright/engine';
export type { Advice, AdvisedStep, WeighedPlan } from './marshal/advice.ts';
export type { GameRecord } from './record.ts';
export type { Divergence, MoveOutcome, Progress, Recompilation } from './live/outcomes.ts';
export { recordOf, type RecordHead } from './live/live-record.ts';
export { madeMoveAfter, madeMoveBefore } from './live/made-moves.ts';
export { PERSON } from './live/game-view.ts';
export { signed } from './signed-number.ts';
export type { AwaitedDice, DiceView, MoveView, GameSeats, GameView, ScoreView } from './live/game-view.ts';
export { isPassed, persons, EVERYONE, UMPIRE, type Perspective, type Secrets } from './live/perspective.ts';
export { isPositionQuestion } from './shared/protocol.ts';
