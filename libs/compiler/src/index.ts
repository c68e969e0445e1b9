export {
  checkPackage,
  compile,
  compileCase,
  compileGround,
  reviewPackage,
  type CaseCompilation,
  type Checked,
  type Compilation,
} from './compile.ts';
export { COMPILER_CODES, type CompilerCode } from './codes.ts';
export type * from './checked-expression.ts';
export * from './compiled-game.ts';
export type { GameForms } from './game-forms.ts';
export type { HomeNames } from './home-names.ts';
export type * from './compiled-effects.ts';
export type * from './game-library.ts';
export type * from './game-armies.ts';
export type * from './game-models.ts';
export type * from './plain-act.ts';
export type * from './game-system.ts';
export { vocabularyOf } from './lower-vocabulary.ts';
export { effectPlace, type Moved, tablePlace } from './lower-effects.ts';
export { restrictionPlace } from './lower-restrictions.ts';
export { EVEN_TEMPER, type Temper } from './temper.ts';
export { CHOICE_STEP, EVENT_STEP } from './lower-sequence.ts';
export { isInTurns } from './lower-turns.ts';
export { ABOUT_GAME } from './game-system.ts';
export { CompilerCache } from './memo.ts';
export {
  type Each,
  effectSlot,
  isPieceMoment,
  type Known,
  knownAt,
  knownInSlot,
  WAY_KNOWN,
  type Moment,
  CHOSEN,
  MOMENT_MEANINGS,
  MOMENTS,
  PIECE_MOMENTS,
  type PieceMoment,
  ROLLED,
  SEQUENCE_MOMENTS,
} from './moments.ts';
export { momentsOf } from './moments-of.ts';
export type { FindingEdit, FindingFix } from './finding.ts';
export { partOfValue, usualValue } from './usual-values.ts';
export { NO_LEAST_SCORE } from './lower-victory.ts';
export type * from './presenter.ts';
export { readiness, READINESS_STEPS, type Readiness, type ReadinessStep } from './readiness.ts';
export { crossingParts, groundPart } from './step-parts.ts';
export { type AppliedModifier, stackedChanges } from './modifier-stacking.ts';
export { bareTable, TableSpace } from './table-space.ts';
export { BUILT_IN_VOCABULARIES, createVocabulary } from './vocabulary.ts';
