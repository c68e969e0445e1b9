export type { WrittenCommand } from '@hexwright/engine';
export type { CaseIndex, CodePlace, GameLibrary, GameResult, Outcome, PieceReport } from '@hexwright/compiler';
export { runCase, type CaseRun } from './cases/case-runner.ts';
export { type ExampleResult, ExampleSuite, isUnderCase } from './cases/suite.ts';
export { PLAYTEST_CODES, type PlaytestCode } from './codes.ts';
export { GAMES } from './games.ts';
export { Games, loadGames, loadGamesOf, withAllGames, withGames, withGamesOf } from './loaded-games.ts';
export type { GameEntry, GameRules } from './game-entry.ts';
export { type Playable } from './library.ts';
export { ACT_KEYS, type ActKey, type Acts, actsOf, type CountedResult, playCounting, toldModifiers } from './acts.ts';
export { beginningKey, type Entrants, openMatches } from './entrants.ts';
export { type Loss, Losses } from './lab/losses.ts';
export { coverableOf } from './lab/coverage.ts';
export { subjectOf } from './lab/subject.ts';
export { playWatched } from './watched.ts';
export { COMMAND_LIMIT, type MatchResult, PlayerError, type Seats, type Spectator, Match, together } from './match.ts';
export type { Player, PlayerKind } from '@hexwright/rules-kit';
export { type Share, type Spread, Statistics, type Summary, wilson } from './statistics.ts';
export { Narrator, tellResult } from './narrative.ts';
export { type GameRecord, readRecord, RECORD_FORMAT, Recorder, type RecordReading, writeRecord } from './record.ts';
export { type Replay, replay } from './replay.ts';
export { type DiceVerdict, verifyDice } from './verify.ts';
export { effectiveRulesOf, type ErrataResult, type ErrataSheet, errataOf } from './errata/errata.ts';
export type { ErrataSection, Erratum } from './errata/erratum.ts';
export { deedWords, namedWords, settledWords } from './errata/words.ts';
export { sheetPage, SHEET_STYLE } from './errata/sheet-page.ts';
export { sheetText, underTitle } from './errata/sheet-text.ts';
export { Soak, type SoakFault, type SoakResult } from './soak.ts';
export { type Coverage, coverageOf, type CoveredCase } from './coverage.ts';
export {
  compareCases,
  examplesFor,
  type LedgerEntry,
  type LedgerExample,
  type LedgerItem,
  ledgerOf,
} from './ledger.ts';
