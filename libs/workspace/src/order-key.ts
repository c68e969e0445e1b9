/**
 * Keys that put the entries of a list in order. A new key always fits between two others, so that inserting or moving
 * an entry writes that entry alone, and two people who insert at once do not disturb each other.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Keys for the entries of a list that is written for the first time, evenly spread and all of one length. */
export function firstKeys(count: number): string[] {
  let width = 1;
  while (BASE ** width <= count + 1) width += 1;
  const step = Math.floor(BASE ** width / (count + 1));
  return Array.from({ length: count }, (_, index) => withoutTrailingZeros(inBase((index + 1) * step, width)));
}

/**
 * A key behind `before` and in front of `after`; null stands for the ends of the list. Where `after` is not behind
 * `before` (two people took the same place at once), the key is just behind `before`.
 *
 * @param salt digits of the writer's own: two people who ask for the same place get different keys
 */
export function keyBetween(before: string | null, after: string | null, salt = ''): string {
  const low = before ?? '';
  const high = after !== null && after > low ? after : null;
  const own = withoutTrailingZeros(salt.replaceAll(/[^0-9A-Za-z]/g, ''));
  return middle(low, high) + own;
}

/** The digits in the middle between two keys; never a beginning of `high`, so that digits put behind it stay below. */
function middle(low: string, high: string | null): string {
  let result = '';
  for (let place = 0; ; place++) {
    const from = digitAt(low, place);
    const to = high === null || high.slice(0, place) !== result ? BASE : digitAt(high, place);
    // Behind the last key of a list one step is enough: lists grow at the end, and keys should stay short.
    if (high === null && place >= low.length - 1 && from + 1 < BASE) return result + DIGITS[from + 1];
    if (to - from > 1) return result + DIGITS[(from + to) >> 1];
    result += DIGITS[from];
  }
}

function digitAt(key: string, place: number): number {
  return place < key.length ? Math.max(0, DIGITS.indexOf(key[place])) : 0;
}

function inBase(value: number, width: number): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < width; place++) {
    text = DIGITS[rest % BASE] + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
}

/** A key that ended in zeros would leave no room in front of it. */
function withoutTrailingZeros(key: string): string {
  return key.replace(/0+$/, '');
}
