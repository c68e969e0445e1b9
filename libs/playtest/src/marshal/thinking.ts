/** How long a marshal thinks: in battles played on, not in seconds, so that it plays the same on every machine. */
import type { Effort } from './council.ts';

/** A marshal by how long it thinks. */
export interface Thinking {
  /** The name by which seats are given. */
  readonly id: string;
  /** What it does, in a sentence. */
  readonly title: string;
  readonly effort: Effort;
}

/** Enough to play most battles to their end some twenty times over. */
export const USUAL: Thinking = {
  id: 'marshal',
  title: 'Weighs plans for the whole army by playing each on with other dice, and follows the best.',
  effort: { nodes: 40_000, games: 24, most: 4000 },
};

/** Half of that, the usual, and four times as much. */
export const THINKING: readonly Thinking[] = [
  {
    id: 'marshal-brief',
    title: 'A marshal who thinks half as long.',
    effort: { nodes: 10_000, games: 12, most: 4000 },
  },
  USUAL,
  {
    id: 'marshal-long',
    title: 'A marshal who thinks four times as long.',
    effort: { nodes: 160_000, games: 96, most: 4000 },
  },
];

/** The marshal of that name; the usual one where there is none. */
export function thinkingOf(id: string): Thinking {
  return THINKING.find((one) => one.id === id) ?? USUAL;
}
