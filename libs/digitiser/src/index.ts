/** From scans and transcriptions of counter sheets to counters, never silently wrong. */
export { DIGITISER_CODES } from './codes.ts';
export { decode, distance, type Candidate, type Decoding } from './pattern/decode.ts';
export {
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
