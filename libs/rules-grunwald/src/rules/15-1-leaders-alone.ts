/** [15.13], [15.15] Leaders who ride alone: where they may go, and whether they can come to horse. */
import { LEGAL } from '@hexwright/engine';
import { CostQueue, Part } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { entryForbidden } from '../forbidden.ts';
import { terrain } from './20-1-terrain-effects.ts';

const LEADER_IN_ZONE = refusals.add(
  'leader-into-zone',
  '15.15',
  'A leader alone may not enter an enemy zone of control.',
);
const LEADER_TO_ENEMY = refusals.add(
  'leader-to-enemy',
  '15.15',
  'A leader may not enter a hex with an enemy unit or leader.',
);
/** Why a leader alone may not enter a hex [15.15]; 0 when they may. */
export function leaderEntryRefusal(battle: Battle, leader: number, hex: number): number {
  const { counters } = battle;
  const side = counters.side[leader];
  const unit = battle.unitIn(hex);
  if (unit >= 0 && counters.side[unit] !== side) return LEADER_TO_ENEMY;
  for (const enemy of counters.leadersOf[battle.enemyOf(side)]) {
    if (battle.hex.of(enemy) === hex) return LEADER_TO_ENEMY;
  }
  return battle.isInEnemyZone(side, hex) && !battle.isNegated(side, hex) ? LEADER_IN_ZONE : 0;
}

/** Marks in `into`, by hex, those that {@link leaderEntryRefusal} bars to leaders of a side: for a search. */
export function barToLeaders(battle: Battle, side: number, into: Uint8Array): void {
  const { counters } = battle;
  const enemy = battle.enemyOf(side);
  for (let at = 0; at < into.length; at++)
    into[at] = battle.isInEnemyZone(side, at) && !battle.isNegated(side, at) ? 1 : 0;
  for (const pieces of [counters.unitsOf[enemy], counters.leadersOf[enemy]]) {
    for (const piece of pieces) {
      const hex = battle.hex.of(piece);
      if (hex >= 0) into[hex] = 1;
    }
  }
}

/** True when a horse unit of the leader's side stands in the hex. */
export function hasHorse(battle: Battle, leader: number, hex: number): boolean {
  const { counters } = battle;
  const unit = battle.unitIn(hex);
  return unit >= 0 && counters.side[unit] === counters.side[leader] && battle.isHorse(unit);
}

/** Fewer points than any way takes: of a hex where they may not go at all. */
const BARRED = -1;

/** Searches outwards from a leader and stops at the first horse unit: most leaders are among their own. */
class WayToHorse {
  readonly #battle: Battle;
  /** Counts searches: what {@link #least} says of a hex holds if {@link #foundIn} names this one. */
  #search = 0;
  readonly #foundIn: Int32Array;
  /** By hex: the fewest points in which it is known to be reached, or {@link BARRED}. */
  readonly #least: Int16Array;
  /** By points spent: hexes that are still to be left. */
  readonly #waiting: number[][] = [];

  constructor(battle: Battle) {
    this.#battle = battle;
    this.#foundIn = new Int32Array(battle.grid.count);
    this.#least = new Int16Array(battle.grid.count);
  }

  /** Whether a way from the hex takes no more than so many points; the hex itself is not asked. */
  exists(leader: number, from: number, points: number): boolean {
    this.#search += 1;
    for (let spent = 0; spent <= points; spent++) (this.#waiting[spent] ??= []).length = 0;
    this.#find(from, 0);
    this.#waiting[0].push(from);
    for (let spent = 0; spent <= points; spent++) {
      // What steps that cost nothing lead to is added to the list as it is gone through.
      for (const hex of this.#waiting[spent]) {
        if (this.#least[hex] === spent && this.#leadsOn(leader, hex, spent, points)) return true;
      }
    }
    return false;
  }

  /** Leaves a hex by all of its sides; true as soon as one leads to horse. */
  #leadsOn(leader: number, hex: number, spent: number, points: number): boolean {
    const battle = this.#battle;
    const ground = terrain.of(battle);
    const steps = ground.printedSteps(leader);
    for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
      const to = battle.grid.neighbour[hexside];
      if (to < 0) continue;
      const cost = ground.modified(steps[hexside], leader, hexside);
      const total = spent + cost;
      if (cost < 0 || total > points || (this.#foundIn[to] === this.#search && this.#least[to] <= total)) continue;
      if (leaderEntryRefusal(battle, leader, to) !== LEGAL) this.#find(to, BARRED);
      else if (entryForbidden(battle, leader, hex, to) === LEGAL) {
        if (hasHorse(battle, leader, to)) return true;
        this.#find(to, total);
        this.#waiting[total].push(to);
      }
    }
    return false;
  }

  #find(hex: number, points: number): void {
    this.#foundIn[hex] = this.#search;
    this.#least[hex] = points;
  }
}

const wayToHorse = new Part((battle: Battle) => new WayToHorse(battle));

/** True when a leader in `hex` can come to a horse unit with so many movement points, or stands with one. */
export function canReachHorse(battle: Battle, leader: number, hex: number, points: number): boolean {
  return hasHorse(battle, leader, hex) || wayToHorse.of(battle).exists(leader, hex, points);
}

/** What {@link pointsToHorse} has for a hex from where no horse can be reached. */
const OUT_OF_REACH = 0x7fff;

/**
 * By hex: the fewest movement points in which a leader alone comes from there to a horse unit of their side, if no more than
 * `points`. One search backwards from all of them, for somebody who asks about many hexes; about one, {@link canReachHorse} is quicker.
 */
export function pointsToHorse(battle: Battle, leader: number, points: number): Int16Array {
  const { counters, grid } = battle;
  const side = counters.side[leader];
  const ground = terrain.of(battle);
  const steps = ground.printedSteps(leader);
  const barred = new Uint8Array(grid.count);
  barToLeaders(battle, side, barred);
  const least = new Int16Array(grid.count).fill(OUT_OF_REACH);
  const queue = new CostQueue(points + 1);
  for (const unit of counters.unitsOf[side]) {
    const hex = battle.hex.of(unit);
    if (hex < 0 || !battle.isHorse(unit)) continue;
    least[hex] = 0;
    queue.add(hex, 0);
  }
  for (let spent = 0; spent <= points; spent++) {
    queue.goTo(spent);
    for (let to = queue.take(); to >= 0; to = queue.take()) {
      if (least[to] !== spent || barred[to] === 1) continue;
      for (let direction = 0; direction < 6; direction++) {
        const from = grid.neighbour[to * 6 + direction];
        if (from < 0) continue;
        const hexside = from * 6 + ((direction + 3) % 6);
        const cost = ground.modified(steps[hexside], leader, hexside);
        const total = spent + cost;
        if (cost < 0 || total > points || total >= least[from]) continue;
        if (entryForbidden(battle, leader, from, to) !== LEGAL) continue;
        least[from] = total;
        queue.add(from, total);
      }
    }
  }
  return least;
}
