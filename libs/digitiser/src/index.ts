/** From scans and transcriptions of counter sheets to counters, never silently wrong. */
export { DIGITISER_CODES } from './codes.ts';
export { decode, type Candidate, type Decoding } from './pattern/decode.ts';
export {
  codeOf,
  codeRead,
  languageOf,
  type Code,
  type CodePattern,
  type CodeValues,
  type Language,
  type LanguageReading,
} from './pattern/language.ts';
export { numberKeys, type NumberKey } from './pattern/number-keys.ts';
export {
  fieldsOf,
  parsePattern,
  type Choice,
  type Field,
  type Pattern,
  type PatternPart,
  type PatternReading,
} from './pattern/pattern.ts';
export { printCode } from './pattern/print.ts';
export { schemaOf } from './pattern/schema-of.ts';
export { alikeNames, lexiconOf, nearestNames, type LexiconEntry, type NameCandidate } from './text/lexicon.ts';
export { type TextCounter } from './text/read-sheet.ts';
export { printedTotals, type Totals } from './text/sections.ts';
export { reconcile, tally, type Difference, type Tally } from './text/totals.ts';
export { readTranscription, type TranscribedSheet } from './text/transcription.ts';
export { differsByOneGlyph, judgeCode, judgeText, type CodeVerdict } from './reading/accept.ts';
export { readSheetImage, type ReadGroup } from './reading/read-sheet-image.ts';
export { NAME_RUNS, USUAL_ZONES, type NameRun, type SheetToRead, type Zones } from './reading/sheet-to-read.ts';
export type { DrawnText } from './reading/drawn-text.ts';
export { ReaderPool } from './reading/reader-pool.ts';
export type { TextReader } from './reading/text-reader.ts';
export { turnOfCounters } from './reading/turn-of-counters.ts';
export { brokenImage, imageProblem, readImage, type ImageReading } from './image/read-image.ts';
export type { PictureFormat } from './image/picture-format.ts';
export { TesseractReader } from './reading/tesseract-reader.ts';
export { QUARTER_TURNS, type QuarterTurn } from './image/quarter-turn.ts';
export { blankRaster, type Point, type Raster } from './image/raster.ts';
export { papersOf } from './sheet/colors.ts';
export { counterImage, WHOLE, type Spot, type Zone } from './sheet/counter-image.ts';
export { countersBeyond, type GridSide } from './sheet/counters-beyond.ts';
export { findCounters } from './sheet/find-counters.ts';
export { findGrid, LOST } from './sheet/find-grid.ts';
export {
  cellCorners,
  edgesOf,
  placer,
  shiftedGrid,
  straightGrid,
  withLineMoved,
  type Grid,
  type SheetLayout,
} from './sheet/grid.ts';
export { groupCounters } from './sheet/group-counters.ts';
export { cornersAround } from './sheet/corners-around.ts';
export type { Corners } from './sheet/homography.ts';
export { isHalfTurned } from './sheet/half-turn.ts';
export { spotBehind, type Turning } from './sheet/pair-backs.ts';
export { refineGrid, type FittedGrid } from './sheet/refine-grid.ts';
export { withAnswers, type Answer, type Answered, type Answers } from './record/answers.ts';
export { namedByCode, placeOf, recordOfText, recordsOfGroups, type CounterRecord } from './record/counter-record.ts';
export {
  agreement,
  cellsOf,
  doublesOf,
  gridOf,
  keptGrid,
  keptGroups,
  layoutOf,
  lying,
  placeOfSpot,
  recordsOfSheet,
  spotsOf,
  turnOfSheet,
  zonesOf,
} from './record/kept-sheet.ts';
export { backFaces, withBacks, type SheetSides } from './record/back-faces.ts';
export { halfTurnedSheet, halfTurnedUnits } from './record/half-turned-sheet.ts';
export { unitsOf, type UnitsReading } from './record/units-of.ts';
export {
  findCases,
  type CaseDoubt,
  type FoundCase,
  type LineOwner,
  type RulebookCases,
  type UnreadCase,
} from './rulebook/find-cases.ts';
export { pagesOfText } from './rulebook/text-pages.ts';
export { centreOf, cornersFromCentre, hexAt } from './map/lattice.ts';
export { isOnScan, onMap, onScan, spacingAt, turnOf, type MapFit } from './map/map-fit.ts';
export { hexesOnScan, registerMap, type Click, type Registration, type RegistrationFault } from './map/register-map.ts';
export { findMap, type MapFinding } from './map/find-map.ts';
export { checkNumbers, numbersAgree, type NumberCheck } from './map/check-numbers.ts';
export { doubtfulExamples, doubtsThatMatter, type DoubtfulExample } from './map/doubtful-examples.ts';
export { lookDistance, looksOf, type Look } from './map/hex-looks.ts';
export { clicksOf, examplesOf, fitOf, originOf, originsOf, sureOf, withOrigins } from './map/map-record.ts';
export type { Example } from './map/example.ts';
export { proposeValues, type HexField, type Proposal } from './map/propose-values.ts';
export { colorAt, proposeWays, type WayKind, type WayProposal } from './map/propose-ways.ts';
export { trailsOf } from './map/way-trails.ts';
