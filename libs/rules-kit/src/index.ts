/** What all games by packages have in common, and no rule of any of them. */
export { type Teller, type Tellers, sentence, sentenceWithCase } from './account.ts';
export { agreed } from './agreement.ts';
export { captainFor, type Staff } from './captain/seat.ts';
export { FAR, fillDistance, orStraight, waysInto } from './captain/way-distance.ts';
export { whim } from './captain/whim.ts';
export { CommandTable } from './command-table.ts';
export { Conditions } from './conditions.ts';
export {
  type Expressions,
  expressionsOf,
  type ExpressionSpec,
  integer,
  oneOf,
  type PieceField,
  type PieceFunction,
  type ScalarName,
  truth,
  type TypeOf,
  word,
} from './expressions.ts';
export { logOf, type LogSpec } from './log.ts';
export { type Breakdown, type ModifierListener, Modifiers, ModifierSlot } from './modifiers.ts';
export { nameOf, pieceName } from './names.ts';
export {
  isObject,
  listOf,
  NotationError,
  type CommandPart,
  passing,
  performParts,
  quoted,
  readDirection,
  readHex,
  readPiece,
} from './notation.ts';
export { NumberStream } from './number-stream.ts';
export { HexGame, NOWHERE, PackageGame } from './package-game.ts';
export { ARGUMENT_LIMIT, argumentOf, command, ENTITY_LIMIT, entityOf, kindOf } from './packed-command.ts';
export { choiceOf, integerOf } from './parameters.ts';
export { Part } from './part.ts';
export type { Player, PlayerKind } from './player.ts';
export { NO_PIECE, presenterOf, type PresenterSpec } from './presenter.ts';
export { type Phrases, promptOf, type PromptWords } from './prompt.ts';
export type { Question } from './question.ts';
export { type EventReading, EventReader, type FieldReader } from './readings.ts';
export { readResult, scoreOf, victoryLevel } from './results.ts';
export { cellOf, countFor, countOf, CounterTable, lineFor, NO_LINE, numberOfLine, tableOf } from './tables.ts';
export { bareVerb, directionVerb, hexVerb, pairVerb, pieceVerb, type Verb, Verbs } from './verbs.ts';
export { counted, signed } from './wording.ts';
