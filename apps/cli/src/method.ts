/** What every report of games ends with: how its players play, what they cannot show, and which engine played. */
import { engineDigest } from '@hexwright/playtest/store';
import type { Seats } from '@hexwright/playtest';

interface KnownPlayer {
  readonly id: string;
  readonly title: string;
}

/** What no number of a report has seen. */
const BLIND = 'It is about these players. What they never do, no number here has seen.';

/** Whose victories prove nothing. */
const AIMLESS = 'A random player has no aim: who wins against one says little of the balance between people.';

/** How a difference between two shares is told. */
export const PERCENTAGE_POINTS = 'Differences between shares are in percentage points: 40 % and 45 % differ by 5 %.';

/** What `--json` has of it. */
export const METHOD_SHAPE =
  'besides: "method": how it was found, as the report says it, in lines; "engine": the version of the code that played';

/** The version of the code that plays: the same wherever the code is. */
export function engineName(): string {
  return engineDigest().slice(0, 16);
}

/** The lines about those who played, of all whom the game knows, and about the engine. */
export function methodEnd(known: readonly KnownPlayer[], seats: Seats): string[] {
  const players = Object.values(seats);
  return [...(players.includes('random') ? [AIMLESS] : []), ...methodEndOf(known, players)];
}

/** The same of players by their names. */
export function methodEndOf(known: readonly KnownPlayer[], players: readonly string[]): string[] {
  const used = known.filter(({ id }) => players.includes(id));
  return [...used.map(({ id, title }) => `${id}: ${title}`), BLIND, `Engine ${engineName()}.`];
}
