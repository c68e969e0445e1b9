/** A game that is watched while it is played: more is seen than who won, and it takes longer. */
import { type CountedResult, playCounting } from './acts.ts';
import type { WatchedResult } from './lab/findings.ts';
import { Heard } from './lab/heard.ts';
import { Losses } from './lab/losses.ts';
import { TracesOfGame } from './lab/traces.ts';
import { type Used, Uses } from './lab/uses.ts';
import type { Match } from './match.ts';

/** How a game went, who was lost in it, where it took place, and what of the rules was used. */
export type SeenResult = WatchedResult & Used;

/** Plays one game of a match, and looks at all that can be told of it. */
export function playWatched(match: Match, seed: number): SeenResult {
  const { playable } = match;
  const [losses, uses, traces] = [new Losses(playable), new Uses(playable), new TracesOfGame(playable)];
  const given = { plays: uses.plays.bind(uses) };
  const result = playCounting(match, seed, losses, given, new Heard(playable, [uses, traces]));
  playable.library.watchTables(match.play, null);
  return { ...result, losses: losses.losses, ...uses.used, ...traces.traces };
}

/** Whether a game of a batch was watched. */
export function isWatched(result: CountedResult): result is SeenResult {
  return 'losses' in result && 'happened' in result && 'fought' in result;
}
