/**
 * The heaviest of all selections from a list that rise strictly in an order: the headings of a book, without its table of
 * contents, its charts and whatever else is out of order. Of items that weigh the same, those that stand later: a table of
 * contents comes before its book.
 *
 * @param compare negative where the first stands before the second
 * @param weigh positive whole numbers
 */
export function inSequence<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
  weigh: (item: Item) => number,
): Item[] {
  const best: { readonly weight: number; readonly before: number }[] = [];
  let end = -1;
  items.forEach((item, index) => {
    let [weight, before] = [0, -1];
    for (let earlier = 0; earlier < index; earlier++) {
      if (best[earlier].weight >= weight && compare(items[earlier], item) < 0) {
        [weight, before] = [best[earlier].weight, earlier];
      }
    }
    best.push({ weight: weight + weigh(item), before });
    if (end < 0 || best[index].weight > best[end].weight) end = index;
  });
  const chosen: Item[] = [];
  for (let at = end; at >= 0; at = best[at].before) chosen.push(items[at]);
  return chosen.toReversed();
}
