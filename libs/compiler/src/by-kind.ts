/** A byte for each place: the figure of the kind that stands there. It is asked once of each kind, not of each place. */
export function byKind<Kind>(places: Uint8Array, kinds: readonly Kind[], figureOf: (kind: Kind) => number): Uint8Array {
  const figures = Uint8Array.from(kinds, figureOf);
  const bytes = new Uint8Array(places.length);
  for (let place = 0; place < places.length; place++) bytes[place] = figures[places[place]];
  return bytes;
}
