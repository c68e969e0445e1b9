/** What stands where in Redis. Everything but the lists of who is there ends by itself. */

/** In front of all that BullMQ keeps. */
export const PREFIX = 'hexwright';
/** Who plays, and what is to be played: sorted sets of JSON texts, by when each was last heard of in the seconds of Redis. */
export const WORKERS = 'hexwright:workers';
export const RUNS = 'hexwright:runs';
/** Seconds after which somebody who is not heard of is gone. */
export const SILENCE = 20;
/** Milliseconds between two signs of life. */
export const BEAT = 3000;
/** Seconds for which what nobody asks for any more stays. */
export const AFTERLIFE = 3600;

/** The queue of the chunks that one engine can play: another engine's workers never see them. */
export function queueName(engine: string): string {
  return `games-${engine}`;
}

/** Packages as bytes, by the hash of these. */
export function packagesKey(hash: string): string {
  return `hexwright:packages:${hash}`;
}

/** There as long as somebody waits for the results of a run. */
export function runKey(run: string): string {
  return `hexwright:run:${run}`;
}

/** The answers to the chunks of a run, in the order in which they came. */
export function answersKey(run: string): string {
  return `hexwright:answers:${run}`;
}
