/** [20.1] What terrain costs each kind of troops and does to it, asked of the package once. */
import { PROHIBITED } from '@hexwright/compiler';
import { type Breakdown, Part } from '@hexwright/rules-kit';
import { type Battle, type BattleQuestion } from '../battle.ts';
import { FOOT, HEAVY, TROOPS } from '../counters.ts';
import { inCombat, onItsWay } from '../questions.ts';

/** Off the map. */
const OFF_MAP = -1;

/** Costs by troops and hex, and the effects that conditions of the package describe. */
export class Terrain {
  /** The class as which leaders pay [15.12], as the vocabulary counts; -1 where the package does not have it. */
  readonly #leaderClass: number;
  /** By class: movement points to enter each hex; at the end those of who has none. */
  readonly #costs: readonly Uint8Array[];
  /** By class: movement points to cross each hexside, at `hex * 6 + direction`; -1 where it is closed [4.54]. */
  readonly #steps: readonly Int16Array[];
  readonly #battle: Battle;
  readonly #turnCost: Uint8Array;
  /** True where no package modifies what is printed. */
  readonly #isPrinted: boolean;

  constructor(battle: Battle) {
    this.#battle = battle;
    this.#isPrinted = battle.charts.movementCost.isEmpty;
    const { parameters } = battle;
    const { map, vocabulary } = battle.game;
    this.#leaderClass = vocabulary.indexOf('classes', TROOPS[parameters.is('leader-terrain', 'horse') ? HEAVY : FOOT]);
    this.#costs = [...map.entryCosts, map.entryCost];
    this.#steps = [...map.stepCosts, map.stepCost].map((costs) =>
      Int16Array.from(costs, (cost, hexside) => {
        const crossing = map.surcharge[hexside];
        return cost === PROHIBITED || crossing === PROHIBITED ? -1 : cost + crossing;
      }),
    );
    this.#turnCost = Uint8Array.of(
      parameters.number('turn-cost-heavy'),
      parameters.number('turn-cost-light'),
      parameters.number('turn-cost-foot'),
      0,
    );
  }

  /** Movement points of the hex in which a unit or a leader comes onto the map; -1 where nobody may [4.54]. */
  entryCost(piece: number, hex: number): number {
    const printed = this.#costs[this.#rowOf(piece)][hex];
    return printed === PROHIBITED ? -1 : this.#modified(printed, piece, OFF_MAP, hex);
  }

  /** Movement points of a step at `hex * 6 + direction`, for a unit or a leader; -1 where nobody may step [4.54]. */
  stepCost(piece: number, hexside: number): number {
    return this.modified(this.printedSteps(piece)[hexside], piece, hexside);
  }

  /** {@link stepCost} before the modifiers of a package. */
  printedSteps(piece: number): Int16Array {
    return this.#steps[this.#rowOf(piece)];
  }

  /** What the modifiers of a package make of a printed cost, with the piece in the hex that it leaves. */
  modified(printed: number, piece: number, hexside: number): number {
    if (this.#isPrinted || printed < 0) return printed;
    return this.#modified(printed, piece, Math.floor(hexside / 6), this.#battle.grid.neighbour[hexside]);
  }

  /** The modifiers that make a step dearer or cheaper, for somebody who asks why. */
  costModifiers(piece: number, hexside: number): readonly Breakdown[] {
    if (this.#isPrinted) return [];
    const from = Math.floor(hexside / 6);
    const printed = this.printedSteps(piece)[hexside];
    const asked = onItsWay(this.#battle, piece, from, this.#battle.grid.neighbour[hexside]);
    let found: readonly Breakdown[] = [];
    this.#battle.asIfIn(piece, from, () => {
      found = this.#battle.charts.movementCost.breakdown(asked, printed);
      return printed;
    });
    return found;
  }

  #modified(printed: number, piece: number, from: number, into: number): number {
    const { movementCost } = this.#battle.charts;
    if (movementCost.isEmpty) return printed;
    const asked = onItsWay(this.#battle, piece, from, into);
    return this.#battle.asIfIn(piece, from, () => Math.max(0, printed + movementCost.sum(asked, printed)));
  }

  /** The class as which a piece pays, as the vocabulary counts; -1 where the package does not have it. */
  classOf(piece: number): number {
    const { counters, face } = this.#battle;
    return counters.isUnit[piece] === 1 ? counters.class(piece, face.of(piece)) : this.#leaderClass;
  }

  #rowOf(piece: number): number {
    const index = this.classOf(piece);
    return index < 0 ? this.#steps.length - 1 : index;
  }

  /** Movement points to turn by 60 degrees [4.23], whatever the ground [4.55]; a gun turns for nothing [12.21]. */
  turnCost(unit: number): number {
    return this.#turnCost[this.#battle.troopsOf(unit)] ?? 0;
  }

  /** [7.42] Whether the strength of a unit on its ground is doubled. */
  isDoubled(asked: BattleQuestion): boolean {
    return this.#battle.charts.conditions.hold('strength-doubled', asked);
  }

  /** [7.43], [7.44] Whether its strength is halved. */
  isHalved(asked: BattleQuestion): boolean {
    return this.#battle.charts.conditions.hold('strength-halved', asked);
  }

  /** [4.56] Whether the unit checks for losses when it enters the hex. */
  checksForLosses(unit: number, hex: number): boolean {
    return this.#battle.charts.conditions.hold('checks-for-losses', inCombat(this.#battle, unit, hex, false, hex));
  }
}

/** The terrain of a battle. */
export const terrain = new Part((battle: Battle) => new Terrain(battle));
