import type { LinkedPackage } from '@hexwright/model';

/** How armies are bought by points, in a game that has such. Everything is read from the rules of a package. */
export interface GameArmies {
  /** The armies of a package's sides, in their order: what each costs, and what is wrong with it. */
  review(linked: LinkedPackage): readonly ArmyReview[];
  /** Nations that armies are of. */
  nations(linked: LinkedPackage): readonly string[];
  /**
   * A battle of two random armies that keep every rule, as the files of a package by their names. Throws RangeError for a
   * nation that is none, and for points that pay for no army.
   */
  quickBattle(linked: LinkedPackage, wish: QuickBattle): ReadonlyMap<string, string>;
}

/** What a battle of random armies is to be. */
export interface QuickBattle {
  /** The package to be made, and its title. */
  readonly id: string;
  readonly nations: readonly [string, string];
  /** Points that each army may cost. */
  readonly points: number;
  readonly seed: number;
}

/** An army as it is reckoned and judged. */
export interface ArmyReview {
  readonly side: string;
  readonly name: string;
  readonly nation: string;
  readonly points: number;
  /** Points that it may cost; 0 for any. */
  readonly limit: number;
  readonly costs: readonly ArmyCost[];
  readonly faults: readonly ArmyFault[];
}

/** One thing that costs points. */
export interface ArmyCost {
  /** The counter that it is for. */
  readonly id: string;
  readonly what: string;
  readonly points: number;
  readonly case: string;
}

/** One thing that is wrong. */
export interface ArmyFault {
  /** The counter at fault; empty for the army as a whole. */
  readonly id: string;
  readonly code: string;
  readonly case: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong, and what helps. */
  readonly message: string;
}
