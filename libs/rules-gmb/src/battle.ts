import { type CompiledHexGame, PROHIBITED } from '@hexwright/compiler';
import type { Column, EventKind, PiecePlace, Scalar } from '@hexwright/engine';
import { facingName } from '@hexwright/hex';
import type { Binding } from '@hexwright/rule-lang';
import {
  Companions,
  type Decision,
  HexBattle,
  type Holdings,
  NO_PIECE,
  NOWHERE,
  OFF_MAP,
  type Question,
  ByTurn,
} from '@hexwright/rules-kit';
import { Charts } from './charts.ts';
import { Counters, LEADER, TRAIN, UNIT } from './counters.ts';
import type { FrozenHooks } from './hooks.ts';
import { type Parameters, parametersOf } from './parameters.ts';
import { surcharges } from './standard/07-2-crossings.ts';
import { approachTable } from './standard/13-1-approach.ts';
import { CAPTURED, ELIMINATED, IN_PLAY, LEFT_MAP, NOT_PLACED, WITHDRAWN } from './status.ts';

/** Hexes that a unit newly enters with one step: two for a double [5.23]. */
const HEXES_A_STEP = 2;

/** What modifiers and conditions are asked about: a combat, or what of one is known; what is not asked means nothing. */
export interface CombatQuestion extends Question<Battle> {
  /** Who fires, attacks or strikes; the unit itself where nobody does. */
  readonly attacker: number;
  /** Whom it concerns: the target, the defender, or the unit whose morale is checked. */
  readonly defender: number;
  /** Where the defender lies to the attacker: an index of `ZONES`. */
  readonly zone: number;
  /** An index of `CHARGES`. */
  readonly charge: number;
  /** What shakes the morale, or would: an index of `Battle.causes`. */
  readonly cause: number;
  /** Of a shot, in hexes. */
  readonly range: number;
  /** Two neighbours, over whose hexside the melee, the shot or the step goes; -1 where nobody asks for them. */
  readonly from: number;
  readonly into: number;
  /** The hex that is entered; -1 where none is. */
  readonly hex: number;
  /** Where `defender` is supposed to stand: its left half and its direction; -1 where it stands as it does. */
  readonly left: number;
  readonly direction: number;
}

/** What a battle is put together of: the rules, which know it, and not the other way round. */
export interface Rules {
  /** In the order in which frames number them. */
  readonly procedures: readonly Decision<Battle>[];
  readonly hooks: FrozenHooks<Battle>;
  readonly binding: Binding<CombatQuestion>;
  /** Numbers that a package may modify: events count the modifiers in this order. */
  readonly slots: readonly string[];
  /** Why morale is checked. */
  readonly causes: readonly string[];
  /** Most hexes of a retreat for each rout level. */
  readonly hexesALevel: number;
}

/**
 * One battle of the Great Medieval Battles: the columns of the state under the rulebook's names, and the questions
 * that every section asks of them. The rules themselves stand in `standard/` and in the folder of each game.
 */
export abstract class Battle extends HexBattle {
  readonly counters: Counters;
  /** By `hex * 6 + direction`: what crossing the hexside adds to a step [7.22], [7.4]. */
  readonly surcharge: Uint8Array;
  /** Whether steps may be forbidden by hexsides that nobody crosses or by the package. Searches ask of every step. */
  readonly forbidsSteps: boolean;
  /** Whether modifiers of the package change what steps cost. */
  readonly pricesSteps: boolean;
  readonly hooks: FrozenHooks<Battle>;
  /** Why morale is checked, in words: rules know them by their places. */
  readonly causes: readonly string[];
  /** `side * 6 + direction`: whether that direction leads towards the side's edge [13.1]. */
  readonly approach: Int8Array;
  /** By side, a byte a hex: 1 on the row or column of its friendly edge [11.0]. */
  readonly ownEdge: readonly Uint8Array[];

  /** Hex of a piece, or of its left half; -1 when it is not on the map. */
  readonly left: Column = this.forPieces('left');
  /** Direction from the left to the right half of a double counter: its facing [5.2]. */
  readonly direction: Column = this.forPieces('direction');
  /** Rout level [10.1]. */
  readonly rout: Column = this.forPieces('rout');
  /** 1 while the unit has its Lance marker [9.3]. */
  readonly lance: Column = this.forPieces('lance');
  /** Target of the Charge marker plus one; 0 when not charging [5.31]. */
  readonly charging: Column = this.forPieces('charging');
  /** 1 while a leader is disobeyed [12.3]. */
  readonly disobeyed: Column = this.forPieces('disobeyed');
  /** Serial of the step in which the unit last fired, fought or changed mode. */
  readonly actedIn: Column = this.forPieces('acted-in');
  /** By hex: piece of a train plus one. */
  readonly trainAt: Column = this.forHexes('train-at');
  /** Firers that hit this phase, in the order of their shots [8.0]. */
  readonly hitBy: Column = this.forPieces('hit-by');
  readonly hitOn: Column = this.forPieces('hit-on');
  readonly hitCount: Scalar = this.state.scalar('hit-count');
  /** Hexes that a retreating unit has left and entered, in order [15.43]; the first are those it was attacked in. */
  readonly path: Column;
  readonly pathLength: Scalar;
  /** Hexes that the latest retreat went [15.43]. */
  readonly retreatSteps: Scalar;
  /** Serial of the step in which fire first routed the unit, where hits take effect at once: it may still fire [8.0]. */
  readonly routedIn: Column;
  /**
   * What modifiers of the package made of the movement allowance of who is on the way, where they set out: so many points
   * more or less. Null where no modifier has a say.
   */
  readonly allowanceChange: Column | null;
  /** The leaders who go along with the piece under way. */
  readonly riders: Companions;

  /** By piece and face, whether it bears the trait. */
  readonly #traits: readonly (readonly (readonly boolean[])[])[];
  readonly #parameters: ByTurn<Parameters>;
  readonly #charts: ByTurn<Charts<CombatQuestion>>;

  declare protected readonly procedures: readonly Decision<Battle>[];

  /** `startingPoints` by side: victory points scored before the game begins, as examples have them. */
  constructor(game: CompiledHexGame, rules: Rules, startingPoints: readonly number[] = []) {
    super(game, rules.procedures, startingPoints);
    this.hooks = rules.hooks;
    this.causes = rules.causes;
    this.counters = new Counters(game);
    this.#parameters = new ByTurn(game, parametersOf);
    this.surcharge = surcharges(game.map, parametersOf(game));
    this.#charts = new ByTurn(game, (edition) => new Charts(edition, this.counters, rules.binding, rules.slots));
    const { restrictions, stacking, movementCost } = this.charts;
    this.forbidsSteps = this.surcharge.includes(PROHIBITED) || !restrictions.enter.isEmpty || !stacking.isEmpty;
    this.pricesSteps = !movementCost.isEmpty;
    const homes = game.sides.flatMap(({ home }) => (home === null ? [] : [home]));
    this.approach = Int8Array.from(homes.flatMap(({ ways }) => [...approachTable(ways)]));
    this.ownEdge = homes.map(({ edge }) =>
      Uint8Array.from({ length: this.grid.count }, (_, hex) => (this.grid.isOnEdge(hex, edge) ? 1 : 0)),
    );
    const traits = game.vocabulary.ids('traits');
    this.#traits = game.units.map((unit) => unit.faces.map((face) => traits.map((trait) => face.traits.has(trait))));
    const state = this.state;
    // The hexes it was attacked in, and those of the longest retreat [15.41].
    const longest = parametersOf(game).routLevelMaximum * rules.hexesALevel;
    this.path = state.column('path', HEXES_A_STEP * (1 + longest));
    this.pathLength = state.scalar('path-length');
    this.retreatSteps = state.scalar('retreat-steps');
    this.routedIn = this.forPieces('routed-in');
    this.allowanceChange = this.charts.movementAllowance.isEmpty ? null : this.forPieces('allowance-change');
    this.riders = new Companions(state.scalar('riders'), this.counters.leaders);
  }

  protected override setUp(): void {
    for (let piece = 0; piece < this.counters.count; piece++) {
      this.left.set(piece, NOWHERE);
      this.status.set(piece, NOT_PLACED);
    }
    for (const placement of this.game.setUp) {
      const { unit, left, direction, face, markers } = placement;
      this.face.set(unit, face);
      this.rout.set(unit, markers.rout ?? 0);
      this.lance.set(unit, markers.lance ?? 0);
      this.charging.set(unit, markers.charging ?? 0);
      this.disobeyed.set(unit, markers.disobeyed ?? 0);
      if (markers.eliminated || markers.captured) {
        this.status.set(unit, markers.eliminated ? ELIMINATED : CAPTURED);
      } else if (left >= 0) {
        this.status.set(unit, IN_PLAY);
        this.place(unit, left, direction);
      }
    }
  }

  /** The case of an event: that of the exclusive rule it stands for, where a module says so. */
  abstract eventCase(kind: EventKind, words: Int32Array): string;

  /** The decision that is asked for; null when nobody must decide. */
  get asked(): Decision<Battle> | null {
    return this.isIdle ? null : this.procedures[this.frames.procedure];
  }

  /** The piece that the decision is about; -1 where it is about none. */
  get pieceAsked(): number {
    return this.asked?.piece?.(this) ?? NO_PIECE;
  }

  // --- Where pieces are ---------------------------------------------------------------------------------------

  /** The place of a piece of `size` hexes with its left half in `left`, facing by `direction` [5.2]. */
  placeAt(size: number, left: number, direction: number): PiecePlace {
    if (left < 0) return OFF_MAP;
    if (size === 1) return { places: [left], across: null, facing: null };
    const places = [left, this.grid.neighbour[left * 6 + direction]];
    return { places, across: direction, facing: facingName(this.grid.orientation, direction) };
  }

  override placeOf(piece: number): PiecePlace {
    const left = this.isInPlay(piece) ? this.left.of(piece) : NOWHERE;
    return this.placeAt(this.counters.size[piece], left, this.direction.of(piece));
  }

  /** The pieces in a hex: the combat unit, then leaders, then the train. */
  override piecesIn(hex: number): number[] {
    const leaders = this.counters.leaders.filter((leader) => this.left.of(leader) === hex);
    return [this.unitIn(hex), ...leaders, this.trainIn(hex)].filter((piece) => piece >= 0);
  }

  /** Hex of the right half of a double counter; the one hex of a single. */
  right(piece: number): number {
    const left = this.left.of(piece);
    return this.counters.size[piece] === 2 && left >= 0
      ? this.grid.neighbour[left * 6 + this.direction.of(piece)]
      : left;
  }

  /** True when the piece covers `hex`. */
  covers(piece: number, hex: number): boolean {
    return this.left.of(piece) === hex || this.right(piece) === hex;
  }

  /** The piece of a train in a hex, or -1. */
  trainIn(hex: number): number {
    return this.trainAt.of(hex) - 1;
  }

  /** Puts a piece that is nowhere on its hexes. */
  place(piece: number, left: number, direction: number): void {
    this.left.set(piece, left);
    this.direction.set(piece, direction);
    this.#claim(piece, piece + 1);
    if (this.holdings !== null) this.#hold(this.holdings, piece);
  }

  /** Moves a piece from its hexes to others. */
  shift(piece: number, left: number, direction: number): void {
    this.#claim(piece, 0);
    this.place(piece, left, direction);
  }

  /** Takes a piece off the map. */
  remove(piece: number, status: number): void {
    if (status === LEFT_MAP || status === WITHDRAWN) this.noteExit(piece);
    this.#claim(piece, 0);
    this.left.set(piece, NOWHERE);
    this.status.set(piece, status);
    this.charging.set(piece, 0);
  }

  override withdraw(piece: number): void {
    const hex = this.left.of(piece);
    this.remove(piece, WITHDRAWN);
    this.hooks['piece.gone']?.(this, piece, hex);
  }

  #hold(holdings: Holdings, piece: number): void {
    if (!this.isCombatUnit(piece)) return;
    const side = this.counters.side[piece];
    holdings.entered(this.left.of(piece), side);
    holdings.entered(this.right(piece), side);
  }

  #claim(piece: number, owner: number): void {
    const kind = this.counters.kind[piece];
    if (kind === LEADER) return;
    const column = kind === TRAIN ? this.trainAt : this.occupant;
    column.set(this.left.of(piece), owner);
    if (this.counters.size[piece] === 2) column.set(this.right(piece), owner);
  }

  // --- Stacks [6.1] -------------------------------------------------------------------------------------------

  /** True when the leader is on the map and shares a hex with the combat unit [6.12]. */
  isStacked(leader: number, unit: number): boolean {
    return this.status.of(leader) === IN_PLAY && this.covers(unit, this.left.of(leader));
  }

  // --- Sides and turns ----------------------------------------------------------------------------------------

  /** True when the counter, with the face that is up, bears the trait with that index in the vocabulary `traits`. */
  hasTrait(piece: number, trait: number): boolean {
    return this.#traits[piece][this.face.of(piece)][trait];
  }

  override isCounted(piece: number): boolean {
    return this.isCombatUnit(piece);
  }

  override isLost(piece: number): boolean {
    const status = this.status.of(piece);
    return status === ELIMINATED || status === LEFT_MAP || status === CAPTURED;
  }

  /** The numbers of the rules in this turn. */
  get parameters(): Parameters {
    return this.#parameters.in(this);
  }

  /** The charts in this turn. */
  get charts(): Charts<CombatQuestion> {
    return this.#charts.in(this);
  }

  isCombatUnit(piece: number): boolean {
    return this.counters.kind[piece] === UNIT;
  }

  /** Fatigue is in effect [13.0]: on movement [13.1] and, by a modifier, on morale [13.2]. */
  get fatigued(): boolean {
    return this.turn >= this.parameters.fatigueFirstTurn;
  }

  /** True when the unit has fired, fought or changed mode in this step. */
  hasActed(piece: number): boolean {
    return this.actedIn.of(piece) === this.serial;
  }
}
