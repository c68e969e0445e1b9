/** A game and the screens at it: what the worker of a page and the referee of a room have in common. */
export { PlayerView, OwnPlayerView, SharedPlayerView } from './player-view.ts';
export { type BeginningAt, playableAt, type PlayableResult } from './playable-at.ts';
export {
  type Beginning,
  type ComputerPlayer,
  type DeedName,
  type Deeds,
  isPositionQuestion,
  type PositionQuestionName,
  type Opening,
  type QuestionName,
  type Questions,
  type RequestName,
  type Requests,
  type SnapshotUpdate,
} from './protocol.ts';
export type {
  RoomRequest,
  DiceRequest,
  DiceInfo,
  GameInfo,
  OfferInfo,
  SeatWish,
  SeatInfo,
  GameNotice,
  RoomGameState,
  GameMessage,
} from './room-protocol.ts';
export { type SharedGameRecord, type SharedOutcome, type SharedState, SharedGame } from './shared-game.ts';
