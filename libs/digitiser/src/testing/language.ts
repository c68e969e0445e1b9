import { languageOf, type CodePattern, type Language } from '../pattern/language.ts';

/** Codes of a game that nobody has printed: troops and leaders. */
export const CODES: readonly CodePattern[] = [
  { kind: 'unit', pattern: '{armour:P=plate|M=mail|L=leather|N=none}-{movement:4|6|8|12|16}-{morale:A-E}' },
  { kind: 'leader', pattern: '{rating:int}' },
];

/** The language of some patterns. Throws where they have none. */
export function language(codes: readonly CodePattern[] = CODES): Language {
  const reading = languageOf(codes);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.language;
}
