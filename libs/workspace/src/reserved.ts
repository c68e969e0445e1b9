/**
 * Keys of the document that are no properties of a file. They begin with a sign that no file uses as a name; a file
 * that does is kept as text.
 */
const SIGN = '\u0001';

/** Says that a file has been taken apart; before that it is kept as the text it came with. */
export const MATERIALISED = `${SIGN}materialised`;
/** The text of a file that is no JSON object. */
export const RAW = `${SIGN}raw`;
/** Makes a map a list; the value says of what. */
export const LIST = `${SIGN}list`;
/** Says that a list is written even while it is empty. */
export const SHOWN = `${SIGN}shown`;
/** The place of an entry in its list. */
export const ORDER = `${SIGN}order`;
/** The words of an entry of a list of prose. */
export const WORDS = `${SIGN}words`;
/** The order of an object's properties, where neither the schema nor the alphabet gives it. */
export const KEYS = `${SIGN}keys`;
/** The painted ground under the rows of hexes. */
export const BASE = `${SIGN}base`;

/** What the entries of a list are. */
export type ListKind = 'items' | 'values' | 'prose';

/** Whether a key of the document is none of a file. */
export function isReserved(key: string): boolean {
  return key.startsWith(SIGN);
}

/** Whether a text of JSON could hold a name that is reserved here, or one that shared values lose: `__proto__`. */
export function mayBeReserved(text: string): boolean {
  return text.includes(SIGN) || text.includes('__proto__') || /\\u0001|\\u005f/i.test(text);
}
