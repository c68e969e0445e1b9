/** What every report of games ends with: how its players play, what they cannot show, and which engine played. */
import { engineDigest } from '@hexwright/playtest/store';
import type { Seats } from '@hexwright/playtest';

interface KnownPlayer {
  readonly id: string;
  readonly title: string;
}

/** What no number of a report has seen. */
const BLIND = 'It is about these players. What they never do, no number here has seen.';

/** What `--json` has of it. */
export const METHOD_SHAPE =
  'besides: "method": how it was found, as the report says it, in lines; "engine": the version of the code that played';

/** The version of the code that plays: the same wherever the code is. */
export function engineName(): string {
  return engineDigest().slice(0, 16);
}

/** The lines about those who played, of all whom the game knows, and about the engine. */
export function methodEnd(known: readonly KnownPlayer[], seats: Seats): string[] {
  return methodEndOf(known, Object.values(seats));
}

/** The same of players by their names. */
export function methodEndOf(known: readonly KnownPlayer[], players: readonly string[]): string[] {
  const used = known.filter(({ id }) => players.includes(id));
  return [...used.map(({ id, title }) => `${id}: ${title}`), BLIND, `Engine ${engineName()}.`];
}
