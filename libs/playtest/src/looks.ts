/** How the counters of each game system are drawn, without its rules: for screens that show packages, broken ones too. */
import type { CounterData, CounterLook, CounterState } from '@hexwright/engine';
import * as greatMedievalBattles from '@hexwright/rules-gmb/look';
import * as grunwald from '@hexwright/rules-grunwald/look';
import * as plain from './plain-look.ts';

export type { CounterData, CounterState };

/** What a game system says of its counters. */
export interface SystemLooks {
  /** How a counter looks with the face of that id up and markers on it. */
  look(unit: CounterData, face: string, state?: CounterState): CounterLook;
  /** Colours (`#rrggbb`) by `CounterLook.color`; for a key that is missing, tint the colour of the side. */
  readonly paperColors: Readonly<Record<string, string>>;
  /** Markers as a set-up lists them. */
  stateOf(markers: readonly string[]): CounterState;
}

const bySystem: Readonly<Record<string, SystemLooks>> = {
  'great-medieval-battles': greatMedievalBattles,
  'grunwald-1410': grunwald,
};

/** The looks of a game system by its id; plain ones where the id is unknown, so that everything has a look. */
export function looksOf(system: string | undefined): SystemLooks {
  return (system === undefined ? undefined : bySystem[system]) ?? plain;
}
