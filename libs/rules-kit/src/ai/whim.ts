/** A number from 0 to 1 that follows from two words alone: it tells apart what is otherwise equal. */
export function whim(salt: number, word: number): number {
  let x = Math.imul(word ^ (salt * 0x9e3779b1), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return ((x ^ (x >>> 16)) & 0xffff) / 0x10000;
}
