// When a reading needs no person: the rule that nothing may be silently wrong by.
import { decode, type Candidate } from '../pattern/decode.ts';
import { isConfusable } from '../pattern/confusion.ts';
import { codeRead, type Code, type Language } from '../pattern/language.ts';

/** So many readings must be exactly one code... */
const LEAST_EXACT = 2;
/** ...and this share of all readings. */
const LEAST_SHARE = 0.75;
const MOST_CANDIDATES = 9;
/** What a reading costs a code that it has nothing to do with. */
const UNLIKE = 2.5;

/** What several readings of one print say together. */
export interface CodeVerdict {
  /** The code, where it needs no person; null where somebody has to look. */
  readonly accepted: Code | null;
  /** Whether the first candidate would do, should the print confirm it: two readings are exactly that, and none another code. */
  readonly isLikely: boolean;
  /** What it may be, the likeliest first. */
  readonly candidates: readonly Candidate[];
  /** How many of the readings are exactly the first candidate. */
  readonly agreeing: number;
}

/**
 * What readings of the same print say together. It is accepted only if two are exactly one code, so are three quarters of
 * all, and none is exactly another.
 */
export function judgeCode(readings: readonly string[], language: Language): CodeVerdict {
  const exact = readings.flatMap((reading) => codeRead(language, reading) ?? []);
  const [first] = exact;
  const isOne = first !== undefined && exact.every(({ text }) => text === first.text);
  const isLikely = isOne && exact.length >= LEAST_EXACT;
  const isEnough = exact.length >= readings.length * LEAST_SHARE;
  const candidates = candidatesOf(readings, language);
  const best = candidates[0]?.code;
  return {
    accepted: isLikely && isEnough ? first : null,
    isLikely,
    candidates,
    agreeing: best === undefined ? 0 : exact.filter(({ text }) => text === best.text).length,
  };
}

/** Codes by what all readings together cost; those that none of them has anything to do with are none. */
function candidatesOf(readings: readonly string[], language: Language): Candidate[] {
  const decoded = readings.map((reading) => decode(language, reading).candidates);
  const codes = new Map(decoded.flat().map(({ code }) => [code.text, code]));
  return [...codes.values()]
    .map((code) => ({
      code,
      cost: decoded.reduce(
        (sum, candidates) => sum + (candidates.find((one) => one.code.text === code.text)?.cost ?? UNLIKE),
        0,
      ),
    }))
    .filter(({ cost }) => cost < readings.length * UNLIKE)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST_CANDIDATES);
}

/** The text that readings agree on, by the same rule; null where somebody has to look. */
export function judgeText(readings: readonly string[]): {
  readonly accepted: string | null;
  readonly likeliest: string;
} {
  const counts = new Map<string, number>();
  for (const reading of readings) counts.set(reading, (counts.get(reading) ?? 0) + 1);
  const [likeliest, count] = [...counts].reduce<readonly [string, number]>(
    (best, one) => (one[0] !== '' && one[1] > best[1] ? one : best),
    ['', 0],
  );
  const isAccepted = count >= LEAST_EXACT && count >= readings.length * LEAST_SHARE;
  return { accepted: isAccepted ? likeliest : null, likeliest };
}

/** Whether two codes are as long and differ in one character only, which is easily taken for the other. */
export function differsByOneGlyph(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const different = Array.from(one).flatMap((character, at) =>
    character === other[at] ? [] : [[character, other[at]]],
  );
  return different.length === 1 && isConfusable(different[0][0], different[0][1]);
}
