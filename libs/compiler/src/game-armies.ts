import type { LinkedPackage, Unit } from '@hexwright/model';

/** How armies are bought by points, in a game that has such. Everything is read from the rules of a package. */
export interface GameArmies {
  /** The armies of a package's sides, in their order: what each costs, and what is wrong with it. */
  review(linked: LinkedPackage): readonly ArmyReview[];
  /** Nations that armies are of. */
  nations(linked: LinkedPackage): readonly string[];
  /** What armies can be made of. */
  catalogue(linked: LinkedPackage): ArmyCatalogue;
  /**
   * Counters of a random army that keeps every rule. Throws RangeError for a nation that is none, and for points that pay
   * for no army.
   */
  randomArmy(linked: LinkedPackage, wish: RandomArmy): readonly Unit[];
  /** Where all counters of a side stand in line before its edge. Throws RangeError where there is no room for them. */
  lineUp(linked: LinkedPackage, side: string): readonly ArmyStand[];
  /**
   * A battle of two random armies that keep every rule, as the files of a package by their names. Throws RangeError for a
   * nation that is none, and for points that pay for no army.
   */
  quickBattle(linked: LinkedPackage, wish: QuickBattle): ReadonlyMap<string, string>;
}

/** What armies can be made of. */
export interface ArmyCatalogue {
  readonly nations: readonly ArmyWord[];
  /** The ways in which a nation comes by troops, in the order in which they are offered. */
  readonly ways: readonly ArmyWord[];
  readonly troops: readonly ArmyTroops[];
  /** Commanders, who are of no nation. */
  readonly commander: ArmyOffer;
}

/** A word of the package, and how people read it. */
export interface ArmyWord {
  readonly id: string;
  readonly name: string;
}

/** What is bought: a counter as it is at first, and what its owner may choose of it. */
export interface ArmyOffer {
  readonly counter: Omit<Unit, 'id' | 'name' | 'side'>;
  /** Values of the counter. */
  readonly choices: readonly string[];
  readonly points: number;
  /** What that buys: a figure, a piece with its crew, a commander. */
  readonly per: string;
}

/** Troops that can be bought. */
export interface ArmyTroops extends ArmyWord, ArmyOffer {
  /** What they are: body, weapons, class. */
  readonly about: string;
  /** The nations that may have them, each with its way. */
  readonly nations: Readonly<Record<string, string>>;
}

/** What a random army is to be. */
export interface RandomArmy {
  readonly side: string;
  readonly nation: string;
  readonly points: number;
  readonly seed: number;
}

/** Where a counter stands, as a set-up has it. */
export interface ArmyStand {
  readonly unit: string;
  readonly hexes: readonly string[];
  readonly facing: number;
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

/** A part of a counter, such as `values/files`; of the side where the id is empty. */
export interface ArmyPart {
  readonly id: string;
  readonly part: string;
}

/** One thing that is wrong. */
export interface ArmyFault {
  /** The counter at fault; empty for the army as a whole. */
  readonly id: string;
  /** The part of the counter, or of the side, that is at fault, such as `values/files`; absent where all of it is. */
  readonly part?: string;
  /** Other parts that the fault depends on: a variant that changed one of them is told of it there. */
  readonly also?: readonly ArmyPart[];
  readonly code: string;
  readonly case: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong, and what helps. */
  readonly message: string;
}
