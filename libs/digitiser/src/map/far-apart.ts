/** From one to the next it goes on by so large a part of the list, the golden one: it never comes near where it was soon. */
const NEXT = 0.618_034;

/** All of a list once, in an order in which neighbours come far apart: however soon one stops, all parts were looked at. */
export function farApart<Item>(items: readonly Item[]): Item[] {
  const { length } = items;
  let step = Math.max(1, Math.round(length * NEXT));
  while (greatestCommonDivisor(length, step) > 1) step += 1;
  return items.map((_, index) => items[(index * step + (length >> 1)) % length]);
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
