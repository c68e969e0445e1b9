/** What terrains, hexsides and bridges that nobody has planned say of what a game asks of ground. */
import type { GameSystem } from '@hexwright/compiler';
import type { Terrain } from '@hexwright/model';
import type { Chooser } from './chooser.ts';

/** What a game asks of ground. */
export type GroundAsked = NonNullable<GameSystem['groundValues']>;

/** What some ground says of what the game asks. */
export function groundOf(choose: Chooser, ground: GroundAsked): Pick<Terrain, 'values'> {
  const said = Object.entries(ground).flatMap(([name, { words }]): [string, string][] =>
    choose.chance(60) ? [[name, choose.one(words)]] : [],
  );
  return said.length === 0 ? {} : { values: Object.fromEntries(said) };
}
