/** In which order the places of a reach are offered. */
import type { ReachedPlace } from './presentation.ts';

/**
 * The places, the cheapest first; of those that cost the same, those first for which the piece turns least, so that nobody
 * swings round unasked: `rankOfTurn` says where a turn from one facing to another stands among all. Their
 * {@link ReachedPlace.from} names them in the new order.
 */
export function inOrder(
  places: readonly ReachedPlace[],
  rankOfTurn: (from: string, to: string) => number,
): ReachedPlace[] {
  const now = places.find(({ from }) => from < 0)?.facing ?? '';
  const turns = ({ facing, from }: ReachedPlace): number => (from < 0 ? -1 : rankOfTurn(now, facing ?? ''));
  const order = places
    .map((_, index) => index)
    .toSorted((one, other) => places[one].cost - places[other].cost || turns(places[one]) - turns(places[other]));
  const position = new Map(order.map((index, at) => [index, at]));
  return order.map((index) => {
    const place = places[index];
    return { ...place, from: position.get(place.from) ?? -1 };
  });
}
