/** What a package modifies, tests and forbids in a game on hexes: the part of its charts that all such games share. */
import type { CompiledGame } from '@hexwright/compiler';
import type { Binding } from '@hexwright/rule-lang';
import { Conditions } from './conditions.ts';
import { type ModifierSlot, Modifiers } from './modifiers.ts';
import { LEADER_KIND } from './printed-counters.ts';
import type { InTurn } from './question.ts';
import { type ActRestrictions, restrictionsOn } from './restrictions.ts';
import { STACKING } from './room.ts';
import { MAY_STEP_BACK } from './stepping-back.ts';

/** Movement points of a step, and those that a piece has for a phase. */
export const MOVEMENT_COST = 'movement.cost';
export const MOVEMENT_ALLOWANCE = 'movement.allowance';
/** Hexes to the farthest target of who fires, and to the farthest that anybody sees. */
export const FIRE_RANGE = 'fire.range';
export const SIGHT_RANGE = 'sight.range';

/** Numbers of the rules that a package may modify in every game on hexes, besides {@link STACKING}. */
export const HEX_SLOTS = [MOVEMENT_COST, MOVEMENT_ALLOWANCE, FIRE_RANGE, SIGHT_RANGE] as const;

/** Of whom they are asked, and the least that a limit can be which only a package sets. */
export const HEX_LIMITS = {
  slotKinds: { [STACKING]: LEADER_KIND },
  leastLimits: { [STACKING]: 1, [SIGHT_RANGE]: 0 },
} as const;

/** Conditions that a package may have in every game on hexes. */
export const HEX_CONDITIONS = [{ id: MAY_STEP_BACK, optional: true }] as const;

/** `Asked` is what formulas are asked about. A game adds the slots and tables of its own. */
export abstract class HexCharts<Asked extends InTurn, Act extends string> {
  readonly movementCost: ModifierSlot<Asked>;
  readonly movementAllowance: ModifierSlot<Asked>;
  readonly fireRange: ModifierSlot<Asked>;
  readonly sightRange: ModifierSlot<Asked>;
  /** Leaders whom a hex holds. */
  readonly stacking: ModifierSlot<Asked>;
  readonly conditions: Conditions<Asked>;
  /** What the package forbids, act by act. */
  readonly restrictions: Readonly<Record<Act, ActRestrictions<Asked>>>;
  /** All modifiers in the order of their slots, as events number them. */
  readonly modifiers: Modifiers<Asked, string>['list'];
  protected readonly game: CompiledGame;
  readonly #slots: Modifiers<Asked, string>;

  /** `slots` are those of the game in its order, {@link HEX_SLOTS} and {@link STACKING} among them. */
  constructor(game: CompiledGame, slots: readonly string[], acts: readonly Act[], binding: Binding<Asked>) {
    this.game = game;
    this.#slots = new Modifiers(game, slots, binding);
    this.modifiers = this.#slots.list;
    this.movementCost = this.slot(MOVEMENT_COST);
    this.movementAllowance = this.slot(MOVEMENT_ALLOWANCE);
    this.fireRange = this.slot(FIRE_RANGE);
    this.sightRange = this.slot(SIGHT_RANGE);
    this.stacking = this.slot(STACKING);
    this.conditions = new Conditions(game, binding);
    this.restrictions = restrictionsOn(acts, game, binding);
  }

  /** The modifiers of a number. Throws an Error for one that is not among the slots. */
  slot(id: string): ModifierSlot<Asked> {
    return this.#slots.of(id);
  }
}
