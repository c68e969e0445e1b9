/** How long a marshal thinks: in battles played on, not in seconds, so that it plays the same on every machine. */
import type { Effort } from './council.ts';

/** A marshal by how long it thinks. */
export interface Thinking {
  /** The name by which seats are given. */
  readonly id: string;
  /** What it does, in a sentence. */
  readonly title: string;
  /** At the first of its steps, when it knows nothing of the battle yet, and at any other. */
  readonly first: Effort;
  readonly effort: Effort;
}

/** Enough to play most battles to their end some two dozen times over: about a second in all but the largest. */
const ENOUGH: Effort = { nodes: 80_000, games: 30, most: 30_000 };
const HALF: Effort = { ...ENOUGH, nodes: 40_000, games: 15 };
const LONG: Effort = { ...ENOUGH, nodes: 160_000, games: 60 };
/** What is begun well need not be mended; yet a person who waits, or a server, is not to wait long in the largest battles. */
const FIRST: Effort = { ...ENOUGH, nodes: 100_000, games: 60 };

export const USUAL: Thinking = {
  id: 'marshal',
  title: 'Weighs plans for the whole army by playing each on with other dice, and follows the best.',
  first: FIRST,
  effort: ENOUGH,
};

/** All of them, from the one who thinks least. */
export const THINKING: readonly Thinking[] = [
  { id: 'marshal-brief', title: 'A marshal who thinks half as long.', first: FIRST, effort: HALF },
  USUAL,
  { id: 'marshal-long', title: 'A marshal who thinks twice as long.', first: LONG, effort: LONG },
];

/** The marshal of that name; the usual one where there is none. */
export function thinkingOf(id: string): Thinking {
  return THINKING.find((one) => one.id === id) ?? USUAL;
}
