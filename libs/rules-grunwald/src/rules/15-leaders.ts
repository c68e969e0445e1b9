/** [15.1], [15.2] Leaders: how they move and what becomes of them. */
import { LEGAL } from '@hexwright/engine';
import { Field } from '@hexwright/hex';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../books.ts';
import { LEADER_LOSS } from '../dice-uses.ts';
import { entryForbidden, moveForbidden } from '../forbidden.ts';
import { marchAllowance } from './04-3-allowance.ts';
import { eliminateLeader, IN_COMBAT } from './19-victory.ts';
import { terrain } from './20-1-terrain-effects.ts';

const overrun = events
  .add('leader-overrun', '15.23', 'leader:piece', 'unit:piece', 'hex:hex')
  .told((event, name) => `${name('unit')} rides down ${name('leader')} in ${String(event.hex)}`);
const checked = events
  .add('leader-check', '15.24', 'leader:piece', 'die:number', 'lost:flag')
  .told((event, name) => `${name('leader')}: ${String(event.die)}, ${event.lost === true ? 'falls' : 'unhurt'}`);

export const LEADER_IN_ZONE = refusals.add(
  'leader-into-zone',
  '15.15',
  'A leader alone may not enter an enemy zone of control.',
);
export const LEADER_TO_ENEMY = refusals.add(
  'leader-to-enemy',
  '15.15',
  'A leader may not enter a hex with an enemy unit or leader.',
);
export const NEEDS_HORSE = refusals.add(
  'leader-needs-horse',
  '15.13',
  'This leader must end the movement with a horse unit of the same side.',
);
export const STRANDS_LEADER = refusals.add(
  'leader-left-behind',
  '15.13',
  'A leader who has moved, and must end the phase with a horse unit, stands with this one, which therefore stays.',
);
export const LEADERS_WITHOUT_HORSE = refusals.add(
  'leaders-without-horse',
  '15.13',
  'A leader who must end the phase with a horse unit stands without one, and can still reach one.',
  (battle) => ({ hexes: astray(battle).map((leader) => battle.hex.of(leader)) }),
);

/** Why a leader alone may not enter a hex [15.15]; 0 when he may. */
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

/** [15.23] Leaders alone in a hex that an enemy unit enters are eliminated. */
export function overrunLeaders(battle: Battle, unit: number, hex: number): void {
  const { counters } = battle;
  for (const leader of counters.leadersOf[battle.enemyOf(counters.side[unit])]) {
    if (battle.hex.of(leader) !== hex) continue;
    battle.events.emit(overrun, leader, unit, hex);
    eliminateLeader(battle, leader, IN_COMBAT);
  }
}

/** [15.24] A unit is disordered by combat or fire: each leader with it may be lost. */
export function checkLeaders(battle: Battle, unit: number): void {
  const { counters, parameters } = battle;
  const hex = battle.hex.of(unit);
  for (const leader of counters.leadersOf[counters.side[unit]]) {
    if (battle.hex.of(leader) !== hex) continue;
    const die = battle.dice.roll(battle.serial, leader, unit, LEADER_LOSS);
    const lost = die >= parameters.number('leader-loss-from');
    battle.events.emit(checked, leader, die, lost ? 1 : 0);
    if (lost) eliminateLeader(battle, leader, IN_COMBAT);
  }
}

/** True when a horse unit of the leader's side stands in the hex. */
export function hasHorse(battle: Battle, leader: number, hex: number): boolean {
  const { counters } = battle;
  const unit = battle.unitIn(hex);
  return unit >= 0 && counters.side[unit] === counters.side[leader] && battle.isHorse(unit);
}

/**
 * [15.13] True when the horse unit would leave a leader without horse who has moved in this phase and could not follow;
 * `riders` go along.
 */
export function strandsLeader(battle: Battle, unit: number, riders: readonly number[]): boolean {
  const { counters } = battle;
  if (!battle.isHorse(unit)) return false;
  const hex = battle.hex.of(unit);
  return counters.leadersOf[counters.side[unit]].some(
    (leader) =>
      counters.needsHorse[leader] !== 0 &&
      battle.hex.of(leader) === hex &&
      battle.hasMoved(leader) &&
      !riders.includes(leader),
  );
}

/** Farther than any points lead. */
const FAR = 1000;

let field: Field | null = null;
let barred: Uint8Array = new Uint8Array(0);
/** What a step costs has the entry in it. */
let free: Uint8Array = new Uint8Array(0);

/** True when one step leads to a horse unit: most leaders are among their own, and need no search. */
function hasHorseBeside(battle: Battle, leader: number, hex: number, points: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const to = battle.beyond(hex, direction);
    if (to < 0 || battle.isClosed(hex, direction) || !hasHorse(battle, leader, to)) continue;
    const isPaid = terrain.of(battle).stepCost(leader, hex * 6 + direction) <= points;
    if (isPaid && leaderEntryRefusal(battle, leader, to) === 0 && entryForbidden(battle, leader, hex, to) === 0)
      return true;
  }
  return false;
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

/**
 * Whether a leader comes to a horse unit where a package makes steps dearer or forbids some: only those steps are asked
 * about that the search comes to. {@link barred} is of the leader's side.
 */
function comesToHorse(battle: Battle, leader: number, start: number, points: number): boolean {
  const { grid } = battle;
  const ground = terrain.of(battle);
  const least = new Map([[start, 0]]);
  const waiting: number[][] = [[start]];
  for (let spent = 0; spent <= points; spent++) {
    // What steps that cost nothing lead to is added to the list as it is gone through.
    for (const hex of waiting[spent] ?? []) {
      if (least.get(hex) !== spent) continue;
      for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
        const to = grid.neighbour[hexside];
        if (to < 0 || barred[to] === 1 || (least.get(to) ?? FAR) <= spent) continue;
        const cost = ground.stepCost(leader, hexside);
        const total = spent + cost;
        if (cost < 0 || total > points || (least.get(to) ?? FAR) <= total) continue;
        if (entryForbidden(battle, leader, hex, to) !== 0) continue;
        if (hasHorse(battle, leader, to)) return true;
        least.set(to, total);
        (waiting[total] ??= []).push(to);
      }
    }
  }
  return false;
}

/** True when a leader in `hex` can come to a horse unit with so many movement points, or stands with one. */
export function canReachHorse(battle: Battle, leader: number, hex: number, points: number): boolean {
  if (hasHorse(battle, leader, hex) || hasHorseBeside(battle, leader, hex, points)) return true;
  if (field === null || field.grid !== battle.grid) {
    field = new Field(battle.grid);
    barred = new Uint8Array(battle.grid.count);
    free = new Uint8Array(battle.grid.count);
  }
  barToLeaders(battle, battle.counters.side[leader], barred);
  const { movementCost, forbids } = battle.charts;
  if (!movementCost.isEmpty || !forbids.enter.isEmpty) return comesToHorse(battle, leader, hex, points);
  field.spread(hex, points, free, terrain.of(battle).crossingsFor(leader), barred);
  for (let at = 0; at < field.reachedCount; at++) if (hasHorse(battle, leader, field.reached[at])) return true;
  return false;
}

/** Leaders of the phasing side who must end with horse, stand without, may move and could still come to one [15.13]. */
export function astray(battle: Battle): number[] {
  const { counters } = battle;
  return counters.leadersOf[battle.phasing].filter((leader) => {
    if (counters.needsHorse[leader] === 0 || !battle.isInPlay(leader) || battle.hasMoved(leader)) return false;
    if (moveForbidden(battle, leader) !== LEGAL) return false;
    const hex = battle.hex.of(leader);
    return !hasHorse(battle, leader, hex) && canReachHorse(battle, leader, hex, marchAllowance(battle, leader));
  });
}
