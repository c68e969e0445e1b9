/** What of a package its games are asked about, as plain data that travels to a page. */
import { toldModifiers } from '../acts.ts';
import { type Group, groupsOf } from './groups.ts';
import type { Playable } from '../library.ts';

/** Something that people know by name. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Something of the rules that acts. */
interface Labelled {
  readonly id: string;
  readonly label: string;
}

/** See above. All lists are in the order of the package. */
export interface Subject {
  readonly sides: readonly Named[];
  /** Levels of victory; none where the package has no victory by points. */
  readonly levels: readonly Named[];
  /** Those that events tell of: the others are asked too often for it to mean anything. */
  readonly modifiers: readonly Labelled[];
  readonly effects: readonly Labelled[];
  readonly restrictions: readonly Labelled[];
  readonly contingents: readonly Group[];
}

/** What the games of a package are asked about. */
export function subjectOf(playable: Playable): Subject {
  const { sides, victory, effects, restrictions } = playable.game;
  const named = (list: readonly Named[]): Named[] => list.map(({ id, name }) => ({ id, name }));
  const labelled = (list: readonly Labelled[]): Labelled[] => list.map(({ id, label }) => ({ id, label }));
  return {
    sides: named(sides),
    levels: named(victory?.levels ?? []),
    modifiers: labelled(toldModifiers(playable)),
    effects: labelled(effects),
    restrictions: labelled(restrictions),
    contingents: groupsOf(playable.game, 'contingents'),
  };
}
