/** What all games by packages have in common, and no rule of any of them. */
export { sentence, sentenceWithCase } from './narrative.ts';
export { agreed } from './agreement.ts';
export { allowanceParts } from './allowance-parts.ts';
export { type Arrivals, type ArrivalRules, arrivalsBy, hexArrivalsBy } from './arrivals.ts';
export { chooseArrival } from './ai/arriving.ts';
export { type Departure, departuresOf, type Goal, goalsOf, isTimeToGo, soughtZones } from './ai/goals.ts';
export { Heed, type HeedWeights } from './ai/heed.ts';
export { leaning, sooner } from './ai/leaning.ts';
export { captainFor, type Staff } from './ai/seat.ts';
export { latest, type Restraint, Standoff } from './ai/standoff.ts';
export { FAR, fillDistance, orStraight, waysInto } from './ai/way-distance.ts';
export { whim } from './ai/whim.ts';
export { choicesOf } from './choices.ts';
export { CommandTable } from './command-table.ts';
export { Companions, companionsNow, MOST_COMPANIONS, takeVerb, tooMany } from './companions.ts';
export { type CourseEvents, courseEvents } from './course.ts';
export { CourseOfPlay } from './course-of-play.ts';
export type { Decision, Ending, PromptWords } from './decision.ts';
export { Decisions, type DecisionsSpec } from './decisions.ts';
export { defineGame, type GameSpec, type SystemSpec } from './define-game.ts';
export { choosingBy } from './effects/choosing.ts';
export { effectEvents, type EffectEvents } from './effects/effect-events.ts';
export { effectQuestions } from './effects/effect-questions.ts';
export { type EffectRules, momentNumber } from './effects/effect-rules.ts';
export type { EffectEngine } from './effects/effects.ts';
export * from './effects/moments.ts';
export { OwnMarkers } from './effects/own-markers.ts';
export { passVerb, stopVerb } from './endings.ts';
export {
  type Expressions,
  expressionsOf,
  type ExpressionSpec,
  integer,
  isUnit,
  oneOf,
  type Field,
  type FormulaFunction,
  PIECE,
  pieceTest,
  PLACE,
  placeTest,
  type ScalarName,
  type Subjects,
  truth,
  type TypeOf,
  unitWord,
  word,
} from './expressions.ts';
export { groundMeanings } from './ground-meanings.ts';
export { type DirectionNames, directionNames, type DirectionReading } from './direction-names.ts';
export { type GroundNames, groundNames, type GroundReading, NOT_THERE, onFaceUp } from './ground-names.ts';
export { eventsOf } from './game-events.ts';
export { wholeFunctions } from './game-names.ts';
export { HexBattle, IN_PLAY, type Prelude } from './hex-battle.ts';
export {
  FIRE_RANGE,
  HEX_CONDITIONS,
  HEX_LIMITS,
  HEX_SLOTS,
  HexCharts,
  MOVEMENT_ALLOWANCE,
  MOVEMENT_COST,
  SIGHT_RANGE,
} from './hex-charts.ts';
export type { HeldGround, Holdings } from './holdings.ts';
export { DIRECTION_FORM, HEX_FORM, stepForm, UNIT_FORM, wayForms } from './form-parts.ts';
export { hexMeanings } from './hex-meanings.ts';
export { hexPlaceNames } from './hex-places.ts';
export { homeSides } from './home-sides.ts';
export { isOfAllSides, logOf, type LogSpec } from './log.ts';
export { endPhase, type Gathered, type LongForm, type ReadCommand } from './long-form.ts';
export { ByTurn, PartByTurn } from './by-turn.ts';
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
  readPlace,
} from './notation.ts';
export { NumberStream } from './number-stream.ts';
export { HexGame, NO_PIECE, NOWHERE, OFF_MAP, PackageGame } from './package-game.ts';
export { ARGUMENT_LIMIT, argumentOf, command, ENTITY_LIMIT, entityOf, kindOf, restOf } from './packed-command.ts';
export {
  choiceOf,
  DeclaredParameters,
  integerOf,
  type NamedParameters,
  namedParameters,
  parameterNumbers,
} from './parameters.ts';
export { Part } from './part.ts';
export { type PieceSpec, PieceViews, wordOf } from './piece-views.ts';
export { plainPiece, plainPieces, reportOf } from './pieces.ts';
export type { Player, PlayerKind } from './player.ts';
export { presenterOf, type PresenterSpec } from './presenter.ts';
export { questionOf } from './prompt.ts';
export type { InTurn, Question } from './question.ts';
export { type EventReading, EventReader, type FieldReader } from './readings.ts';
export { CostQueue } from './cost-queue.ts';
export { type FaceReading, LEADER_KIND, PrintedCounters } from './printed-counters.ts';
export { restrictionsOn } from './restrictions.ts';
export { readResult, scoreOf, victoryLevel } from './results.ts';
export type { Rulebook } from './rulebook.ts';
export { simultaneous, type SimultaneousStep } from './simultaneous.ts';
export {
  conditionNumber,
  MAY_STEP_BACK,
  type SteppingBack,
  steppedBackEvent,
  steppingBackBy,
  steppingBackFrom,
  steppingBackMeaning,
} from './stepping-back.ts';
export {
  cellOf,
  type CellListener,
  countFor,
  countOf,
  CounterTable,
  lineFor,
  NO_LINE,
  NO_WORD,
  numbered,
  numberOfLine,
  tableOf,
  WordTable,
} from './tables.ts';
export { type ValueForm, ValueVerb, type ValueWords } from './value-verb.ts';
export {
  at,
  bareVerb,
  CommandKind,
  type CommandWords,
  type Concern,
  directionVerb,
  hexVerb,
  type Offer,
  type Offering,
  offering,
  pairVerb,
  pieceVerb,
  type SpecialOffer,
  Verb,
  type VerbForm,
  type VerbWords,
} from './verbs.ts';
export { denialOf, unmeant, whyNotOf } from './why-not.ts';
export { firstMover, taking, type Way, wayFrom, wayWords } from './ways.ts';
export { type ToldModifiers, toldModifiers } from './told-modifiers.ts';
export { counted, facingText, signed, thrownText } from './wording.ts';
export { casesOfRoom, isFull, STACKING } from './room.ts';
