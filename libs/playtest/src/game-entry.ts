import type { GameArmies, GameLibrary, GameModels } from '@hexwright/compiler';
import type { CounterData, CounterStyle, CounterState } from '@hexwright/engine';
import type { PlayerKind, Rulebook } from '@hexwright/rules-kit';

/** What a game says of its counters. */
export interface SystemCounterStyles {
  /** How a counter looks with the face of that id up and markers on it. */
  look(unit: CounterData, face: string, state?: CounterState): CounterStyle;
  /** Colours (`#rrggbb`) by `CounterStyle.color`; for a key that is missing, tint the colour of the side. */
  readonly paperColors: Readonly<Record<string, string>>;
  /** Kinds of one-hex pieces that have a front. None where absent. */
  readonly facingKinds?: readonly string[];
  /** Markers as a set-up lists them. */
  stateOf(markers: readonly string[]): CounterState;
}

/** The rules of a game, and the computer players that know them. */
export interface GameRules {
  readonly library: GameLibrary;
  readonly players: readonly PlayerKind[];
  /** What its page of the reference says; absent for a game of tests, which has no page. */
  readonly rulebook?: Rulebook;
  /** What made packages are modelled on; absent where none are made. */
  readonly models?: GameModels;
  /** How armies are bought; absent where armies are given. */
  readonly armies?: GameArmies;
}

/** A game in the list of games: light enough for a page that shows packages and plays nothing. */
export interface GameEntry {
  /** Id of its system, as base packages name it. */
  readonly system: string;
  readonly styles: SystemCounterStyles;
  /** Whether armies are bought by points: whether its rules have {@link GameRules.armies}. */
  readonly buysArmies?: boolean;
  /** Loads all that is heavy. */
  rules(): Promise<GameRules>;
}
