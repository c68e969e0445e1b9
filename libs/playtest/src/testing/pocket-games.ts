/** The games of the tests: what `games.ts` is to the product, for a studio that plays these. */
import * as plain from '@hexwright/rules-kit/counter-style';
import type { GameEntry } from '../game-entry.ts';

export const GAMES: readonly GameEntry[] = [
  {
    system: 'drill',
    styles: plain,
    rules: async () => ({ library: (await import('./drill.ts')).library, players: [] }),
  },
  {
    system: 'pond',
    styles: plain,
    rules: async () => ({ library: (await import('./pond.ts')).library, players: [] }),
  },
  {
    system: 'tic-tac-hex',
    styles: plain,
    rules: async () => ({ library: (await import('./tic-tac-hex.ts')).library, players: [] }),
  },
];
