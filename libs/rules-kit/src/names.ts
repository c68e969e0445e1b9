/** What pieces and sides are called in sentences. */
import type { CompiledGame } from '@hexwright/compiler';
import type { EventValue } from '@hexwright/engine';

/** Names by game: they are asked for again and again. */
const known = new WeakMap<CompiledGame, readonly string[]>();

/**
 * The name of a piece, with its number where its id has one: "Horse 2" for `horse-2`. Where several bear a name and have
 * no number, as in examples, the id tells one from the others.
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
    const number = /-(\d+)$/.exec(id)?.[1] ?? ((bearers.get(name) ?? 0) > 1 ? id : undefined);
    return number === undefined ? name : `${name} ${number}`;
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
