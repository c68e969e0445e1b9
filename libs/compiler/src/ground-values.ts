import type { ValueMap } from '@hexwright/model';
import { orNearest, type Findings } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** The values that ground may have in a game, and their words. */
export type GroundWords = NonNullable<GameSystem['groundValues']>;

/** What a terrain or a hexside says of them, as indices of their words: 0, the ordinary one, where it says nothing. */
export function lowerGroundValues(
  values: ValueMap = {},
  at: string,
  known: GroundWords,
  findings: Findings,
): Readonly<Record<string, number>> {
  for (const [name, value] of Object.entries(values)) {
    const place = `${at}/values/${name}`;
    if (!Object.hasOwn(known, name)) {
      const names = Object.keys(known);
      const message = `No rule of this game asks for the value "${name}" of ground${orNearest(name, names)}`;
      const fixes = [{ title: 'Take it out', op: 'remove' }] as const;
      findings.warning(place, 'value.unknown', message, { isName: true, fixes });
    } else if (!known[name].words.includes(String(value))) {
      findings.unknown(place, String(value), `a word of ${name}`, known[name].words);
    }
  }
  return Object.freeze(
    Object.fromEntries(
      Object.entries(known).map(([name, { words }]) => [
        name,
        Math.max(0, words.indexOf(String(values[name] ?? words[0]))),
      ]),
    ),
  );
}
