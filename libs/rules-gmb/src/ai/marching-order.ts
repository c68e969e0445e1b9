/** In which order pieces are thought about in the Movement Phase: who rallies, who charges, the rest from the front on. */
import { latest, Standoff } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { Assignments } from './assignments.ts';
import { thinksOfCharging } from './charge-plan.ts';
import type { Front } from './front.ts';
import type { ThreatMap } from './threat-map.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** What a turn of the order is about. */
export const RALLY = 0;
export const CHARGE_ONLY = 1;
export const MARCH = 2;
export const TRAIN = 3;
export const SETTLE = 4;

export class MarchingOrder {
  readonly pieces: number[] = [];
  readonly purposes: number[] = [];
  at = 0;
  readonly #battle: Battle;
  readonly #threatMap: ThreatMap;
  readonly #assignments: Assignments;
  readonly #front: Front;
  readonly #standoff: Standoff;
  #version = -1;
  #serial = -1;
  #moved = 0;

  constructor(
    battle: Battle,
    threatMap: ThreatMap,
    assignments: Assignments,
    front: Front,
    weights: Weights = WEIGHTS,
  ) {
    this.#standoff = new Standoff(weights);
    this.#battle = battle;
    this.#threatMap = threatMap;
    this.#assignments = assignments;
    this.#front = front;
  }

  /** Forgets how far it has come: a new game begins. */
  forget(): void {
    this.#serial = -1;
    this.#standoff.forget();
    this.#threatMap.urgency = 1;
  }

  /** Begins anew when a phase begins, the enemy has changed, or moves were taken back. */
  refresh(): void {
    const battle = this.#battle;
    let moved = 0;
    for (const piece of battle.counters.piecesOf[this.#threatMap.side]) if (battle.hasMoved(piece)) moved++;
    const stale = this.#serial !== battle.serial || this.#version !== this.#threatMap.version || moved < this.#moved;
    this.#moved = moved;
    if (!stale) return;
    if (this.#serial !== battle.serial) this.#look();
    this.#serial = battle.serial;
    this.#version = this.#threatMap.version;
    this.#assignments.assign();
    this.#list();
  }

  /** A phase begins: how long has nobody attacked anybody? */
  #look(): void {
    const { actedIn, counters, left } = this.#battle;
    const { enemyDistance, side } = this.#threatMap;
    const own = counters.unitsOf[side].filter((unit) => this.#battle.isInPlay(unit));
    const nearest = Math.min(...own.map((unit) => enemyDistance[left.of(unit)]));
    this.#standoff.look(latest(actedIn, counters.count), nearest);
    this.#threatMap.urgency = this.#standoff.urgency;
  }

  #list(): void {
    const battle = this.#battle;
    const { counters } = battle;
    const side = this.#threatMap.side;
    this.at = 0;
    this.pieces.length = 0;
    this.purposes.length = 0;
    const leaders = counters.leaders.filter((leader) => counters.side[leader] === side && battle.isInPlay(leader));
    // Who rallies only their own is asked before those who rally anybody, and the dearest leader last.
    leaders.sort((one, other) => counters.capture[one] - counters.capture[other] || one - other);
    const units = counters.unitsOf[side].filter((unit) => battle.isInPlay(unit) && battle.rout.of(unit) === 0);
    const distance = (unit: number): number => this.#threatMap.enemyDistance[battle.left.of(unit)];
    units.sort((one, other) => distance(one) - distance(other) || one - other);
    this.#front.assign(units);
    this.#add(leaders, RALLY);
    this.#add(
      units.filter((unit) => thinksOfCharging(battle, unit)),
      CHARGE_ONLY,
    );
    this.#add(units, MARCH);
    this.#add(
      counters.trains.filter((piece) => counters.side[piece] === side),
      TRAIN,
    );
    this.#add(leaders, SETTLE);
  }

  #add(pieces: readonly number[], purpose: number): void {
    for (const piece of pieces) {
      this.pieces.push(piece);
      this.purposes.push(purpose);
    }
  }
}
