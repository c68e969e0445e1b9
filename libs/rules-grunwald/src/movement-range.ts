/** Everything a piece can reach in the movement phase [4.0], found at once: the cheapest way to every hex and facing. */
import { LEGAL } from '@hexwright/engine';
import { CostQueue } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { entryForbidden, isEntryFree } from './forbidden.ts';
import { mostLimitedTurns, UNLIMITED } from './charts.ts';
import { allowanceOf, moveUnderWay } from './rules/04-2-under-way.ts';
import { FREE, IN_ATTACK_ZONE, isFaceToFace, turnInZoneRefusal, zoneAt } from './rules/06-zones-of-control.ts';
import { canTrample } from './rules/13-trampling.ts';
import { barToLeaders } from './rules/15-1-leaders-alone.ts';
import { strandsLeader } from './rules/15-leaders.ts';
import { type Terrain, terrain } from './rules/20-1-terrain-effects.ts';

/** What led to a place: a step forward, a turn, the step to the rear. */
export const AHEAD = 1;
export const TURNED = 2;
export const BACK = 3;

/** [12.21] Turns of 60 degrees of a gun. */
const GUN_TURNS = 1;
const NONE = -1;
/** Costs are below this. */
const COSTS = 256;

/** Where a move stands that a search goes on from. */
interface Start {
  readonly spent: number;
  readonly turns: number;
  readonly beganIn: number;
  readonly left: boolean;
  readonly stopped: boolean;
  readonly acted: boolean;
}

/**
 * A search. A place is a number: hex, facing and turns made; its tables hold what the latest search found. Its own side's
 * foot and guns are ridden down [13.0] only where that is asked for. Hidden pits [14.11] are not looked at.
 */
export class MovementRange {
  /** Turns of 60 degrees that a search tells apart: none, and up to the most of those that the package counts [20.2]. */
  readonly layers: number;
  readonly #battle: Battle;
  readonly #cost: Int16Array;
  readonly #parent: Int32Array;
  /** What led to a place: {@link AHEAD}, {@link TURNED} or {@link BACK}. */
  readonly #manner: Uint8Array;
  /** The places found, in order of cost, the start first: valid up to {@link count}. */
  readonly places: Int32Array;
  count = 0;
  readonly #queue = new CostQueue(COSTS);
  readonly #mayTrample: boolean;
  // About the piece that is searched for.
  #allowance = 0;
  #side = 0;
  #piece = 0;
  readonly #ground: Terrain;
  /** Movement points by hexside to cross it, before modifiers; -1 where it is closed. */
  #steps: Int16Array;
  /** True where a package modifies costs, and where it forbids some to enter some hexes. */
  readonly #isModified: boolean;
  readonly #forbids: boolean;
  #isUnit = false;
  /** By hex: 1 where a leader may not come [15.15]; of a search for a leader. */
  readonly #barred: Uint8Array;
  #isGun = false;
  /** True when it does not leave its hex: a gun [12.21], or horse that would leave its leader behind [15.13]. */
  #stays = false;
  #turnPrice = 0;
  /** True where a unit that an enemy zone has stopped may still turn (R05). */
  #turnsOn = false;
  #mostTurns = 0;
  /** True when turns are counted: curtailed ones [20.2], and that of a gun [12.21]. */
  #countsTurns = false;

  /** @param mayTrample whether ways may lead over one's own foot and guns [13.0] */
  constructor(battle: Battle, mayTrample = false) {
    this.#battle = battle;
    this.#mayTrample = mayTrample;
    this.#ground = terrain.of(battle);
    this.#steps = this.#ground.printedSteps(0);
    this.#isModified = !battle.charts.movementCost.isEmpty;
    this.#forbids = !isEntryFree(battle);
    this.#barred = new Uint8Array(battle.grid.count);
    this.layers = 1 + Math.max(GUN_TURNS, mostLimitedTurns(battle.game));
    const size = battle.grid.count * 6 * this.layers;
    this.#cost = new Int16Array(size).fill(NONE);
    this.#parent = new Int32Array(size);
    this.#manner = new Uint8Array(size);
    this.places = new Int32Array(size);
  }

  hexOf(place: number): number {
    return (place / (6 * this.layers)) | 0;
  }

  facingOf(place: number): number {
    return ((place / this.layers) | 0) % 6;
  }

  /** Movement points to come to a place; -1 where it was not reached. */
  costOf(place: number): number {
    return this.#cost[place];
  }

  /** The place before, or -1 at the start. */
  parentOf(place: number): number {
    return this.#parent[place];
  }

  /** What led there: {@link AHEAD}, {@link TURNED} or {@link BACK}. */
  mannerOf(place: number): number {
    return this.#manner[place];
  }

  /** From where a piece that may begin to move stands. */
  search(piece: number): void {
    const battle = this.#battle;
    const beganIn = zoneAt(battle, battle.counters.side[piece], battle.hex.of(piece));
    this.#search(piece, { spent: 0, turns: 0, beganIn, left: false, stopped: false, acted: false });
  }

  /** For the piece under way, with what it has spent. */
  searchOn(): void {
    const { piece, spent, turns, beganIn, left, stopped, acted } = moveUnderWay;
    const battle = this.#battle;
    this.#search(piece.of(battle), {
      spent: spent.of(battle),
      turns: turns.of(battle),
      beganIn: beganIn.of(battle),
      left: left.of(battle) === 1,
      stopped: stopped.of(battle) === 1,
      acted: acted.of(battle) === 1,
    });
  }

  #search(piece: number, start: Start): void {
    const battle = this.#battle;
    for (let at = 0; at < this.count; at++) this.#cost[this.places[at]] = NONE;
    this.count = 0;
    this.#prepare(piece, start.left);
    const fronted = this.#isUnit && !battle.isDisordered(piece);
    const layer = Math.min(start.turns, this.layers - 1);
    const first = (battle.hex.of(piece) * 6 + battle.facing.of(piece)) * this.layers + (this.#countsTurns ? layer : 0);
    const spent = Math.min(start.spent, this.#allowance);
    const queue = this.#queue;
    queue.begin(this.#allowance);
    this.#reach(first, spent, NONE, 0);
    // [12.21] A gun turns in an enemy zone as anywhere.
    const special = fronted && !this.#isGun && !start.left && start.beganIn !== FREE;
    for (let cost = spent; cost <= this.#allowance; cost++) {
      queue.goTo(cost);
      for (let place = queue.take(); place >= 0; place = queue.take()) {
        if (this.#cost[place] !== cost) continue;
        this.places[this.count++] = place;
        // [4.32] A unit that has spent all has ended its move, even where another step would cost nothing.
        if (this.#isUnit && cost >= this.#allowance && (place !== first || start.acted)) continue;
        const isStopped = place === first ? start.stopped : fronted && this.#stops(place);
        if (isStopped) {
          if (fronted && this.#turnsOn) this.#turn(place, cost);
        } else if (place === first && special) this.#leaveZone(piece, place, start);
        else if (!fronted) this.#goAnyWay(place, cost, start);
        else this.#goForward(piece, place, cost, start);
        if (place === first && fronted && !start.acted) this.#stepBack(place);
      }
    }
  }

  #prepare(piece: number, hasLeft: boolean): void {
    const battle = this.#battle;
    this.#allowance = Math.min(allowanceOf(battle, piece), COSTS - 1);
    this.#side = battle.counters.side[piece];
    this.#piece = piece;
    this.#steps = this.#ground.printedSteps(piece);
    this.#isUnit = battle.counters.isUnit[piece] === 1;
    if (!this.#isUnit) barToLeaders(battle, this.#side, this.#barred);
    this.#turnsOn = battle.parameters.is('turn-after-stop', 'allowed');
    this.#isGun = battle.isGun(piece);
    const isUnderWay = battle.decision?.id === 'moving';
    this.#stays = this.#isGun || (this.#isUnit && !hasLeft && strandsLeader(battle, piece, isUnderWay));
    this.#turnPrice = this.#ground.turnCost(piece);
    this.#mostTurns = this.#isGun ? GUN_TURNS : battle.charts.bandTurns[battle.band.of(piece)];
    this.#countsTurns = this.#isGun || this.#isCurtailed(piece);
  }

  #isCurtailed(piece: number): boolean {
    const { band, charts } = this.#battle;
    return charts.bandTurns[band.of(piece)] < UNLIMITED;
  }

  /** A way to a place, better than the one known or the first. */
  #reach(place: number, cost: number, parent: number, manner: number): void {
    if (cost > this.#allowance) return;
    const known = this.#cost[place];
    if (known !== NONE && known <= cost) return;
    this.#cost[place] = cost;
    this.#parent[place] = parent;
    this.#manner[place] = manner;
    this.#queue.add(place, cost);
  }

  /** [6.21] True where a unit with a front comes into an enemy zone: it goes no further. A gun has not come there. */
  #stops(place: number): boolean {
    return !this.#isGun && zoneAt(this.#battle, this.#side, this.hexOf(place)) !== FREE;
  }

  #goForward(piece: number, place: number, cost: number, start: Start): void {
    const battle = this.#battle;
    const hex = this.hexOf(place);
    const facing = this.facingOf(place);
    const to = battle.beyond(hex, facing);
    if (to >= 0 && !this.#stays) {
      const step = this.#stepOrRide(piece, hex, facing, to);
      // [6.26]
      const bars = start.beganIn !== FREE && battle.isInEnemyAttackZone(this.#side, to);
      if (step >= 0 && !bars) this.#reach(place + (to - hex) * 6 * this.layers, cost + step, place, AHEAD);
    }
    this.#turn(place, cost);
  }

  #turn(place: number, cost: number): void {
    const turned = cost + this.#turnPrice;
    const turns = place % this.layers;
    if (turned > this.#allowance || (this.#countsTurns && turns >= this.#mostTurns)) return;
    const facing = this.facingOf(place);
    const base = this.hexOf(place) * 6 * this.layers + (this.#countsTurns ? turns + 1 : 0);
    this.#reach(base + ((facing + 1) % 6) * this.layers, turned, place, TURNED);
    this.#reach(base + ((facing + 5) % 6) * this.layers, turned, place, TURNED);
  }

  /** Leaders and disordered units [9.21], [15.12]. */
  #goAnyWay(place: number, cost: number, start: Start): void {
    const battle = this.#battle;
    const side = this.#side;
    if (this.#stays) return;
    const left = this.#allowance - cost;
    const hex = this.hexOf(place);
    // [9.32]
    if (this.#isUnit && !start.left && this.#parent[place] === NONE && battle.isInEnemyAttackZone(side, hex)) return;
    for (let direction = 0; direction < 6; direction++) {
      const step = this.#step(hex * 6 + direction);
      if (step < 0 || step > left) continue;
      const to = battle.beyond(hex, direction);
      const known = this.#cost[place + (to - hex) * 6 * this.layers];
      if (known !== NONE && known <= cost + step) continue;
      const bars = this.#isUnit
        ? battle.occupant.of(to) !== 0 || zoneAt(battle, side, to) !== FREE
        : this.#barred[to] === 1;
      if (!bars) this.#reach(place + (to - hex) * 6 * this.layers, cost + step, place, AHEAD);
    }
  }

  /** The first step of a unit that begins in an enemy zone: [6.23] to [6.29]. */
  #leaveZone(piece: number, place: number, start: Start): void {
    const battle = this.#battle;
    const { parameters } = battle;
    const side = this.#side;
    const hex = this.hexOf(place);
    const facing = this.facingOf(place);
    const to = battle.beyond(hex, facing);
    const bound = start.beganIn === IN_ATTACK_ZONE && parameters.is('attack-zone-exit', 'forbidden');
    const step = to < 0 || bound || this.#stays ? NONE : this.#stepOrRide(piece, hex, facing, to);
    if (step >= 0) {
      const zone = zoneAt(battle, side, to);
      const there = place + (to - hex) * 6 * this.layers;
      if (zone === FREE) this.#reach(there, start.spent + step, place, AHEAD);
      else if (start.spent === 0 && (zone !== IN_ATTACK_ZONE || parameters.is('zone-to-zone-step', 'into-any-zone'))) {
        this.#reach(there, this.#allowance, place, AHEAD);
      }
    }
    if (start.beganIn === IN_ATTACK_ZONE && isFaceToFace(battle, piece)) return;
    for (const turned of [(facing + 1) % 6, (facing + 5) % 6]) {
      if (turnInZoneRefusal(battle, piece, start.beganIn, turned, start.spent) !== 0) continue;
      const layer = place % this.layers;
      this.#reach((hex * 6 + turned) * this.layers + layer, this.#allowance, place, TURNED);
    }
  }

  /** [4.41] */
  #stepBack(place: number): void {
    const battle = this.#battle;
    const hex = this.hexOf(place);
    const back = (this.facingOf(place) + 3) % 6;
    const to = battle.beyond(hex, back);
    if (to < 0 || this.#stays || battle.isClosed(hex, back) || battle.occupant.of(to) !== 0) return;
    if (battle.isInEnemyAttackZone(this.#side, to)) return;
    if (this.#forbids && entryForbidden(battle, this.#piece, hex, to) !== LEGAL) return;
    this.#reach(place + (to - hex) * 6 * this.layers, this.#allowance, place, BACK);
  }

  /** Movement points of a step at `hex * 6 + direction`; -1 where it is closed or forbidden. */
  #step(hexside: number): number {
    const printed = this.#steps[hexside];
    if (printed < 0) return printed;
    if (this.#forbids && this.#isForbidden(hexside)) return NONE;
    return this.#isModified ? this.#ground.modified(printed, this.#piece, hexside) : printed;
  }

  #isForbidden(hexside: number): boolean {
    const { grid } = this.#battle;
    return entryForbidden(this.#battle, this.#piece, Math.floor(hexside / 6), grid.neighbour[hexside]) !== LEGAL;
  }

  /** Movement points for a step; -1 where it is closed [4.54], or somebody stands who is not ridden down. */
  #stepOrRide(piece: number, hex: number, direction: number, to: number): number {
    const battle = this.#battle;
    const other = battle.unitIn(to);
    const step = this.#step(hex * 6 + direction);
    if (other < 0 || step < 0) return step;
    const rides = this.#mayTrample && battle.counters.side[other] === this.#side;
    return rides && canTrample(battle, piece, other) ? step + battle.parameters.number('trample-cost') : NONE;
  }
}
