/** What pieces and sides are called in sentences. */
import type { CompiledGame } from '@hexwright/compiler';
import type { EventValue } from '@hexwright/engine';

/** Names by game: they are asked for again and again. */
const known = new WeakMap<CompiledGame, readonly string[]>();

/**
 * The name of a piece. Where several bear it, with the number that its id has, "Horse 2" for `horse-2`; or with what it
 * alone of them is, "Moray (leader)" beside troops of that name; else, as in examples, the id tells it from the others.
 */
export function pieceName(game: CompiledGame, piece: number): string {
  let names = known.get(game);
  if (names === undefined) {
    names = namesOf(game);
    known.set(game, names);
  }
  return names[piece];
}

function namesOf({ units, sides }: CompiledGame): readonly string[] {
  const bearers = Map.groupBy(units, ({ name }) => name);
  return units.map((unit) => {
    const { id, name, kind, side } = unit;
    const others = bearers.get(name)?.filter((one) => one !== unit) ?? [];
    if (others.length === 0) return name;
    const number = /-(\d+)$/.exec(id)?.[1];
    if (number !== undefined) return `${name} ${number}`;
    if (others.every((one) => one.kind !== kind)) return `${name} (${kind})`;
    if (others.every((one) => one.side !== side)) return `${name} (${sides[side].name})`;
    return `${name} ${id}`;
  });
}

/** What a piece, a side, a marker or a table of the package is called that an event names by its id; else the word itself. */
export function nameOf(game: CompiledGame, id: EventValue): string {
  const word = String(id);
  const piece = game.vocabulary.indexOf('units', word);
  if (piece >= 0) return pieceName(game, piece);
  const { sides, markers, eventTables } = game;
  const named = [...sides, ...markers].find((one) => one.id === id);
  return named?.name ?? eventTables.find((one) => one.id === id)?.title ?? word;
}
