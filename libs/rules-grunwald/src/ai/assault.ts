/**
 * The attacks that a side prepares in its movement phase: who goes where to strike whom, so that combined attacks and
 * attacks at the rear come about. Every unit near the enemy is searched once; then the best attack is settled, again and
 * again, until none is worth it.
 */
import { LEGAL } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { attackForbiddenFrom } from '../forbidden.ts';
import type { MovementRange } from '../movement-range.ts';
import { turnsBetween } from '../rules/06-zones-of-control.ts';
import { hasShock } from '../rules/07-5-shock.ts';
import { isKingReleased } from '../rules/15-1-king.ts';
import type { ThreatMap } from './threat-map.ts';
import type { Force, Expectations } from './expectations.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const NONE = -1;
const SIDES = 6;
/** More attackers than this add nothing. */
const MOST = 4;
const SUBSETS = Array.from({ length: 1 << SIDES }, (_, bits) => bits).filter(
  (bits) => bits > 0 && bitsOf(bits).length <= MOST,
);
const MEMBERS = SUBSETS.map(bitsOf);
/** By direction from the target: it and the hexes beside it, which an attacker there controls. */
const COVERS = Array.from({ length: SIDES }, (_, way) => (1 << way) | (1 << ((way + 1) % 6)) | (1 << ((way + 5) % 6)));
const ALL = (1 << SIDES) - 1;

function bitsOf(bits: number): number[] {
  return Array.from({ length: SIDES }, (_, bit) => bit).filter((bit) => ((bits >> bit) & 1) === 1);
}

/** A place from which a unit could strike a target. */
interface Slot {
  readonly unit: number;
  readonly hex: number;
  readonly strength: number;
  /** What it costs to stand there, and to come there. */
  readonly cost: number;
}

/** The best attack on a target as things stand. */
interface Attack {
  readonly value: number;
  readonly slots: readonly Slot[];
}

/** Directions from a target, a bit for each. */
interface Surroundings {
  readonly barred: number;
  /** Open to it no matter who controls them: the edge of the map, and friends [6.15]. */
  readonly open: number;
}

const NOTHING: Attack = { value: 0, slots: [] };

export class Assault {
  /** By unit `hex * 6 + facing` from where it strikes, or -1. */
  readonly place: Int32Array;
  readonly #battle: Battle;
  readonly #weights: Weights;
  readonly #range: MovementRange;
  readonly #threatMap: ThreatMap;
  readonly #expectations: Expectations;
  /** By target: all slots, in six lists by the direction in which they lie from it. */
  readonly #slots = new Map<number, Slot[][]>();
  /** By hex: 1 when an attacker will stand there. */
  readonly #taken: Uint8Array;
  readonly #force: Force = { strength: 0, worth: 0, footWorth: 0, shocks: 0, foot: false };

  constructor(
    battle: Battle,
    range: MovementRange,
    threatMap: ThreatMap,
    expectations: Expectations,
    weights: Weights = WEIGHTS,
  ) {
    this.#weights = weights;
    this.#battle = battle;
    this.#range = range;
    this.#threatMap = threatMap;
    this.#expectations = expectations;
    this.place = new Int32Array(battle.counters.count).fill(NONE);
    this.#taken = new Uint8Array(battle.grid.count);
  }

  /** Plans the attacks of a movement phase that begins. */
  plan(): void {
    this.place.fill(NONE);
    this.#taken.fill(0);
    this.#slots.clear();
    this.#findSlots();
    const attacks = new Map<number, Attack>();
    for (const target of this.#slots.keys()) attacks.set(target, this.#bestAttack(target));
    for (;;) {
      let best = NONE;
      let most = this.#weights.worthAttacking;
      for (const [target, { value }] of attacks) {
        if (value <= most) continue;
        most = value;
        best = target;
      }
      const chosen = attacks.get(best);
      if (chosen === undefined) return;
      attacks.delete(best);
      this.#settle(best, chosen);
      for (const [target, { slots }] of attacks) {
        if (slots.some((slot) => !this.#isFree(slot))) attacks.set(target, this.#bestAttack(target));
      }
    }
  }

  /** The unit cannot come to where it was to strike. */
  giveUp(unit: number): void {
    this.#taken[Math.floor(this.place[unit] / SIDES)] = 0;
    this.place[unit] = NONE;
  }

  /** The own unit that strikes a hex from another, as planned or as it stands; -1 when nobody does. */
  attackerAt(from: number, target: number): number {
    const battle = this.#battle;
    const here = battle.unitIn(from);
    if (here >= 0 && battle.counters.side[here] === this.#threatMap.side && battle.attackHex(here) === target)
      return here;
    return this.#taken[from] === 0 ? NONE : this.#planned(from, target);
  }

  #planned(from: number, target: number): number {
    const wanted = from * 6 + this.#battle.grid.directionBetween(from, target);
    return this.place.indexOf(wanted);
  }

  #settle(target: number, { slots }: Attack): void {
    const { grid, hex } = this.#battle;
    for (const slot of slots) {
      this.place[slot.unit] = slot.hex * 6 + grid.directionBetween(slot.hex, hex.of(target));
      this.#taken[slot.hex] = 1;
    }
  }

  #isFree(slot: Slot): boolean {
    return this.place[slot.unit] === NONE && this.#taken[slot.hex] === 0;
  }

  #findSlots(): void {
    const battle = this.#battle;
    const { counters } = battle;
    const { side, quarry } = this.#threatMap;
    for (const unit of counters.unitsOf[side]) {
      if (!battle.isInPlay(unit) || battle.isDisordered(unit) || battle.isGun(unit)) continue;
      if (counters.isBodyguard[unit] === 1 && !isKingReleased(battle, side)) continue;
      if (quarry[battle.hex.of(unit)] <= this.#battle.movementOf(unit) + 1) this.#findSlotsOf(unit);
    }
  }

  #findSlotsOf(unit: number): void {
    const battle = this.#battle;
    const range = this.#range;
    const { side, risk, quarry } = this.#threatMap;
    const { counters, grid } = battle;
    range.search(unit);
    const troops = this.#battle.troopsOf(unit) * grid.count;
    for (let index = 0; index < range.count; index++) {
      const place = range.places[index];
      const hex = range.hexOf(place);
      if (quarry[hex] > 1 && index > 0) continue;
      const facing = range.facingOf(place);
      if (battle.isClosed(hex, facing)) continue;
      const ahead = battle.beyond(hex, facing);
      const target = battle.unitIn(ahead);
      if (target < 0 || counters.side[target] === side) continue;
      if (attackForbiddenFrom(battle, unit, hex, target) !== LEGAL) continue;
      // [7.13]
      if (battle.isInEnemyAttackZone(side, hex) && battle.attackZoneOf(target) !== hex) continue;
      let hazard = 0;
      for (let at = place; range.parentOf(at) >= 0; at = range.parentOf(at)) {
        hazard += risk[troops + range.hexOf(at)];
      }
      this.#enter(unit, hex, target, facing, hazard + this.#weights.effort * range.costOf(place));
    }
  }

  #enter(unit: number, hex: number, target: number, facing: number, hazard: number): void {
    const battle = this.#battle;
    let lists = this.#slots.get(target);
    if (lists === undefined) {
      lists = Array.from({ length: SIDES }, () => []);
      this.#slots.set(target, lists);
    }
    const from = battle.hex.of(target);
    const strength = this.#expectations.strength(unit, hex, from, true, false);
    const cost = hazard * this.#expectations.worth[unit] + this.#exposure(hex, from);
    const list = lists[(facing + 3) % 6];
    const worse = list.findIndex((slot) => slot.strength - slot.cost < strength - cost);
    list.splice(worse < 0 ? list.length : worse, 0, { unit, hex, strength, cost });
  }

  /** Enemies beside the place who are not attacked from it. */
  #exposure(hex: number, target: number): number {
    const battle = this.#battle;
    let enemies = 0;
    for (let direction = 0; direction < 6; direction++) {
      const to = battle.beyond(hex, direction);
      const unit = to < 0 || to === target ? NONE : battle.unitIn(to);
      if (unit < 0 || battle.counters.side[unit] === this.#threatMap.side || battle.isDisordered(unit)) continue;
      enemies++;
    }
    return enemies * this.#weights.besideAttacker;
  }

  #bestAttack(target: number): Attack {
    const lists = this.#slots.get(target);
    if (lists === undefined) return NOTHING;
    const battle = this.#battle;
    const first = lists.map((list) => list.find((slot) => this.#isFree(slot)));
    let missing = 0;
    for (let way = 0; way < SIDES; way++) if (first[way] === undefined) missing |= 1 << way;
    const hex = battle.hex.of(target);
    const surroundings = this.#surroundings(target, hex);
    let best = 0;
    let value = 0;
    for (let index = 0; index < SUBSETS.length; index++) {
      if ((SUBSETS[index] & missing) !== 0) continue;
      const one = this.#valueOf(target, hex, first, MEMBERS[index], surroundings);
      if (one <= value) continue;
      value = one;
      best = SUBSETS[index];
    }
    return value === 0 ? NOTHING : { value, slots: MEMBERS[SUBSETS.indexOf(best)].flatMap((way) => first[way] ?? []) };
  }

  /** Expected gain of an attack by the first slots of some directions. */
  #valueOf(
    target: number,
    hex: number,
    first: readonly (Slot | undefined)[],
    ways: readonly number[],
    { barred, open }: Surroundings,
  ): number {
    const battle = this.#battle;
    const force = this.#force;
    force.strength = 0;
    force.worth = 0;
    force.footWorth = 0;
    force.shocks = 0;
    force.foot = false;
    const hasFront = !battle.isDisordered(target);
    const facing = battle.facing.of(target);
    let cost = 0;
    let rear = false;
    let covered = 0;
    for (let at = 0; at < ways.length; at++) {
      const slot = first[ways[at]];
      if (slot === undefined) return 0;
      const { unit } = slot;
      for (let other = 0; other < at; other++) if (first[ways[other]]?.unit === unit) return 0;
      const worth = this.#expectations.worth[unit];
      force.strength += slot.strength;
      force.worth += worth;
      if (this.#battle.isFoot(unit)) {
        force.foot = true;
        force.footWorth += worth;
      }
      if (hasShock(battle, unit)) force.shocks++;
      cost += slot.cost + this.#weights.attacker;
      if (hasFront && turnsBetween(facing, ways[at]) > 1) rear = true;
      covered |= COVERS[ways[at]];
    }
    const defence = this.#expectations.strength(target, hex, first[ways[0]]?.hex ?? hex, false, rear);
    const trapped = ((covered & ~open) | barred) === ALL;
    return this.#weights.prey * this.#expectations.gain(force, target, defence, trapped) - cost;
  }

  /** [8.54] What lies around a target: a lake or an enemy of it bars its rout, a friend of it opens a way through zones. */
  #surroundings(target: number, hex: number): Surroundings {
    const battle = this.#battle;
    const side = battle.counters.side[target];
    let barred = 0;
    let open = 0;
    for (let direction = 0; direction < SIDES; direction++) {
      const to = battle.beyond(hex, direction);
      const unit = to < 0 ? NONE : battle.unitIn(to);
      if (to < 0) open |= 1 << direction;
      else if (battle.isClosed(hex, direction)) barred |= 1 << direction;
      else if (unit >= 0 && battle.counters.side[unit] !== side) barred |= 1 << direction;
      else if (unit >= 0 && !battle.isDisordered(unit)) open |= 1 << direction;
    }
    return { barred, open };
  }
}
