/** What is known of each game system without its rules: for screens that show packages, broken ones too. */
import type { CounterData, CounterState } from '@hexwright/engine';
import * as plain from '@hexwright/rules-kit/look';
import type { SystemLooks } from './game-entry.ts';
import { GAMES } from './games.ts';

export type { CounterData, CounterState, SystemLooks };

/** The looks of a game system by its id; plain ones where the id is unknown, so that everything has a look. */
export function looksOf(system: string | undefined): SystemLooks {
  return GAMES.find((game) => game.system === system)?.looks ?? plain;
}

/** Whether armies are bought by points in a game system. */
export function buysArmies(system: string | undefined): boolean {
  return GAMES.find((game) => game.system === system)?.buysArmies ?? false;
}
