/** What pieces and sides are called in sentences. */
import type { CompiledGame } from '@hexwright/compiler';
import type { EventValue } from '@hexwright/engine';

/** Names by game: they are asked for again and again. */
const known = new WeakMap<CompiledGame, readonly string[]>();

/**
 * The name of a piece. Where several bear it, with the number that its id has, "Horse 2" for `horse-2`; where they have
 * none, as in examples, the id tells one from the others.
 */
export function pieceName(game: CompiledGame, piece: number): string {
  let names = known.get(game);
  if (names === undefined) {
    names = namesOf(game);
    known.set(game, names);
  }
  return names[piece];
}

function namesOf({ units }: CompiledGame): readonly string[] {
  const bearers = new Map<string, number>();
  for (const { name } of units) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return units.map(({ id, name }) => {
    if (bearers.get(name) === 1) return name;
    return `${name} ${/-(\d+)$/.exec(id)?.[1] ?? id}`;
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
