/**
 * The games there are. A new game is named here, and nowhere else above its own library. Looks come with the page;
 * everything else is loaded when it is asked for.
 */
import * as greatMedievalBattles from '@hexwright/rules-gmb/counter-style';
import * as grunwald from '@hexwright/rules-grunwald/counter-style';
import * as wrg from '@hexwright/rules-wrg/counter-style';
import type { GameEntry } from './game-entry.ts';

export const GAMES: readonly GameEntry[] = [
  {
    system: 'great-medieval-battles',
    styles: greatMedievalBattles,
    rules: () => import('@hexwright/rules-gmb'),
  },
  {
    system: 'grunwald-1410',
    styles: grunwald,
    rules: () => import('@hexwright/rules-grunwald'),
  },
  {
    system: 'wrg-1970',
    styles: wrg,
    buysArmies: true,
    rules: () => import('@hexwright/rules-wrg'),
  },
];
