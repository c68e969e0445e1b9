/** Characters that a reader of print takes digits for. */
const DIGITS_OF: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  G: '6',
  b: '6',
  g: '9',
  q: '9',
  A: '4',
  T: '7',
};

/** What a digit may have become, for patterns. */
export const DIGIT_LIKE = '[0-9lIi|!OoQDSsBZzGbgqAT]';
/** What a point may have become. */
export const POINT_LIKE = '[.,:;·•‧-]';

/**
 * The cases that a damaged number may stand for: its letters are read as the digits they look like, its point may be
 * another mark or lost, and a bracket that was read as a 1 may hang on either end. A number that is whole gives itself.
 *
 * @param lacksOpening whether a bracket is missing in front of it
 * @param lacksClosing whether one is missing behind it
 */
export function casesLike(read: string, lacksOpening = false, lacksClosing = false): string[] {
  const plain = Array.from(read.replace(/\s+/g, ''), (character) => DIGITS_OF[character] ?? character).join('');
  const forms = [plain];
  if (lacksOpening && plain.startsWith('1')) forms.push(plain.slice(1));
  if (lacksClosing) forms.push(...forms.filter((form) => form.endsWith('1')).map((form) => form.slice(0, -1)));
  return [...new Set(forms.flatMap(withPoint))];
}

function withPoint(form: string): string[] {
  const [, section, rest] = new RegExp(`^(\\d{1,2})${POINT_LIKE}(\\d{1,3})$`).exec(form) ?? [];
  if (section !== undefined) return [`${Number(section)}.${rest}`];
  if (!/^\d{2,5}$/.test(form)) return [];
  return [1, 2]
    .filter((length) => form.length > length && form.length - length <= 3)
    .map((length) => `${Number(form.slice(0, length))}.${form.slice(length)}`);
}
