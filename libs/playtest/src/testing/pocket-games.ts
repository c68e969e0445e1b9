/** The games of the tests: what `games.ts` is to the product, for a studio that plays these. */
import type { GameEntry } from '../game-entry.ts';
import * as plain from '../plain-look.ts';

export const GAMES: readonly GameEntry[] = [
  {
    system: 'pond',
    looks: plain,
    rules: async () => ({ library: (await import('./pond.ts')).library, players: [] }),
  },
];
