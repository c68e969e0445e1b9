/**
 * Exact odds before an attack: every throw of its dice counted through the same tables and modifiers that the attack
 * itself uses. Counts, never fractions, so that they are equal everywhere.
 */
import { type Breakdown, Part } from '@hexwright/rules-kit';
import { type Battle, type CombatQuestion } from './battle.ts';
import { NONE, NOT_ALLOWED, waysUpTo } from './charts.ts';
import { ofMorale } from './combat-question.ts';
import { aimedShot, supposedShot } from './standard/08-3-shots.ts';
import {
  CHARGE_WITH_LANCE,
  CHARGE_WITHOUT_LANCE,
  meleeZone,
  supposedMelee,
  NO_CHARGE,
  weighedMelee,
  type WeighedMelee,
} from './standard/09-4-attacks.ts';
import { CAUSED_BY_FIRE, CAUSED_BY_MELEE } from './standard/10-morale.ts';

/** Throws of an attack: two dice to hit, one for morale. */
export const ALL_WAYS = 216;
const MORALE_FACES = 6;
/** Rout levels that may be gained at once, and none. */
const LEVELS = 12;

/** The distribution of one attack's outcomes. */
export interface Odds {
  /** Greatest total that hits, before modifiers. */
  readonly bound: number;
  /** Sum of the modifiers on the two dice. */
  readonly modifier: number;
  /** Throws of two dice that hit, of 36. */
  readonly hits: number;
  /** By rout levels gained (index), how many of {@link ALL_WAYS} throws bring them; index 0 is "nothing happens". */
  readonly increases: readonly number[];
  /** Throws of {@link ALL_WAYS} that eliminate the target at once. */
  readonly eliminated: number;
  /** What modifies the dice, and then the morale die, each with its case. */
  readonly dice: readonly Breakdown[];
  readonly morale: readonly Breakdown[];
  /** Rout levels that it inflicts without dice; 0 where it is thrown for. */
  readonly automatic: number;
}

/** Reusable counts for a player that weighs many attacks: as {@link Odds}, without the reasons. */
export class OddsCounter {
  bound = 0;
  modifier = 0;
  hits = 0;
  readonly increases = new Int32Array(LEVELS);
  eliminated = 0;
  /** The check of morale that was counted last; null after a melee without dice. */
  morale: CombatQuestion | null = null;
  readonly #battle: Battle;
  /** By rout levels gained, the faces of the morale die that bring them after a hit: counted where something hits at all. */
  readonly #faces = new Int32Array(LEVELS);
  #areFacesCounted = false;

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  /** Counts a legal shot. */
  countFire(firer: number, target: number): void {
    const { bound, modifier } = aimedShot(this.#battle, firer, target);
    this.bound = bound;
    this.modifier = modifier;
    this.hits = waysUpTo(bound - modifier);
    this.#countMorale(target, firer, CAUSED_BY_FIRE, NO_CHARGE);
  }

  /** Counts a shot at `range` hexes with a face of the firer, supposing that it could be made. */
  supposeFire(firer: number, firerFace: number, target: number, range: number): void {
    this.#supposeHits(firer, firerFace, target, range);
    this.#countMorale(target, firer, CAUSED_BY_FIRE, NO_CHARGE);
  }

  /** As {@link supposeFire}, right after it, at another range: the target's morale is what it was. */
  supposeFireAgain(firer: number, firerFace: number, target: number, range: number): void {
    this.#supposeHits(firer, firerFace, target, range);
    this.#spread(target);
  }

  #supposeHits(firer: number, firerFace: number, target: number, range: number): void {
    const { bound, modifier } = supposedShot(this.#battle, firer, firerFace, target, range);
    this.bound = bound;
    this.modifier = modifier;
    this.hits = bound === NONE || bound === NOT_ALLOWED ? 0 : waysUpTo(bound - modifier);
  }

  /** Counts a legal melee; one that routs without dice hits with every throw. */
  countMelee(attacker: number, defender: number): void {
    this.#countMeleeOf(weighedMelee(this.#battle, attacker, defender), attacker, defender);
  }

  /**
   * Counts a melee as it would be if the defender lay in `zone` (0 front, 1 side) to the attacker, with `charge` (0 none,
   * 1 without, 2 with the lance).
   */
  supposeMelee(attacker: number, defender: number, zone: number, charge: number): void {
    this.#countMeleeOf(supposedMelee(this.#battle, attacker, defender, zone, charge), attacker, defender);
  }

  #countMeleeOf({ automatic, bound, modifier, asked }: WeighedMelee, attacker: number, defender: number): void {
    this.bound = bound;
    this.modifier = modifier;
    if (automatic > 0) {
      this.hits = 36;
      this.morale = null;
      this.increases.fill(0);
      this.increases[automatic] = ALL_WAYS;
      this.#countEliminations(defender);
      return;
    }
    this.hits = bound === NONE || bound === NOT_ALLOWED ? 0 : waysUpTo(bound - modifier);
    this.#countMorale(defender, attacker, CAUSED_BY_MELEE, asked.charge);
  }

  #countMorale(unit: number, attacker: number, cause: number, charge: number): void {
    this.morale = ofMorale(this.#battle, unit, attacker, cause, charge);
    this.#areFacesCounted = false;
    this.#spread(unit);
  }

  #countFaces(asked: CombatQuestion, unit: number): void {
    const { charts, face } = this.#battle;
    const modifier = charts.moraleDie.sum(asked);
    const shown = face.of(unit);
    this.#faces.fill(0);
    for (let die = 1; die <= MORALE_FACES; die++) this.#faces[charts.routIncrease(unit, shown, die + modifier)]++;
    this.#areFacesCounted = true;
  }

  /** Spreads the hits over the faces of the morale die. */
  #spread(unit: number): void {
    if (this.hits === 0) {
      this.increases.fill(0);
      this.increases[0] = ALL_WAYS;
      this.eliminated = 0;
      return;
    }
    if (!this.#areFacesCounted && this.morale !== null) this.#countFaces(this.morale, unit);
    for (let levels = 0; levels < LEVELS; levels++) this.increases[levels] = this.#faces[levels] * this.hits;
    this.increases[0] += ALL_WAYS - this.hits * MORALE_FACES;
    this.#countEliminations(unit);
  }

  #countEliminations(unit: number): void {
    const spare = this.#battle.parameters.routLevelMaximum - this.#battle.rout.of(unit);
    this.eliminated = 0;
    for (let levels = spare + 1; levels < this.increases.length; levels++) this.eliminated += this.increases[levels];
  }
}

/** A counter of each battle, for words about single attacks. */
export const oddsCounter = new Part((battle: Battle) => new OddsCounter(battle));

function report(counter: OddsCounter, dice: readonly Breakdown[], automatic = 0): Odds {
  const { bound, modifier, hits, eliminated, morale } = counter;
  let last = counter.increases.length - 1;
  while (last > 0 && counter.increases[last] === 0) last--;
  return {
    bound,
    modifier,
    hits,
    increases: Array.from(counter.increases.subarray(0, last + 1)),
    eliminated,
    dice,
    automatic,
    morale: morale === null ? [] : morale.battle.charts.moraleDie.breakdown(morale),
  };
}

/** The odds of a legal shot, with every modifier and its case [8.3], [10.3]. */
export function fireOdds(battle: Battle, firer: number, target: number): Odds {
  const counter = new OddsCounter(battle);
  counter.countFire(firer, target);
  const { asked } = aimedShot(battle, firer, target);
  return report(counter, battle.charts.fireDice.breakdown(asked));
}

/** The odds of a legal melee, with every modifier and its case [9.4], [10.3]. */
export function meleeOdds(battle: Battle, attacker: number, defender: number): Odds {
  const counter = new OddsCounter(battle);
  counter.countMelee(attacker, defender);
  const { automatic, asked } = weighedMelee(battle, attacker, defender);
  return report(counter, automatic > 0 ? [] : battle.charts.meleeDice.breakdown(asked), automatic);
}

/** The odds of the melee that a legal charge leads to [5.31], as both stand now: much may happen before it. */
export function chargeOdds(battle: Battle, attacker: number, target: number): Odds {
  const counter = new OddsCounter(battle);
  const zone = meleeZone(battle, attacker, target);
  const charge = battle.lance.of(attacker) === 1 ? CHARGE_WITH_LANCE : CHARGE_WITHOUT_LANCE;
  counter.supposeMelee(attacker, target, zone, charge);
  const { asked } = supposedMelee(battle, attacker, target, zone, charge);
  return report(counter, battle.charts.meleeDice.breakdown(asked));
}
