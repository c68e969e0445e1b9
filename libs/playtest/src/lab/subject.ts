/** What of a package its games are asked about, as plain data that travels to a page. */
import { type Acts, actsOf } from '../acts.ts';
import { type Group, groupsOf } from './groups.ts';
import type { Playable } from '../library.ts';

/** Something that people know by name. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** See above. All lists are in the order of the package. */
export interface Subject {
  readonly sides: readonly Named[];
  /** Levels of victory; none where the package has no victory by points. */
  readonly levels: readonly Named[];
  readonly acts: Acts;
  readonly contingents: readonly Group[];
}

/** What the games of a package are asked about. */
export function subjectOf(playable: Playable): Subject {
  const { sides, victory } = playable.game;
  const named = (list: readonly Named[]): Named[] => list.map(({ id, name }) => ({ id, name }));
  return {
    sides: named(sides),
    levels: named(victory?.levels ?? []),
    acts: actsOf(playable),
    contingents: groupsOf(playable.game, 'contingents'),
  };
}
