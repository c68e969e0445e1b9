import type { Vocabulary } from './compiled-game.ts';

/** Names of the vocabularies that every game has, whatever its package defines. */
export const BUILT_IN_VOCABULARIES: readonly string[] = [
  'sides',
  // Of the package: all of them, and by what they belong to.
  'markers',
  'unit-markers',
  'side-markers',
  'hex-markers',
  'game-markers',
  // Index into the units of the game; the known ones are these, and after them those that a case leaves out.
  'units',
  'known-units',
  'terrains',
  'features',
  'hexsides',
  'kinds',
  // `single` and `double`: index + 1 is the number of hexes.
  'sizes',
  // Of all units together.
  'faces',
  // Of the map, and after them those that a case leaves out.
  'zones',
  // Of the sequence of play.
  'steps',
  // Those that are numbers.
  'parameters',
];

/** The ids of the built-in vocabulary `sizes`; index + 1 is the number of hexes. */
export const SIZES: readonly string[] = ['single', 'double'];

/** The vocabulary of classes of troops. */
export const CLASSES = 'classes';

/**
 * Builds a {@link Vocabulary} from lists of ids in their order. An id that stands twice keeps its first index.
 *
 * @param likes by class of troops the one that it is taken for
 */
export function createVocabulary(
  lists: ReadonlyMap<string, readonly string[]>,
  likes: ReadonlyMap<string, string> = NO_LIKES,
): Vocabulary {
  const indices = new Map<string, ReadonlyMap<string, number>>();
  for (const [name, ids] of lists) {
    const index = new Map<string, number>();
    ids.forEach((id, position) => {
      if (!index.has(id)) index.set(id, position);
    });
    indices.set(name, index);
  }
  const classes = lists.get(CLASSES) ?? NOTHING;
  const known = indices.get(CLASSES);
  const chains = classes.map((id) => {
    const chain = new Set<number>();
    for (let next: string | undefined = id; next !== undefined; next = likes.get(next)) {
      const at = known?.get(next);
      if (at === undefined || chain.has(at)) break;
      chain.add(at);
    }
    return Object.freeze([...chain]);
  });
  return Object.freeze({
    names: Object.freeze([...lists.keys()]),
    ids: (name: string) => lists.get(name) ?? NOTHING,
    indexOf: (name: string, id: string) => indices.get(name)?.get(id) ?? -1,
    classesLike: (troops: number) => chains[troops] ?? NO_CLASS,
  });
}

const NOTHING: readonly string[] = Object.freeze([]);
const NO_LIKES: ReadonlyMap<string, string> = new Map();
const NO_CLASS: readonly number[] = Object.freeze([-1]);
