/** What is known of each game system without its rules: for screens that show packages, broken ones too. */
import type { CounterData, CounterState } from '@hexwright/engine';
import * as plain from '@hexwright/rules-kit/counter-style';
import type { SystemCounterStyles } from './game-entry.ts';
import { GAMES } from './games.ts';

export type { CounterData, CounterState, SystemCounterStyles };

/** The styles of a game system by its id; plain ones where the id is unknown, so that everything has a look. */
export function counterStylesOf(system: string | undefined): SystemCounterStyles {
  return GAMES.find((game) => game.system === system)?.styles ?? plain;
}

/** Whether armies are bought by points in a game system. */
export function buysArmies(system: string | undefined): boolean {
  return GAMES.find((game) => game.system === system)?.buysArmies ?? false;
}
