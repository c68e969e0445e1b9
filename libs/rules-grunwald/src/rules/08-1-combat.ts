/**
 * [8.0] The combat under way: one unit in the middle, those who fight it around it, and where the losers went. Fire is a
 * combat whose firer cannot lose.
 */
import type { Column, Scalar, State } from '@hexwright/engine';
import type { Grid } from '@hexwright/hex';

/** Place of the unit in the middle; places 0 to 5 are those around it, by the direction in which they stand from it. */
export const CENTRE = 6;
export const PLACES = 7;
/** Hexes of a way that are kept: no pursuit is longer [8.65]. */
const TRAIL = 8;
/** Units that a pursuit in column can have [8.68]. */
const COLUMN = 24;

const HOLDS_NOBODY = 0;

/** What a combat must know of the battle around it. */
interface Surroundings {
  readonly grid: Grid;
  readonly hex: Column;
  readonly combats: Scalar;
  readonly routedIn: Column;
}

/** The words of the state that a combat needs. One combat is over before the next begins [7.23]. */
export class Combat {
  /** By place: unit plus one, or 0. */
  readonly #unit: Column;
  /** By place: hexes of the unit's way since the combat began, where it stood first; see {@link overEdge}. */
  readonly #trail: Column;
  readonly #trailLength: Column;
  /** By unit: its place in the line of units that must rout, from 1; 0 for those who need not [8.56]. */
  readonly routOrder: Column;
  readonly #routsDue: Scalar;
  /** Units of a pursuit, the first in front. */
  readonly #column: Column;
  readonly #columnLength: Scalar;
  /** Who fires at the unit in the middle, plus one, wherever they stand; 0 where nobody does. */
  readonly #firer: Scalar;

  constructor(state: State, pieces: number) {
    this.#unit = state.column('combat.unit', PLACES);
    this.#trail = state.column('combat.trail', PLACES * TRAIL);
    this.#trailLength = state.column('combat.trail-length', PLACES);
    this.routOrder = state.column('combat.rout-order', pieces);
    this.#routsDue = state.scalar('combat.routs-due');
    this.#column = state.column('combat.column', COLUMN);
    this.#columnLength = state.scalar('combat.column-length');
    this.#firer = state.scalar('combat.firer');
  }

  /** Begins the next combat with `unit` in its middle, and somebody who fires at it from afar, if anybody does. */
  open(battle: Surroundings, unit: number, firer = -1): void {
    battle.combats.set(battle.combats.value + 1);
    for (let place = 0; place < PLACES; place++) this.#unit.set(place, HOLDS_NOBODY);
    this.#routsDue.set(0);
    this.#firer.set(firer + 1);
    this.#put(CENTRE, unit, battle.hex.of(unit));
  }

  /** A unit next to the middle takes part. */
  join(battle: Surroundings, unit: number): void {
    const from = battle.hex.of(unit);
    this.#put(battle.grid.directionBetween(this.start(CENTRE), from), unit, from);
  }

  #put(place: number, unit: number, hex: number): void {
    this.#unit.set(place, unit + 1);
    this.#trail.set(place * TRAIL, hex);
    this.#trailLength.set(place, 1);
  }

  /** The unit of a place, or -1. */
  unitAt(place: number): number {
    return this.#unit.of(place) - 1;
  }

  /** The place of a unit, or -1 when it does not take part. */
  placeOf(unit: number): number {
    for (let place = 0; place < PLACES; place++) if (this.#unit.of(place) === unit + 1) return place;
    return -1;
  }

  /** Whom the unit fights: of the one in the middle the first of those around it; -1 for one that takes no part. */
  opponentOf(unit: number): number {
    const place = this.placeOf(unit);
    if (place < 0) return -1;
    if (place < CENTRE) return this.unitAt(CENTRE);
    if (this.#firer.value > 0) return this.#firer.value - 1;
    for (let around = 0; around < CENTRE; around++) if (this.unitAt(around) >= 0) return this.unitAt(around);
    return -1;
  }

  /** True when somebody stands around the middle. */
  get hasRing(): boolean {
    for (let place = 0; place < CENTRE; place++) if (this.#unit.of(place) !== HOLDS_NOBODY) return true;
    return false;
  }

  /** The hex in which the unit of a place stood when the combat began. */
  start(place: number): number {
    return this.#trail.of(place * TRAIL);
  }

  /** Hexes of the way of a place, where it stood included. */
  wayLength(place: number): number {
    return this.#trailLength.of(place);
  }

  /** Hex number `index` of that way, or less than 0 where it left the map: {@link directionOver} then says whither. */
  wayHex(place: number, index: number): number {
    return this.#trail.of(place * TRAIL + index);
  }

  /** A unit that takes part has come to a hex, or left the map: notes it for a pursuit [8.65]. */
  note(unit: number, hexOrEdge: number): void {
    const place = this.placeOf(unit);
    if (place < 0) return;
    const length = this.#trailLength.of(place);
    if (length === TRAIL) return;
    this.#trail.set(place * TRAIL + length, hexOrEdge);
    this.#trailLength.set(place, length + 1);
  }

  /** [8.51] The unit must rout, after those who are in the line already unless `asLast` says beside the last one. */
  mustRout(battle: Surroundings, unit: number, besideTheLast: boolean): void {
    if (!besideTheLast || this.#routsDue.value === 0) this.#routsDue.set(this.#routsDue.value + 1);
    this.routOrder.set(unit, this.#routsDue.value);
    battle.routedIn.set(unit, battle.combats.value);
  }

  /** Begins a pursuit led by a unit. */
  openColumn(unit: number): void {
    this.#columnLength.set(0);
    this.follow(unit);
  }

  /** A unit joins the end of the pursuit. */
  follow(unit: number): void {
    const length = this.#columnLength.value;
    this.#column.set(length, unit);
    this.#columnLength.set(length + 1);
  }

  get columnLength(): number {
    return this.#columnLength.value;
  }

  /** True when no more units can follow. */
  get isColumnFull(): boolean {
    return this.#columnLength.value === COLUMN;
  }

  pursuer(index: number): number {
    return this.#column.of(index);
  }

  /** The first of the column pursues no more; the next leads. */
  dropFirst(): void {
    const length = this.#columnLength.value - 1;
    for (let index = 0; index < length; index++) this.#column.set(index, this.#column.of(index + 1));
    this.#columnLength.set(length);
  }

  /** The unit after number `length` of the column pursues no more. */
  cutColumn(length: number): void {
    this.#columnLength.set(length);
  }
}

/** How a way notes that the map was left in a direction. */
export function overEdge(direction: number): number {
  return -1 - direction;
}

/** The direction of {@link overEdge}. */
export function directionOver(edge: number): number {
  return -1 - edge;
}
