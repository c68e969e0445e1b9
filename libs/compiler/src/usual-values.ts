import type { CompiledFace, CompiledUnit, Vocabulary } from './compiled-game.ts';

/**
 * What a counter says by some name on one of its faces: a value, its class, contingent, side, kind or size, as a number;
 * undefined where it says nothing.
 */
export function saidBy(unit: CompiledUnit, face: number, name: string, vocabulary: Vocabulary): number | undefined {
  switch (name) {
    case 'class':
      return wordSaid(unit.faces[face]?.class ?? unit.class);
    case 'contingent':
      return wordSaid(unit.contingent);
    case 'side':
      return unit.side;
    case 'kind':
      return vocabulary.indexOf('kinds', unit.kind);
    case 'size':
      return unit.size - 1;
    default:
      return unit.faces[face]?.values[name];
  }
}

function wordSaid(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

/**
 * Where a counter says the value that one of its faces has: with the values of the counter where all of its faces have it
 * alike, with those of that face where not. For the `part` of a problem.
 */
export function partOfValue(
  { faces }: Pick<CompiledUnit, 'faces'>,
  face: Pick<CompiledFace, 'id' | 'values'>,
  name: string,
): string {
  const isShared = faces.every(({ values }) => values[name] === face.values[name]);
  return isShared ? `values/${name}` : `faces/${face.id}/values/${name}`;
}

/**
 * What most counters of that kind say by that name, those of the same side first; the least of those said equally often.
 * undefined where nobody says anything.
 */
export function usualValue(
  units: readonly CompiledUnit[],
  { kind, side }: Pick<CompiledUnit, 'kind' | 'side'>,
  name: string,
  vocabulary: Vocabulary,
): number | undefined {
  const alike = units.filter((unit) => unit.kind === kind);
  for (const group of [alike.filter((unit) => unit.side === side), alike]) {
    const counts = new Map<number, number>();
    for (const unit of group) {
      for (const face of unit.faces.keys()) {
        const value = saidBy(unit, face, name, vocabulary);
        if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    const [most] = [...counts].toSorted(([one, often], [other, oftener]) => oftener - often || one - other);
    if (most !== undefined) return most[0];
  }
  return undefined;
}
