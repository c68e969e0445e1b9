import type { Playable } from '../library.ts';

/** Counters of one side and of one class or contingent. */
export interface Group {
  readonly side: string;
  readonly id: string;
  /** Ids of units. */
  readonly units: readonly string[];
}

type CompiledGame = Playable['game'];

const WORD_OF = {
  classes: (unit: CompiledGame['units'][number]) => unit.class,
  contingents: (unit: CompiledGame['units'][number]) => unit.contingent,
};

/** The counters of a package by side, and by class or by contingent, in the order of its lists; without those that nobody is of. */
export function groupsOf({ sides, units, vocabulary }: CompiledGame, by: keyof typeof WORD_OF): readonly Group[] {
  return sides.flatMap(({ id: side }, index) =>
    vocabulary.ids(by).flatMap((id, at) => {
      const own = units.filter((unit) => unit.side === index && WORD_OF[by](unit) === at).map((unit) => unit.id);
      return own.length === 0 ? [] : [{ side, id, units: own }];
    }),
  );
}
