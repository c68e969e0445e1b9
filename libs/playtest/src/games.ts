/**
 * The games there are. A new game is named here, and nowhere else above its own library. Looks come with the page;
 * everything else is loaded when it is asked for.
 */
import * as greatMedievalBattles from '@hexwright/rules-gmb/look';
import * as grunwald from '@hexwright/rules-grunwald/look';
import * as wrg from '@hexwright/rules-wrg/look';
import type { GameEntry } from './game-entry.ts';

export const GAMES: readonly GameEntry[] = [
  {
    system: 'great-medieval-battles',
    looks: greatMedievalBattles,
    rules: () => import('@hexwright/rules-gmb'),
  },
  {
    system: 'grunwald-1410',
    looks: grunwald,
    rules: () => import('@hexwright/rules-grunwald'),
  },
  {
    system: 'wrg-1970',
    looks: wrg,
    buysArmies: true,
    rules: () => import('@hexwright/rules-wrg'),
  },
];
